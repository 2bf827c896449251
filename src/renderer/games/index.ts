/**
 * The games a screen can draw. A game is a folder here and its manifest below; its views are fetched when they are needed,
 * so a phone carries only the game on its table.
 *
 * `<game>/TableView.svelte`, `<game>/HandView.svelte`: what the table and a phone show.
 * `<game>/HandStub.svelte` (if any): what stands on the stub of the phone's call ticket, in place of the clock.
 * `<game>/ResultsView.svelte` (if any): results of its own, in place of the podium.
 * `<game>/LibraryView.svelte` (if any): what tables write themselves for it, in the host's rules of the match and settings.
 * `<game>/GuestLibraryView.svelte` (if any): the same on a guest's phone that waits for the match.
 * What it is, its words and its pictures: `manifest.ts`, `text/` and `art.json` in `src/games/<game>/`.
 * Score sheets are drawn by `renderer/sheet/<name>`.
 */

import { manifest as masters } from '../../games/masters/manifest.ts';
import { manifest as plate } from '../../games/plate/manifest.ts';
import { manifest as sandwich } from '../../games/sandwich/manifest.ts';
import { manifests as sheets } from '../../games/sheets/manifest.ts';
import { manifest as wars } from '../../games/wars/manifest.ts';
import type { Manifest } from '../../shared/game.ts';

export interface GameEntry extends Manifest {
  /** The folder of its views. */
  readonly views: string;
}

export const gameEntries: readonly GameEntry[] = [
  ...[sandwich, plate, wars, masters].map((manifest) => ({ ...manifest, views: `./${manifest.id}` })),
  ...Object.entries(sheets).map(([name, manifest]) => ({ ...manifest, views: `../sheet/${name}` })),
];

export function gameEntry(id: string): GameEntry {
  const entry = gameEntries.find((one) => one.id === id);
  if (!entry) throw new Error(`There is no game ${id}`);
  return entry;
}
