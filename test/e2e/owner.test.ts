/** The owner of the house looks after it from a phone, by plain http: tables, screens, a word, a restart. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { ScreenClient } from '../main/screen-client.ts';
import { findings } from '../support/axe.ts';
import { eachTestHasHost } from '../support/each-host.ts';
import { type HostProgram, hostTokenIn } from '../support/host-program.ts';
import { LONG } from '../support/long.ts';
import { fitsItsWidth, newPage, newPhone, sitAround } from '../support/party.ts';
import { keepPicture } from '../support/pictures.ts';

let host: HostProgram;
let problems: string[];

eachTestHasHost((started) => {
  problems = [];
  host = started;
});

test.afterEach(() => expect(problems).toEqual([]));

/** What the codes on a page lead to: a camera reads them, and a test what came for them. */
function passesShownOn(table: Page): string[] {
  const passes: string[] = [];
  table.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const [, pass] = /owner#pass=([\w-]+)/.exec(String(payload)) ?? [];
      if (pass) passes.push(pass);
    }),
  );
  return passes;
}

/** Of its buttons, what stands beside it. */
const sticksOut = (dialog: Locator): Promise<string[]> =>
  dialog.evaluate((element) => {
    const { right } = element.getBoundingClientRect();
    const buttons = [...element.querySelectorAll('button')];
    return buttons
      .filter((button) => button.getBoundingClientRect().right > right)
      .map(({ textContent }) => textContent ?? '');
  });

async function inLanguages(page: Page, name: string): Promise<void> {
  for (const [language, locale] of [
    ['Deutsch', 'de'],
    ['Español', 'es'],
    ['Français', 'fr'],
  ]) {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.locator('header button').click();
    const dialog = page.getByRole('dialog');
    await expect.poll(() => sticksOut(dialog)).toEqual([]);
    await page.getByRole('button', { name: language! }).click();
    await expect(dialog).toHaveCount(0);
    for (const [width, height] of [
      [320, 568],
      [360, 740],
    ]) {
      await page.setViewportSize({ width: width!, height: height! });
      await fitsItsWidth(page);
    }
    await keepWhole(page, `${name}-${locale}`);
  }
}

/** All of it, however long it is. */
async function keepWhole(page: Page, name: string): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const before = page.viewportSize()!;
  await page.setViewportSize({ width: before.width, height });
  await keepPicture(page, name);
  await page.setViewportSize(before);
}

