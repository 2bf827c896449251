/**
 * The caller leads a table of real cards (T-50). What is called follows from the book and from how far the table has
 * tapped in it: whatever is entered, corrected or taken back, the next call fits.
 */
import type { SeatIndex, TextParams } from '../../../shared/game.ts';
import type { Answer, Position } from './position.ts';

type Part =
  | 'set-up'
  | 'market'
  | 'kitchen'
  | 'giving'
  | 'tasting'
  | 'bidding'
  | 'clearing'
  | 'turn'
  | 'turn-end';

export interface Cue {
  /** `call.<kind>` in large words, `call.<kind>.how` below them. */
  readonly kind: string;
  readonly params?: TextParams;
  /** Whom it concerns. */
  readonly seats?: readonly SeatIndex[];
  /** What can be said to it; nothing where an entry answers. */
  readonly answers: readonly Answer[];
  /** Who can be named, where the answer is a seat. */
  readonly from?: readonly SeatIndex[];
  /** Goes on by itself after so many ms. */
  readonly length?: number;
  /** Nothing is entered meanwhile: it has the room of the work. Which part of the game it is, `call.part.<part>`. */
  readonly stage?: Part;
  /** It is better shown: who gives to whom (T-51), what is done one after the other, what was turned up (T-54). */
  readonly shows?: 'map' | 'steps' | 'rankings';
}

export interface Said {
  readonly at: Position;
  readonly answer: Answer;
  readonly seat?: SeatIndex;
}

export const OVER: Cue = { kind: 'over', answers: [] };
