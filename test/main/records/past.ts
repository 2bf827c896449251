/** A past for a house: real matches from the golden logs, as the file of records that brings them in. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { games } from '../../../src/games/index.ts';
import {
  type EntryRecord,
  FORMAT,
  FORMAT_VERSION,
  type PlayerRecord,
} from '../../../src/main/records/format.ts';
import type { Commit } from '../../../src/main/store/log.ts';
import { blank, fold } from '../../../src/main/table/match.ts';
import { upgradedLog } from '../../../src/main/table/upgraded-log.ts';
import { type AnyGame, type GameEvent, type Match, versionOf } from '../../../src/shared/game.ts';
import { rowOf } from '../../support/playout.ts';

interface Golden {
  readonly game: string;
  readonly version: number;
  readonly match: Match<object>;
  readonly events: readonly GameEvent[];
}

const folder = path.join(import.meta.dirname, '../../golden/version-1/logs');
const DAY = 24 * 3600_000;

export const people: readonly PlayerRecord[] = [
  'Maya',
  'Tom',
  'Inès',
  'Jürgen',
  'Lucía',
  'Rosa',
  'Émile',
  'Zoë',
  'Björn',
  'Anaïs',
  'Ada',
  'Bo',
].map((name, i) => ({ id: `player-${i}`, name, face: i, badge: i }));

export interface PastWanted {
  readonly log: string;
  readonly id?: string;
  readonly endedAt?: number;
  /** Who sits at seat 0; the others follow in the order of the roster. */
  readonly from?: number;
}

/** The facts of a golden log as today's game tells them. */
function ledOn(game: AnyGame, { match, version, events }: Golden): readonly Commit[] {
  const commit = { at: 0, actor: 'table', kind: 'bot', call: null, move: null } as const;
  const commits = events.map((event, i): Commit => ({ ...commit, seq: i + 1, events: [event] }));
  return upgradedLog(game, { row: { ...rowOf(game, match), version }, commits }).commits;
}

/** A whole match, with its log as the version of then wrote it: a commit for each event. */
export function pastMatch({
  log,
  id = log.replace('.', '-'),
  endedAt = 20_000 * DAY,
  from = 0,
}: PastWanted): EntryRecord {
  const golden: Golden = JSON.parse(gunzipSync(readFileSync(path.join(folder, `${log}.json.gz`))).toString());
  const game = games.find((one) => one.id === golden.game)!;
  const { state } = fold(
    blank(game, { ...rowOf(game, golden.match), version: versionOf(game) }),
    ledOn(game, golden),
  );
  const outcome = game.outcome(state)!;
  const record: unknown = {
    ...{ id, game: game.id, kind: game.kind, startedAt: endedAt - 1_500_000, endedAt },
    ...{ options: golden.match.options, outcome, receipt: game.receipt(state), view: game.tableView(state) },
    seats: outcome.standings.map(({ seat, score, rank }) => {
      const { id: player, ...person } = people[(from + seat) % people.length]!;
      return { seat, player, ...person, bot: false, score, rank };
    }),
    log: {
      ...{ version: golden.version, seats: golden.match.seats, options: golden.match.options },
      commits: golden.events.map((event, i) => ({
        ...{ at: i * 1000, actor: 'table', kind: i === 0 ? 'setup' : 'bot', move: null },
        events: [event],
      })),
    },
  };
  return JSON.parse(JSON.stringify(record));
}

export const fileOf = (entries: readonly unknown[], players: readonly unknown[] = people): string =>
  JSON.stringify({
    ...{ format: FORMAT, version: FORMAT_VERSION, exportedAt: '2024-10-04T12:00:00.000Z', players, entries },
  });
