/**
 * A book of entries. Everything else (sums, whose turn it is to be entered, the end) is worked out from the entries,
 * so that correcting an old one (T-2) makes all totals follow.
 */
import type { Match } from '../../shared/game.ts';

export interface Entry {
  readonly type: string;
}

export interface Book<O, E extends Entry> {
  readonly seats: number;
  readonly options: O;
  readonly entries: readonly E[];
  /** How often a line was taken out: those behind it have other places since. */
  readonly struck: number;
  readonly over: boolean;
}

export const initial = <O, E extends Entry>({ seats, options }: Match<O>): Book<O, E> => ({
  seats,
  options,
  entries: [],
  struck: 0,
  over: false,
});
