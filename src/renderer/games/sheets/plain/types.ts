import type { PlainSheetView } from '../../../../games/sheets/books/plain.ts';
import type { TableView } from '../../../../games/sheets/view.ts';

export type PlainView = TableView<PlainSheetView>;
