import type { Outcome, Standing } from '../../shared/game.ts';
import type { SheetOptions, Spec } from './spec.ts';
import type { Book, Entry } from './state.ts';

export const outcome =
  <O extends SheetOptions, E extends Entry>(spec: Spec<O, E>) =>
  (book: Book<O, E>): Outcome | undefined =>
    book.over ? spec.outcome(book) : undefined;

/** What cannot be finished here cannot be ranked: half a round, for instance. */
export const standings =
  <O extends SheetOptions, E extends Entry>(spec: Spec<O, E>) =>
  (book: Book<O, E>): readonly Standing[] =>
    book.over || spec.canFinish(book) ? spec.outcome(book).standings : [];
