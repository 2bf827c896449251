import { openArt, openWords } from './open-words.ts';
import { resultsView, type TableComponent, tableView } from './table-views.ts';

export interface OpenTable {
  readonly View: TableComponent;
  readonly Results: TableComponent | undefined;
}

/** Fetches all that the table needs of a game. */
export async function openTable(game: string): Promise<OpenTable> {
  const [View, Results] = await Promise.all([
    tableView(game),
    resultsView(game),
    openWords(game),
    openArt(game),
  ]);
  return { View, Results };
}
