/**
 * Old logs must always replay. `UPDATE_GOLDEN=1 npx vitest run test/golden` records what is missing;
 * a log is only ever replaced by deleting its file first.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { gameById, games } from '../../src/games/index.ts';
import type { AnyGame, GameEvent, Match, Outcome } from '../../src/shared/game.ts';
import { foldAll, playout, type State } from '../contract/playout.ts';
import { recordings } from './recordings.ts';

interface GoldenLog {
  readonly game: string;
  readonly version: number;
  readonly match: Match<object>;
  readonly events: readonly GameEvent[];
  readonly outcome: Outcome;
  /** Of everything any screen shows at the end. */
  readonly screens: string;
}

const folder = fileURLToPath(new URL('./logs/', import.meta.url));
const fileOf = (name: string) => `${folder}${name}.json.gz`;

function screensOf(game: AnyGame, state: State, seats: number): string {
  const views = [
    game.tableView(state),
    ...Array.from({ length: seats }, (_, seat) => game.seatView(state, seat)),
  ];
  return createHash('sha256').update(JSON.stringify(views)).digest('hex');
}

if (process.env.UPDATE_GOLDEN) {
  for (const { name, game, match } of recordings(games)) {
    if (existsSync(fileOf(name))) continue;
    const { opening, steps, end } = playout({ game, match, seed: 20, players: 'chance' });
    const log: GoldenLog = {
      game: game.id,
      version: game.version,
      match,
      events: [...opening, ...steps.flatMap((step) => step.events)],
      outcome: game.outcome(end)!,
      screens: screensOf(game, end, match.seats),
    };
    writeFileSync(fileOf(name), gzipSync(JSON.stringify(log)));
  }
}

const read = (name: string): GoldenLog => JSON.parse(gunzipSync(readFileSync(fileOf(name))).toString());

const names = readdirSync(folder)
  .filter((file) => file.endsWith('.json.gz'))
  .map((file) => file.slice(0, -'.json.gz'.length));

/** After a view was changed on purpose: the log stays, and still has to come to its end. */
if (process.env.UPDATE_GOLDEN === 'screens') {
  for (const name of names) {
    const log = read(name);
    const game = gameById(log.game)!;
    const end = foldAll(game, game.initial(log.match), log.events);
    const screens = screensOf(game, end, log.match.seats);
    if (screens !== log.screens) writeFileSync(fileOf(name), gzipSync(JSON.stringify({ ...log, screens })));
  }
}

describe('golden logs', () => {
  it('there is one for each preset and each variant', () => {
    expect(
      recordings(games)
        .map(({ name }) => name)
        .filter((name) => !names.includes(name)),
    ).toEqual([]);
  });

  it.each(names)('%s replays to the same end and the same screens', (name) => {
    const log = read(name);
    const game = gameById(log.game)!;
    expect(game.version).toBeGreaterThanOrEqual(log.version);
    const end = foldAll(game, game.initial(log.match), log.events);
    expect(game.outcome(end)).toEqual(log.outcome);
    expect(screensOf(game, end, log.match.seats)).toBe(log.screens);
  });
});
