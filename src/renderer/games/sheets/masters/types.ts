import type { LedgerEntry, MastersSheetView } from '../../../../games/sheets/books/masters.ts';
import type { TableView } from '../../../../games/sheets/view.ts';

export type MastersView = TableView<MastersSheetView>;
export type Paid = Exclude<LedgerEntry, { readonly type: 'time-up' }>;
export type { LedgerEntry };
