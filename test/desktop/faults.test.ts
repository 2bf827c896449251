import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type ElectronApplication, expect, type Page, test } from '@playwright/test';
import { endOf, startDesktopProgram } from '../support/desktop-program.ts';
import { newDataFolder, removeFolder } from '../support/host-program.ts';
import { keepPicture } from '../support/pictures.ts';

let data: string;

test.beforeEach(async () => {
  data = await newDataFolder();
});

test.afterEach(() => removeFolder(data));

/** To be asked again: while windows come and go, the inspector may lose an answer. */
const pages = (app: ElectronApplication) => () =>
  app
    .evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows().map(({ webContents }) => webContents.getURL()),
    )
    .catch((error: Error) => [error.message]);

const reason = (page: Page) => page.getByRole('main');

test('a house that cannot be opened says why on a page, and opens as soon as it can', async () => {
  const file = path.join(data, 'smorgasboard.db');
  await writeFile(file, 'This is no database. '.repeat(100));
  const app = await startDesktopProgram({ data });
  const page = await app.firstWindow();
  await expect(reason(page)).toContainText('Smorgasboard cannot start');
  await expect(reason(page)).toContainText('or it is damaged');
  await keepPicture(page, 'desktop-cannot-start');
  await rm(file);
  await page.getByRole('button', { name: 'Try again now' }).click();
  await expect.poll(pages(app)).toEqual([expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/table/)]);
  await app.close();
});

test('a house that cannot be opened ends when its page is closed', async () => {
  await writeFile(path.join(data, 'smorgasboard.db'), 'This is no database. '.repeat(100));
  const app = await startDesktopProgram({ data });
  const page = await app.firstWindow();
  const closed = endOf(app);
  await page
    .getByRole('button', { name: 'Quit' })
    .click()
    .catch(() => undefined);
  await closed;
});

test('a program that ended badly three times in a minute says so, and tries again by itself a minute later', async () => {
  const badEnds = [3000, 2000, 1000].map((before) => Date.now() - before);
  await mkdir(path.join(data, 'window'));
  await writeFile(path.join(data, 'window/starts.json'), JSON.stringify(badEnds));
  const app = await startDesktopProgram({ data, args: ['--rest-ms', '10000'] });
  const page = await app.firstWindow();
  await expect(reason(page)).toContainText('The program stopped three times in a minute.');
  await expect(reason(page)).toContainText('It is tried again every minute.');
  await expect.poll(pages(app)).toEqual([expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/table/)]);
  await app.close();
});

test('a locked kiosk that cannot be opened stays locked: its page opens for the PIN', async () => {
  const first = await startDesktopProgram({ data });
  const table = await first.firstWindow();
  await table.evaluate(() => localStorage.setItem('smorgasboard.locale', 'en'));
  await table.reload();
  await table.getByRole('button', { name: 'Settings', exact: true }).click();
  await table.getByRole('textbox', { name: 'PIN', exact: true }).fill('2468');
  await table.getByRole('button', { name: 'Lock now' }).click();
  await expect(table).toHaveURL(/#\/$/);
  const gone = endOf(first);
  first.process().kill('SIGKILL');
  await gone;
  await writeFile(path.join(data, 'smorgasboard.db'), 'This is no database. '.repeat(100));
  await Promise.all(
    ['-wal', '-shm'].map((end) => rm(path.join(data, `smorgasboard.db${end}`), { force: true })),
  );

  const app = await startDesktopProgram({ data });
  const page = await app.firstWindow();
  const isKiosk = () => app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isKiosk());
  await expect(reason(page)).toContainText('or it is damaged');
  await expect.poll(isKiosk).toBe(true);
  await expect(page.getByRole('button', { name: 'Quit' })).toHaveCount(0);
  const type = async (pin: string): Promise<void> => {
    for (const digit of pin) await page.getByRole('button', { name: digit, exact: true }).click();
    await page.getByRole('button', { name: 'Open the kiosk' }).click();
  };
  await type('1357');
  await expect(page.getByRole('alert')).toContainText('That is not it.');
  expect(await isKiosk()).toBe(true);
  await keepPicture(page, 'desktop-cannot-start-locked');
  await type('2468');
  await expect.poll(isKiosk).toBe(false);
  const closed = endOf(app);
  await page
    .getByRole('button', { name: 'Quit' })
    .click()
    .catch(() => undefined);
  await closed;
});
