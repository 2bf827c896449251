/** Sandwich with three who only pretend: three tastings, and the sheet is closed. */
import type { FirstMatch, Seen } from '../../shared/game.ts';
import type { SandwichSheetView } from './books/sandwich.ts';
import type { SandwichSheetOptions } from './books/sandwich-options.ts';
import type { SeatView, TableView } from './view.ts';

type Looking = Seen<TableView<SandwichSheetView>, SeatView>;

const afterEntries =
  (n: number) =>
  ({ table }: Looking): boolean =>
    table.entries.length === n;

export const firstMatch: FirstMatch<SandwichSheetOptions, TableView<SandwichSheetView>, SeatView> = {
  seats: 3,
  minutes: 4,
  seed: 1,
  options: { firstTaster: 0 },
  lessons: [
    { id: 'first', offers: 'ranking', when: afterEntries(0) },
    { id: 'second', offers: 'ranking', when: afterEntries(1) },
    { id: 'third', offers: 'ranking', when: afterEntries(2) },
    { id: 'finish', offers: 'finish', when: ({ table }) => table.canFinish },
  ],
};
