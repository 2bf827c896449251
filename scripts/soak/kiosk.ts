/** A kiosk that nobody touches, in a real browser: bots play on its screen for hours, in a heap with a limit. */
import { chromium } from '@playwright/test';
import { Honest } from '../attack/honest.ts';
import type { WeighedHouse } from '../attack/weighed-house.ts';
import { findOrInstallChromium } from '../lib/chromium.ts';

/** In MB; a page that keeps what it shows would soon be out of it. */
const MOST_HEAP = 128;
const STARTING_MS = 240_000;

export interface Kiosk {
  /** What the page keeps once what is unused is thrown away, in bytes, and how many nodes. */
  weigh(): Promise<{ readonly heap: number; readonly nodes: number }>;
  readonly troubles: readonly string[];
  end(): Promise<void>;
}

async function lockUp(house: WeighedHouse): Promise<void> {
  const remote = new Honest(house, { hostToken: house.hostToken });
  await remote.until(() => remote.mirror.welcome !== null, 'the remote is welcome');
  for (const [key, value] of Object.entries({ kiosk: true, attractAfter: 2 }))
    await remote.mirror.call('settings.set', { key, value });
  remote.close();
}

/** Undefined where there is no browser; it says so. */
export async function openKiosk(house: WeighedHouse): Promise<Kiosk | undefined> {
  const found = await findOrInstallChromium();
  if ('missing' in found) {
    console.log(`The kiosk is not looked at: ${found.missing}.`);
    return undefined;
  }
  await lockUp(house);
  const browser = await chromium.launch({
    executablePath: found.file,
    args: [`--js-flags=--max-old-space-size=${MOST_HEAP}`],
  });
  const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
  const troubles: string[] = [];
  page.on('pageerror', ({ message }) => troubles.push(message));
  page.on('crash', () => troubles.push('the page has crashed'));
  await page.goto(`http://${house.address}:${house.port}/table#host=${house.hostToken}`);
  // A busy machine takes its time to draw it.
  await page.locator('.demo').waitFor({ timeout: STARTING_MS });
  const devtools = await page.context().newCDPSession(page);
  return {
    troubles,
    async weigh() {
      await devtools.send('HeapProfiler.collectGarbage');
      const { usedSize: heap } = await devtools.send('Runtime.getHeapUsage');
      const { nodes } = await devtools.send('Memory.getDOMCounters');
      return { heap, nodes };
    },
    end: () => browser.close(),
  };
}
