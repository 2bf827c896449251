import { build, type Plugin } from 'vite';
import { inRoot } from '../lib/paths.ts';

/** A worker that lies outside the desktop program's archive, where none of the other files is: it takes all it needs with it. */
export const workerPlugin = (source: string): Plugin => ({
  name: 'worker',
  apply: 'build',
  async closeBundle() {
    await build({
      ...{ root: inRoot('.'), configFile: false, publicDir: false, logLevel: 'warn' },
      ssr: { noExternal: true },
      build: {
        ...{ ssr: source, outDir: inRoot('out/main'), emptyOutDir: false, target: 'node20' },
        rolldownOptions: { output: { entryFileNames: '[name].mjs', codeSplitting: false } },
      },
    });
  },
});
