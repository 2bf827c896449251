/** A kiosk that nobody touches, in a real browser: bots play on its screen for hours, in a heap with a limit. */
import { type CDPSession, chromium } from '@playwright/test';
import { Honest } from '../attack/honest.ts';
import type { WeighedHouse } from '../attack/weighed-house.ts';
import { findOrInstallChromium } from '../lib/chromium.ts';

/** In MB; a page that keeps what it shows would soon be out of it. */
const MOST_HEAP = 128;
const STARTING_MS = 240_000;

export interface Kiosk {
  /** What the page keeps once what is unused is thrown away, in bytes. */
  weight(): Promise<number>;
  readonly troubles: readonly string[];
  end(): Promise<void>;
}

interface Snapshot {
  readonly snapshot: { readonly meta: { readonly node_fields: string[]; readonly node_types: [string[]] } };
  readonly nodes: number[];
}

/**
 * All that it holds but what the engine has made of the program itself, as with the house: the longer a page runs, the
 * more of it is compiled. A snapshot throws away first what is unused.
 */
async function heapOf(devtools: CDPSession): Promise<number> {
  const chunks: string[] = [];
  const add = ({ chunk }: { chunk: string }): void => {
    chunks.push(chunk);
  };
  devtools.on('HeapProfiler.addHeapSnapshotChunk', add);
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  devtools.off('HeapProfiler.addHeapSnapshotChunk', add);
  const { snapshot, nodes }: Snapshot = JSON.parse(chunks.join(''));
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const code = types[0].indexOf('code');
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += fields.length)
    if (nodes[at + fields.indexOf('type')] !== code) bytes += nodes[at + fields.indexOf('self_size')] ?? 0;
  return bytes;
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
    weight: () => heapOf(devtools),
    end: () => browser.close(),
  };
}
