import { words } from '../../i18n/words.svelte.ts';

/** To make one takes longer than to draw a row of a list. */
const made = new Map<string, Intl.DateTimeFormat>();

function format(at: number, options: Intl.DateTimeFormatOptions): string {
  const key = `${words.locale} ${JSON.stringify(options)}`;
  const formatter = made.get(key) ?? new Intl.DateTimeFormat(words.locale, options);
  made.set(key, formatter);
  return formatter.format(at);
}

export const dayOf = (at: number): string => format(at, { day: 'numeric', month: 'short', year: 'numeric' });

export const dayAndTime = (at: number): string => format(at, { dateStyle: 'long', timeStyle: 'short' });

export const numberText = (value: number, digits = 0): string =>
  new Intl.NumberFormat(words.locale, { maximumFractionDigits: digits }).format(value).replace('-', '−');
