/** A score sheet as a phone without a seat sees it: the table's own view, which nobody can write on there (T-3). */
import { gameEntry } from './index.ts';
import type { TableComponent } from './table-views.ts';
import { type Default, neededAt } from './views.ts';

const sheets = import.meta.glob<Default<TableComponent>>('./sheets/*/TableView.svelte');

export const sheetView = (id: string): Promise<TableComponent> =>
  neededAt(sheets, `${gameEntry(id).views}/TableView.svelte`);
