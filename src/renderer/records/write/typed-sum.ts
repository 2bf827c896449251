/** Numbers as people type them: with either minus, tenths behind a point or a comma, and added up. */
const SUM = /^[+-]?\d{1,6}(?:\.\d{1,2})?(?:[+-]\d{1,6}(?:\.\d{1,2})?)*$/;
const MOST = 999_999;

/** As they are typed: what is added up in a computer is off by a hair. */
export const inHundredths = (points: number): number => Math.round(points * 100) / 100;

/** Undefined where that is no sum. */
export function sumOf(typed: string): number | undefined {
  const text = typed.replaceAll('−', '-').replaceAll(',', '.').replace(/\s/g, '');
  if (!SUM.test(text)) return undefined;
  const sum = [...text.matchAll(/[+-]?[\d.]+/g)].reduce((total, [part]) => total + Number(part), 0);
  return Math.abs(sum) <= MOST ? inHundredths(sum) : undefined;
}

/** Points behind a name: `Ada 31`. */
const BEHIND = /^(.*\S)\s+([+\-−]?\d[\d+\-−.,]*)$/;

export function nameAndPoints(typed: string): { readonly name: string; readonly points?: string } {
  const [, name, points] = BEHIND.exec(typed.trim()) ?? [];
  return name !== undefined && points !== undefined && sumOf(points) !== undefined
    ? { name, points }
    : { name: typed };
}

/** Points right behind letters, `ju31`: only somebody who is known can be meant by so few. */
const GLUED = /^(.*(?:[^\d\s+\-−.,]|(?<!\d)[.,]))([+\-−]?\d[\d+\-−.,]*)$/;

export function lettersAndPoints(
  typed: string,
): { readonly name: string; readonly points: string } | undefined {
  const [, name, points] = GLUED.exec(typed.trim()) ?? [];
  return name !== undefined && points !== undefined && sumOf(points) !== undefined
    ? { name, points }
    : undefined;
}

export const turned = (typed: string): string =>
  /^\s*[-−]/.test(typed) ? typed.replace(/^\s*[-−]/, '') : `−${typed.trim().replace(/^\+/, '')}`;
