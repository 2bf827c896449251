import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte({ configFile: false })],
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/e2e/**', 'test/desktop/**', 'test/looks/**', 'test/bench/**'],
    // Vitest leaves a core free; nobody else needs it here.
    maxWorkers: '100%',
    // They end what hangs, not what is slow on a busy machine.
    testTimeout: 90_000,
    hookTimeout: 60_000,
  },
});
