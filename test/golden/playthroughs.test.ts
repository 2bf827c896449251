/**
 * What the table and each seat see at each step of one match, as text in the tree: a rule that has changed, or a card
 * that is seen by whom it should not be, shows as a difference. `UPDATE_GOLDEN=1 npx vitest run test/golden` writes
 * them anew after a wanted change.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import type { AnyGame } from '../../src/shared/game.ts';
import { range } from '../../src/shared/lists.ts';
import { playout, type State } from '../support/playout.ts';
import { optionsOf } from '../support/position.ts';

const FOLDER = fileURLToPath(new URL('./playthroughs/', import.meta.url));
const SEED = 11;
/** After these, only where something happens for the first time, and how it ends: more tells nothing new. */
const FIRST_STEPS = 60;

type Leaves = ReadonlyMap<string, string>;

/** Every value by its path: lists of plain values are one value. */
function leavesOf(value: unknown, path = '', into = new Map<string, string>()): Leaves {
  const isPlain = (item: unknown): boolean => typeof item !== 'object' || item === null;
  if (isPlain(value) || (Array.isArray(value) && value.every(isPlain))) into.set(path, JSON.stringify(value));
  else
    for (const [key, item] of Object.entries(value as object))
      leavesOf(item, path === '' ? key : `${path}.${key}`, into);
  return into;
}

const all = (leaves: Leaves): string[] => [...leaves].map(([path, value]) => `    ${path} = ${value}`);

function changes(before: Leaves, after: Leaves): string[] {
  const gone = [...before.keys()].filter((path) => !after.has(path)).map((path) => `    ${path} is gone`);
  const changed = [...after]
    .filter(([path, value]) => before.get(path) !== value)
    .map(([path, value]) => `    ${path} = ${value}`);
  return [...changed, ...gone];
}

/** The table first, then each seat. */
const screensOf = (game: AnyGame, state: State, seats: number): Leaves[] => [
  leavesOf(game.tableView(state)),
  ...range(seats).map((seat) => leavesOf(game.seatView(state, seat))),
];

const named = (screen: number): string => (screen === 0 ? 'the table' : `seat ${screen - 1}`);

function told(game: AnyGame): string {
  const seats = Math.max(game.seats.min, Math.min(3, game.seats.max));
  const match = { seats, options: optionsOf<object>(game) };
  const players = game.bots.length > 0 ? 'bots' : 'chance';
  const { start, steps } = playout({ game, match, seed: SEED, players });
  let shown = screensOf(game, start, seats);
  const lines = [`${game.id}, ${seats} seats, seed ${SEED}`, ''];
  for (const [screen, leaves] of shown.entries()) lines.push(`  ${named(screen)} sees`, ...all(leaves));
  const known = new Set<string>();
  for (const [n, { command, events, after }] of steps.entries()) {
    const isNew = events.some(({ type }) => !known.has(type));
    for (const { type } of events) known.add(type);
    if (n >= FIRST_STEPS && !isNew && n < steps.length - 1) continue;
    lines.push('', `${n + 1}. ${command.actor}: ${JSON.stringify(command.move)}`);
    for (const event of events) lines.push(`  ${JSON.stringify(event)}`);
    const now = screensOf(game, after, seats);
    for (const [screen, leaves] of now.entries()) {
      const seen = changes(shown[screen]!, leaves);
      if (seen.length > 0) lines.push(`  ${named(screen)} sees`, ...seen);
    }
    shown = now;
  }
  return `${lines.join('\n')}\n`;
}

describe('what is seen of a match', () => {
  it.each(games.map((game) => ({ game, title: game.id })))('of $title is what it was', async ({ game }) => {
    const file = `${FOLDER}${game.id}.txt`;
    if (process.env.UPDATE_GOLDEN) {
      mkdirSync(FOLDER, { recursive: true });
      writeFileSync(file, told(game));
    }
    expect(told(game)).toBe(await readFile(file, 'utf8'));
  });
});
