import type { PlainSheetView } from '../../../games/sheets/plain.ts';
import type { SheetView } from '../../../games/sheets/sheet.ts';

export type PlainView = SheetView<PlainSheetView>;
