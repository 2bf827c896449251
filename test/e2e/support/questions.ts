/** Every question that a hand is asked in matches which bots play, each where that hand is fullest. */
import type { AnyGame, GameEvent } from '../../../src/shared/game.ts';
import { openChoices, playout, type State } from '../../support/playout.ts';
import type { MomentTable } from './moments.ts';

interface Asked {
  readonly game: AnyGame;
  readonly names: readonly string[];
  readonly options: object;
  readonly seeds: readonly number[];
  /** Two letters that no other match of the same host has. */
  readonly code: string;
  /** Whose hand is looked at. */
  readonly seat: number;
  /** How many cards it holds. */
  readonly held: (state: State, seat: number) => number;
}

/** The kind of the frame, and whether this seat is asked or waits. */
function questionOf({ game, seat }: Asked, state: State): string | undefined {
  const frame = game.frames(state).at(-1);
  if (!frame) return undefined;
  return frame.actors.includes(seat) && openChoices(game, state, seat).some((one) => one.frame === frame.id)
    ? frame.kind
    : `${frame.kind}-others`;
}

interface Found {
  readonly held: number;
  readonly facts: () => GameEvent[];
}

/** A table for each of them. */
export function tablesAsking(asked: Asked): MomentTable[] {
  const { game, names, options, seeds, code, seat, held } = asked;
  const found = new Map<string, Found>();
  for (const seed of seeds) {
    const { opening, steps } = playout({
      game,
      match: { seats: names.length, options },
      seed,
      players: 'bots',
    });
    for (const [at, { after }] of steps.entries()) {
      const question = questionOf(asked, after);
      if (question === undefined) continue;
      const count = held(after, seat);
      if (count <= (found.get(question)?.held ?? 0)) continue;
      const facts = () => [...opening, ...steps.slice(0, at + 1).flatMap(({ events }) => events)];
      found.set(question, { held: count, facts });
    }
  }
  return [...found]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([moment, { facts }], i) => ({
      ...{ code: code + twoLetters(i), game, names, options, facts: facts(), moment },
    }));
}

const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ';
const twoLetters = (i: number): string =>
  `${LETTERS[Math.floor(i / LETTERS.length)]}${LETTERS[i % LETTERS.length]}`;
