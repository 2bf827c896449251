import { type ElectronApplication, expect, type Page, test } from '@playwright/test';
import { fileOf, pastMatch } from '../main/records/past.ts';
import { startDesktopProgram } from '../support/desktop-program.ts';
import { newDataFolder, removeFolder } from '../support/host-program.ts';

let data: string;

test.beforeEach(async () => {
  data = await newDataFolder();
});

test.afterEach(() => removeFolder(data));

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

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

test('full screen in the menu of a table fills the screen, and leaves it again', async () => {
  const { app, page } = await openWindow();
  const isFull = () => app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isFullScreen());
  await page
    .getByRole('button', { name: /^Sandwich/ })
    .first()
    .click();
  await expect(page).toHaveURL(/#\/table\/[A-Z]{4}/);
  for (const full of [true, false]) {
    await button(page, 'Menu').click();
    await button(page, 'Full screen').click();
    await expect.poll(isFull).toBe(full);
    await page.keyboard.press('Escape');
  }
  await app.close();
});

test('a screen that nobody has touched sounds, and rests when there is nothing to hear', async () => {
  const app = await startDesktopProgram({ data });
  await app.context().addInitScript(() => {
    const states: string[] = [];
    Reflect.set(window, 'heard', states);
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        this.addEventListener('statechange', () => states.push(this.state));
      }
    };
  });
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.reload());
  /** Whatever Playwright itself asks a page counts as a touch. */
  const untouched = <T>(script: string): Promise<T> =>
    app.evaluate(
      ({ BrowserWindow }, code) => BrowserWindow.getAllWindows()[0]?.webContents.executeJavaScript(code),
      script,
    ) as Promise<T>;
  const heard = () => untouched('window.heard ?? []');
  await expect.poll(heard).toEqual(['running', 'suspended']);
  expect(await untouched('navigator.userActivation.hasBeenActive')).toBe(false);
  await (await app.firstWindow()).mouse.click(5, 5);
  await expect.poll(heard).toEqual(['running', 'suspended', 'running', 'suspended']);
  await app.close();
});

test('sound and network have no process of their own where the system shuts neither in', async () => {
  const app = await startDesktopProgram({ data });
  const page = await app.firstWindow();
  await expect(page.getByRole('button').first()).toBeVisible();
  await page.evaluate(() => new AudioContext().resume());
  const services = await app.evaluate(({ app: program }) =>
    program.getAppMetrics().flatMap(({ type, name }) => (type === 'Utility' ? [name] : [])),
  );
  const isLinux = process.platform === 'linux';
  expect(services.sort()).toEqual(isLinux ? [] : ['Audio Service', 'Network Service']);
  await app.close();
});

