/**
 * The games a screen can draw. A game is a folder here and its manifest below; its views are fetched when they are needed,
 * so a phone carries only the game on its table.
 *
 * `<game>/TableView.svelte`, `<game>/HandView.svelte`: what the table and a phone show.
 * `<game>/SignArt.svelte` (if any): what hangs on its sign.
 * `<game>/HandStub.svelte` (if any): what stands on the stub of the phone's call ticket, in place of the clock.
 * `<game>/WatchView.svelte` (if any): what a phone without a seat sees of what lies in the middle.
 * `<game>/ResultsView.svelte` (if any): results of its own, in place of the podium.
 * `<game>/LibraryView.svelte` (if any): what tables write themselves for it, in the host's rules of the match and settings.
 * `<game>/GuestLibraryView.svelte` (if any): the same on a guest's phone that waits for the match.
 * `<game>/first-look.ts` (if any): what it is about, in pictures that move, for who waits.
 * `<game>/about.ts` (if any): what the things marked `data-about` are and do, for whoever holds one.
 * `<game>/pointers.ts` (if any): where the things are that lessons of its first match point at.
 * `<game>/news.ts` (if any): which of its notices the table tells in words when they come.
 * What it is, its words and its pictures: `manifest.ts`, `text/` and `art.json` in `src/games/<game>/`.
 * A score sheet is drawn by `sheets/<name>`, in the same way.
 */

import { manifest as masters } from '../../games/masters/manifest.ts';
import { manifest as plate } from '../../games/plate/manifest.ts';
import { manifest as sandwich } from '../../games/sandwich/manifest.ts';
import { manifests as sheets } from '../../games/sheets/manifest.ts';
import { manifest as wars } from '../../games/wars/manifest.ts';
import type { Manifest } from '../../shared/game.ts';
import type { SignLook } from '../ui/looks.ts';

export interface GameEntry extends Manifest {
  /** The folder of its views. */
  readonly views: string;
  /** Of its sign; a sheet looks like its game. */
  readonly look?: SignLook;
}

const game = (manifest: Manifest, look: SignLook): GameEntry => ({
  ...manifest,
  views: `./${manifest.id}`,
  look,
});

export const gameEntries: readonly GameEntry[] = [
  game(sandwich, { tone: 'mustard', shape: 'notch' }),
  game(plate, { tone: 'cobalt', shape: 'arch' }),
  game(wars, { tone: 'tomato', shape: 'chamfer' }),
  game(masters, { tone: 'pickle', shape: 'stadium' }),
  ...Object.entries(sheets).map(([name, manifest]) => ({ ...manifest, views: `./sheets/${name}` })),
];

/** The sheet for whatever has none of its own: those at the table say what it is. */
export const anyGame: string = sheets.plain.id;

export function gameEntry(id: string): GameEntry {
  const entry = gameEntries.find((one) => one.id === id);
  if (!entry) throw new Error(`There is no game ${id}`);
  return entry;
}
