/** Everything that is looked at: tables by the game that is played, and the house around them. */
import type { LaidTable } from '../../e2e/support/laid-tables.ts';
import type { MomentTable } from '../../e2e/support/moments.ts';
import { fileOf, pastMatch } from '../../main/records/past.ts';
import { tablesAround } from './around.ts';
import { tables as beside } from './beside.ts';
import { tables as masters } from './masters.ts';
import { tables as plate } from './plate.ts';
import { tables as sandwich } from './sandwich.ts';
import { tables as wars } from './wars.ts';

/** A moment at a table, or a page of the house. */
export interface Scene {
  readonly name: string;
  readonly table?: LaidTable;
  readonly path?: string;
}

export interface Group {
  readonly scenes: readonly Scene[];
  readonly records?: string | undefined;
}

const sceneOf = (table: MomentTable): Scene => ({
  name: `${table.game.id}-${table.moment}-${table.names.length}`,
  table,
});

const around = (isOurs: (table: MomentTable) => boolean): Scene[] => tablesAround.filter(isOurs).map(sceneOf);

const played = (tables: readonly MomentTable[]): Group => {
  const { game } = tables[0]!;
  return { scenes: [...tables.map(sceneOf), ...around((one) => one.game === game)] };
};

const DAY = 24 * 3600_000;
/** When all of it is looked at: a Saturday evening. */
export const EVENING = Date.UTC(2026, 2, 14, 19, 30);

const past = [
  pastMatch({ log: 'sandwich.booklet-fr', endedAt: EVENING - DAY }),
  pastMatch({ log: 'plate.classic', endedAt: EVENING - 8 * DAY, from: 2 }),
];

const PATHS: Readonly<Record<string, string>> = {
  home: '',
  history: 'history',
  entry: `history/${past[0]!.id}`,
  write: 'history/new',
  seasons: 'seasons',
  players: 'players',
  player: 'players/player-0',
  settings: 'settings',
};

export type GroupName = 'house' | 'sandwich' | 'plate' | 'masters' | 'wars' | 'sheets';

export const groups: Readonly<Record<GroupName, Group>> = {
  house: {
    scenes: Object.entries(PATHS).map(([name, path]): Scene => ({ name, path })),
    records: fileOf(past),
  },
  sandwich: played(sandwich),
  plate: played(plate),
  masters: played(masters),
  wars: played(wars),
  sheets: { scenes: [...around(({ game }) => game.kind === 'sheet'), ...beside.map(sceneOf)] },
};