test('To BG Stats hands a play to the system; nothing else leaves the window, and nothing a locked one', async () => {
  const { app, page } = await openWindow();
  // What the system does with it is the one thing here that only the system can answer.
  await app.evaluate(({ app: program, shell }) => {
    Reflect.set(program, 'handed', []);
    shell.openExternal = async (address) => {
      (Reflect.get(program, 'handed') as string[]).push(address);
    };
  });
  const handed = () => app.evaluate(({ app: program }) => Reflect.get(program, 'handed') as string[]);
  const past = pastMatch({ log: 'plate.classic', endedAt: 1_700_000_000_000 });
  const file = { name: 'records.json', mimeType: 'application/json', buffer: Buffer.from(fileOf([past])) };
  await button(page, 'History').click();
  await button(page, 'Export and import').click();
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('1 entry came in.');
  await page.keyboard.press('Escape');
  await button(page, 'Back').click();
  await button(page, 'History').click();
  await page.getByRole('button', { name: /^The Plate Game/ }).click();
  await button(page, 'Share').click();
  await button(page, 'To BG Stats').click();
  const here = page.url();
  // A click by Playwright waits for a page that never comes.
  await page.getByRole('link', { name: 'Open in BG Stats' }).evaluate((link: HTMLElement) => link.click());
  await expect.poll(handed).toEqual([expect.stringMatching(/^bgstats:\/\/app\.bgstatsapp\.com\//)]);

  const follow = (address: string) =>
    page.evaluate((href) => {
      const link = document.createElement('a');
      link.href = href;
      document.body.append(link);
      link.click();
    }, address);
  await follow('https://boardgamegeek.com/');
  await expect.poll(async () => (await handed()).length).toBe(2);
  for (const address of ['file:///etc/passwd', 'http://example.org/', 'mailto:a@example.org'])
    await follow(address);
  await page.evaluate(() => window.smorgasboard?.enterKiosk());
  await follow('bgstats://app.bgstatsapp.com/createPlay.html');
  await follow('https://boardgamegeek.com/');
  expect(await page.evaluate(() => document.visibilityState)).toBe('visible');
  expect(await handed()).toHaveLength(2);
  expect(page.url()).toBe(here);
  await page.evaluate(() => window.smorgasboard?.leaveKiosk(''));
  await app.close();
});

test('what a screen prefers is kept by the program: another port knows it too', async () => {
  const first = await openWindow();
  await button(first.page, 'English, Change the language').click();
  await button(first.page, 'Deutsch').click();
  await button(first.page, 'Ton ausschalten').click();
  await expect(button(first.page, 'Einstellungen')).toBeVisible();
  const before = new URL(first.page.url()).port;
  await first.app.close();

  const app = await startDesktopProgram({ data });
  const page = await app.firstWindow();
  expect(new URL(page.url()).port).not.toBe(before);
  await expect(button(page, 'Einstellungen')).toBeVisible();
  await expect(button(page, 'Ton einschalten')).toBeVisible();
  await app.close();
});

test('a locked page downloads nothing and prints nothing', async () => {
  const { app, page } = await openWindow();
  await app.evaluate(({ app: program, session, BrowserWindow, dialog }) => {
    const asked: string[] = [];
    Reflect.set(program, 'asked', asked);
    session.defaultSession.on('will-download', (event, item) => {
      asked.push(event.defaultPrevented ? 'refused' : 'download');
      item.cancel();
    });
    const [window] = BrowserWindow.getAllWindows();
    if (window) window.webContents.print = () => void asked.push('print');
    dialog.showSaveDialog = async () => ({ canceled: true, filePath: '' });
  });
  const asked = () => app.evaluate(({ app: program }) => Reflect.get(program, 'asked') as string[]);
  const tryBoth = () =>
    page.evaluate(() => {
      const link = document.createElement('a');
      link.href = URL.createObjectURL(new Blob(['a,b']));
      link.download = 'points.csv';
      link.click();
      print();
    });
  await page.evaluate(() => window.smorgasboard?.enterKiosk());
  await tryBoth();
  await expect.poll(asked).toEqual(['refused']);
  await page.evaluate(() => window.smorgasboard?.leaveKiosk(''));
  await tryBoth();
  await expect.poll(async () => (await asked()).toSorted()).toEqual(['download', 'print', 'refused']);
  await app.close();
});

test('there is an end to windows', async () => {
  const { app, page } = await openWindow();
  await page.evaluate(async () => {
    for (let windows = 0; windows < 20; windows++) await window.smorgasboard?.openWindow();
  });
  expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(6);
  await app.close();
});

test('a second start with --kiosk locks the first', async () => {
  const { app, page } = await openWindow();
  await expect(startDesktopProgram({ data, args: ['--kiosk'] })).rejects.toThrow();
  await expect.poll(isKiosk(app)).toBe(true);
  await page.evaluate(() => window.smorgasboard?.leaveKiosk(''));
  await app.close();
});

test('a kiosk without a PIN says so to whoever started it', async () => {
  const { app, page } = await openWindow(['--kiosk']);
  await expect(page.getByText(/^Locked without a PIN/)).toBeVisible();
  await page.evaluate(() => window.smorgasboard?.leaveKiosk(''));
  await app.close();
});
