/** Points from plain numbers: for matches and for score sheets alike. */
import type { SeatIndex, Standing } from '../../shared/game.ts';
import { clockwiseFrom, range, sum } from '../../shared/lists.ts';
import { rankBy } from '../../shared/standings.ts';

export const HAND = 7;

/** P-3 */
export const platesFor = (seats: number): number => Math.max(2, seats - 1);

/** P-11: both breads included. */
export const sandwichValue = (values: readonly number[]): number => sum(values);

/** P-15: only the Bid cards before a player are given here; none = 0. */
export const bidScore = (bids: readonly number[]): number => sum(bids);

export interface Eating {
  readonly eaters: readonly SeatIndex[];
  /** What each of them gets. */
  readonly share: number;
  /** P-19, P-20: refills first and takes the next building turn. */
  readonly begins: SeatIndex;
}

/** P-16, P-17, P-20: who must eat, what each gets, who begins next. */
export function eatingOf(meal: {
  readonly scores: readonly number[];
  readonly value: number;
  readonly finisher: SeatIndex;
}): Eating {
  const best = Math.max(...meal.scores);
  const eaters = range(meal.scores.length).filter((seat) => meal.scores[seat] === best);
  const begins = clockwiseFrom(meal.finisher, meal.scores.length).find((seat) => eaters.includes(seat))!;
  return { eaters, share: shareOf(meal.value, eaters.length), begins };
}

/** P-17: rounded down, below zero too: −5 for two is −3 each. */
export const shareOf = (value: number, eaters: number): number => Math.floor(value / eaters);

/** What a match is played to. */
export type Goal =
  | { readonly kind: 'points'; readonly n: number }
  | { readonly kind: 'sandwiches'; readonly n: number };

/** P-30 */
export function goalFor(seats: number): Goal {
  if (seats === 2) return { kind: 'points', n: 25 };
  if (seats <= 4) return { kind: 'points', n: 15 };
  return { kind: 'sandwiches', n: 5 };
}

export const isReached = (goal: Goal, points: readonly number[], eaten: number): boolean =>
  goal.kind === 'points' ? points.some((n) => n >= goal.n) : eaten >= goal.n;

/** P-31: the most points win; equal points share. */
export const standingsOf = (points: readonly number[]): Standing[] => rankBy(points);

/**
 * P-4: who of those that drew is still in: one seat is the first player, several draw again.
 * A napkin has no value (null) and cannot win; only napkins: all draw again.
 */
export function highestDraws(
  draws: readonly { readonly seat: SeatIndex; readonly value: number | null }[],
): SeatIndex[] {
  const values = draws.flatMap(({ value }) => (value === null ? [] : [value]));
  const best = values.length > 0 ? Math.max(...values) : null;
  return draws.filter(({ value }) => value === best).map(({ seat }) => seat);
}
