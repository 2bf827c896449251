/**
 * Old logs must always replay. Each version of a game that was ever on `main` has its folder: logs as that version
 * wrote them, and what every screen showed after each of their events. `UPDATE_GOLDEN=1 npx vitest run test/golden`
 * records what is missing for today's versions; a log is only ever replaced by deleting its file first.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { gameById, games } from '../../src/games/index.ts';
import { upgradedLog } from '../../src/main/table/upgraded-log.ts';
import { type AnyGame, type GameEvent, type Match, type Outcome, versionOf } from '../../src/shared/game.ts';
import { foldAll, playout, rowOf, type State } from '../support/playout.ts';
import { recordings } from './recordings.ts';

interface GoldenLog {
  readonly game: string;
  readonly version: number;
  readonly match: Match<object>;
  readonly events: readonly GameEvent[];
  readonly outcome: Outcome;
}

const NEWEST = Math.max(...games.map(versionOf));

const folderOf = (version: number) => fileURLToPath(new URL(`./version-${version}/`, import.meta.url));
const fileOf = (version: number, name: string) => `${folderOf(version)}logs/${name}.json.gz`;
const unpack = (file: string) => JSON.parse(gunzipSync(readFileSync(file)).toString());
const pack = (file: string, value: unknown) =>
  writeFileSync(file, gzipSync(JSON.stringify(value), { level: 9 }));

/** Times were part of what was shown once, and are the host's now. */
const TIMES: ReadonlySet<string> = new Set(['since', 'due']);

/** Of everything that any screen shows. */
function screensOf(game: AnyGame, state: State, seats: number): string {
  const views = [
    game.tableView(state),
    ...Array.from({ length: seats }, (_, seat) => game.seatView(state, seat)),
  ];
  const text = JSON.stringify(views, (key, value) => (TIMES.has(key) ? undefined : value));
  return createHash('sha256').update(text).digest('base64url').slice(0, 8);
}

const commit = (events: readonly GameEvent[], seq: number) =>
  ({ seq, at: 0, actor: 'table', kind: 'move', call: null, move: null, events }) as const;

/** The log as its game tells it today: the facts that each of its own became. */
function ledOn(game: AnyGame, { match, events, version }: GoldenLog) {
  const row = { ...rowOf(game, match), version };
  return upgradedLog(game, { row, commits: events.map((event, i) => commit([event], i + 1)) });
}

/** What the screens showed after each event, and how it ended. */
function replayed(game: AnyGame, log: GoldenLog): { shown: string[]; end: State } {
  const { row, commits } = ledOn(game, log);
  let state: State = game.initial({ seats: row.seats, options: row.options });
  const shown = commits.map(({ events }) => {
    state = foldAll(game, state, events);
    return screensOf(game, state, row.seats);
  });
  return { shown, end: state };
}

if (process.env.UPDATE_GOLDEN) {
  for (const version of new Set(games.map(versionOf))) {
    mkdirSync(`${folderOf(version)}logs`, { recursive: true });
    const known = `${folderOf(version)}views.json.gz`;
    const views: Record<string, string[]> = existsSync(known) ? unpack(known) : {};
    const wanted = recordings(games.filter((game) => versionOf(game) === version));
    for (const { name, game, match } of wanted) {
      if (existsSync(fileOf(version, name))) continue;
      const { opening, steps, end } = playout({ game, match, seed: 20, players: 'chance' });
      const events = [...opening, ...steps.flatMap((step) => step.events)];
      const log: GoldenLog = { game: game.id, version, match, events, outcome: game.outcome(end)! };
      pack(fileOf(version, name), log);
      views[name] = replayed(game, log).shown;
    }
    pack(known, views);
  }
}

const kept = Array.from({ length: NEWEST }, (_, i) => i + 1).flatMap((version) =>
  readdirSync(`${folderOf(version)}logs`).map((file) => ({ version, name: file.replace('.json.gz', '') })),
);

describe('golden logs', () => {
  it('there is one of today’s version for each preset and each variant', () => {
    const missing = recordings(games).filter(({ name, game }) => !existsSync(fileOf(versionOf(game), name)));
    expect(missing.map(({ name }) => name)).toEqual([]);
  });

  it.each(kept)(
    'version $version of $name comes to the same end by the same screens',
    ({ version, name }) => {
      const log: GoldenLog = unpack(fileOf(version, name));
      const game = gameById(log.game)!;
      const { shown, end } = replayed(game, log);
      expect(game.outcome(end)).toEqual(log.outcome);
      expect(shown).toEqual(unpack(`${folderOf(version)}views.json.gz`)[name]);
    },
  );

  it.each(games.map((game) => ({ id: game.id, game })))(
    'of $id have every option of today, whatever version they are of',
    ({ id, game }) => {
      const today = game.options.map(({ key }) => key);
      const logs = kept.filter(({ name }) => name.startsWith(`${id}.`));
      expect(logs.length).toBeGreaterThan(0);
      for (const { version, name } of logs) {
        const { row } = ledOn(game, unpack(fileOf(version, name)));
        expect(Object.keys(row.options), `version ${version} of ${name}`).toEqual(
          expect.arrayContaining(today),
        );
      }
    },
  );
});
