/** What a phone without a seat sees of a game: orders, plates, what is special about the round. */
import { gameEntry } from './index.ts';
import { openArt } from './open-words.ts';
import type { TableComponent } from './table-views.ts';
import { type Default, viewAt } from './views.ts';

const watched = import.meta.glob<Default<TableComponent>>('./*/WatchView.svelte');

export async function watchView(id: string): Promise<TableComponent | undefined> {
  const [view] = await Promise.all([viewAt(watched, `${gameEntry(id).views}/WatchView.svelte`), openArt(id)]);
  return view;
}
