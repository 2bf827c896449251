/**
 * Ten thousand finished sheets in a real house, looked at in a real browser: how long until the history stands there,
 * and how even the frames are while somebody scrolls. Needs a build. Alone: `npx node test/bench/history.ts`.
 */
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { chromiumArguments, findOrInstallChromium } from '../../scripts/lib/chromium.ts';
import type { Finished } from '../../src/main/store/finished.ts';
import { openStore } from '../../src/main/store/store.ts';
import { range } from '../../src/shared/lists.ts';
import { pastMatch, people } from '../main/records/past.ts';
import { newDataFolder, removeFolder, startHostProgram } from '../support/host-program.ts';

const SHEETS = 10_000;
const LOGS = [
  'sheet-sandwich.booklet-de',
  'sheet-plate.classic',
  'sheet-plain.classic',
  'sheet-wars.classic',
  'sheet-masters.classic',
] as const;
const HOUR = 3_600_000;
const LATEST = Date.UTC(2026, 0, 1);
const SCROLLS = { reading: 12, wheel: 120, fling: 600 } as const;
const SCROLL_MS = 3000;
/** Nobody taps sooner; the house uses the time. */
const HOME_READ_MS = 2500;
/** Longer, and an eye sees it. */
const LONG_FRAME_MS = 50;

function fillHouse(dataDir: string): void {
  const sheets = LOGS.map((log) => pastMatch({ log }));
  const store = openStore(dataDir);
  store.writer.write(() => {
    for (const person of people) store.roster.restore(person);
    for (const n of range(SHEETS)) {
      const { log: _, ...sheet } = sheets[n % sheets.length]!;
      const endedAt = LATEST - n * HOUR;
      const seats = sheet.seats.map((seat, i) => {
        const { id: player, ...person } = people[(n + i) % people.length]!;
        return { ...seat, ...person, player };
      });
      const entry = { ...sheet, id: `sheet-${n}`, match: null, startedAt: endedAt - HOUR, endedAt, seats };
      store.history.save(entry as unknown as Finished);
    }
  });
  store.writer.settle();
  store.close();
}

/** From the tap until the first rows have been painted. */
const opening = (page: Page, name: string): Promise<number> =>
  page.getByRole('button', { name, exact: true }).evaluate(
    (button: HTMLElement) =>
      new Promise<number>((resolve) => {
        const began = performance.now();
        button.click();
        const look = (): unknown =>
          document.querySelector('.history-row')
            ? requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)))
            : requestAnimationFrame(look);
        look();
      }),
  );

/** How long each frame took while the list moved by so many pixels a frame. */
const scrolling = (page: Page, pixels: number): Promise<number[]> =>
  page.getByRole('list', { name: 'History' }).evaluate(
    (list, { pixels, ms }) =>
      new Promise<number[]>((resolve) => {
        const frames: number[] = [];
        list.scrollTop = 0;
        let last = performance.now();
        const until = last + ms;
        const step = (now: number): void => {
          frames.push(now - last);
          last = now;
          list.scrollTop += pixels;
          if (now < until) requestAnimationFrame(step);
          else resolve(frames.slice(1));
        };
        requestAnimationFrame(step);
      }),
    { pixels, ms: SCROLL_MS },
  );

/** From a jump to the very end until its last row stands there. */
const jumping = (page: Page): Promise<number> =>
  page.getByRole('list', { name: 'History' }).evaluate(
    (list, last) =>
      new Promise<number>((resolve) => {
        const began = performance.now();
        list.scrollTop = list.scrollHeight;
        const look = (): unknown =>
          document.querySelector(`[aria-posinset="${last}"]`)
            ? resolve(performance.now() - began)
            : requestAnimationFrame(look);
        look();
      }),
    SHEETS,
  );

/** Seconds of work on the page's own thread so far: what else runs on the machine does not count. */
async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')!.value;
}

function framesOf(frames: readonly number[], seconds: number) {
  const sorted = [...frames].sort((a, b) => a - b);
  const at = (share: number): string => sorted[Math.floor((sorted.length - 1) * share)]!.toFixed(1);
  return {
    frames: frames.length,
    'own work ms/frame': ((seconds * 1000) / frames.length).toFixed(1),
    'p50 ms': at(0.5),
    'p99 ms': at(0.99),
    'max ms': at(1),
    [`> ${LONG_FRAME_MS} ms`]: sorted.filter((ms) => ms > LONG_FRAME_MS).length,
  };
}

export async function measureHistory(): Promise<void> {
  const found = await findOrInstallChromium();
  if ('missing' in found) return console.log(`${found.missing}: the history is left out.`);
  const data = await newDataFolder();
  fillHouse(data);
  const host = await startHostProgram({ data });
  const browser = await chromium.launch({ executablePath: found.file, args: chromiumArguments() });
  try {
    const page = await browser.newPage({ viewport: { width: 1920, height: 1080 }, locale: 'en-GB' });
    await page.goto(host.table);
    await page.getByRole('button', { name: 'History', exact: true }).waitFor();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(HOME_READ_MS);
    const opened: number[] = [];
    for (const _ of range(5)) {
      opened.push(await opening(page, 'History'));
      await page.getByRole('button', { name: 'Back', exact: true }).click();
    }
    const [first, ...again] = opened.map((ms) => `${ms.toFixed(0)} ms`);
    console.log(`opens: ${first} the first time, then ${again.join(', ')}`);
    await opening(page, 'History');
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const rows: Record<string, ReturnType<typeof framesOf>> = {};
    for (const [how, pixels] of Object.entries(SCROLLS)) {
      const before = await workOf(session);
      const frames = await scrolling(page, pixels);
      rows[`${how}, ${pixels} px a frame`] = framesOf(frames, (await workOf(session)) - before);
    }
    console.table(rows);
    await page.reload();
    await page.locator('.history-row').first().waitFor();
    console.log(`from the first to the last of all: ${(await jumping(page)).toFixed(0)} ms`);
  } finally {
    await browser.close();
    await host.kill();
    await removeFolder(data);
  }
}

if (import.meta.main) await measureHistory();
