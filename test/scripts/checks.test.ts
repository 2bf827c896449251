import { describe, expect, test } from 'vitest';
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
