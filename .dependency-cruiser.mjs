/** Who may import whom, as ARCHITECTURE.md draws it. */
import { folderOrder } from './scripts/checks/folder-order.ts';

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const sourceAndPackages = '^(src/|node_modules/)';

const anyOf = (names) => `(${names.map((name) => name.replaceAll('.', '\\.')).join('|')})(?:/|$)`;

const ordered = (label, side) =>
  folderOrder[side].map((row, place) => {
    const above = folderOrder[side].slice(0, place).flat();
    return rule(
      `${label}-in-order`,
      'Each takes from those above it in scripts/checks/folder-order.ts: so there is no circle of folders.',
      { path: `^${side}/${anyOf(row)}` },
      {
        path: `^${side}/`,
        pathNot: [`^${side}/$1(?:/|$)`, ...(above.length > 0 ? [`^${side}/${anyOf(above)}`] : [])],
      },
    );
  });

const placed = (label, side) =>
  rule(
    `${label}-all-placed`,
    'A folder that is not in scripts/checks/folder-order.ts could be anywhere.',
    { path: `^${side}/`, pathNot: `^${side}/${anyOf(folderOrder[side].flat())}` },
    {},
  );

export default {
  forbidden: [
    placed('main', 'src/main'),
    ...ordered('main', 'src/main'),
    placed('screens', 'src/renderer'),
    ...ordered('screens', 'src/renderer'),
    rule('no-cycles', 'A circle of imports has no first reader.', {}, { circular: true }),
    rule('resolvable', 'An import must lead somewhere.', {}, { couldNotResolve: true }),
    rule(
      'games-are-pure',
      'A game knows what is shared, and itself: no other game, no platform.',
      { path: '^src/games/([^/]+)/', pathNot: '^src/games/sheets/' },
      { pathNot: ['^src/shared/', '^src/games/$1/', '^node_modules/zod/'] },
    ),
    rule(
      'sheets-count-as-games-do',
      'Scoring only takes the points of a game from where play takes them, and nothing else of it.',
      { path: '^src/games/sheets/' },
      {
        pathNot: [
          '^src/shared/',
          '^src/games/sheets/',
          '^src/games/[^/]+/(scoring|cards)\\.ts$',
          '^node_modules/zod/',
        ],
      },
    ),
    rule(
      'registry-only-lists-games',
      'The registry knows the games and nothing else.',
      { path: '^src/games/[^/]+\\.ts$' },
      { pathNot: ['^src/shared/', '^src/games/'] },
    ),
    rule(
      'shared-depends-on-no-side',
      'What two sides agree on belongs to neither.',
      { path: '^src/shared/' },
      { path: sourceAndPackages, pathNot: ['^src/shared/', '^node_modules/(zod|pure-rand)/'] },
    ),
    rule(
      'shared-has-no-platform',
      'Shared code runs in the host and on a phone.',
      { path: '^src/shared/' },
      { dependencyTypes: ['core'] },
    ),
    rule(
      'host-without-screens',
      'The host knows games and the protocol, never a screen.',
      { path: '^src/main/' },
      { path: '^src/', pathNot: ['^src/main/', '^src/games/', '^src/shared/'] },
    ),
    rule(
      'only-the-desktop-knows-electron',
      'The host must run without Electron.',
      { path: '^src/main/', pathNot: ['^src/main/index\\.ts$', '^src/main/desktop/'] },
      { path: ['^node_modules/electron/', '^src/main/desktop/'] },
    ),
    rule(
      'preload-is-a-bridge',
      'The preload knows its channels and nothing else.',
      { path: '^src/preload/' },
      { pathNot: ['^src/preload/', '^src/shared/', '^node_modules/electron/'] },
    ),
    rule(
      'screens-know-views-not-rules',
      'A screen takes types from a game, and its manifest, cards, numbers, texts and what was served, and the check of what tables write themselves; what is legal it hears from the host.',
      { path: '^src/renderer/' },
      {
        path: '^src/games/',
        pathNot: [
          '^src/games/[^/]+/(manifest|cards|categories|numbers|custom-orders|dishes|art)\\.(ts|json)$',
          '^src/games/[^/]+/text(/|\\.ts$)',
        ],
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'screens-know-no-host',
      'A screen runs in a browser.',
      { path: '^src/renderer/' },
      { path: '^src/(main|preload)/' },
    ),
    rule(
      'screens-have-no-node',
      'A browser has no Node.',
      { path: '^src/renderer/' },
      { dependencyTypes: ['core'] },
    ),
    rule(
      'screens-carry-no-schemas',
      'Phones load little: the host checks messages, screens take their types.',
      { path: '^src/renderer/' },
      {
        path: ['^node_modules/zod/', '^src/shared/(protocol\\.ts$|calls/)'],
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'product-without-tests',
      'What is shipped does not lean on tests or scripts.',
      { path: '^src/' },
      { path: '^(test|scripts)/' },
    ),
    rule(
      'shipped-packages-only',
      'What the host loads at run time must be a dependency, or the packaged program lacks it.',
      { path: '^src/main/' },
      {
        path: '^node_modules/',
        pathNot: '^node_modules/electron/',
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only'],
      },
    ),
  ],
  options: {
    doNotFollow: { path: '^node_modules/' },
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types', 'svelte'],
    },
  },
};
