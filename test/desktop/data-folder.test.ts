/** The data folder is changed in the window, by whoever sits at the machine. */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type ElectronApplication, expect, type Page, test } from '@playwright/test';
import { ScreenClient } from '../main/screen-client.ts';
import { endOf, startDesktopProgram } from '../support/desktop-program.ts';
import { hostTokenIn, newDataFolder, removeFolder } from '../support/host-program.ts';
import { keepPicture } from '../support/pictures.ts';

let home: string;
let usual: string;

test.beforeEach(async () => {
  home = await newDataFolder();
  usual = path.join(home, 'smorgasboard');
});

test.afterEach(() => removeFolder(home));

/** Whoever starts it starts it again: a test has to get hold of it. */
const start = (): Promise<ElectronApplication> =>
  startDesktopProgram({ env: { XDG_DATA_HOME: home, SMORGASBOARD_SUPERVISED: '1' } });

async function openSettings(app: ElectronApplication): Promise<Page> {
  const page = await app.firstWindow();
  await page.evaluate(() => localStorage.setItem('smorgasboard.locale', 'en'));
  await page.reload();
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  return page;
}

/** The system's own dialog is the one thing here that only a person can answer. */
const answerWith = (app: ElectronApplication, folder: string): Promise<void> =>
  app.evaluate(({ app: program, dialog }, filePath) => {
    dialog.showOpenDialog = (async () => {
      Reflect.set(program, 'asked', Number(Reflect.get(program, 'asked') ?? 0) + 1);
      return { canceled: false, filePaths: [filePath] };
    }) as typeof dialog.showOpenDialog;
  }, folder);

const asked = (app: ElectronApplication): Promise<number> =>
  app.evaluate(({ app: program }) => Number(Reflect.get(program, 'asked') ?? 0));

test('the data go to another folder, with tables, token and log; the old one goes when the new one has opened', async () => {
  const app = await start();
  const page = await openSettings(app);
  const owner = await ScreenClient.open(Number(new URL(page.url()).port), {
    hostToken: await hostTokenIn(usual),
  });
  const { code } = (await owner.must('table.create', { game: 'plate' })) as { code: string };
  const token = await hostTokenIn(usual);
  const choose = page.getByRole('button', { name: 'Choose another folder' });

  await answerWith(app, path.join(usual, 'backups'));
  await choose.click();
  await expect(page.getByRole('alert')).toContainText('lies in the data folder itself');

  const disk = path.join(home, 'disk');
  await mkdir(disk);
  await writeFile(path.join(disk, 'film.mkv'), '');
  await answerWith(app, disk);
  await choose.click();
  const sure = page.getByRole('dialog', { name: 'Move everything there?' });
  await expect(sure).toContainText(path.join(disk, 'Smorgasboard'));
  await expect(page.getByRole('alert')).toHaveCount(0);
  await keepPicture(page, 'data-folder-sure');
  const ended = endOf(app);
  await sure.getByRole('button', { name: 'Move', exact: true }).click();
  await ended;
  expect(existsSync(path.join(usual, 'smorgasboard.db'))).toBe(true);

  const again = await start();
  const there = await openSettings(again);
  await expect(there.getByText(path.join(disk, 'Smorgasboard'))).toBeVisible();
  await keepPicture(there, 'data-folder-moved');
  expect(await hostTokenIn(path.join(disk, 'Smorgasboard'))).toBe(token);
  const back = await ScreenClient.open(Number(new URL(there.url()).port), { hostToken: token });
  const { tables } = await back.must('home.state', {});
  expect(tables.map((table) => table.code)).toEqual([code]);
  const log = await readFile(path.join(disk, 'Smorgasboard/logs/smorgasboard.log'), 'utf8');
  expect(log).toContain('nothing of it is left in');
  expect((await readdir(usual)).sort()).toEqual(['data-folder.json', 'window']);
  await again.close();
});

