import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Whole matches and killed programs take longest: begun last, they would keep one core busy while the others wait. */
const LONGEST_FIRST = ['test/faults/', 'test/contract/', 'test/simulation/', 'test/golden/'];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const found = LONGEST_FIRST.findIndex((folder) => moduleId.includes(folder));
      return found === -1 ? LONGEST_FIRST.length : found;
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  plugins: [svelte({ configFile: false })],
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/e2e/**', 'test/desktop/**', 'test/looks/**', 'test/bench/**'],
    // Vitest leaves a core free; nobody else needs it here.
    maxWorkers: '100%',
    // Tests change nothing that others see: a quarter of the time went into beginning anew for each file.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // They end what hangs, not what is slow on a busy machine.
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
});
