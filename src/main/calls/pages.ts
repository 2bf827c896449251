/** Which table a page shows. */
import type { HostContext, Page } from '../lan/host-context.ts';
import type { LiveTable } from '../table/live-table.ts';

/** From one table to another, or home. */
export function moveTo(page: Page, table: LiveTable | null): void {
  page.table?.detach(page);
  page.table = table;
  page.shows = 'table';
  page.hand = null;
  if (table) table.attach(page);
  else page.tell({ t: 'full', rev: 0, at: 0, table: null, mine: null });
}

/** When a table closes, its displays go home; its guests are done. */
export function sendHome({ pages }: Pick<HostContext, 'pages'>, table: LiveTable): void {
  for (const page of pages) {
    if (page.table !== table) continue;
    if (page.hosting) moveTo(page, null);
    else page.bye('closed');
  }
}