test('N-71, N-72, N-73: the owner comes in by a code from the big screen, and looks after tables, screens and guests', async ({
  browser,
}) => {
  const big = await browser.newContext({ viewport: { width: 1920, height: 1080 }, locale: 'en-GB' });
  const table = await newPage(big, problems);
  const passes = passesShownOn(table);
  await table.goto(host.table);
  await table.getByRole('button', { name: 'Settings' }).click();
  await table.getByRole('button', { name: 'Show the code' }).click();
  await expect(table.getByRole('img', { name: 'QR code for the owner’s phone' })).toBeVisible();
  await keepPicture(table, 'owner-code');
  await table.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  const scanned = await newPage(await newPhone(browser), problems);
  await scanned.goto(`${host.phoneOrigin}/owner#pass=${passes[0]}`);
  await expect(scanned.getByText('No table is open.')).toBeVisible();
  expect(scanned.url()).not.toContain('pass');
  await table.goto(host.table);
  const { phones, code } = await sitAround({ browser, table, game: 'Sandwich', phones: 2, problems });

  const owner = await newPage(await newPhone(browser), problems);
  await owner.goto(`${host.phoneOrigin}/owner`);
  await keepPicture(owner, 'owner-door');
  await owner.getByRole('button', { name: 'Ask for a code' }).tap();
  const knock = table.getByRole('dialog', { name: 'Is this the owner’s phone?' });
  await knock.getByRole('button', { name: 'Yes, show the code' }).click();
  const digits = (await knock.locator('b').textContent())!;
  await owner.getByRole('textbox', { name: 'Code', exact: true }).fill(digits);
  await expect(owner.getByRole('heading', { name: 'Tables' })).toBeVisible();
  await expect(owner.getByText(code)).not.toHaveCount(0);
  await keepWhole(owner, 'owner-house');
  expect(await findings(owner, 'light')).toEqual([]);

  await owner.getByRole('button', { name: 'Lock the table' }).tap();
  await expect(owner.getByRole('button', { name: 'Unlock the table' })).toBeVisible();
  await expect(table.getByText('Nobody new can sit down.')).toBeVisible();

  const word = owner.getByRole('textbox', { name: 'On all screens and phones' });
  await word.fill('Last orders, please');
  await word.press('Enter');
  for (const page of [table, ...phones]) await expect(page.getByText('Last orders, please')).toBeVisible();
  await keepPicture(table, 'owner-word-table');
  await keepPicture(phones[0]!, 'owner-word-phone');

  await owner.getByRole('combobox', { name: 'The house’s own screen' }).selectOption({ label: 'Home' });
  await expect(table.getByRole('button', { name: 'Settings' })).toBeVisible();
  await owner.getByRole('combobox', { name: 'The house’s own screen' }).selectOption({ value: code });
  await expect(table).toHaveURL(new RegExp(code));

  await owner.getByRole('button', { name: 'Back up now' }).tap();
  await expect(owner.getByText('Last backup:')).toBeVisible();

  await inLanguages(owner, 'owner-house');
  await owner.emulateMedia({ colorScheme: 'dark' });
  await keepWhole(owner, 'owner-house-dark');
  await owner.locator('header button').click();
  await owner.getByRole('button', { name: 'English' }).click();

  await owner.getByRole('button', { name: 'Restart', exact: true }).tap();
  await keepPicture(owner, 'owner-restart');
  const sockets = table.waitForEvent('websocket');
  await owner.getByRole('dialog').getByRole('button', { name: 'Restart' }).tap();
  await sockets;
  await expect(table).toHaveURL(new RegExp(code));
  await expect(owner.getByRole('heading', { name: 'Tables' })).toBeVisible();

  await owner.getByRole('button', { name: 'Close the table' }).tap();
  await owner.getByRole('button', { name: 'Really close it?' }).tap();
  await expect(owner.getByText('No table is open.')).toBeVisible();
  await scanned.getByRole('button', { name: 'Give it back' }).tap();
  await scanned.getByRole('button', { name: 'Give it back' }).tap();
  await expect(scanned.getByRole('button', { name: 'Ask for a code' })).toBeVisible();
  await owner.reload();
  await expect(owner.getByText('No table is open.')).toBeVisible();
});

test('N-71: after too many wrong PINs the owner sees how long to wait, by day and by night, and types the PIN once', {
  tag: LONG,
}, async ({ browser }) => {
  const { port } = new URL(host.origin);
  const hostToken = await hostTokenIn(host.data);
  const display = await ScreenClient.open(Number(port), { hostToken, display: true });
  await display.must('settings.set', { key: 'kioskPin', value: '2468' });
  const context = await browser.newContext({ viewport: { width: 320, height: 568 }, locale: 'de-DE' });
  const owner = await newPage(context, problems);
  // A line on which nobody listens in.
  await owner.goto(`${host.origin}/owner`);
  const pin = owner.getByRole('textbox', { name: 'PIN des Hauses' });
  const told = owner.locator('[role=alert], [role=timer]');
  for (let wrong = 0; wrong < 5; wrong++) {
    await pin.fill('1357');
    await pin.press('Enter');
    await expect(pin).toHaveValue('');
  }
  await pin.fill('2468');
  await pin.press('Enter');
  await expect(told).toContainText('Zu oft falsch.');
  const seconds = async (): Promise<number> => Number(/\d+/.exec((await told.textContent()) ?? '')?.[0]);
  const first = await seconds();
  await expect.poll(seconds).toBeLessThan(first);
  await expect(pin).toHaveValue('2468');
  await expect(owner.getByRole('button', { name: 'Hinein' })).toHaveAttribute('aria-disabled', 'true');
  await owner.emulateMedia({ colorScheme: 'dark' });
  await keepPicture(owner, 'owner-door-rests-dark');
  expect(await findings(owner, 'dark')).toEqual([]);
  await expect(told).toHaveCount(0);
  await owner.getByRole('button', { name: 'Hinein' }).click();
  await expect(owner.getByRole('heading', { name: 'Tische' })).toBeVisible();
});
