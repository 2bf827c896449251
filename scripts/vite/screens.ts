import { globSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { BuildEnvironmentOptions, PluginOption } from 'vite';
import { inRoot } from '../lib/paths.ts';
import { OLDEST, oldBrowserPlugin } from './old-browser.ts';
import { partsPlugin } from './parts.ts';

export const screenPlugins = (): PluginOption[] => [
  partsPlugin(),
  oldBrowserPlugin(),
  svelte({ configFile: false }),
];

const FRAMEWORK = /node_modules\/svelte\/src\/(internal\/(client|shared)|legacy|reactivity|index)/;

/** Parts of the framework which only screens use that are fetched later: input fields, measured boxes, transitions. */
const LATER =
  /\/svelte\/src\/internal\/client\/dom\/elements\/(bindings\/(input|select|size)|transitions)\.js$/;

interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** All modules that come along with one, itself included. */
function closure(start: string, build: Modules): ReadonlySet<string> {
  const seen = new Set<string>();
  const visit = (module: string): void => {
    if (seen.has(module)) return;
    seen.add(module);
    build.getModuleInfo(module)?.importedIds.forEach(visit);
  };
  visit(start);
  return seen;
}

/**
 * All that the page needs before it fetches anything travels in one file: cut up by who else uses it,
 * the same code would be twenty files, and a tenth bigger when compressed.
 */
function nameOfFirst(page: string) {
  const main = inRoot('src/renderer', page, 'main.ts');
  let needed: ReadonlySet<string> | undefined;
  return (id: string, build: Modules): string | null => {
    needed ??= closure(main, build);
    // The entry itself stays outside, or the manifest would have no entry.
    return needed.has(id) && !LATER.test(id) && id !== main ? `${page}-first` : null;
  };
}

const OF_A_GAME = /\/games\/(\w+)\/(?!HandView\.svelte$)/;

/** So does what a game's hand needs of its own from the start, beside the view itself. */
function nameOfHand() {
  const needed = new Map<string, ReadonlySet<string>>();
  return (id: string, build: Modules): string | null => {
    const game = OF_A_GAME.exec(id)?.[1];
    if (game === undefined) return null;
    const view = inRoot('src/renderer/games', game, 'HandView.svelte');
    if (!needed.has(game)) needed.set(game, closure(view, build));
    return needed.get(game)!.has(id) ? `${game}-first` : null;
  };
}

/** Scenes which a hand fetches by themselves: the heaviest of those it can begin with. */
export const FIRST_SCENES: Readonly<Record<string, string>> = { sandwich: 'hand/Grab' };

const MOST_HANDS = 3;

/** And what most games' hands begin with, whichever it is. */
function nameOfMostHands() {
  const hands = globSync('*/HandView.svelte', { cwd: inRoot('src/renderer/games') }).map((view) => {
    const game = view.slice(0, view.indexOf('/'));
    return inRoot('src/renderer/games', FIRST_SCENES[game] ? `${game}/${FIRST_SCENES[game]}.svelte` : view);
  });
  let needed: readonly ReadonlySet<string>[] | undefined;
  return (id: string, build: Modules): string | null => {
    needed ??= hands.map((hand) => closure(hand, build));
    return !LATER.test(id) && needed.filter((modules) => modules.has(id)).length >= MOST_HANDS
      ? 'hand-first'
      : null;
  };
}

/** Table and phone are built apart: what only the table needs of a shared part must not travel to phones. Others lie beside one of them. */
export function screenBuild(page: 'table' | 'phone', ...beside: readonly string[]): BuildEnvironmentOptions {
  return {
    // Electron-vite's own defaults are for Electron only.
    target: 'es2022',
    cssTarget: [`safari${OLDEST.safari}`, `chrome${OLDEST.chrome}`],
    minify: true,
    manifest: `.vite/${page}.json`,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: Object.fromEntries(
        [page, ...beside].map((name) => [name, inRoot('src/renderer', `${name}.html`)]),
      ),
      // Made by plugins, under names of their own.
      external: [/^\/(fonts|art)\//],
      // What a screen uses of the framework decides, not the list of all it exports.
      treeshake: { moduleSideEffects: (id) => !FRAMEWORK.test(id) },
      output: {
        // A phone’s first script names all that may come later: short names are room for what it does.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: nameOfFirst(page), debugName: 'what the page itself needs' },
            { name: nameOfMostHands(), debugName: 'what most hands need at once' },
            { name: nameOfHand(), debugName: 'what a hand needs at once' },
          ],
        },
      },
    },
  };
}
