import type { Fault } from '../../../../shared/forms/fault.ts';
import type { GameWords } from '../../../i18n/words.svelte.ts';

/** What is wrong, and where: rows and signs are counted from 1. */
export function faultText({ row, at, ...fault }: Fault, words: GameWords): string {
  const what = words.phrase('fault', fault);
  if (row === undefined) return what;
  if (at === undefined) return words.say('fault.row-n', { n: row + 1, what });
  return words.say('fault.where', { n: row + 1, at: at + 1, what });
}
