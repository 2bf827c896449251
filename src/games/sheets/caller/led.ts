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

/** The script of a game in which the call depends on who plays (T-40, T-41). */
export interface Leading<O extends SheetOptions, E extends Entry> extends Script<O, E> {
  /** Where the table is by now, if those who were called have gone or others came. */
  settled(book: Book<O, E>, at: Position): Position;
  /** The same position, named so that it stays the same whoever comes or goes. */
  held?(book: Book<O, E>, at: Position): Position;
}

const isLeading = <O extends SheetOptions, E extends Entry>(script: Script<O, E>): script is Leading<O, E> =>
  'settled' in script;

const settled = <O extends SheetOptions, E extends Entry>(
  script: Script<O, E>,
  book: Book<O, E>,
  at: Position,
): Position => (isLeading(script) ? script.settled(book, at) : at);

/** Whoever gets to a new place begins it anew. */
function toldIn<O extends SheetOptions, E extends Entry>(script: Script<O, E>, book: Book<O, E>): Position {
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
  const at = settled(script, book, toldIn(script, book));
  return { script, at, cue: script.cue(book, at) };
}

/**
 * What has to be told again as soon as `then` is the book: turns are counted through those who play, so where others do,
 * those that were had already would be counted otherwise, and whoever comes back would take the turn of the next.
 */
export function keptFor<O extends SheetOptions, E extends Entry>(
  spec: Spec<O, E>,
  book: Book<O, E>,
  then: Book<O, E>,
): Position | undefined {
  const led = ledBy(spec, book);
  const circle = circleOf(then, spec.attending.round(then));
  if (!led || circle.join() === circleOf(book, spec.attending.round(book)).join()) return undefined;
  const { script } = led;
  const told = toldIn(script, book);
  const at = settled(script, book, told);
  const held = isLeading(script) && script.held ? script.held(book, at) : at;
  const isThere = circle.length > 0 && script.place(then) === held.place;
  const kept = isThere ? settled(script, then, held) : held;
  return kept === told ? undefined : kept;
}

/** The clock of a call is another one with every call. */
export function callClock<O extends SheetOptions, E extends Entry>(
  spec: Spec<O, E>,
  book: Book<O, E>,
): { readonly id: string; readonly kind: string; readonly length: number }[] {
  const led = ledBy(spec, book);
  return led?.cue.length ? [{ id: `call-${nameOf(led.at)}`, kind: 'call', length: led.cue.length }] : [];
}
