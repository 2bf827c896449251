import { finishing } from './rules/finishing.ts';
import type { SheetOptions, Spec } from './spec.ts';
import type { Book, Entry } from './state.ts';

export interface TableView<TV> {
  readonly sheet: TV;
  readonly entries: readonly Entry[];
  readonly canFinish: boolean;
}

/** A sheet has no secrets. */
export type SeatView = Readonly<Record<string, never>>;

export function tableView<O extends SheetOptions, E extends Entry, TV>(spec: Spec<O, E, TV>) {
  const { offers } = finishing(spec);
  return (book: Book<O, E>): TableView<TV> => ({
    sheet: spec.view(book),
    entries: book.entries,
    canFinish: offers(book, 'table').length > 0,
  });
}

export const seatView = (): SeatView => ({});
