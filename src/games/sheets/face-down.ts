/** T-54: what lies face down in a book, until all have chosen. */
import type { SeatIndex } from '../../shared/game.ts';

/** A line that is filled in. `asked` is the question that it answers: for another one it is worth nothing. */
export interface Sealed<E> {
  readonly seat: SeatIndex;
  readonly line: string;
  readonly asked: string;
  readonly entry: E;
}

/** Yes or no, one of the players, a number. */
export const BALLOTS = ['yes-no', 'player', 'number'] as const;
export type Ballot = (typeof BALLOTS)[number];

/** `value`: 1 = yes and 0 = no, a seat, a number. */
export interface Voice {
  readonly seat: SeatIndex;
  readonly value: number;
}

/** On any sheet: everybody chooses unseen, and all is turned up at once. */
export interface Vote {
  /** Counted through the sheet. */
  readonly n: number;
  readonly what: Ballot;
  readonly round: number;
  /** On the table's clock. */
  readonly at: number;
  readonly voices: readonly Voice[];
}

/** Who has chosen, never what. */
export interface UnseenView {
  readonly done: readonly SeatIndex[];
  readonly waiting: readonly SeatIndex[];
}
