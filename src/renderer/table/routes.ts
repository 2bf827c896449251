/** Every screen of the table page. A new one is one line; it is fetched when somebody opens it. */
import type { Component } from 'svelte';
import { words } from '../i18n/words.svelte.ts';
import { match, type ScreenProps } from '../shell/paths.ts';

type Load = () => Promise<{ readonly default: Component<ScreenProps> }>;

/** A screen may take the pieces of its path, or do without. */
const screen = (load: Load | (() => Promise<{ readonly default: Component<Record<string, never>> }>)): Load =>
  load as Load;

/** What was, who plays, how the house is run: with words of their own. */
const record = (load: Parameters<typeof screen>[0]): Load =>
  screen(async () => {
    const [module] = await Promise.all([screen(load)(), words.addShell('records')]);
    return module;
  });

const routes: Readonly<Record<string, Load>> = {
  '': screen(() => import('./home/Home.svelte')),
  'table/:code': screen(() => import('./TableScreen.svelte')),
  'table/:code/:what': screen(() => import('./TableScreen.svelte')),
  attract: screen(() => import('../attract/Attract.svelte')),
  history: record(() => import('../records/history/HistoryScreen.svelte')),
  'history/new': record(() => import('../records/write/WriteScreen.svelte')),
  'history/bring': record(() => import('../records/bring/BringScreen.svelte')),
  'history/:id': record(() => import('../records/entry/EntryScreen.svelte')),
  'history/:id/replay': record(() => import('../records/entry/ReplayScreen.svelte')),
  'history/:id/correct': record(() => import('../records/write/WriteScreen.svelte')),
  'history/:id/print': record(() => import('../records/entry/PrintScreen.svelte')),
  'evenings/:id': record(() => import('../records/leagues/EveningScreen.svelte')),
  seasons: record(() => import('../records/leagues/SeasonsScreen.svelte')),
  'seasons/:id': record(() => import('../records/leagues/SeasonScreen.svelte')),
  players: record(() => import('../records/players/PlayersScreen.svelte')),
  'players/:id': record(() => import('../records/players/PlayerScreen.svelte')),
  card: record(() => import('../records/card/CardScreen.svelte')),
  'card/:code': record(() => import('../records/card/CardScreen.svelte')),
  settings: record(() => import('../records/settings/SettingsScreen.svelte')),
  report: record(() => import('../records/report/ReportScreen.svelte')),
  ...(import.meta.env.DEV && { ui: screen(() => import('../showcase/Showcase.svelte')) }),
};

export interface Found extends ScreenProps {
  readonly pattern: string;
  readonly load: Load;
}

export function screenAt(path: string): Found | undefined {
  for (const [pattern, load] of Object.entries(routes)) {
    const params = match(pattern, path);
    if (params) return { pattern, load, params };
  }
  return undefined;
}
