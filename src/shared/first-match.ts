/**
 * A first match: the real rules, a deal that is always the same, and a list of lessons. A lesson is no script of moves:
 * it says when its turn comes and when it is over, so whoever does something else is followed.
 */
import type { Choice } from './game.ts';

/** What is said of it, in one language. */
export interface LessonWords {
  /** What a match is about, before it begins. */
  readonly goal: string;
  /** By lesson: what to do, and why. */
  readonly lessons: Readonly<Record<string, readonly [what: string, why: string]>>;
}

export const isOpen = (choices: readonly Choice[], type: string): boolean =>
  choices.some(({ move, blocked }) => move.type === type && !blocked);
