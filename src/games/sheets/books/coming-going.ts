/**
 * T-40, T-41: who comes or goes where a round is open until all have filled it in. T-43 can have opened an early one
 * again: nothing that stands behind it changes.
 */
import type { SeatIndex } from '../../../shared/game.ts';
import { range } from '../../../shared/lists.ts';
import { awaitedIn, type Gathered, isSkipped } from '../company.ts';

interface Reached {
  /** The first round with a gap. */
  readonly current: number;
  /** The last round in which anything stands. */
  readonly last: number;
}

/** At once, but behind the last where an earlier round was opened again. */
export const comesAt = ({ current, last }: Reached): number => (current < last ? last + 1 : current);

interface Leaving extends Reached {
  readonly seat: SeatIndex;
  hasFilled(round: number): boolean;
}

/** Gone behind all that they have filled in, and asked no more from the first round that is still open to them. */
export function leavesAt(
  book: Gathered,
  { seat, current, last, hasFilled }: Leaving,
): { readonly from: number; readonly asked: number } {
  const filled = range(last)
    .map((i) => i + 1)
    .filter(hasFilled);
  const isNotAsked = (round: number): boolean =>
    filled.includes(round) ||
    isSkipped(book, round) ||
    (round <= last && !awaitedIn(book, round).includes(seat));
  let asked = current;
  while (isNotAsked(asked)) asked += 1;
  return { from: Math.max(asked, ...filled.map((round) => round + 1)), asked };
}
