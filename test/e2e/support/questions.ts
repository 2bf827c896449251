/** Every question that a hand is asked, each where that hand is fullest: matches are played until all have come. */
import type { AnyGame, GameEvent } from '../../../src/shared/game.ts';
import type { Messages } from '../../../src/shared/text.ts';
import { openChoices, playout, type State } from '../../support/playout.ts';
import type { MomentTable } from './moments.ts';

interface Asked {
  readonly game: AnyGame;
  readonly names: readonly string[];
  readonly options: object;
  /** Where every kind of question has a name. */
  readonly text: Messages;
  /** Two letters that no other match of the same host has. */
  readonly code: string;
  /** Whose hand is looked at. */
  readonly seat: number;
  /** How many cards it holds. */
  readonly held: (state: State, seat: number) => number;
  /** Never asked of somebody who holds cards, or not by these options. */
  readonly never: readonly string[];
}

/** Bots alone ask for little; by chance everything comes, sooner or later. */
const BOTS_FIRST = 4;
const MOST_TRIES = 40;

/** The kind of the frame, and whether this seat is asked or waits. */
function questionOf({ game, seat }: Asked, state: State): string | undefined {
  const frame = game.frames(state).at(-1);
  if (!frame) return undefined;
  return frame.actors.includes(seat) && openChoices(game, state, seat).some((one) => one.frame === frame.id)
    ? frame.kind
    : `${frame.kind}-others`;
}

/** What has words of its own for whoever is asked. */
const kindsIn = (text: Messages): string[] =>
  Object.keys(text).flatMap((key) => /^frame\.([\w-]+)\.mine$/.exec(key)?.[1] ?? []);

interface Found {
  readonly held: number;
  readonly facts: () => GameEvent[];
}

/** A table for each of them. */
export function tablesAsking(asked: Asked): MomentTable[] {
  const { game, names, options, code, seat, held, text, never } = asked;
  const found = new Map<string, Found>();
  const wanted = new Set(kindsIn(text).filter((kind) => !never.includes(kind)));
  for (let seed = 1; seed <= BOTS_FIRST || wanted.size > 0; seed++) {
    if (seed > MOST_TRIES) throw new Error(`${game.id}: nobody asks ${[...wanted].join(', ')}`);
    const { opening, steps } = playout({
      ...{ game, match: { seats: names.length, options }, seed },
      players: seed <= BOTS_FIRST ? 'bots' : 'chance',
    });
    for (const [at, { after }] of steps.entries()) {
      const question = questionOf(asked, after);
      if (question === undefined) continue;
      const count = held(after, seat);
      if (count <= (found.get(question)?.held ?? 0)) continue;
      const facts = () => [...opening, ...steps.slice(0, at + 1).flatMap(({ events }) => events)];
      found.set(question, { held: count, facts });
      wanted.delete(question);
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
