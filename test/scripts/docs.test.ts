import { describe, expect, test } from 'vitest';
import { docFaults, type Project } from '../../scripts/checks/docs.ts';
import { lockFaults } from '../../scripts/checks/lock-files.ts';
import { rowFaults } from '../../scripts/checks/part-rows.ts';

const texts: Readonly<Record<string, string>> = {
  'scripts/simulate.ts': 'const known = { seats: { type: "string" } };',
  'scripts/bench/options.ts':
    "parseArgs({ options: { rounds: { type: 'string' }, 'no-disk': { type: 'boolean' } } })",
  'src/screens/tokens.css': ':root { --ground: #e9d3a8; }',
  'src/main/headless.ts': "{ options: { 'clock-speed': { type: 'string' } } }",
};

const project: Project = {
  files: new Set([
    ...Object.keys(texts),
    ...['src/games/plate/cards.ts', 'src/games/plate/text/en.ts', 'src/games/plate/text/de.ts'],
    ...['docs/LICENCES.md', 'docs/pictures/lobby.png', 'test/e2e/start.test.ts', 'scripts/bench.ts'],
  ]),
  scripts: {
    start: 'node scripts/start.ts',
    test: 'node scripts/test.ts',
    bench: 'node scripts/bench.ts',
    format: 'biome check --write .',
  },
  hasTool: (name) => name === 'playwright',
  read: async (file) => texts[file] ?? '',
};

const shell = (...lines: string[]): string => ['```sh', ...lines, '```'].join('\n');
const faultsIn = async (text: string, name = 'README.md'): Promise<string[]> =>
  (await docFaults(name, text, project)).map(({ what }) => what);

describe('docs name only what is there', () => {
  test.each([
    ['`npm run tests`', 'npm has no script tests'],
    ['`npm stop`', 'npm has no script stop'],
    [shell('npm ci && npm run buidl  # builds'), 'npm has no script buidl'],
    [shell('npm start -- --windowless'), "Unknown option '--windowless'."],
    [shell('npm start -- --port none'), '--port needs a number from 1 to 65535, not "none".'],
    [shell('npm run bench -- --rounds 3 --gently'), 'npm run bench knows no --gently'],
    ['`npx cypress open`', 'npx finds no cypress'],
    ['`npx playwright test --project=e2e test/e2e/stop.test.ts`', 'test/e2e/stop.test.ts is not there'],
    ['`KILLS=9 node scripts/gone.ts`', 'scripts/gone.ts is not there'],
    ['a flag `--colour` is given', 'nobody knows --colour'],
    ['see `src/games/plate/deck.ts`', 'src/games/plate/deck.ts is not there'],
    ['see `test/unit/`', 'test/unit/ is not there'],
    ['every `text/{en,fr}.ts`', 'text/{en,fr}.ts is not there'],
    ['in `games/plate/cards.ts` of `src/plate/`', 'src/plate/ is not there'],
    ['[this](docs/LICENSES.md#art)', 'leads to docs/LICENSES.md#art, which is not there'],
    ['<img src="docs/pictures/table.png">', 'leads to docs/pictures/table.png, which is not there'],
    ['```\nsrc/\n  games/   rules\n  gone/    nothing\n```', 'src/gone/ is not there'],
  ])('found: %s', async (text, what) => {
    expect(await faultsIn(text)).toEqual([what]);
  });

  test.each([
    '`npm ci`, `npm test`, `npm run format`, and `npm start -- --headless --port 4321 --data ./house`',
    shell('npm ci && npm start   # no `npm run nothing` in here', '$ npm run bench -- --rounds=3 --no-disk'),
    '`npx playwright test --project=e2e test/e2e/start.test.ts`',
    'the flags `--kiosk`, `--clock-speed` and `--rounds`',
    '`src/games/<game>/cards.ts`, `text/{en,de}.ts`, `cards.ts`, `src/games/`, `test/**/*.test.ts`',
    '[art](docs/LICENCES.md#art), [pictures](docs/pictures), [out](https://example.org/a.ts), [here](#here)',
    '`kebab-case.ts`, `.ts`, `Math.random`, `move { frame, move }`, `text/html`, `/table`',
    '```\nsrc/        all\n  games/    rules\n    plate/  one\nscripts/    tools\n```',
  ])('let through: %s', async (text) => {
    expect(await faultsIn(text)).toEqual([]);
  });

  test('links of a page in a folder begin there, and the line is named', async () => {
    expect(await faultsIn('[art](LICENCES.md), [home](../README.md)', 'docs/more.md')).toEqual([
      'leads to ../README.md, which is not there',
    ]);
    expect(await docFaults('README.md', '\n\n`npm run tests`', project)).toMatchObject([{ line: 3 }]);
  });
});

