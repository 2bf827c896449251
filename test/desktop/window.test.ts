import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type ElectronApplication, expect, test } from '@playwright/test';
import { endOf, startDesktopProgram } from '../support/desktop-program.ts';
import { newDataFolder, removeFolder } from '../support/host-program.ts';

let data: string;

test.beforeEach(async () => {
  data = await newDataFolder();
});

test.afterEach(() => removeFolder(data));

const look = (app: ElectronApplication) => () =>
  app.evaluate(({ BrowserWindow }) => {
    const [window] = BrowserWindow.getAllWindows();
    return { ...window?.getBounds(), zoom: window?.webContents.getZoomFactor() };
  });

test('the window is there again with its size, its place and its zoom', async () => {
  const place = { x: 120, y: 90, width: 1100, height: 720 };
  const first = await startDesktopProgram({ data });
  await expect((await first.firstWindow()).getByRole('button').first()).toBeVisible();
  await first.evaluate(({ BrowserWindow }, bounds) => {
    const [window] = BrowserWindow.getAllWindows();
    window?.setBounds(bounds);
    window?.webContents.setZoomFactor(1.5);
  }, place);
  await expect.poll(look(first)).toEqual({ ...place, zoom: 1.5 });
  await first.close();

  const app = await startDesktopProgram({ data });
  await app.firstWindow();
  await expect.poll(look(app)).toEqual({ ...place, zoom: 1.5 });
  await app.close();
});

test('the menus are those of a program, and a locked window shows none of them', async () => {
  const app = await startDesktopProgram({ data });
  const page = await app.firstWindow();
  await expect(page).toHaveTitle(/Smorgasboard/);
  const menus = await app.evaluate(({ Menu }) =>
    Menu.getApplicationMenu()?.items.map(({ submenu }) => submenu?.items.length ?? 0),
  );
  expect(menus).toHaveLength(5);
  const isShown = () =>
    app.evaluate(({ BrowserWindow }) => {
      const [window] = BrowserWindow.getAllWindows();
      return { shown: window?.isMenuBarVisible(), byAlt: window?.isMenuBarAutoHide() };
    });
  expect(await isShown()).toEqual({ shown: false, byAlt: true });
  await page.evaluate(() => window.smorgasboard?.enterKiosk());
  await expect.poll(isShown).toEqual({ shown: false, byAlt: false });
  await page.evaluate(() => window.smorgasboard?.leaveKiosk(''));
  await expect.poll(isShown).toEqual({ shown: false, byAlt: true });
  await app.close();
});

test("everybody's licences are in the menu, Chromium's too; not in that of a locked window", async () => {
  const app = await startDesktopProgram({ data });
  const page = await app.firstWindow();
  await expect(page).toHaveTitle(/Smorgasboard/);
  // What the system opens it with is the one thing here that only the system can answer.
  await app.evaluate(({ app: program, shell }) => {
    Reflect.set(program, 'opened', []);
    shell.openPath = async (file) => {
      (Reflect.get(program, 'opened') as string[]).push(file);
      return '';
    };
  });
  const choose = () =>
    app.evaluate(({ Menu }) => {
      const help = Menu.getApplicationMenu()?.items.at(-1)?.submenu?.items ?? [];
      help.find(({ label }) => /^(Licences|Lizenzen|Licencias)$/.test(label))?.click();
    });
  const opened = () => app.evaluate(({ app: program }) => Reflect.get(program, 'opened') as string[]);
  await page.evaluate(() => window.smorgasboard?.enterKiosk());
  await choose();
  await page.evaluate(() => window.smorgasboard?.leaveKiosk(''));
  await choose();
  await expect.poll(async () => (await opened()).length).toBe(1);
  const [file = ''] = await opened();
  const text = await readFile(file, 'utf8');
  for (const name of ['better-sqlite3', 'svelte', 'electron', 'Bricolage Grotesque'])
    expect(text).toContain(name);
  const [, link = ''] = /href="(chromium[^"]*)"/.exec(text) ?? [];
  expect(await readFile(path.join(path.dirname(file), link), 'utf8')).toContain('The Chromium Authors');
  await app.close();
});

test('what happened is in the log, one line an event, with no key of the house; whoever starts the program sees that it broke', async () => {
  const app = await startDesktopProgram({ data, env: { SMORGASBOARD_SUPERVISED: '1' } });
  const page = await app.firstWindow();
  await expect(page.getByRole('button').first()).toBeVisible();
  const program = app.process();
  const closed = endOf(app);
  await app.evaluate(() => {
    setTimeout(() => {
      throw new Error('A timer broke');
    });
  });
  const lines = async (): Promise<string[]> =>
    (await readFile(path.join(data, 'logs/smorgasboard.log'), 'utf8')).trimEnd().split('\n');
  await expect.poll(lines).toContainEqual(expect.stringMatching(/^\d{4}-\S+Z .*A timer broke \| at /));
  expect((await lines())[0]).toMatch(/^\d{4}-\S+Z The house is open at port \d+\.$/);
  const token = (await readFile(path.join(data, 'host-token'), 'utf8')).trim();
  expect((await lines()).join()).not.toContain(token);
  await closed;
  expect(program.exitCode).toBe(75);
});

/** As somebody chooses it in the window's menus. */
const choose = (app: ElectronApplication, label: string): Promise<void> =>
  app.evaluate(({ Menu }, wanted) => {
    const items = Menu.getApplicationMenu()?.items.flatMap(({ submenu }) => submenu?.items ?? []) ?? [];
    items.find((item) => item.label === wanted)?.click();
  }, label);

