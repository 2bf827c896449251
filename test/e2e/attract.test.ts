import { expect, type Page, test } from '@playwright/test';
import { ScreenClient } from '../main/screen-client.ts';
import { type HostProgram, removeFolder, startHostProgram } from '../support/host-program.ts';
import { keepPicture } from '../support/pictures.ts';

const PATIENCE_S = 2;
/** So long that a screen which may be left would have been. */
const LONGER_MS = 1500 * PATIENCE_S;

let host: HostProgram;
let remote: ScreenClient;

test.beforeEach(async ({ page }) => {
  host = await startHostProgram();
  const { port, hash } = new URL(host.table);
  remote = await ScreenClient.open(Number(port), { hostToken: hash.replace('#host=', '') });
  await remote.must('settings.set', { key: 'kiosk', value: true });
  await remote.must('settings.set', { key: 'attractAfter', value: PATIENCE_S });
  await page.addInitScript(() => localStorage.setItem('smorgasboard.locale', 'en'));
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto(host.table);
});

test.afterEach(async () => {
  await host.kill();
  await removeFolder(host.data);
});

const invitation = (page: Page) => page.getByRole('button', { name: /Touch to play|jouer|jugar|Spielen/ });
const signs = (page: Page) => page.getByRole('navigation', { name: 'Games' });

/** A busy machine may look only when the screen has been left again. */
const leaves = (page: Page, act: () => Promise<void>, by?: string): Promise<void> =>
  expect(async () => {
    await expect(invitation(page), by).toBeVisible();
    await act();
    await expect(signs(page), by).toBeVisible({ timeout: 500 * PATIENCE_S });
  }).toPass();

async function seesItMove(page: Page): Promise<void> {
  const seen = new Set<string>();
  await expect(async () => {
    seen.add(await page.locator('.demo').innerHTML());
    expect(seen.size).toBeGreaterThan(3);
  }).toPass({ intervals: [300] });
}

test.use({ hasTouch: true, contextOptions: { reducedMotion: 'no-preference' } });

test('a kiosk that nobody touches shows bots at play; a touch, a key or the mouse brings home', async ({
  page,
}) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  const leave = {
    touch: () => page.touchscreen.tap(500, 400),
    key: () => page.keyboard.press('Shift'),
    mouse: () => page.mouse.click(340, 320),
  };
  await expect(invitation(page)).toBeVisible();
  await seesItMove(page);
  await keepPicture(page, 'attract');
  for (const [by, act] of Object.entries(leave)) {
    await leaves(page, act, by);
    // The touch pressed no sign that came up under the finger.
    expect(['#/', '#/attract']).toContain(new URL(page.url()).hash);
  }
  expect(problems).toEqual([]);
  expect((await remote.must('home.state', {})).tables).toEqual([]);
});

test('a match is never left, its results are; an empty lobby is closed behind whoever walked away', async ({
  page,
}) => {
  // A busy machine may have waited too long already.
  await expect(async () => {
    if (await invitation(page).isVisible()) await page.keyboard.press('Shift');
    await signs(page).getByRole('button').first().click({ timeout: 2000 });
  }).toPass();
  await expect(page).toHaveURL(/#\/table\//);
  await expect(invitation(page)).toBeVisible();
  expect((await remote.must('home.state', {})).tables).toEqual([]);

  const { code } = await remote.must('table.create', { game: 'sandwich' });
  for (let bots = 0; bots < 3; bots++) await remote.must('lobby.addBot', { level: 'apprentice' });
  await remote.must('lobby.start', {});
  await page.evaluate((shown) => {
    location.hash = `#/table/${shown}`;
  }, code);
  await expect(page.getByText(code).first()).toBeVisible();
  await page.waitForTimeout(LONGER_MS);
  await expect(page).toHaveURL(new RegExp(`#/table/${code}$`));

  await remote.must('table.end', {});
  await expect(invitation(page)).toBeVisible();
  expect((await remote.must('home.state', {})).tables).toMatchObject([{ code, phase: 'over' }]);
});

test('whoever has never played begins from here with the first match of what the bots play', async ({
  page,
}) => {
  await expect(invitation(page)).toBeVisible();
  await remote.must('settings.set', { key: 'attractAfter', value: 600 });
  // A mouse on its way there leaves the screen as it is.
  await page.mouse.move(300, 300);
  await page.mouse.move(340, 320);
  await page.locator('.attract button.first').click();
  await expect(page).toHaveURL(/#\/table\/[A-Z]{4}$/);
  await expect(page.getByText('First match').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play for real' })).toBeVisible();
});

test('outside a kiosk nothing is left', async ({ page }) => {
  await expect(invitation(page)).toBeVisible();
  await remote.must('settings.set', { key: 'kiosk', value: false });
  await page.keyboard.press('Shift');
  await expect(signs(page)).toBeVisible();
  await page.waitForTimeout(LONGER_MS);
  await expect(signs(page)).toBeVisible();
});
