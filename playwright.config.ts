import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from './scripts/lib/chromium.ts';
import { HOST_ADDRESS } from './test/support/host-program.ts';
import { LONG } from './test/support/long.ts';

const chromium = findChromium();

// Of the desktop tests each worker has a display of its own.
const display = process.env.TEST_DISPLAYS?.split(' ')[Number(process.env.TEST_PARALLEL_INDEX)];
if (display) process.env.DISPLAY = display;

/** `npm test` plays what is not long, `npm run test:long` the rest. */
const isLong = new RegExp(LONG);

const e2e = {
  testDir: 'test/e2e',
  testMatch: '**/*.test.ts',
  // What moves is drawn sixty times a second. Tests in which taps and motion meet let it.
  use: { contextOptions: { reducedMotion: 'reduce' } },
} as const;

const desktop = {
  testDir: 'test/desktop',
  testMatch: '**/*.test.ts',
  dependencies: ['package'],
  fullyParallel: true,
};

export default defineConfig({
  outputDir: 'test-results/playwright',
  timeout: 300_000,
  expect: { timeout: 60_000 },
  retries: 0,
  // Each file has a host of its own, and mostly waits for its clocks.
  workers: 3,
  forbidOnly: true,
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? 'test-results/e2e.json' }],
  ],
  use: {
    screenshot: 'only-on-failure',
    launchOptions: {
      args: [...chromiumArguments(), `--host-resolver-rules=MAP ${HOST_ADDRESS} 127.0.0.1`],
      ...('file' in chromium && { executablePath: chromium.file }),
    },
  },
  projects: [
    { ...e2e, name: 'e2e', grepInvert: isLong },
    { ...e2e, name: 'e2e-long', grep: isLong },
    { name: 'looks', testDir: 'test/looks', testMatch: '**/*.test.ts' },
    { name: 'package', testDir: 'test/desktop', testMatch: 'package.setup.ts' },
    { ...desktop, name: 'desktop', grepInvert: isLong },
    { ...desktop, name: 'desktop-long', grep: isLong },
  ],
});
