/** What the table shows of a game. Kept apart from the hands: neither screen carries the other's views. */
import type { Component } from 'svelte';
import type { GameWords } from '../i18n/words.svelte.ts';
import type { Connection } from '../net/connection.svelte.ts';
import { type GameEntry, gameEntries, gameEntry } from './index.ts';
import type { TableProps } from './props.ts';
import { type Default, neededAt, viewAt } from './views.ts';

export type TableComponent = Component<TableProps<unknown>>;
export type LibraryComponent = Component<{ connection: Connection; words: GameWords }>;

const tables = import.meta.glob<Default<TableComponent>>([
  './*/TableView.svelte',
  './sheets/*/TableView.svelte',
]);
const results = import.meta.glob<Default<TableComponent>>([
  './*/ResultsView.svelte',
  './sheets/*/ResultsView.svelte',
]);
const libraries = import.meta.glob<Default<LibraryComponent>>([
  './*/LibraryView.svelte',
  './sheets/*/LibraryView.svelte',
]);

/** Those that can be drawn. */
export const games: readonly GameEntry[] = gameEntries.filter(
  ({ views }) => `${views}/TableView.svelte` in tables,
);

export const tableView = (id: string): Promise<TableComponent> =>
  neededAt(tables, `${gameEntry(id).views}/TableView.svelte`);

export const resultsView = (id: string): Promise<TableComponent | undefined> =>
  viewAt(results, `${gameEntry(id).views}/ResultsView.svelte`);

/** Those for which a house keeps what tables write. */
export const gamesWithLibrary: readonly string[] = gameEntries
  .filter(({ views }) => `${views}/LibraryView.svelte` in libraries)
  .map(({ id }) => id);

export const libraryView = (id: string): Promise<LibraryComponent | undefined> =>
  viewAt(libraries, `${gameEntry(id).views}/LibraryView.svelte`);
