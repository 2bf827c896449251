import type { Plugin } from 'vite';
import { inRoot } from '../lib/paths.ts';

/** The bundler's own never asks again for a style sheet that failed once: the part would stay without it. */
export const partsPlugin = (): Plugin => ({
  name: 'parts',
  enforce: 'pre',
  apply: 'build',
  load(id) {
    if (id !== '\0vite/preload-helper.js') return null;
    return `export { fetchPart as __vitePreload } from ${JSON.stringify(inRoot('src/renderer/device/fetch-part.ts'))};`;
  },
});
