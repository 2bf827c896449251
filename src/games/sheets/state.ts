/**
 * A book of entries. Everything else (sums, whose turn it is to be entered, the end) is worked out from the entries,
 * so that correcting an old one (T-2) makes all totals follow.
 */
import type { Match } from '../../shared/game.ts';
import type { Position } from './caller/position.ts';
import type { Change } from './company.ts';
import type { Draw } from './draws.ts';

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
});
