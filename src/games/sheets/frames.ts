import type { Clock, Frame } from '../../shared/game.ts';
import type { Move } from './moves.ts';
import type { SheetOptions, Spec } from './spec.ts';
import type { Book, Entry } from './state.ts';

/** A late correction must not find another line in the place it was meant for. */
export function frameOf<O extends SheetOptions, E extends Entry>(spec: Spec<O, E>, book: Book<O, E>): Frame {
  const frame = spec.frame(book);
  return book.struck === 0 ? frame : { ...frame, id: `${frame.id}:${book.struck}` };
}

export const frames =
  <O extends SheetOptions, E extends Entry>(spec: Spec<O, E>) =>
  (book: Book<O, E>): Frame[] =>
    book.over ? [] : [frameOf(spec, book)];

export const clocks =
  <O extends SheetOptions, E extends Entry>(spec: Spec<O, E>) =>
  (book: Book<O, E>): Clock<Move<E>>[] => {
    const running = book.over ? [] : (spec.clocks?.(book) ?? []);
    return running.map(({ kind, length }) => ({
      id: kind,
      kind,
      length,
      actor: 'table',
      frame: frameOf(spec, book).id,
      move: { type: 'time-up', clock: kind },
    }));
  };
