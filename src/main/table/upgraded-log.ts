/** A log of an older version of its game, as the game tells it today. Pure: what is stored stays as it is. */
import { type AnyGame, type GameEvent, type Upgrade, versionOf } from '../../shared/game.ts';
import type { Commit, MatchRow } from '../store/log.ts';

export interface MatchLog {
  readonly row: MatchRow;
  readonly commits: readonly Commit[];
}

export class NewerLog extends Error {}

export const isOfToday = (game: AnyGame, row: MatchRow): boolean => row.version === versionOf(game);

/** Throws where the log is of a version that this program does not know yet. */
export function upgradedLog(game: AnyGame, { row, commits }: MatchLog): MatchLog {
  const version = versionOf(game);
  if (row.version > version)
    throw new NewerLog(`its log is of version ${row.version}, this program knows ${version} of ${game.id}`);
  return game.upgrades.slice(row.version - 1).reduce<MatchLog>(afterUpgrade, { row, commits });
}

interface Chosen {
  readonly version: number;
  readonly options: object;
}

/** What was chosen under an older version, as it is chosen today. */
export const upgradedOptions = ({ upgrades }: AnyGame, { version, options }: Chosen): object =>
  upgrades.slice(version - 1).reduce((led, upgrade) => upgrade.options?.(led) ?? led, options);

const afterUpgrade = ({ row, commits }: MatchLog, { options, event }: Upgrade): MatchLog => ({
  row: { ...row, version: row.version + 1, options: options?.(row.options) ?? row.options },
  commits: event ? commits.map((commit) => ({ ...commit, events: eventsAfter(commit, event) })) : commits,
});

const eventsAfter = (commit: Commit, event: NonNullable<Upgrade['event']>): readonly GameEvent[] =>
  commit.events.flatMap((one) => event(one));
