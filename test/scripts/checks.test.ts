import { describe, expect, test } from 'vitest';
import { folderFaults } from '../../scripts/checks/folders.ts';
import { gamesNamedIn } from '../../scripts/checks/game-names.ts';
import { layoutFaults } from '../../scripts/checks/layout.ts';
import { machineNames } from '../../scripts/checks/machine-names.ts';
import { impurities } from '../../scripts/checks/purity.ts';

const whatIn = (text: string): string[] => impurities('game.ts', text).map(({ what }) => what);

const impure: readonly (readonly [string, string[]])[] = [
  ['const at = Date.now();', ['Date']],
  ['const at = new Date();', ['Date']],
  ['const dice = Math.random();', ['Math.random']],
  ['export async function f() { await g; }', ['async', 'await']],
  ['const later = () => setTimeout(f, 1);', ['setTimeout']],
  ['console.log(state);', ['console']],
  ['const home = process.env.HOME;', ['process']],
  ['const el = document.body ?? window;', ['document', 'window']],
  ["const m = import('./a.ts');", ['import()']],
  ['const all = Promise.all([]);', ['Promise']],
];

const pure: readonly string[] = [
  'const open = (window: Window) => window.seats;',
  'const { process } = state; use(process);',
  'const view = { document: 1, window: frame.window };',
  'const half = Math.floor(3 / 2);',
  '// Date.now() would be wrong here',
  "const kind = 'console';",
];

describe('games are pure', () => {
  test.each(impure)('found: %s', (text, what) => {
    expect(whatIn(text)).toEqual(what);
  });

  test.each(pure)('let through: %s', (text) => {
    expect(whatIn(text)).toEqual([]);
  });

  test('the line is named', () => {
    expect(impurities('game.ts', '\n\nconst d = Date.now();')).toEqual([{ what: 'Date', line: 3 }]);
  });
});

/** Put together here, so that this file itself names no machine. */
const path = (...names: string[]): string => ['', ...names].join('/');
const host = (...names: string[]): string => names.join('.');

describe('no file names one machine', () => {
  test.each([
    `see ${path('home', 'ada', 'notes')}`,
    `cd ${path('tmp', 'build')}`,
    `"${path('Users', 'ada')}"`,
    `https://${host('registry', 'npmjs', 'org')}/x`,
  ])('found: %s', (text) => {
    expect(machineNames(text)).toHaveLength(1);
  });

  test.each([
    'the /home screen',
    'src/renderer/table/home/Home.svelte',
    'os.tmpdir()',
    'http://127.0.0.1:4321',
  ])('let through: %s', (text) => {
    expect(machineNames(text)).toEqual([]);
  });
});

const ids = new Set(['plate', 'wars', 'sheet-plate']);
const namedIn = (text: string, name = 'file.ts') => gamesNamedIn(name, text, ids).map(({ id }) => id);

describe('nobody but a game knows it by its name', () => {
  test.each([
    ["if (table.game === 'plate') open();", ['plate']],
    ["const isWars = gameOf(match) !== 'wars';", ['wars']],
    ["switch (game.id) { case 'plate': open(); break; case 'wars': }", ['plate', 'wars']],
    ["loadArt('plate');", ['plate']],
    ['const looks = { plate: 1, wars: 2 };', ['plate', 'wars']],
    ["const first = looks['wars'];", ['wars']],
    ["const GAME = 'plate';", ['plate']],
    ["open({ game: 'plate' as const });", ['plate']],
    ["const all = ['plate', 'wars'];", ['plate', 'wars']],
    ["type Known = 'plate' | 'wars';", ['plate', 'wars']],
    ["const kept = 'sheet-plate';", ['sheet-plate']],
    ["import { cards } from '../games/plate/cards.ts';", ['plate']],
  ])('found: %s', (text, found) => {
    expect(namedIn(text)).toEqual(found);
  });

  test.each([
    ['<PastTable game="plate" />', ['plate']],
    ["{#if table.game === 'wars'}<b>!</b>{/if}", ['wars']],
    [
      '<script lang="ts">\nconst { id }: Props = $props();\n</script>\n<i class:wide={id === \'plate\'}></i>',
      ['plate'],
    ],
  ])('found in a template: %s', (text, found) => {
    expect(namedIn(text, 'File.svelte')).toEqual(found);
  });

  test.each([
    "const kind = dish === 'plate' ? 'side' : dish;",
    'const view = { plate: top };',
    "const dish: 'none' | 'plate' | 'stand' = 'plate';",
    'const entry = gameEntries.find(({ id }) => id === game);',
    '// the game called plate',
  ])('let through: %s', (text) => {
    expect(namedIn(text)).toEqual([]);
  });

  test('let through: a class and a dish', () => {
    expect(namedIn('<div class="plate"><Sandwich dish="plate" /></div>', 'File.svelte')).toEqual([]);
  });

  test('the line is named', () => {
    expect(gamesNamedIn('file.ts', "\n\nconst GAME = 'wars';", ids)).toEqual([{ id: 'wars', line: 3 }]);
  });
});

