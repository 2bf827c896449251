import type { PlainScore, PlainSheetView } from '../../../../games/sheets/books/plain.ts';
import type { TableView } from '../../../../games/sheets/view.ts';

export type { PlainScore as Score };
export type PlainView = TableView<PlainSheetView>;
