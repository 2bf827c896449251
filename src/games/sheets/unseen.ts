/** T-54: which lines of a book go face down, and who has still to choose. */
import type { Choice, SeatIndex } from '../../shared/game.ts';
import { companyOf } from './company.ts';
import type { Sealed, UnseenView } from './face-down.ts';
import type { Blank, SheetOptions, Spec } from './spec.ts';
import type { Book, Entry } from './state.ts';

/** What is asked now, by its id. */
export const questionOf = <O extends SheetOptions, E extends Entry>(
  spec: Spec<O, E>,
  book: Book<O, E>,
): string => spec.frame(book).id;

type Hidden<E extends Entry> = Blank<E> & { readonly seat: SeatIndex };

const isHidden = <E extends Entry>(blank: Blank<E>): blank is Hidden<E> =>
  blank.unseen !== undefined && blank.seat !== undefined;

/** The lines that go face down by now; none once their question was turned up. */
export function hiddenLines<O extends SheetOptions, E extends Entry>(
  spec: Spec<O, E>,
  book: Book<O, E>,
): Hidden<E>[] {
  if (book.over || book.options.hidden !== true || book.turnedUp === questionOf(spec, book)) return [];
  return spec.blanks(book).filter(isHidden);
}

const isIn = <O, E extends Entry>({ sealed, ready }: Book<O, E>, { id, seat, unseen }: Hidden<E>): boolean =>
  ready.includes(seat) || (unseen !== 'many' && sealed.some(({ line }) => line === id));

/** Nobody has to wait for whoever has nothing to choose. */
export function unseenOf<O extends SheetOptions, E extends Entry>(
  spec: Spec<O, E>,
  book: Book<O, E>,
): UnseenView {
  const lines = hiddenLines(spec, book);
  const open = new Set(lines.filter((line) => !isIn(book, line)).map(({ seat }) => seat));
  const all = new Set(lines.map(({ seat }) => seat));
  const seats = companyOf(book).order.filter((seat) => all.has(seat));
  return { done: seats.filter((seat) => !open.has(seat)), waiting: seats.filter((seat) => open.has(seat)) };
}

/** The lines that can still be filled in: what lies face down is taken back first. */
export function openLines<O extends SheetOptions, E extends Entry>(
  spec: Spec<O, E>,
  book: Book<O, E>,
): Blank<E>[] {
  const hidden = hiddenLines(spec, book);
  const closed = new Set(hidden.filter((line) => isIn(book, line)).map(({ id }) => id));
  const isWaiting = hidden.length > closed.size;
  return spec.blanks(book).filter(({ id, waits }) => !closed.has(id) && !(waits && isWaiting));
}

/** As if all were turned up: for whoever asks who has chosen, never what. */
export const asIfTurnedUp = <O, E extends Entry>(book: Book<O, E>): Book<O, E> =>
  book.sealed.length === 0
    ? book
    : { ...book, entries: [...book.entries, ...book.sealed.map(({ entry }) => entry)] };

/** Clockwise, whoever was first: in which order people chose says nothing. */
export function turnedUpFrom<O, E extends Entry>(book: Book<O, E>): readonly Sealed<E>[] {
  const { order } = companyOf(book);
  return [...book.sealed].sort((a, b) => order.indexOf(a.seat) - order.indexOf(b.seat));
}

export const lineFor = <E extends Entry>({ id, entry, slots }: Blank<E>, frame: string): Choice<E> => ({
  id,
  frame,
  move: entry,
  slots,
});
