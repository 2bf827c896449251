import { numberIn } from '../../shared/text.ts';
import { spoken } from '../device/spoken.svelte.ts';

/** Lengths in the design are pixels of the 1920 × 1080 table, or of the phone at normal zoom. */
export const rem = (pixels: number): string => `${round(pixels / 16)}rem`;

/** For totals, where a plus would be noise: as numbers are written in texts. */
export const plainNumber = (value: number): string => numberIn(spoken.locale, value);

/** A written sign on every number that is a value, and nothing before zero. */
export const signed = (value: number): string => (value > 0 ? '+' : '') + plainNumber(value);

export const clockText = (seconds: number): string => {
  const left = Math.max(0, Math.ceil(seconds));
  return left < 60 ? String(left) : `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
};

const SOFT_BREAK = /[\s\u00AD\u200B-]+/;

/**
 * How many letters the widest line of a text has when it is set in at most `lines` lines: type is sized by it,
 * so that a long German word gets smaller instead of running out of its card.
 */
export const longest = (text: string, lines: number): number => {
  const words = text.split(SOFT_BREAK).filter((word) => word !== '');
  let width = Math.max(1, ...words.map((word) => word.length), Math.ceil(text.length / lines));
  while (linesNeeded(words, width) > lines) width += 1;
  return width;
};

const linesNeeded = (words: readonly string[], width: number): number => {
  let lines = 1;
  let used = 0;
  for (const word of words) {
    const next = used === 0 ? word.length : used + 1 + word.length;
    if (next <= width) used = next;
    else {
      lines += 1;
      used = word.length;
    }
  }
  return lines;
};

const round = (value: number): number => Math.round(value * 10000) / 10000;
