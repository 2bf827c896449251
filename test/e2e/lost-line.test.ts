/** A phone whose Wi-Fi goes: what it may have to show then is there before, and what did not come is asked for again. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import type { ScreenClient } from '../main/screen-client.ts';
import { eachTestHasTable } from '../support/each-host.ts';
import type { HostProgram } from '../support/host-program.ts';
import { newPage, newPhone, sitDown } from '../support/party.ts';

/** What a match may come to show before anything else can be fetched. */
const LATER = ['PausedNote', 'PhoneMenu', 'PhoneResults', 'Ended', 'BackDrawer'];

let host: HostProgram;
let display: ScreenClient;
let code: string;
let problems: string[];

eachTestHasTable((given) => {
  ({ host, display, code, problems } = given);
});

async function sitAndPlay(phone: Page): Promise<void> {
  await phone.goto(`${host.phoneOrigin}/?t=${code}`);
  await sitDown(phone, 'Maya');
  for (let i = 0; i < 3; i++) await display.must('lobby.addBot', { level: display.table!.bots[0]! });
  await display.must('lobby.start', {});
  await expect(menuKey(phone)).toBeVisible();
}

const menuKey = (phone: Page) => phone.getByRole('button', { name: 'Menu' });

/** Of the parts above, those whose script and style have come. */
const fetched = (phone: Page): Promise<string[]> =>
  phone.evaluate((names) => {
    const files = performance.getEntriesByType('resource').map(({ name }) => name.split('/').at(-1) ?? '');
    return names.filter((name) => files.some((file) => file.startsWith(`${name}-`) && file.endsWith('.js')));
  }, LATER);

const assets = path.resolve(import.meta.dirname, '../../out/renderer/assets');
/** Classes of components that have styles of their own. */
const styled = readdirSync(assets)
  .filter((name) => name.endsWith('.css'))
  .flatMap((name) => readFileSync(path.join(assets, name), 'utf8').match(/svelte-\w+/g) ?? []);

/** Parts of the page whose styles are not there: a component's class is in none of the page's sheets. */
const unstyled = (phone: Page): Promise<string[]> =>
  phone.evaluate((wanted) => {
    const known = new Set<string>();
    const note = (rules: CSSRuleList): void => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule)
          for (const [name] of rule.selectorText.matchAll(/svelte-\w+/g)) known.add(name);
        if ('cssRules' in rule) note(rule.cssRules as CSSRuleList);
      }
    };
    for (const sheet of document.styleSheets) note(sheet.cssRules);
    const used = [...document.querySelectorAll('[class*="svelte-"]')].flatMap(({ classList }) => [
      ...classList,
    ]);
    return [...new Set(used)].filter((name) => wanted.includes(name) && !known.has(name));
  }, styled);

/** The person puts the phone away, and takes it out again after a minute. */
const nap = (phone: Page): Promise<void> =>
  phone.evaluate(() => {
    const look = (hidden: boolean): void => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
      document.dispatchEvent(new Event('visibilitychange'));
    };
    const now = Date.now;
    look(true);
    Date.now = () => now() + 60_000;
    look(false);
    Date.now = now;
  });

/** A hand notices naps from the moment in which it asks what it has missed. */
const looksOut = (phone: Page): Promise<void> =>
  new Promise((resolve) => {
    phone.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => {
        if (payload.includes('match.told')) resolve();
      }),
    );
  });

const nodded = (phone: Page) => phone.getByRole('heading', { name: 'You nodded off' });
const paused = (phone: Page) => phone.locator('.paused[role=status]');

test('N-57: what a phone may need when the line is gone is there before it goes', async ({ browser }) => {
  const context = await newPhone(browser);
  const phone = await newPage(context, problems);
  const ready = looksOut(phone);
  await sitAndPlay(phone);
  await ready;
  await expect.poll(() => fetched(phone)).toEqual(LATER);
  // Nothing can be fetched from here on, but the socket that is open stays so: what it tells is shown.
  await context.route('**/*', (route) => route.abort());

  await display.must('table.pause', {});
  await expect(paused(phone)).toBeVisible();
  expect(await unstyled(phone)).toEqual([]);
  await menuKey(phone).tap();
  await expect(phone.getByRole('heading', { name: 'Menu' })).toBeVisible();
  expect(await unstyled(phone)).toEqual([]);
  await phone.getByRole('button', { name: 'Close' }).tap();
  await nap(phone);
  await expect(nodded(phone)).toBeVisible();
  expect(await unstyled(phone)).toEqual([]);
  await display.must('table.end', {});
  await expect(phone.getByRole('heading', { name: 'The match was stopped' })).toBeVisible();
  expect(await unstyled(phone)).toEqual([]);
  await display.must('table.close', { code });
  await expect(phone.getByRole('heading', { name: 'The table is closed' })).toBeVisible();
  expect(await unstyled(phone)).toEqual([]);
});

test('N-57: whatever did not come is asked for again, and looks as it should without a reload', async ({
  browser,
}) => {
  const context = await newPhone(browser);
  const phone = await newPage(context, problems);
  const late = new RegExp(`/assets/(${LATER.join('|')})-|/words/(more|guest)\\.|/alive`);
  await sitAndPlay(phone);
  await context.route(late, (route) => route.abort());
  const missed: string[] = [];
  phone.on('requestfailed', (request) => missed.push(request.url()));
  const ready = looksOut(phone);
  await phone.reload();
  await ready;
  await menuKey(phone).tap();
  await nap(phone);
  await display.must('table.pause', {});
  for (const part of ['PausedNote', 'BackDrawer', 'PhoneMenu', 'alive'])
    await expect.poll(() => missed.some((url) => url.includes(part))).toBe(true);
  await expect(paused(phone)).toHaveCount(0);

  await context.unroute(late);
  await expect(paused(phone)).toBeVisible();
  await expect(nodded(phone)).toBeVisible();
  await expect(phone.getByRole('heading', { name: 'Menu' })).toHaveCount(1);
  await expect.poll(() => unstyled(phone)).toEqual([]);
});