test('nobody moves the data of a locked house, nor from a hand, nor without having chosen a folder', async () => {
  const app = await start();
  const page = await openSettings(app);
  await answerWith(app, home);
  expect(await page.evaluate(() => window.smorgasboard?.moveData())).toBe('failed');
  await page.evaluate(() => window.smorgasboard?.enterKiosk());
  expect(await page.evaluate(() => window.smorgasboard?.chooseDataFolder())).toBeNull();
  expect(await asked(app)).toBe(0);
  await page.evaluate(() => window.smorgasboard?.leaveKiosk(''));

  // Chosen while it was open, and locked since.
  expect(await page.evaluate(() => window.smorgasboard?.chooseDataFolder())).toMatchObject({ no: null });
  await page.evaluate(() => window.smorgasboard?.enterKiosk());
  expect(await page.evaluate(() => window.smorgasboard?.moveData())).toBe('failed');
  await page.evaluate(() => window.smorgasboard?.leaveKiosk(''));

  await app.evaluate(({ Menu }) => {
    const all = Menu.getApplicationMenu()?.items.flatMap(({ submenu }) => submenu?.items ?? []);
    all?.find(({ label }) => label === 'My hand in a window of its own')?.click();
  });
  await expect.poll(() => app.windows().length).toBe(2);
  const hand = app.windows()[1]!;
  await expect(hand).toHaveTitle(/Smorgasboard/);
  for (const call of ['machine', 'chooseDataFolder', 'moveData', 'openDataFolder'] as const)
    await expect(
      hand.evaluate(async (name) => void (await window.smorgasboard?.[name]()), call),
    ).rejects.toThrow(/Not a page/);
  expect(existsSync(path.join(usual, 'smorgasboard.db'))).toBe(true);
  await app.close();
});

test('a locked house whose disk is away stays locked, says why, and opens when the disk is back', async () => {
  const first = await start();
  const table = await openSettings(first);
  const disk = path.join(home, 'disk');
  await mkdir(disk);
  await answerWith(first, disk);
  await table.getByRole('textbox', { name: 'PIN', exact: true }).fill('2468');
  await table.getByRole('textbox', { name: 'PIN', exact: true }).press('Enter');
  await table.getByRole('button', { name: 'Choose another folder' }).click();
  const moved = endOf(first);
  await table.getByRole('dialog').getByRole('button', { name: 'Move', exact: true }).click();
  await moved;
  const second = await start();
  await (await openSettings(second)).getByRole('button', { name: 'Lock now' }).click();
  const isKiosk = (app: ElectronApplication) =>
    app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isKiosk());
  await expect.poll(() => isKiosk(second)).toBe(true);
  const gone = endOf(second);
  second.process().kill('SIGKILL');
  await gone;
  await rename(disk, `${disk}-away`);

  const app = await start();
  const page = await app.firstWindow();
  await expect(page.getByRole('main')).toContainText('Is its disk connected?');
  await keepPicture(page, 'data-folder-away');
  const tooHigh = () => document.documentElement.scrollHeight - document.documentElement.clientHeight;
  expect(await page.evaluate(tooHigh)).toBe(0);
  expect(await isKiosk(app)).toBe(true);
  expect(existsSync(disk)).toBe(false);
  await rename(`${disk}-away`, disk);
  await page.getByRole('button', { name: 'Try again now' }).click();
  await expect
    .poll(() =>
      app
        .evaluate(({ BrowserWindow }) =>
          BrowserWindow.getAllWindows().map(({ webContents }) => webContents.getURL()),
        )
        .catch((error: Error) => [error.message]),
    )
    .toEqual([expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/table/)]);
  expect(await isKiosk(app)).toBe(true);
  app.process().kill('SIGKILL');
});

test('what was named at the start is not changed in the settings', async () => {
  const app = await startDesktopProgram({ data: usual });
  const page = await openSettings(app);
  await expect(page.getByText('It was named at the start (--data).')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose another folder' })).toHaveCount(0);
  await answerWith(app, home);
  expect(await page.evaluate(() => window.smorgasboard?.chooseDataFolder())).toBeNull();
  expect(await asked(app)).toBe(0);
  await app.close();
});
