/** Days as tables write them: 2023-05-04, 4.5.23, 5/4/2023 8:15 PM, May 4, 2023, 4 de mayo de 2023. */
import { LATEST } from '../../../shared/past-plays.ts';
import { plainLetters } from '../../../shared/plain-letters.ts';
import { LOCALES } from '../../../shared/text.ts';

/** What stands first where both are numbers. */
export type Order = 'day' | 'month';

const WITH_ZONE = /^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:?\d\d)$/;
const YEAR_FIRST = /(?<!\d)(?<year>\d{4})\s*[./-]\s*(?<month>\d{1,2})\s*[./-]\s*(?<day>\d{1,2})(?!\d)/;
const TOGETHER = /^(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)(?!\d)/;
const YEAR_LAST =
  /(?<!\d)(?<first>\d{1,2})\s*(?<mark>[./-])\s*(?<second>\d{1,2})\s*[./-]\s*(?<year>\d{4}|\d{2})(?!\d)/;
const NAME_FIRST =
  /(?<name>\p{L}{3,})\.?\s+(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s+(?<year>\d{4}|\d{2})(?![\d:])/u;
const NAME_SECOND =
  /(?<!\d)(?<day>\d{1,2})(?:st|nd|rd|th|er|re|º)?[\s./-]*(?:de\s+)?(?<name>\p{L}{3,})\.?[\s,/-]*(?:del?\s+)?(?<year>\d{4}|\d{2})(?![\d:])/u;
const PATTERNS = [YEAR_FIRST, TOGETHER, YEAR_LAST, NAME_FIRST, NAME_SECOND];
const HOUR = /(?:^|[T\s,])(?<hour>\d{1,2})[:h](?<minute>\d{2})(?::\d{2})?\s*(?:(?<half>[ap])\.?\s?m\b)?/i;

/** In each language, from January on. */
const MONTHS = LOCALES.flatMap((locale) =>
  (['long', 'short'] as const).map((month) =>
    Array.from({ length: 12 }, (_, i) =>
      plainLetters(new Date(2024, i, 15).toLocaleString(locale, { month })).replace('.', ''),
    ),
  ),
);

/** As spreadsheets shorten them, and as Austria calls them. */
const ALSO: Readonly<Record<string, number>> = { mrz: 3, janner: 1, feber: 2 };

/** 0 where no month is called so. */
function monthOf(name: string): number {
  const plain = plainLetters(name);
  if (Object.hasOwn(ALSO, plain)) return ALSO[plain]!;
  const found = MONTHS.find((names) => names.some((one) => one.startsWith(plain)));
  return found ? 1 + found.findIndex((one) => one.startsWith(plain)) : 0;
}

/** Of two digits: nobody has played in the future. */
function yearOf(text: string): number {
  if (text.length > 2) return Number(text);
  const year = 2000 + Number(text);
  return year > new Date().getFullYear() ? year - 100 : year;
}

interface Read {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  /** What stands behind the day. */
  readonly rest: string;
}

function dayIn(text: string, order: Order): Read | undefined {
  const match = PATTERNS.map((pattern) => pattern.exec(text)).find((one) => one !== null);
  if (!match) return undefined;
  const { year = '', month, day, name, first, second } = match.groups!;
  const [d, m] = order === 'day' ? [first, second] : [second, first];
  return {
    year: yearOf(year),
    month: name === undefined ? Number(month ?? m) : monthOf(name),
    day: Number(day ?? d),
    rest: text.slice(match.index + match[0].length),
  };
}

/** Undefined where there is no such hour. */
function hourIn(text: string): readonly [number, number] | undefined {
  const { hour, minute, half } = HOUR.exec(text)?.groups ?? {};
  if (hour === undefined) return [12, 0];
  if (Number(hour) > 24 || Number(minute) > 59) return undefined;
  const from = half ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour);
  return [from % 24, Number(minute)];
}

/** Undefined where there is no such day or hour, or none that is kept. */
export function timeOf(text: string, order: Order): number | undefined {
  if (WITH_ZONE.test(text)) return kept(new Date(text).getTime());
  const found = dayIn(text, order);
  if (!found) return undefined;
  const { year, month, day, rest } = found;
  const hour = hourIn(rest);
  if (!hour) return undefined;
  const at = new Date(year, month - 1, day, ...hour);
  const isDay = at.getFullYear() === year && at.getMonth() === month - 1 && at.getDate() === day;
  return isDay ? kept(at.getTime()) : undefined;
}

/** Before 1970 there is no counting. */
export const kept = (at: number): number | undefined => (at >= 0 && at <= LATEST ? at : undefined);

/** What stands first, as far as the days tell; a day that says both ways where they do not. */
export function orderIn(texts: readonly string[]): Order | { readonly open: string } {
  const found = texts.flatMap((text) => {
    const { mark, first, second } = (!YEAR_FIRST.test(text) && YEAR_LAST.exec(text)?.groups) || {};
    // With dots nobody writes the month first.
    return mark && mark !== '.' ? [{ text, first: Number(first), second: Number(second) }] : [];
  });
  if (found.some(({ first }) => first > 12)) return 'day';
  if (found.some(({ second }) => second > 12)) return 'month';
  const open = found.find(({ first, second }) => first !== second)?.text;
  return open === undefined ? 'day' : { open };
}

/** As whoever looks at it writes days. */
export function usualOrder(language: string): Order {
  const parts = new Intl.DateTimeFormat(language).formatToParts(new Date(2024, 4, 15));
  return parts.find(({ type }) => type === 'day' || type === 'month')?.type === 'month' ? 'month' : 'day';
}
