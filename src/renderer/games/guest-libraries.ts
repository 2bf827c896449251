/** What guests may write for a game on their phones, fetched where they wait. */
import { gameEntry } from './index.ts';
import type { LibraryComponent } from './table-views.ts';
import { type Default, viewAt } from './views.ts';

const libraries = import.meta.glob<Default<LibraryComponent>>('./*/GuestLibraryView.svelte');

export const guestLibraryView = (id: string): Promise<LibraryComponent | undefined> =>
  viewAt(libraries, `${gameEntry(id).views}/GuestLibraryView.svelte`);
