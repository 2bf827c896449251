import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { BuildEnvironmentOptions, PluginOption } from 'vite';
import { inRoot } from '../lib/paths.ts';

export const screenPlugins = (): PluginOption[] => [svelte({ configFile: false })];

const FRAMEWORK = /node_modules\/svelte\/src\/(internal\/(client|shared)|legacy|reactivity|index)/;

/** Parts of the framework which only screens use that are fetched later: input fields, transitions. */
const LATER = /\/svelte\/src\/internal\/client\/dom\/elements\/(bindings\/(input|select)|transitions)\.js$/;

interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/**
 * All that the page needs before it fetches anything travels in one file: cut up by who else uses it,
 * the same code would be twenty files, and a tenth bigger when compressed.
 */
function nameOfFirst(page: string) {
  const main = inRoot('src/renderer', page, 'main.ts');
  const needed = new Set<string>();
  return (id: string, build: Modules): string | null => {
    const visit = (module: string): void => {
      if (needed.has(module)) return;
      needed.add(module);
      build.getModuleInfo(module)?.importedIds.forEach(visit);
    };
    if (needed.size === 0) visit(main);
    // The entry itself stays outside, or the manifest would have no entry.
    return needed.has(id) && !LATER.test(id) && id !== main ? `${page}-first` : null;
  };
}

/** Table and phone are built apart: what only the table needs of a shared part must not travel to phones. */
export function screenBuild(page: 'table' | 'phone'): BuildEnvironmentOptions {
  return {
    // Phones down to iOS 16.4 and Chrome 109: electron-vite's own defaults are for Electron only.
    target: 'es2022',
    cssTarget: ['safari16.4', 'chrome109'],
    minify: true,
    manifest: `.vite/${page}.json`,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { [page]: inRoot('src/renderer', `${page}.html`) },
      // Made by plugins, under names of their own.
      external: [/^\/(fonts|art)\//],
      // What a screen uses of the framework decides, not the list of all it exports.
      treeshake: { moduleSideEffects: (id) => !FRAMEWORK.test(id) },
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: nameOfFirst(page), debugName: 'what the page itself needs' }],
        },
      },
    },
  };
}
