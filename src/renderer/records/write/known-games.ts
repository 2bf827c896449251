/** T-45: a game that the house knows is named by its first letters. */
import { plainLetters } from '../../../shared/plain-letters.ts';

export interface KnownGame {
  readonly game: string;
  /** Its own name, where it has no sheet of its own. */
  readonly title: string;
  readonly name: string;
  /** When it was played last. */
  readonly entry?: string;
}

/** What was played last comes first. */
export function gameMeant(typed: string, known: readonly KnownGame[]): KnownGame | undefined {
  const letters = plainLetters(typed.trim());
  if (letters === '') return undefined;
  const named = known.map((game) => ({ game, name: plainLetters(game.name) }));
  return (named.find(({ name }) => name === letters) ?? named.find(({ name }) => name.startsWith(letters)))
    ?.game;
}
