import { type ElectronApplication, expect, type Page, test } from '@playwright/test';
import { startDesktopProgram } from '../support/desktop-program.ts';
import { newDataFolder, removeFolder } from '../support/host-program.ts';

const PIN = '2468';

let data: string;

test.beforeEach(async () => {
  data = await newDataFolder();
});

test.afterEach(() => removeFolder(data));

const address = (app: ElectronApplication) => () =>
  app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.getURL() ?? '');

const isKiosk = (app: ElectronApplication) => () =>
  app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isKiosk());

/** How often a page was loaded since this was called first. */
async function countLoads(app: ElectronApplication): Promise<() => Promise<number>> {
  await app.evaluate(({ app: program, BrowserWindow }) => {
    Reflect.set(program, 'loads', 0);
    BrowserWindow.getAllWindows()[0]?.webContents.on('did-finish-load', () => {
      Reflect.set(program, 'loads', Number(Reflect.get(program, 'loads')) + 1);
    });
  });
  return () => app.evaluate(({ app: program }) => Number(Reflect.get(program, 'loads')));
}

const isWhole = (app: ElectronApplication) => () =>
  app.evaluate(({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents;
    return contents !== undefined && !contents.isLoading() && !contents.isCrashed();
  });

async function breakThreeTimes(app: ElectronApplication): Promise<void> {
  const loads = await countLoads(app);
  for (const crash of [1, 2, 3]) {
    await expect.poll(isWhole(app)).toBe(true);
    const before = await loads();
    await app.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer(),
    );
    await expect.poll(loads, { message: `crash ${crash}` }).toBeGreaterThan(before);
  }
}

/** What the window shows, asked by the program: Playwright's own page is lost when it crashes. */
const inPage = <T>(app: ElectronApplication, script: string): Promise<T> =>
  app.evaluate(
    ({ BrowserWindow }, code) => BrowserWindow.getAllWindows()[0]?.webContents.executeJavaScript(code),
    script,
  ) as Promise<T>;

const text = (app: ElectronApplication) => () => inPage<string>(app, 'document.body.innerText');

const press = (app: ElectronApplication, name: string): Promise<void> =>
  inPage(
    app,
    `[...document.querySelectorAll('button')].find((one) => one.textContent.trim() === ${JSON.stringify(name)}).click()`,
  );

async function lockWithPin(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('smorgasboard.locale', 'en'));
  await page.reload();
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByRole('textbox', { name: 'PIN', exact: true }).fill(PIN);
  await page.getByRole('button', { name: 'Lock now' }).click();
  await expect(page).toHaveURL(/#\/$/);
}

test('a hung page that nobody touches is brought back', async () => {
  const app = await startDesktopProgram({ data });
  const page = await app.firstWindow();
  await expect(page.getByRole('button').first()).toBeVisible();
  const loads = await countLoads(app);
  void page
    .evaluate(() => {
      for (;;);
    })
    .catch(() => undefined);
  await expect.poll(loads).toBe(1);
  expect(await address(app)()).toMatch(/^http:\/\/127\.0\.0\.1:/);
  await expect.poll(text(app)).toContain('History');
  await app.close();
});

test('a page that beats, but does not hear its host any more, is loaded again', async () => {
  const app = await startDesktopProgram({ data });
  const page = await app.firstWindow();
  await page.addInitScript(() => {
    const Socket = window.WebSocket;
    window.WebSocket = class extends Socket {
      override set onmessage(hear: ((event: MessageEvent) => unknown) | null) {
        super.onmessage = (event) => {
          if (Reflect.get(window, 'deaf')) return;
          hear?.(event);
          Reflect.set(window, 'heard', true);
        };
      }
    };
  });
  await page.reload();
  await expect(page.getByRole('button').first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'heard'))).toBe(true);
  const loads = await countLoads(app);
  await page.evaluate(() => Reflect.set(window, 'deaf', true));
  await expect.poll(loads).toBe(1);
  await expect.poll(text(app)).toContain('History');
  await app.close();
});

test('a locked kiosk whose page broke three times opens for its PIN, on the page that says so', async () => {
  const app = await startDesktopProgram({ data });
  await lockWithPin(await app.firstWindow());
  await expect.poll(isKiosk(app)).toBe(true);
  await breakThreeTimes(app);
  await expect.poll(text(app)).toContain('This screen stopped three times in a minute');
  expect(await isKiosk(app)()).toBe(true);
  for (const digit of '1357') await press(app, digit);
  await press(app, 'Open the kiosk');
  await expect.poll(text(app)).toContain('That is not it.');
  expect(await isKiosk(app)()).toBe(true);
  for (const digit of PIN) await press(app, digit);
  await press(app, 'Open the kiosk');
  await expect.poll(isKiosk(app)).toBe(false);
  await press(app, 'Try again now');
  await expect.poll(address(app)).toMatch(/^http:\/\/127\.0\.0\.1:/);
  await app.close();
});

test('a second start tries a page that had stopped again', async () => {
  const app = await startDesktopProgram({ data });
  const page = await app.firstWindow();
  await expect(page.getByRole('button').first()).toBeVisible();
  await breakThreeTimes(app);
  await expect.poll(address(app)).toMatch(/^data:text\/html/);
  await expect(startDesktopProgram({ data })).rejects.toThrow();
  await expect.poll(address(app)).toMatch(/^http:\/\/127\.0\.0\.1:/);
  await app.close();
});
