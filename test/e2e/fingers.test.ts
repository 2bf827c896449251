/** What a finger meets: nothing that has only just come under it, and nothing that lay beneath. */
import { expect, type Page, test } from '@playwright/test';
import { eachTestHasHost } from '../support/each-host.ts';
import { type HostProgram, phoneOriginOf } from '../support/host-program.ts';
import { gatherParty, newPage, newPhone, startMatch } from '../support/party.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

let host: HostProgram;

eachTestHasHost((started) => {
  host = started;
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

type Place = Readonly<Record<'x' | 'y', number>>;

const middleNow = (page: Page, name: string): Promise<Place> =>
  button(page, name).evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });

/** Where it stays: the screen around it may still be on its way, or be laid out once more when its letters have come. */
async function middleOf(page: Page, name: string): Promise<Place> {
  let place: Place | undefined;
  await expect(async () => {
    const before = place;
    await button(page, name).scrollIntoViewIfNeeded({ timeout: 2000 });
    place = await middleNow(page, name);
    expect(place).toEqual(before);
  }).toPass({ intervals: [250] });
  return place!;
}

/** What a finger would hit there. */
const under = (page: Page, { x, y }: Place) =>
  page.evaluate(
    ([a, b]) => document.elementFromPoint(a!, b!)?.closest('button, dialog, [popover]')?.tagName,
    [x, y],
  );

/** In the dark around it: not on its board, on which a tap closes nothing. */
const isBesideDrawer = (page: Page, { x, y }: Place) =>
  page.evaluate(([a, b]) => document.elementFromPoint(a!, b!)?.tagName === 'DIALOG', [x, y]);

const BETWEEN_S = 0.12;

/**
 * As fast as a finger, however slow the machine is: the touches say when they were, and none waits for the one before,
 * which would make a long press of it.
 */
async function tapQuickly(page: Page, place: Place, taps: number) {
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchEnd', timestamp: number) =>
    finger.send('Input.dispatchTouchEvent', {
      ...{ type, timestamp, touchPoints: type === 'touchStart' ? [place] : [] },
    });
  const began = Date.now() / 1000;
  const touches = Array.from({ length: taps }, (_, tap) => {
    const down = began + tap * BETWEEN_S;
    return [touch('touchStart', down), touch('touchEnd', down + BETWEEN_S / 4)];
  });
  await Promise.all(touches.flat());
  await finger.detach();
}

/** Sits at a table of its own, and looks at a lobby in which nobody else is. */
async function watcher(browser: Parameters<typeof newPhone>[0]) {
  const { table, code, problems } = await gatherParty({ browser, host, game: /^Sandwich Grab/, phones: 0 });
  const phone = await newPage(await newPhone(browser), problems as string[]);
  await phone.goto(`${phoneOriginOf(table.url())}/?t=${code}`);
  await button(phone, 'Just watch').tap();
  await expect(button(phone, 'Take a seat')).toBeVisible();
  return { table, phone, problems };
}

test('a tap, or two, beside a drawer closes it and presses nothing beneath', async ({ browser }) => {
  const { phone, problems } = await watcher(browser);
  for (const taps of [1, 2]) {
    const place = await middleOf(phone, 'Take a seat');
    await button(phone, 'Menu').tap();
    await expect(button(phone, 'Rules')).toBeInViewport({ ratio: 1 });
    await expect.poll(() => isBesideDrawer(phone, place)).toBe(true);
    await tapQuickly(phone, place, taps);
    await expect(button(phone, 'Rules')).toHaveCount(0);
    await expect(phone.getByRole('textbox')).toHaveCount(0);
  }
  await button(phone, 'Take a seat').tap();
  await expect(phone.getByRole('textbox')).toBeVisible();
  expect(problems).toEqual([]);
});

test('a double click on the end of a match asks, and does not answer', async ({ browser }) => {
  const { table, problems } = await gatherParty({ browser, host, game: /^Sandwich Grab/, phones: 3 });
  await startMatch(table);
  await button(table, 'Menu').click();
  await button(table, 'End the match').dblclick();
  await expect(button(table, 'Really end it?')).toBeVisible();
  await button(table, 'No, leave it').click();
  await expect(button(table, 'End the match')).toBeVisible();
  await button(table, 'End the match').click();
  await button(table, 'Really end it?').click();
  await expect(table.getByText('Nothing is counted')).toBeVisible();
  expect(problems).toEqual([]);
});

test('a toast takes no taps, and goes as soon as what it says is settled', async ({ browser }) => {
  const { phone, problems } = await watcher(browser);
  await button(phone, 'Take a seat').tap();
  await expect(phone.getByRole('textbox')).toBeVisible();
  const place = await middleOf(phone, 'Take a seat');
  await expect(async () => expect(await under(phone, place)).toBe('BUTTON')).toPass();
  await phone.touchscreen.tap(place.x, place.y);
  const toast = phone.getByRole('status', { name: 'Messages' }).getByText('A name, please');
  await expect(toast).toBeVisible();
  const { x, y, width, height } = (await toast.boundingBox())!;
  expect(await under(phone, { x: x + width / 2, y: y + height / 2 })).toBe(undefined);
  await phone.getByRole('textbox').fill('Maya');
  await expect(toast).toHaveCount(0);
  expect(problems).toEqual([]);
});
