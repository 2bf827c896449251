/**
 * The games a screen can draw. A game is a folder here and an entry below; everything is fetched when it is needed,
 * so a phone carries only the game on its table.
 *
 * `<game>/TableView.svelte`, `<game>/HandView.svelte`: what the table and a phone show.
 * `<game>/HandStub.svelte` (if any): what stands on the stub of the phone's call ticket, in place of the clock.
 * `<game>/ResultsView.svelte` (if any): results of its own, in place of the podium.
 * `<game>/LibraryView.svelte` (if any): what tables write themselves for it, in the host's rules of the match and settings.
 * `<game>/GuestLibraryView.svelte` (if any): the same on a guest's phone that waits for the match.
 * The words come from `src/games/<game>/text/`, the pictures from its `art.json`.
 */

export interface GameEntry {
  readonly id: string;
  readonly kind: 'game' | 'sheet';
  /** As its definition says; a test compares. */
  readonly seats: { readonly min: number; readonly max: number };
  /** The key of its name in its words. */
  readonly title: string;
  /** The folder of its words in `src/games`. */
  readonly text: string;
  /** The folder of its views. */
  readonly views: string;
  /** The sheet of its pictures. */
  readonly art?: string;
  /** Symbols on the stub of the call when it is for several: frame kind → name of an icon. */
  readonly icons?: Readonly<Record<string, string>>;
}

type GameData = Pick<GameEntry, 'id' | 'seats' | 'icons'>;

const game = (data: GameData): GameEntry => ({
  ...data,
  kind: 'game',
  title: 'name',
  text: data.id,
  views: `./${data.id}`,
  art: data.id,
});

/** Score sheets share their words; `sheet-plate` is drawn by `renderer/sheet/plate`. */
const sheet = (data: GameData & Pick<GameEntry, 'art'>): GameEntry => ({
  ...data,
  kind: 'sheet',
  title: `sheet.${data.id}`,
  text: 'sheets',
  views: `../sheet/${data.id.replace('sheet-', '')}`,
});

export const gameEntries: readonly GameEntry[] = [
  game({ id: 'sandwich', seats: { min: 3, max: 12 }, icons: { market: 'grab' } }),
  game({ id: 'plate', seats: { min: 2, max: 5 } }),
  game({ id: 'wars', seats: { min: 2, max: 5 } }),
  game({ id: 'masters', seats: { min: 2, max: 6 } }),
  sheet({ id: 'sheet-sandwich', seats: { min: 3, max: 12 } }),
  sheet({ id: 'sheet-plate', seats: { min: 2, max: 5 } }),
  sheet({ id: 'sheet-wars', seats: { min: 2, max: 5 } }),
  sheet({ id: 'sheet-masters', seats: { min: 2, max: 6 } }),
  sheet({ id: 'sheet-plain', seats: { min: 1, max: 12 } }),
];

export function gameEntry(id: string): GameEntry {
  const entry = gameEntries.find((one) => one.id === id);
  if (!entry) throw new Error(`There is no game ${id}`);
  return entry;
}
