import { defineConfig } from 'vite';
import { inRoot } from '../lib/paths.ts';
import { screenBuild, screenPlugins } from './screens.ts';

/** The phone's pages, laid beside the table's. */
export default defineConfig({
  root: inRoot('src/renderer'),
  base: './',
  plugins: screenPlugins(),
  build: { ...screenBuild('phone'), outDir: inRoot('out/renderer'), emptyOutDir: false },
});
