import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { endOf, startDesktopProgram } from '../support/desktop-program.ts';
import { newDataFolder, removeFolder } from '../support/host-program.ts';

let data: string;

test.beforeEach(async () => {
  data = await newDataFolder();
});

test.afterEach(() => removeFolder(data));

test('the program opens one window with the table of its own host, and quits when asked', async () => {
  const app = await startDesktopProgram({ data });
  const page = await app.firstWindow();
  await expect(page).toHaveTitle(/Smorgasboard/);
  expect(new URL(page.url()).hostname).toBe('127.0.0.1');
  await expect(page.getByRole('button').first()).toBeVisible();
  const closed = endOf(app);
  // The page may be gone before it hears the answer.
  await page.evaluate(() => window.smorgasboard?.quit()).catch(() => undefined);
  await closed;
});

test('a page gets the small bridge and nothing of Node, and cannot leave its own host', async () => {
  const app = await startDesktopProgram({ data });
  const page = await app.firstWindow();
  await expect(page).toHaveTitle(/Smorgasboard/);
  const reach = await page.evaluate(() => ({
    bridge: Object.keys(window.smorgasboard ?? {}).length > 0,
    node: 'require' in window || 'process' in window,
    opened: window.open('https://example.org/') !== null,
  }));
  expect(reach).toEqual({ bridge: true, node: false, opened: false });
  const before = page.url();
  await page.evaluate(() => {
    location.href = 'https://example.org/';
  });
  await page.waitForTimeout(300);
  expect(page.url()).toBe(before);
  await app.close();
});

test('full screen goes on and off', async () => {
  const app = await startDesktopProgram({ data });
  const page = await app.firstWindow();
  const toggle = () => page.evaluate(() => window.smorgasboard?.toggleFullScreen());
  expect(await toggle()).toBe(true);
  const isFull = () => app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isFullScreen());
  await expect.poll(isFull).toBe(true);
  expect(await toggle()).toBe(false);
  await app.close();
});

test('a crashed page comes back, and after three crashes in a minute the program says so and rests', async () => {
  const app = await startDesktopProgram({ data });
  const address = () =>
    app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.getURL() ?? '');
  const crash = () =>
    app.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer(),
    );
  const loads = () => app.evaluate(({ app: program }) => Number(Reflect.get(program, 'tableLoads') ?? 0));
  await app.evaluate(({ app: program, BrowserWindow }) => {
    BrowserWindow.getAllWindows()[0]?.webContents.on('did-finish-load', () => {
      Reflect.set(program, 'tableLoads', Number(Reflect.get(program, 'tableLoads') ?? 0) + 1);
    });
  });
  /** Whole: a crash while it still loads would be one with the crash before, or the load be taken for its return. */
  const isThere = () =>
    app.evaluate(({ BrowserWindow }) => {
      const contents = BrowserWindow.getAllWindows()[0]?.webContents;
      return contents !== undefined && !contents.isLoading() && !contents.isCrashed();
    });
  await app.firstWindow();
  for (const crashes of [1, 2]) {
    await expect.poll(isThere).toBe(true);
    const before = await loads();
    await crash();
    await expect.poll(loads, { message: `crash ${crashes}` }).toBeGreaterThan(before);
    expect(await address()).toMatch(/^http:\/\/127\.0\.0\.1:/);
  }
  await expect.poll(isThere).toBe(true);
  await crash();
  await expect.poll(address).toMatch(/^data:text\/html/);
  await app.close();
});

test('a second start brings the first window forward instead of opening the house twice', async () => {
  const app = await startDesktopProgram({ data });
  await app.firstWindow();
  await expect(startDesktopProgram({ data })).rejects.toThrow();
  expect(app.windows()).toHaveLength(1);
  await app.close();
});

test('a kiosk fills the screen, and lets nobody close, quit or save until it is unlocked', async () => {
  const app = await startDesktopProgram({ data, args: ['--kiosk'] });
  const page = await app.firstWindow();
  await expect(page).toHaveTitle(/Smorgasboard/);
  const isKiosk = () => app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isKiosk());
  const bridge = () => page.evaluate(() => window.smorgasboard?.kioskState());
  await expect.poll(isKiosk).toBe(true);
  expect(await bridge()).toMatchObject({ locked: true, needsPin: false });
  expect(await page.evaluate(() => window.smorgasboard?.quit())).toBe(false);
  const file = { suggestedName: 'points.csv', content: 'a,b' };
  expect(await page.evaluate((wanted) => window.smorgasboard?.saveFile(wanted), file)).toEqual({
    saved: false,
    reason: 'locked',
  });
  await app.evaluate(({ app: program, BrowserWindow }) => {
    BrowserWindow.getAllWindows()[0]?.close();
    program.quit();
  });
  expect(await bridge()).toMatchObject({ locked: true, needsPin: false });
  expect(await page.evaluate(() => window.smorgasboard?.leaveKiosk(''))).toMatchObject({ locked: false });
  await expect.poll(isKiosk).toBe(false);
  await app.close();
});

test('a page saves a file where the person chooses: among the documents, by its type', async () => {
  const app = await startDesktopProgram({ data });
  const page = await app.firstWindow();
  await expect(page).toHaveTitle(/Smorgasboard/);
  const chosen = path.join(data, 'chosen.csv');
  // The system's own dialog is the one thing here that only a person can answer.
  await app.evaluate(({ app: program, dialog }, filePath) => {
    const show = async (_window: unknown, options: unknown) => {
      Reflect.set(program, 'asked', options);
      return { canceled: false, filePath };
    };
    dialog.showSaveDialog = show as typeof dialog.showSaveDialog;
  }, chosen);
  const file = { suggestedName: '../points.csv', content: 'Ada,12\n' };
  expect(await page.evaluate((wanted) => window.smorgasboard?.saveFile(wanted), file)).toEqual({
    saved: true,
    name: 'chosen.csv',
  });
  expect(await readFile(chosen, 'utf8')).toBe('Ada,12\n');
  const [asked, documents] = await app.evaluate(({ app: program }) => [
    Reflect.get(program, 'asked') as object,
    program.getPath('documents'),
  ]);
  expect(asked).toEqual({
    defaultPath: path.join(documents as string, 'points.csv'),
    filters: [{ name: 'CSV', extensions: ['csv'] }],
  });
  await app.close();
});