test('what is written or chosen has a menu to cut, copy and paste; in a locked window nothing has', async () => {
  const app = await startDesktopProgram({ data });
  const page = await app.firstWindow();
  await page.evaluate(() => localStorage.setItem('smorgasboard.locale', 'en'));
  await page.reload();
  // What pops up stands over the page, where no test can reach it.
  await app.evaluate(({ app: program, BrowserWindow, Menu }) => {
    const shown: unknown[] = [];
    Reflect.set(program, 'shown', shown);
    Reflect.set(program, 'clicks', 0);
    BrowserWindow.getAllWindows()[0]?.webContents.on('context-menu', () =>
      Reflect.set(program, 'clicks', Number(Reflect.get(program, 'clicks')) + 1),
    );
    Menu.prototype.popup = function popup() {
      shown.push(this.items.flatMap(({ role }) => role?.toLowerCase() ?? []));
    };
  });
  const shown = () => app.evaluate(({ app: program }) => Reflect.get(program, 'shown') as string[][]);
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByRole('heading', { name: 'Settings' }).click({ button: 'right' });
  expect(await shown()).toEqual([]);
  const roles = ['undo', 'cut', 'copy', 'paste', 'selectall'];
  await page.getByRole('searchbox', { name: 'Search the settings' }).click({ button: 'right' });
  await expect.poll(shown).toEqual([roles]);
  const selectAll = () => page.evaluate(() => getSelection()?.selectAllChildren(document.body));
  await page.evaluate(() => window.smorgasboard?.enterKiosk());
  const locked = page.getByText('The settings are locked');
  await expect(locked).toBeVisible();
  await selectAll();
  const clicks = () => app.evaluate(({ app: program }) => Number(Reflect.get(program, 'clicks')));
  const before = await clicks();
  await locked.click({ button: 'right' });
  // Opened before the program hears of it, the window would have a menu.
  await expect.poll(clicks).toBe(before + 1);
  await page.evaluate(() => window.smorgasboard?.leaveKiosk(''));
  await expect(locked).toHaveCount(0);
  await selectAll();
  await page.getByRole('heading', { name: 'Settings' }).click({ button: 'right' });
  await expect.poll(shown).toEqual([roles, ['copy']]);
  await app.close();
});

test('Help shows the rules of what is played here, the keys and the report of a problem', async () => {
  const app = await startDesktopProgram({ data });
  const page = await app.firstWindow();
  await expect(page.getByRole('button').first()).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Rules' });
  await choose(app, 'Rules');
  await dialog.getByRole('radio', { name: 'Keep score' }).check();
  await expect(dialog.getByRole('button', { name: 'What the sheet does' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^The Plate Game/ }).click();
  await expect(page).toHaveURL(/#\/table\/[A-Z]{4}$/);
  await choose(app, 'Rules');
  await expect(dialog.getByRole('radio', { name: 'The Plate Game' })).toBeChecked();
  await page.keyboard.press('Escape');
  await choose(app, 'Keys');
  await expect(page.getByRole('dialog').getByText('F11')).toBeVisible();
  await page.keyboard.press('Escape');
  await choose(app, 'Report a problem…');
  await expect(page).toHaveURL(/#\/report$/);
  await expect(page.getByText('about.txt')).toBeVisible();
  await app.close();
});

test('the second display gets the table in a window of its own, and whoever sits here a hand; a locked house has no hand', async () => {
  const app = await startDesktopProgram({ data });
  const page = await app.firstWindow();
  await page.getByRole('button', { name: 'The Plate Game', exact: false }).first().click();
  await expect(page).toHaveURL(/#\/table\/[A-Z]{4}$/);
  const code = page.url().slice(-4);
  await choose(app, 'Table on the second display');
  await choose(app, 'Table on the second display');
  await expect.poll(() => app.windows().length).toBe(2);
  const second = app.windows()[1]!;
  await expect(second.getByRole('button', { name: 'Menu' })).toBeVisible();
  expect(new URL(second.url()).search).toBe(`?t=${code}`);
  await choose(app, 'My hand in a window of its own');
  await expect.poll(() => app.windows().length).toBe(3);
  const hand = app.windows()[2]!;
  await expect(hand.getByLabel('Name')).toBeVisible();
  expect(new URL(hand.url()).pathname).toBe('/');
  await page.evaluate(() => window.smorgasboard?.enterKiosk());
  await expect.poll(() => app.windows().length).toBe(2);
  await page.evaluate(() => window.smorgasboard?.leaveKiosk(''));
  await app.close();
});

test('the program starts with the machine when the settings say so, and not when they do not', async () => {
  const config = await newDataFolder();
  const entry = path.join(config, 'autostart/smorgasboard.desktop');
  const app = await startDesktopProgram({ data, env: { XDG_CONFIG_HOME: config } });
  const page = await app.firstWindow();
  await page.evaluate(() => localStorage.setItem('smorgasboard.locale', 'en'));
  await page.reload();
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await expect(page.getByText(data, { exact: false })).toBeVisible();
  const atLogin = page.getByRole('switch', { name: 'Start with this machine' });
  await atLogin.check({ force: true });
  await expect.poll(() => readFile(entry, 'utf8').catch(() => '')).toContain(`"${data}"`);
  expect(await readFile(entry, 'utf8')).toMatch(/^Exec="\//m);
  await atLogin.uncheck({ force: true });
  await expect.poll(() => readFile(entry, 'utf8').catch(() => '')).toBe('');
  await app.close();
  await removeFolder(config);
});
