import type { Course, Ranking, SandwichSheetView } from '../../../../games/sheets/books/sandwich.ts';
import type { TableView } from '../../../../games/sheets/view.ts';

export type SandwichView = TableView<SandwichSheetView>;
export type { Course, Ranking as Entry };
export type Taster = Course['tasters'][number];

/** An earlier ranking as it stands in the book. */
export const rankingAt = ({ entries }: SandwichView, entry: number): Ranking => entries[entry] as Ranking;
