/** A finished match or sheet, as the history keeps it. */
import type { OptionValue, Outcome, ReceiptLine } from '../../shared/game.ts';
import type { HistoryPlayer } from '../../shared/protocol.ts';

export interface Finished {
  readonly id: string;
  /** The log from which it can be replayed, if there is one. */
  readonly match: number | null;
  readonly game: string;
  readonly kind: 'game' | 'sheet';
  readonly startedAt: number;
  readonly endedAt: number;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly outcome: Outcome;
  readonly receipt: readonly ReceiptLine[];
  readonly view: unknown;
  readonly seats: readonly HistoryPlayer[];
  /** Undefined where the game writes the entry: what people have added stays. */
  readonly note?: string;
  readonly place?: string;
  /** The oldest first. */
  readonly corrections?: readonly Correction[];
}

/** What a correction can change. */
export type Was = Pick<Finished, 'startedAt' | 'endedAt' | 'options' | 'outcome' | 'receipt' | 'seats'>;

export interface Correction {
  readonly at: number;
  readonly was: Was;
}
