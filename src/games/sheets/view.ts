import type { SheetOptions, Spec } from './spec.ts';
import type { Book, Entry } from './state.ts';

export interface TableView<TV> {
  readonly sheet: TV;
  readonly entries: readonly Entry[];
  readonly canFinish: boolean;
}

/** A sheet has no secrets. */
export type SeatView = Readonly<Record<string, never>>;

export const tableView =
  <O extends SheetOptions, E extends Entry, TV>(spec: Spec<O, E, TV>) =>
  (book: Book<O, E>): TableView<TV> => ({
    sheet: spec.view(book),
    entries: book.entries,
    canFinish: !book.over && spec.canFinish(book),
  });

export const seatView = (): SeatView => ({});
