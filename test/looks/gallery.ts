/**
 * The pictures that are kept: drawn by one version of the browser, small enough for the tree. Another version draws
 * letters a little differently, so there its differences are told, and fail nothing.
 */
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { waitUntilStill } from '../e2e/support/cut-text.ts';

const kept = path.join(import.meta.dirname, 'pictures');
const drawnBy = path.join(kept, 'drawn-by.txt');
/** What differs, as it was (`-kept`) and as it is now. */
const DIFFERING = path.resolve(import.meta.dirname, '../../test-results/looks');

/** With these a television takes 40 kB, and its smallest words can be read. */
const WIDEST = 1200;
const QUALITY = 42;
/** Of a colour's 255: less is what the same letters lose when they are packed. */
const SAME_COLOUR = 40;
/** Of all pixels: a blinking cursor, not a word. */
const SAME_PICTURE = 0.0005;

const fileOf = (name: string): string => path.join(kept, `${name}.webp`);

const thisBrowser = (browser: Browser): string =>
  `${browser.browserType().name()} ${browser.version()} on ${process.platform}`;

/** Whether this browser drew them: only then a difference is ours. */
export const isTheirBrowser = (browser: Browser): boolean =>
  existsSync(drawnBy) && readFileSync(drawnBy, 'utf8').trim() === thisBrowser(browser);

function finishMotion(): void {
  for (const animation of document.getAnimations()) {
    const end = animation.effect?.getComputedTiming().endTime;
    if (typeof end === 'number' && Number.isFinite(end)) animation.finish();
    else animation.cancel();
  }
}

/**
 * What was scrolled in a dialog is moved as it was painted, or painted where it is now: a part of a pixel apart, and
 * which of both depends on the machine. So its letters are painted once more.
 */
async function paintAnew(): Promise<void> {
  const isScrolled = [...document.querySelectorAll('dialog[open] *')].some(({ scrollTop }) => scrollTop > 0);
  for (const rendering of isScrolled ? ['geometricPrecision', ''] : []) {
    document.documentElement.style.textRendering = rendering;
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  }
}

export async function pictureOf(page: Page): Promise<Buffer> {
  await page.evaluate(waitUntilStill);
  await page.evaluate(finishMotion);
  await page.evaluate(paintAnew);
  const session = await page.context().newCDPSession(page);
  const { width, height } = page.viewportSize()!;
  // Of the page, not of the screen.
  const [x, y] = await page.evaluate(() => [scrollX, scrollY] as const);
  const clip = { x, y, width, height, scale: Math.min(1, WIDEST / width) };
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY, clip });
  await session.detach();
  return Buffer.from(data, 'base64');
}

export async function keep(name: string, picture: Buffer): Promise<void> {
  await mkdir(kept, { recursive: true });
  await writeFile(fileOf(name), picture);
}

export const signGallery = (browser: Browser): Promise<void> =>
  writeFile(drawnBy, `${thisBrowser(browser)}\n`);

/** Pictures of what is not looked at any more. */
export async function clearAllBut(names: readonly string[]): Promise<void> {
  const wanted = new Set([path.basename(drawnBy), ...names.map((name) => path.basename(fileOf(name)))]);
  for (const file of await readdir(kept)) if (!wanted.has(file)) await rm(path.join(kept, file));
}

/** How a picture differs from the one that is kept, in words; undefined if it does not. */
export async function differenceOf(browser: Browser, name: string, now: Buffer): Promise<string | undefined> {
  const was = await readFile(fileOf(name)).catch(() => undefined);
  if (was?.equals(now)) return undefined;
  const share = was && (await shareThatDiffers(browser, [was, now]));
  if (share !== undefined && share <= SAME_PICTURE) return undefined;
  await mkdir(DIFFERING, { recursive: true });
  await writeFile(path.join(DIFFERING, `${name}.webp`), now);
  if (was) await writeFile(path.join(DIFFERING, `${name}-kept.webp`), was);
  return share === undefined ? 'no picture is kept' : `${(share * 100).toFixed(2)} % of its pixels differ`;
}

const urlOf = (picture: Buffer): string => `data:image/webp;base64,${picture.toString('base64')}`;

/** On a page of its own, for ours take no picture from anywhere. */
async function shareThatDiffers(browser: Browser, pictures: readonly Buffer[]): Promise<number> {
  const page = await browser.newPage();
  try {
    return await page.evaluate(countDiffering, { urls: pictures.map(urlOf), same: SAME_COLOUR });
  } finally {
    await page.close();
  }
}

interface Pictures {
  readonly urls: readonly string[];
  readonly same: number;
}

async function countDiffering({ urls, same }: Pictures): Promise<number> {
  const [was, now] = await Promise.all(
    urls.map(async (url) => {
      const image = new Image();
      image.src = url;
      await image.decode();
      const { width, height } = image;
      const pen = new OffscreenCanvas(width, height).getContext('2d')!;
      pen.drawImage(image, 0, 0);
      return pen.getImageData(0, 0, width, height);
    }),
  );
  if (!was || !now || was.width !== now.width || was.height !== now.height) return 1;
  let differing = 0;
  for (let at = 0; at < was.data.length; at += 4)
    if ([at, at + 1, at + 2].some((one) => Math.abs(was.data[one]! - now.data[one]!) > same)) differing += 1;
  return (differing * 4) / was.data.length;
}
