/** A table in a café, as Playwright sees it: the big screen, and phones that are touched. */
import { type Browser, type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { type HostProgram, phoneOriginOf } from './host-program.ts';

const BIG_SCREEN = { width: 1920, height: 1080 };
const PHONE = { width: 360, height: 740 };
const NAMES = ['Maya', 'Tom', 'Inès', 'Jürgen', 'Lucía', 'Rosa', 'Émile'];

export interface Party {
  readonly table: Page;
  readonly phones: readonly Page[];
  readonly code: string;
  /** What went wrong on any page: a test looks at it last. */
  readonly problems: readonly string[];
}

export interface PartyPlan {
  readonly browser: Browser;
  readonly host: HostProgram;
  /** What stands on the game's sign at home. */
  readonly game: string | RegExp;
  readonly phones: number;
}

/** From the home screen to a lobby in which everybody sits. */
export async function gatherParty({ browser, host, game, phones }: PartyPlan): Promise<Party> {
  const problems: string[] = [];
  const table = await newPage(await browser.newContext({ viewport: BIG_SCREEN, locale: 'en-GB' }), problems);
  await table.goto(host.table);
  return sitAround({ browser, table, game, phones, problems });
}

export interface Seating {
  readonly browser: Browser;
  /** On the home screen. */
  readonly table: Page;
  readonly game: string | RegExp;
  readonly phones: number;
  readonly problems: string[];
}

export async function sitAround({ browser, table, game, phones, problems }: Seating): Promise<Party> {
  await table.getByRole('button', { name: game }).first().click();
  // The host's key may still stand there, and have four capitals in a row.
  const place = /#\/table\/([A-Z]{4})/;
  await expect(table).toHaveURL(place);
  const code = place.exec(table.url())![1]!;
  const pages: Page[] = [];
  for (const name of NAMES.slice(0, phones)) {
    const phone = await newPage(await newPhone(browser), problems);
    await phone.goto(`${phoneOriginOf(table.url())}/?t=${code}`);
    expect(await phone.evaluate(() => window.isSecureContext)).toBe(false);
    await sitDown(phone, name);
    pages.push(phone);
  }
  return { table, phones: pages, code, problems };
}

export const newPhone = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true, locale: 'en-GB' });

export async function newPage(context: BrowserContext, problems: string[]): Promise<Page> {
  const page = await context.newPage();
  page.on('pageerror', (error) => problems.push(error.message));
  return page;
}

export async function sitDown(phone: Page, name: string): Promise<void> {
  await phone.getByRole('textbox').fill(name);
  await phone.getByRole('button', { name: 'Take a seat' }).tap();
  await expect(phone.getByRole('textbox')).toHaveCount(0);
}

/** Whoever taps about the same place of the screen again at once is taken for a double tap: they tap once more. */
export function tapUntil(target: Locator, answer: Locator): Promise<void> {
  let tapped = false;
  return expect(async () => {
    // It came late, and took along what is tapped.
    if (tapped && (await answer.isVisible())) return;
    // On a busy machine a tap that has arrived may still end as too late.
    tapped = true;
    await target.tap({ timeout: 2000 });
    await expect(answer).toBeVisible({ timeout: 1000 });
  }).toPass();
}

/** The same, for what goes as soon as it is taken. */
export async function tapAway(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  await expect(async () => {
    if (await target.isVisible()) await target.tap({ timeout: 2000 });
    await expect(target).toHaveCount(0, { timeout: 1000 });
  }).toPass();
}

/** Rules that an edition leaves as usual are folded. */
export async function unfoldRules(table: Page): Promise<void> {
  const folded = table.getByRole('dialog').getByRole('button', { expanded: false });
  while ((await folded.count()) > 0) await folded.first().click();
}

/** And waits until the lobby has gone: what is opened in it would go with it. */
export async function startMatch(table: Page): Promise<void> {
  const go = table.getByRole('button', { name: 'Let’s go' });
  await go.click();
  await expect(go).toHaveCount(0);
}

export async function leave({ table, phones }: Party): Promise<void> {
  await Promise.all([table, ...phones].map((page) => page.context().close()));
}

/** Nothing on a page may be wider than the page. */
export async function fitsItsWidth(page: Page): Promise<void> {
  const widths = await page.evaluate(
    () => [document.documentElement.scrollWidth, window.innerWidth] as const,
  );
  expect(widths[0]).toBeLessThanOrEqual(widths[1]);
}
