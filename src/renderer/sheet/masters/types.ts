import type { LedgerEntry, MastersSheetView } from '../../../games/sheets/masters.ts';
import type { SheetView } from '../../../games/sheets/sheet.ts';

export type MastersView = SheetView<MastersSheetView>;
export type Paid = Exclude<LedgerEntry, { readonly type: 'time-up' }>;
export type { LedgerEntry };
