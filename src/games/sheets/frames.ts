import type { Clock, Frame } from '../../shared/game.ts';
import { callClock, ledBy } from './caller/led.ts';
import type { Move } from './moves.ts';
import type { SheetOptions, Spec } from './spec.ts';
import type { Book, Entry } from './state.ts';
import { unseenOf } from './unseen.ts';

/** A late correction must not find another line in the place it was meant for. */
export function frameOf<O extends SheetOptions, E extends Entry>(spec: Spec<O, E>, book: Book<O, E>): Frame {
  const frame = spec.frame(book);
  return book.struck === 0 ? frame : { ...frame, id: `${frame.id}:${book.struck}` };
}

export const frames =
  <O extends SheetOptions, E extends Entry>(spec: Spec<O, E>) =>
  (book: Book<O, E>): Frame[] =>
    book.over ? [] : [shown(spec, book)];

/** T-50: while nothing is to be entered, the table is asked what is called; whose turn it is, the caller knows best. */
function shown<O extends SheetOptions, E extends Entry>(spec: Spec<O, E>, book: Book<O, E>): Frame {
  const frame = frameOf(spec, book);
  const cue = ledBy(spec, book)?.cue;
  if (!cue?.stage) return unseenFrame(spec, book, cue?.seats ? { ...frame, actors: cue.seats } : frame);
  return {
    ...frame,
    kind: 'led',
    actors: cue.seats ?? [],
    params: { part: { text: `call.part.${cue.stage}` } },
  };
}

/** T-54: who has chosen, never what. */
function unseenFrame<O extends SheetOptions, E extends Entry>(
  spec: Spec<O, E>,
  book: Book<O, E>,
  frame: Frame,
): Frame {
  const { done, waiting } = unseenOf(spec, book);
  if (waiting.length === 0) return frame;
  const params = { n: done.length, of: done.length + waiting.length };
  return { ...frame, kind: 'unseen', actors: waiting, params };
}

export const clocks =
  <O extends SheetOptions, E extends Entry>(spec: Spec<O, E>) =>
  (book: Book<O, E>): Clock<Move<E>>[] => {
    if (book.over) return [];
    const own = (spec.clocks?.(book) ?? []).map(({ kind, length, id = kind }) => ({ id, kind, length }));
    return [...own, ...callClock(spec, book)].map((clock) => ({
      ...clock,
      actor: 'table',
      frame: frameOf(spec, book).id,
      move: { type: 'time-up', clock: clock.id },
    }));
  };
