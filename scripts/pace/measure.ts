/** How long matches last at human pace, and how many people go home with nothing. */
import { range, sum } from '../../src/shared/lists.ts';
import { playout } from '../../test/support/playout.ts';
import { type Pace, person } from './people.ts';

const MINUTE = 60_000;

export interface Lengths {
  /** Sorted. */
  readonly minutes: readonly number[];
  /** Of all players; undefined where everybody serves by the rules. */
  readonly emptyHanded: number | undefined;
}

export interface Measuring {
  readonly seats: number;
  readonly options: object;
  readonly matches: number;
}

/** Of matches with seeds 1, 2, 3 …; people change seats from match to match. */
export function lengthsOf(pace: Pace, { seats, options, matches }: Measuring): Lengths {
  const { game, people, emptyHanded } = pace;
  const ends = range(matches).map((i) =>
    playout({
      game,
      match: { seats, options },
      seed: i + 1,
      players: range(seats).map((seat) =>
        person(pace, people[(seat + i) % people.length]!, 1000 * (i + 1) + seat),
      ),
    }),
  );
  const nothing = emptyHanded && sum(ends.map(({ end }) => emptyHanded(end)));
  return {
    minutes: ends.map(({ at }) => at / MINUTE).sort((a, b) => a - b),
    emptyHanded: nothing === undefined ? undefined : nothing / (seats * matches),
  };
}

export const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))]!;