test('a page beside style sheets names only what is set there', async () => {
  expect(await faultsIn('`--ground`, `--shine`', 'src/screens/README.md')).toEqual(['nobody knows --shine']);
});

describe('a row of the design system names a part and all that it is given', () => {
  const coin =
    'interface Props {\n  /** In it. */\n  value?: number | undefined;\n  names: (a: number) => string;\n}';
  const inRow = async (text: string): Promise<string[]> =>
    (await rowFaults(text, async (part) => (part === 'Coin' ? coin : part === 'Wire' ? '' : null))).map(
      ({ what }) => what,
    );

  test.each([
    ['| `Coin` | `{ value? }` a coin |', ['Coin has names']],
    ['| `Coin` | `{ value, names: (a, b) => string }` |', ['Coin has no value', 'Coin has value?']],
    ['| `Coin` | snippets `{ value?, names, size? }` |', ['Coin has no size?']],
    ['| `Sheet` | `{ open }` |', ['Sheet.svelte is not there']],
    ['| `Wire` | `{ open }` |', ['Wire has no open']],
  ])('found: %s', async (text, what) => {
    expect(await inRow(text)).toEqual(what);
  });

  test.each([
    '| `Coin` | `{ value?: { of: number, by?: string }, names: (a, b) => string }` as `{ a, b }` |',
    '| `Wire` | none: a thin wire |',
    '| `coin.ts` | `{ open }` |',
  ])('let through: %s', async (text) => {
    expect(await inRow(text)).toEqual([]);
  });
});

describe('npm ci takes the lock files', () => {
  const manifest = { dependencies: { ws: '8.1.0' }, devDependencies: { vite: '^8.0.0' } };
  const lock = {
    packages: {
      '': manifest,
      'node_modules/ws': { version: '8.1.0', dependencies: { tiny: '1' } },
      'node_modules/ws/node_modules/tiny': { version: '1.0.0', optionalDependencies: { 'tiny-x64': '1' } },
      'node_modules/tiny-x64': { version: '1.0.0' },
      'node_modules/vite': { version: '8.3.0' },
    },
  };
  const without = (gone: string) => ({
    packages: Object.fromEntries(Object.entries(lock.packages).filter(([name]) => name !== gone)),
  });

  test('one that fits', () => {
    expect(lockFaults(manifest, lock)).toEqual([]);
  });

  test.each([
    [{ ...manifest, dependencies: {} }, lock, 'has ws 8.1.0, package.json not'],
    [
      { ...manifest, devDependencies: { ...manifest.devDependencies, knip: '6.0.0' } },
      lock,
      'has knip not, package.json 6.0.0',
    ],
    [manifest, without('node_modules/vite'), 'lacks vite, which package.json wants'],
    [
      manifest,
      without('node_modules/tiny-x64'),
      'lacks tiny-x64, which node_modules/ws/node_modules/tiny wants',
    ],
    [manifest, without('node_modules/ws/node_modules/tiny'), 'lacks tiny, which node_modules/ws wants'],
    [
      manifest,
      { packages: { ...lock.packages, 'node_modules/ws': { version: '8.2.0' } } },
      'has ws 8.2.0, not 8.1.0',
    ],
  ])('found: %#', (wanted, locked, what) => {
    expect(lockFaults(wanted, locked)).toEqual([what]);
  });
});
