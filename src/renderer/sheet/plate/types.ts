import type { PlateSheetView } from '../../../games/sheets/plate.ts';
import type { LaidCard, Meal } from '../../../games/sheets/plate-evening.ts';
import type { SheetView } from '../../../games/sheets/sheet.ts';

export type PlateView = SheetView<PlateSheetView>;
export type { LaidCard, Meal };
