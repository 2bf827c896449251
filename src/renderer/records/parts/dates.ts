import { words } from '../../i18n/words.svelte.ts';

const format = (at: number, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(words.locale, options).format(at);

export const dayOf = (at: number): string => format(at, { day: 'numeric', month: 'short', year: 'numeric' });

export const dayAndTime = (at: number): string => format(at, { dateStyle: 'long', timeStyle: 'short' });

export const numberText = (value: number, digits = 0): string =>
  new Intl.NumberFormat(words.locale, { maximumFractionDigits: digits }).format(value).replace('-', '−');
