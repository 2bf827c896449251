/** T-54: who votes, and on what. */
import type { SeatIndex, Slot } from '../../shared/game.ts';
import { companyOf, hasLeft } from './company.ts';
import type { Ballot } from './face-down.ts';
import type { SheetOptions, Spec } from './spec.ts';
import type { Book, Entry } from './state.ts';

const MOST_NUMBER = 99;

export const ballotSlot = (what: Ballot, players: readonly SeatIndex[]): Slot => {
  if (what === 'player') return { name: 'value', kind: 'seat', from: players };
  return { name: 'value', kind: 'number', min: 0, max: what === 'number' ? MOST_NUMBER : 1 };
};

/** T-40, T-41: whoever is here by now. */
export const votersOf = <O extends SheetOptions, E extends Entry>(
  { attending }: Spec<O, E>,
  book: Book<O, E>,
): SeatIndex[] => companyOf(book).order.filter((seat) => !hasLeft(book, seat, attending.round(book)));

/** Those who have not chosen yet. */
export const silentOf = <O extends SheetOptions, E extends Entry>(
  spec: Spec<O, E>,
  book: Book<O, E>,
): SeatIndex[] =>
  book.vote ? votersOf(spec, book).filter((seat) => !book.vote!.voices.some((one) => one.seat === seat)) : [];
