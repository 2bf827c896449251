/**
 * A book of entries. Everything else (sums, whose turn it is to be entered, the end) is worked out from the entries,
 * so that correcting an old one (T-2) makes all totals follow.
 */
import type { Match, SeatIndex } from '../../shared/game.ts';
import type { Position } from './caller/position.ts';
import type { Change } from './company.ts';
import type { Draw } from './draws.ts';
import type { Sealed, Vote } from './face-down.ts';

export interface Entry {
  readonly type: string;
}

export interface Book<O, E extends Entry> {
  /** Everybody who was ever entered, those who came late among them. */
  readonly seats: number;
  /** How many they were at the beginning. */
  readonly began: number;
  /** As they are by now. */
  readonly options: O;
  readonly entries: readonly E[];
  readonly changes: readonly Change[];
  /** How many lines were taken out: those behind them have other places since. */
  readonly struck: number;
  readonly over: boolean;
  /** T-50: how far the table was led. */
  readonly called: Position | null;
  /** T-53: in the order in which they were drawn. */
  readonly draws: readonly Draw[];
  /** T-54: what lies face down, who needs no more time for it, and the question that was turned up last. */
  readonly sealed: readonly Sealed<E>[];
  readonly ready: readonly SeatIndex[];
  readonly turnedUp: string | null;
  /** The vote that is open, and those that were turned up. */
  readonly vote: Vote | null;
  readonly votes: readonly Vote[];
}

export const initial = <O, E extends Entry>({ seats, options }: Match<O>): Book<O, E> => ({
  seats,
  began: seats,
  options,
  entries: [],
  changes: [],
  struck: 0,
  over: false,
  called: null,
  draws: [],
  sealed: [],
  ready: [],
  turnedUp: null,
  vote: null,
  votes: [],
});
