/** What is called at the table of a book now; undefined where the screen does not lead. */
import { circleOf } from '../company.ts';
import type { Script, SheetOptions, Spec } from '../spec.ts';
import type { Book, Entry } from '../state.ts';
import type { Cue } from './cue.ts';
import { nameOf, type Position } from './position.ts';

interface Led<O extends SheetOptions, E extends Entry> {
  readonly script: Script<O, E>;
  readonly at: Position;
  readonly cue: Cue;
}

/** Where the table is by now: whoever gets to a new place begins it anew. */
function positionOf<O extends SheetOptions, E extends Entry>(
  script: Script<O, E>,
  book: Book<O, E>,
): Position {
  const place = script.place(book);
  return book.called?.place === place ? book.called : { place, step: 0 };
}

export function ledBy<O extends SheetOptions, E extends Entry>(
  { script, attending }: Spec<O, E>,
  book: Book<O, E>,
): Led<O, E> | undefined {
  if (!script || book.options.caller !== true || book.over) return undefined;
  // T-41: whom would it call when all have left?
  if (circleOf(book, attending.round(book)).length === 0) return undefined;
  const at = positionOf(script, book);
  return { script, at, cue: script.cue(book, at) };
}

/** The clock of a call is another one with every call. */
export function callClock<O extends SheetOptions, E extends Entry>(
  spec: Spec<O, E>,
  book: Book<O, E>,
): { readonly id: string; readonly kind: string; readonly length: number }[] {
  const led = ledBy(spec, book);
  return led?.cue.length ? [{ id: `call-${nameOf(led.at)}`, kind: 'call', length: led.cue.length }] : [];
}
