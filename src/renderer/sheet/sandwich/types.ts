import type { Course, Ranking, SandwichSheetView } from '../../../games/sheets/sandwich.ts';
import type { SheetView } from '../../../games/sheets/sheet.ts';

export type SandwichView = SheetView<SandwichSheetView>;
export type { Course };
export type Taster = Course['tasters'][number];

/** An earlier ranking as it stands in the book. */
export const rankingAt = ({ entries }: SandwichView, entry: number): Ranking => entries[entry] as Ranking;
