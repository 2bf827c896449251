import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type ElectronApplication, expect, type Page, test } from '@playwright/test';
import { fileOf, pastMatch } from '../main/records/past.ts';
import { endOf, startDesktopProgram } from '../support/desktop-program.ts';
import { newDataFolder, removeFolder } from '../support/host-program.ts';
import { keepPicture } from '../support/pictures.ts';

const PIN = '2468';

let data: string;

test.beforeEach(async () => {
  data = await newDataFolder();
});

test.afterEach(() => removeFolder(data));

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const pinField = (page: Page) => page.getByRole('textbox', { name: 'PIN', exact: true });

/** In English, whatever the machine speaks. */
async function openWindow(args: readonly string[] = []): Promise<{ app: ElectronApplication; page: Page }> {
  const app = await startDesktopProgram({ data, args });
  const page = await app.firstWindow();
  await page.evaluate(() => localStorage.setItem('smorgasboard.locale', 'en'));
  await page.reload();
  await expect(button(page, 'Settings')).toBeVisible();
  return { app, page };
}

const isKiosk = (app: ElectronApplication) => () =>
  app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isKiosk());

/** As on a real keyboard: the window hears the keys before its page does. */
const pressTheWayOut = (app: ElectronApplication): Promise<void> =>
  app.evaluate(({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents;
    const key = { keyCode: 'K', modifiers: ['control', 'shift'] as ('control' | 'shift')[] };
    contents?.sendInputEvent({ type: 'keyDown', ...key });
    contents?.sendInputEvent({ type: 'keyUp', ...key });
  });

async function lockWithPin(page: Page): Promise<void> {
  await button(page, 'Settings').click();
  await pinField(page).fill(PIN);
  await button(page, 'Lock now').click();
  await expect(page).toHaveURL(/#\/$/);
}

const door = (page: Page) => page.getByRole('dialog', { name: 'The house PIN, please' });

async function tryPin(page: Page, pin: string): Promise<void> {
  for (const digit of pin) await door(page).getByRole('button', { name: digit, exact: true }).click();
  await door(page).getByRole('button', { name: 'Open the kiosk' }).click();
}

test('a PIN is set and the window locked in the settings; only the PIN opens both again', async () => {
  const { app, page } = await openWindow();
  await lockWithPin(page);
  await expect.poll(isKiosk(app)).toBe(true);

  await button(page, 'Settings').click();
  await expect(page.getByText('The settings are locked')).toBeVisible();
  await expect(pinField(page)).toHaveCount(0);
  await keepPicture(page, 'desktop-kiosk-settings');
  await button(page, 'Open the kiosk').click();
  await tryPin(page, '1111');
  await expect(door(page).getByRole('alert')).toContainText('That is not it.');
  await keepPicture(page, 'desktop-kiosk-pin');
  await tryPin(page, PIN);
  await expect(door(page)).toHaveCount(0);
  await expect(pinField(page)).toHaveValue('');
  await expect(page.getByText('There is a PIN.')).toBeVisible();
  await expect.poll(isKiosk(app)).toBe(false);
  await app.close();
});

test('after five wrong PINs even the right one has to wait', async () => {
  const { app, page } = await openWindow();
  await lockWithPin(page);
  await pressTheWayOut(app);
  for (let tries = 0; tries < 5; tries++) {
    await expect(door(page).getByRole('status')).toHaveText('–');
    await tryPin(page, '0000');
    await expect(door(page).getByRole('alert')).toBeVisible();
  }
  await expect(door(page).getByRole('alert')).toContainText(/Too many wrong PINs\. Try again in \d+ seconds/);
  for (const digit of PIN) await door(page).getByRole('button', { name: digit, exact: true }).click();
  await expect(door(page).getByRole('button', { name: 'Open the kiosk' })).toBeDisabled();
  expect(await page.evaluate((pin) => window.smorgasboard?.leaveKiosk(pin), PIN)).toMatchObject({
    locked: true,
  });
  expect(await isKiosk(app)()).toBe(true);
  await app.evaluate(({ app: program }) => program.exit(0)).catch(() => undefined);
});

test('a locked program that is killed comes back locked, and without a PIN set the way out is open', async () => {
  const first = await openWindow();
  await lockWithPin(first.page);
  await expect.poll(isKiosk(first.app)).toBe(true);
  const gone = endOf(first.app);
  first.app.process().kill('SIGKILL');
  await gone;

  const { app, page } = await openWindow();
  await expect.poll(isKiosk(app)).toBe(true);
  await pressTheWayOut(app);
  await tryPin(page, PIN);
  await expect.poll(isKiosk(app)).toBe(false);
  await button(page, 'Settings').click();
  await button(page, 'Remove the PIN').click();
  await expect(button(page, 'Remove the PIN')).toHaveCount(0);
  await button(page, 'Lock now').click();
  await expect.poll(isKiosk(app)).toBe(true);
  await pressTheWayOut(app);
  await expect.poll(isKiosk(app)).toBe(false);
  await app.close();
});

test('a locked kiosk shows history and players to everybody; to change them takes the PIN', async () => {
  const { app, page } = await openWindow();
  const past = pastMatch({ log: 'plate.classic', endedAt: 1_700_000_000_000 });
  const file = { name: 'records.json', mimeType: 'application/json', buffer: Buffer.from(fileOf([past])) };
  await button(page, 'History').click();
  await button(page, 'Export and import').click();
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('1 entry came in.');
  await page.keyboard.press('Escape');
  await button(page, 'Back').click();
  await lockWithPin(page);

  await button(page, 'Players').click();
  await expect(page.getByText(past.seats[0]!.name)).toBeVisible();
  await button(page, 'New player').click();
  await expect(door(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: new RegExp(past.seats[0]!.name) }).click();
  for (const change of ['Name and slice', 'Merge with somebody', 'Forget']) {
    await button(page, change).click();
    await expect(door(page), change).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog'), change).toHaveCount(0);
  }
  await button(page, 'Back').click();
  await button(page, 'Back').click();

  await button(page, 'History').click();
  await button(page, 'Export and import').click();
  await expect(door(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^The Plate Game/ }).click();
  await expect(button(page, 'Share')).toBeVisible();
  await button(page, 'Delete').click();
  await tryPin(page, '1111');
  await expect(door(page).getByRole('alert')).toContainText('That is not it.');
  await keepPicture(page, 'desktop-kiosk-delete');
  expect(await isKiosk(app)()).toBe(true);
  await tryPin(page, PIN);
  await page
    .getByRole('dialog', { name: 'Throw this one away?' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(page.getByText('0 entries')).toBeVisible();
  await app.close();
});

test('T-4: the history is exported into the file that the person chooses', async () => {
  const { app, page } = await openWindow();
  const chosen = path.join(data, 'evening.csv');
  // The system's own dialog is the one thing here that only a person can answer.
  await app.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = async () => ({ canceled: false, filePath });
  }, chosen);
  const past = pastMatch({ log: 'plate.classic', endedAt: 1_700_000_000_000 });
  await button(page, 'History').click();
  await button(page, 'Export and import').click();
  const file = { name: 'records.json', mimeType: 'application/json', buffer: Buffer.from(fileOf([past])) };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('1 entry came in.');
  await button(page, 'Points (CSV)').click();
  await expect(page.getByText('Saved as evening.csv')).toBeVisible();
  const saved = await readFile(chosen, 'utf8');
  for (const { name } of past.seats) expect(saved).toContain(name);
  await app.close();
});
