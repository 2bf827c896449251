/** What is said in a game's first match, and what of its screens that is about. */
import type { LessonWords } from '../../shared/first-match.ts';
import type { Locale } from '../../shared/text.ts';
import { gameEntry } from './index.ts';

const words = import.meta.glob<{ readonly firstMatch: Readonly<Record<Locale, LessonWords>> }>(
  '../../games/*/text/first-match.ts',
);
/** By what a lesson points at: where that is found on the screen. */
const pointers = import.meta.glob<{ readonly pointers: Readonly<Record<string, string>> }>([
  './*/pointers.ts',
  './sheets/*/pointers.ts',
]);

export interface Teaching {
  readonly words: Readonly<Record<Locale, LessonWords>>;
  readonly pointers: Readonly<Record<string, string>>;
}

export async function teachingOf(game: string): Promise<Teaching> {
  const { text, views } = gameEntry(game);
  const load = words[`../../games/${text}/text/first-match.ts`];
  if (!load) throw new Error(`${game} has no first match`);
  const [said, marks] = await Promise.all([load(), pointers[`${views}/pointers.ts`]?.()]);
  return { words: said.firstMatch, pointers: marks?.pointers ?? {} };
}
