/** Points as other programs and people write them: sums, either minus, thousands set apart, tenths. */

const SUM = /^[+-]?[^+-]+(?:[+-][^+-]+)*$/;
const PLAIN = /^\d+(?:[.,]\d+)?$/;
/** What stands before three digits sets thousands apart: nobody keeps score in thousandths. */
const GROUPED = /^[1-9]\d{0,2}([.,'’\s])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d{1,2})?$/;
const MOST = 999_999;

function partOf(written: string): number {
  const text = written.trim();
  const [, mark] = GROUPED.exec(text) ?? [];
  if (mark === undefined && !PLAIN.test(text)) return Number.NaN;
  return Number((mark === undefined ? text : text.replaceAll(mark, '')).replace(',', '.'));
}

/** Nothing, or a dash. */
export const isBlank = (written: string): boolean => /^\s*[-–—−]*\s*$/.test(written);

/** Undefined where they cannot be read: half a number would be another one. */
export function pointsOf(written: string): number | undefined {
  const text = written.trim().replaceAll('−', '-');
  if (!SUM.test(text)) return undefined;
  const parts = text.match(/[+-]?[^+-]+/g) ?? [];
  const sum = parts.reduce((total, part) => {
    const value = partOf(part.replace(/^[+-]/, ''));
    return part.startsWith('-') ? total - value : total + value;
  }, 0);
  return Math.abs(sum) <= MOST ? sum : undefined;
}
