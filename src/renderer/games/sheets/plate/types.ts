import type { PlateSheetView } from '../../../../games/sheets/books/plate.ts';
import type { LaidCard, Meal } from '../../../../games/sheets/books/plate-evening.ts';
import type { TableView } from '../../../../games/sheets/view.ts';

export type PlateView = TableView<PlateSheetView>;
export type { LaidCard, Meal };
