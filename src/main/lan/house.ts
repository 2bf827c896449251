/** What calls and routes work with: everything the host has put together. */
import type { AnyGame } from '../../shared/game.ts';
import type { Store } from '../store/store.ts';
import type { LiveTable } from '../table/live-table.ts';
import type { Screen } from '../table/screen.ts';
import type { Tables } from '../table/tables.ts';
import type { Limits } from './limits.ts';
import type { WaysIn } from './ways-in.ts';

/** A connected page, and the table it shows. */
export interface Page extends Screen {
  table: LiveTable | null;
}

export interface House {
  readonly store: Store;
  readonly tables: Tables;
  readonly games: readonly AnyGame[];
  readonly waysIn: WaysIn;
  readonly pages: Set<Page>;
  readonly limits: Limits;
  readonly hostToken: string;
  readonly version: string;
  /** The pages, and the words and fonts beside them. */
  readonly staticDir: string;
  readonly log: (text: string) => void;
}

/** From one table to another, or home. */
export function moveTo(screen: Page, table: LiveTable | null): void {
  screen.table?.detach(screen);
  screen.table = table;
  if (table) table.attach(screen);
  else screen.tell({ t: 'full', rev: 0, at: 0, table: null, mine: null });
}

/** When a table closes, its displays go home; its guests are done. */
export function sendHome(house: House, table: LiveTable): void {
  for (const page of house.pages) {
    if (page.table !== table) continue;
    if (page.hosting) moveTo(page, null);
    else page.bye('closed');
  }
}
