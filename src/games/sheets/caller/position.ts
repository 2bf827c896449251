/** How far a table was led (T-50). */
import type { SeatIndex } from '../../../shared/game.ts';

/** What the table says to a call: `ui.call.<answer>`. */
export const ANSWERS = ['next', 'skip', 'laid', 'out', 'fifth', 'seat'] as const;
export type Answer = (typeof ANSWERS)[number];

/** How far the table is. A place is named by what was entered; who gets to a new one begins it anew. */
export interface Position {
  readonly place: string;
  readonly step: number;
  /** Whose turn it is. */
  readonly seat?: SeatIndex;
  /** In which part of a round the step lies, and how far into it: parts get longer and shorter with who plays. */
  readonly part?: string;
  readonly nth?: number;
  /** Who began, and how many turns there had been by then. */
  readonly first?: SeatIndex;
  readonly since?: number;
  /** P-13: who has opted out. */
  readonly out?: readonly SeatIndex[];
  /** W-21: this round is the last. */
  readonly ending?: boolean;
}

/** What a screen names the call by, so that a late tap does not answer the next one. */
export const nameOf = ({ place, step, seat, out }: Position): string =>
  [place, step, seat ?? '', out?.length ?? ''].join(':');
