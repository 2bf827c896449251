import { defineConfig } from 'electron-vite';
import { artPlugin } from './scripts/vite/art.ts';
import { fontsPlugin } from './scripts/vite/fonts.ts';
import { screenBuild, screenPlugins } from './scripts/vite/screens.ts';
import { wordsPlugin } from './scripts/vite/words.ts';
import { workerPlugin } from './scripts/vite/worker.ts';

export default defineConfig({
  main: {
    plugins: [workerPlugin('src/main/table/thinking-worker.ts')],
    build: {
      // Only what has native parts lies beside the bundle: the rest starts faster out of one file.
      externalizeDeps: { exclude: ['bonjour-service', 'electron-updater', 'qrcode', 'ws', 'zod'] },
      rolldownOptions: {
        input: {
          index: 'src/main/index.ts',
          headless: 'src/main/headless.ts',
          'picture-worker': 'src/main/records/picture-worker.ts',
        },
        output: {
          // Entries work out where `out/` is from their own place, so no chunk may lie deeper.
          chunkFileNames: '[name]-[hash].js',
          // A worker lies outside the desktop program's archive, where no package.json says what a `.js` is.
          entryFileNames: ({ name }) => (name === 'picture-worker' ? '[name].mjs' : '[name].js'),
        },
      },
    },
  },
  preload: {
    build: {
      externalizeDeps: false,
      rolldownOptions: {
        input: { index: 'src/preload/index.ts' },
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  // The table's page and the owner's; the phone's is built by `scripts/vite/phone.config.ts`.
  renderer: {
    plugins: [...screenPlugins(), fontsPlugin(), artPlugin(), wordsPlugin()],
    // While developing, the screens come from Vite and the game from the host of the same program.
    server: { proxy: { '/ws': { target: 'ws://127.0.0.1:4321', ws: true } } },
    build: screenBuild('table', 'owner'),
  },
});
