/** What a guest at a locked kiosk may not do to the house, and what of a guest's choices does not last. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type ElectronApplication, expect, type Page, test } from '@playwright/test';
import { ScreenClient } from '../main/screen-client.ts';
import { startDesktopProgram } from '../support/desktop-program.ts';
import { newDataFolder, removeFolder } from '../support/host-program.ts';

const PIN = '2468';

let data: string;
let app: ElectronApplication;
let page: Page;
let owner: ScreenClient;

test.beforeEach(async () => {
  data = await newDataFolder();
  app = await startDesktopProgram({ data });
  page = await app.firstWindow();
  await page.evaluate(() => localStorage.setItem('smorgasboard.locale', 'en'));
  await page.reload();
  const hostToken = (await readFile(path.join(data, 'host-token'), 'utf8')).trim();
  owner = await ScreenClient.open(Number(new URL(page.url()).port), { hostToken });
  await owner.must('settings.set', { key: 'kioskPin', value: PIN });
});

test.afterEach(async () => {
  await page.evaluate((pin) => window.smorgasboard?.leaveKiosk(pin), PIN);
  await app.close();
  await removeFolder(data);
});

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const door = () => page.getByRole('dialog', { name: 'The house PIN, please' });
const lock = () => page.evaluate(() => window.smorgasboard?.enterKiosk());

test('the address that phones are sent to is chosen with the PIN', async () => {
  await lock();
  await page
    .getByRole('button', { name: /^Sandwich/ })
    .first()
    .click();
  await button('Phones can’t find us?').click();
  const doctor = page.getByRole('dialog', { name: 'Phones can’t find us?' });
  await doctor.getByRole('button', { name: /127\.0\.0\.1/ }).click();
  await expect(door()).toBeVisible();
  expect(await owner.must('settings.get', {})).toMatchObject({ address: null });
});

test('another table is closed with the PIN', async () => {
  const { code } = (await owner.must('table.create', { game: 'plate' })) as { code: string };
  await owner.must('table.show', { code });
  await lock();
  await button(/^(Manage the table|All \d+ tables)$/).click();
  const tables = page.getByRole('dialog', { name: 'Go on' });
  await tables.getByRole('listitem').getByRole('button', { name: 'Close', exact: true }).click();
  await expect(door()).toBeVisible();
});

test('the language, the sound and the light that a guest chose end with the guest', async () => {
  await owner.must('settings.set', { key: 'attractAfter', value: 3 });
  await lock();
  const attract = page.locator('.attract');
  const light = () => page.evaluate(() => document.documentElement.dataset.theme);
  const before = await light();
  // On a busy machine the three seconds may be over in the midst of it, and with them what was chosen.
  await expect(async () => {
    if (await attract.isVisible()) await page.mouse.click(400, 400);
    await button('English, Change the language').click({ timeout: 2000 });
    await button('Deutsch').click({ timeout: 2000 });
    await button('Ton ausschalten').click({ timeout: 2000 });
    await button(/^Licht (dimmen|an)$/).click({ timeout: 2000 });
    await expect.poll(light, { timeout: 2000 }).not.toBe(before);
  }).toPass();
  await expect(attract).toBeVisible();
  await page.mouse.click(400, 400);
  await expect(button('Settings')).toBeVisible();
  await expect(button('Switch the sound off')).toBeVisible();
  expect(await light()).toBe(before);
});
