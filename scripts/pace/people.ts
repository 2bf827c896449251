/**
 * How long people take. Whoever moves is a bot, or a guest of `scripts/guests`; when, is said here by a table of
 * seconds a game, so that a simulated match takes as long as one in a living room.
 */
import type { AnyGame, BotInput, Move } from '../../src/shared/game.ts';
import { type Rng, seededRng } from '../../src/shared/rng.ts';
import type { AnyBot } from '../../test/support/playout.ts';

// biome-ignore lint/suspicious/noExplicitAny: each game's pace knows its own views
type Any = any;
export type Asked = BotInput<Any, Any, Move>;

export interface Pace {
  readonly game: AnyGame;
  /** Who sits around the table, again and again: as many who play for the first time as know the game. */
  readonly people: readonly AnyBot[];
  /** Somebody who plays for the first time. */
  readonly guest: AnyBot;
  /** From when it is one's turn, or from one's own move before, until a move of this kind is made. */
  readonly seconds: Readonly<Record<string, number>>;
  /**
   * What comes on top of the first move of a turn: looking at what has changed, and thinking. `turn` tells one's own
   * turns apart; undefined = it is somebody else's.
   */
  readonly fresh?: { seconds(seats: number): number; turn(input: Asked): number | undefined };
  /** Of a seat's view, what only its own moves change. */
  own(mine: Any): unknown;
  /** Who went home with nothing: no order, no sandwich. Absent where everybody serves by the rules. */
  emptyHanded?(end: Any): number;
}

/** Nobody is as quick as the next one: a whole match long a person takes this much of the seconds. */
const TEMPER = { least: 0.75, most: 1.3 } as const;
/** One move in so many is slow: a story is being told, a glass is empty, a rule is asked for. */
const DISTRACTED = { oneIn: 15, seconds: 12 } as const;

const between = (rng: Rng, { least, most }: { least: number; most: number }): number =>
  least + ((most - least) * rng.below(1001)) / 1000;

/** One person for one match. */
export function person(pace: Pace, mind: AnyBot, seed: number): AnyBot {
  const chance = seededRng(seed);
  const temper = between(chance, TEMPER);
  let asked = '';
  let turn: number | undefined;
  let due = 0;
  return {
    id: mind.id,
    choose(input) {
      const decision = mind.choose(input);
      if (!decision) return undefined;
      const question = `${input.frames.map(({ id }) => id).join()} ${JSON.stringify(pace.own(input.mine))}`;
      // Others move meanwhile, and nobody thinks anew because of that.
      if (question !== asked) {
        asked = question;
        const now = pace.fresh?.turn(input);
        const isFresh = now !== undefined && now !== turn;
        turn = now ?? turn;
        const fresh = isFresh ? pace.fresh!.seconds(input.seats) : 0;
        due = input.now + 1000 * temper * (fresh + secondsFor(pace, decision.move, chance));
      }
      return { ...decision, after: Math.max(0, Math.round(due - input.now)) };
    },
  };
}

function secondsFor({ seconds, game }: Pace, { type }: Move, chance: Rng): number {
  const usual = seconds[type];
  if (usual === undefined) throw new RangeError(`${game.id}: how long does a person take for ${type}?`);
  const slow = chance.below(DISTRACTED.oneIn) === 0 ? DISTRACTED.seconds : 0;
  return usual * between(chance, { least: 0.6, most: 1.4 }) + slow;
}