describe('all games are laid out alike', () => {
  const entries = [
    ...['index.ts', 'manifest.ts', 'cards.ts', 'options.ts', 'state.ts', 'setup.ts', 'moves.ts', 'frames.ts'],
    ...[
      'events.ts',
      'view.ts',
      'view-types.ts',
      'notices.ts',
      'results.ts',
      'lengths.ts',
      'upgrades.ts',
      'art.json',
    ],
    ...['rules', 'evolve', 'bots', 'text'],
  ];
  const game = {
    name: 'soup',
    entries,
    rules: ['index', 'cooking', 'tasting'],
    evolve: ['index', 'cooking'],
  };

  test('let through: subjects without facts, and what is for sheets and screens', () => {
    expect(layoutFaults({ ...game, entries: [...entries, 'scoring.ts', 'numbers.ts'] })).toEqual([]);
  });

  test('found: what is missing, what is in no other game, facts without rules', () => {
    const odd = { ...game, entries: [...entries.slice(1), 'helpers.ts'], evolve: ['index', 'eating'] };
    expect(layoutFaults(odd)).toEqual([
      'src/games/soup has no index.ts, which every game has',
      'src/games/soup/helpers.ts is in no other game: it belongs into rules, evolve or bots',
      'src/games/soup/evolve/eating has no rules of the same subject',
    ]);
  });
});

describe('a folder takes only from those that stand above it', () => {
  const screen = 'src/renderer/shell/Screen.svelte';

  test.each([
    ['a value', screen, "import Menu from '../hosting/TableMenu.svelte';"],
    ['a type', screen, "import type { MenuAction } from '../hosting/menu-actions.ts';"],
    [
      'a part that is fetched later',
      screen,
      "{#await import('../table/TableApp.svelte') then App}<App />{/await}",
    ],
    [
      'views found by a pattern',
      'src/renderer/games/views.ts',
      "import.meta.glob('../sheet/*/View.svelte');",
    ],
    ['the other page', 'src/renderer/phone/main.ts', "import App from '../table/TableApp.svelte';"],
    [
      'a neighbour in the same row',
      'src/renderer/ui/looks.ts',
      "import { t } from '../i18n/words.svelte.ts';",
    ],
    ['the host put together', 'src/main/calls/home.ts', "import type { Host } from '../host.ts';"],
    ['what stands further down', 'src/main/store/log.ts', "import { Table } from '../table/live-table.ts';"],
    ['a folder without a place', screen, "import { junk } from '../attic/junk.ts';"],
  ])('found: %s', (_, name, text) => {
    expect(folderFaults(name, text)).toHaveLength(1);
  });

  test('found: a folder that has no place', () => {
    expect(folderFaults('src/renderer/attic/junk.ts', '')).toEqual([
      'src/renderer/attic/junk.ts: attic has no place in scripts/checks/folder-order.ts',
    ]);
  });

  test.each([
    [screen, "import Button from '../ui/Button.svelte';"],
    [screen, "import { ask } from './ask.ts';"],
    [screen, "import type { Frame } from '../../shared/game.ts';"],
    [
      'src/renderer/table/routes.ts',
      "const screen = () => import('../records/players/PlayersScreen.svelte');",
    ],
    ['src/main/desktop/program.ts', "import { startHost } from '../host.ts';"],
    ['src/shared/lists.ts', "import { other } from '../games/index.ts';"],
  ])('let through: %s, %s', (name, text) => {
    expect(folderFaults(name, text)).toEqual([]);
  });
});
