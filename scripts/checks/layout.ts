import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { inRoot } from '../lib/paths.ts';

const GAMES = 'src/games';
/** They keep score for the games: what a sheet is differs from what a game is. */
const SHEETS = 'sheets';

const EVERY_GAME = [
  ...[
    'index.ts',
    'manifest.ts',
    'cards.ts',
    'options.ts',
    'lengths.ts',
    'state.ts',
    'setup.ts',
    'moves.ts',
    'frames.ts',
  ],
  ...['events.ts', 'view.ts', 'view-types.ts', 'notices.ts', 'results.ts', 'upgrades.ts', 'art.json'],
  ...['rules', 'evolve', 'bots', 'text'],
];
/** What sheets count with, what screens take values from, what is served, cards that screens need not load, lessons. */
const SOME_GAMES = [
  ...['scoring.ts', 'categories.ts', 'numbers.ts', 'dishes.ts', 'custom-orders.ts', 'black-deck.ts', 'decks'],
  ...['first-match.ts'],
];
/** No subjects: where one leads into the others, and what they share. */
const SHARED = ['index', 'changes'];

export interface GameFolder {
  readonly name: string;
  readonly entries: readonly string[];
  /** Files and folders, without their extensions. */
  readonly rules: readonly string[];
  readonly evolve: readonly string[];
}

/** Whoever has read one game finds anything in the others. */
export function layoutFaults({ name, entries, rules, evolve }: GameFolder): string[] {
  const folder = `${GAMES}/${name}`;
  const missing = EVERY_GAME.filter((entry) => !entries.includes(entry));
  const known = [...EVERY_GAME, ...SOME_GAMES];
  const unknown = entries.filter((entry) => !known.includes(entry));
  const alone = evolve.filter((subject) => ![...SHARED, ...rules].includes(subject));
  return [
    ...missing.map((entry) => `${folder} has no ${entry}, which every game has`),
    ...unknown.map(
      (entry) => `${folder}/${entry} is in no other game: it belongs into rules, evolve or bots`,
    ),
    ...alone.map((subject) => `${folder}/evolve/${subject} has no rules of the same subject`),
  ];
}

const namesIn = async (folder: string): Promise<string[]> =>
  (await readdir(inRoot(folder)).catch(() => [])).sort();

const subjectsIn = async (folder: string): Promise<string[]> =>
  (await namesIn(folder)).map((name) => path.parse(name).name);

/** As it lies in this folder, wherever that is. */
export const gameFolder = async (folder: string): Promise<GameFolder> => ({
  name: path.basename(folder),
  entries: await namesIn(folder),
  rules: await subjectsIn(`${folder}/rules`),
  evolve: await subjectsIn(`${folder}/evolve`),
});

export async function checkLayout(): Promise<string[]> {
  const entries = await readdir(inRoot(GAMES), { withFileTypes: true });
  const games = entries.filter((entry) => entry.isDirectory() && entry.name !== SHEETS);
  const faults = games.map(async ({ name }) => layoutFaults(await gameFolder(`${GAMES}/${name}`)));
  return (await Promise.all(faults)).flat();
}
