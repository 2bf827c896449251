import { expect, type Page, test } from '@playwright/test';
import { eachTestHasHost } from '../support/each-host.ts';
import type { HostProgram } from '../support/host-program.ts';
import { newPage } from '../support/party.ts';
import { openSheet, seat, sheetIsThere, start, totals } from '../support/score-keeping.ts';

let host: HostProgram;

eachTestHasHost((started) => {
  host = started;
});

const MOST_TABS = 30;

/** What somebody without a mouse does: Tab until it is lit, then Enter. */
async function walkTo(page: Page, name: string): Promise<void> {
  const lit = page.locator(':focus');
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    await page.keyboard.press('Tab');
    const said = (await lit.getAttribute('aria-label')) ?? (await lit.innerText());
    if (said.replace(/\s+/g, ' ').trim().startsWith(name)) {
      await page.keyboard.press('Enter');
      return;
    }
  }
  throw new Error(`${MOST_TABS} times Tab, and no ${name}`);
}

const keys = async (page: Page, ...list: readonly string[]): Promise<void> => {
  for (const key of list) await page.keyboard.press(key);
};
const call = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true }).first()).toBeVisible();
const expectTotals = (page: Page, wanted: Record<string, number>) =>
  expect(async () => expect(await totals(page)).toEqual(wanted)).toPass();

test('T-1, T-2, T-11, T-13: a whole Sandwich sheet by keyboard alone, from the home screen to the winner and into the next one; the help overlay names the keys', async ({
  browser,
}) => {
  const problems: string[] = [];
  const context = await browser.newContext({ viewport: { width: 1920, height: 1080 }, locale: 'en-GB' });
  const page = await newPage(context, problems);
  await page.goto(host.table);
  await expect(page.getByRole('button', { name: 'Keep score' })).toBeVisible();
  await walkTo(page, 'Keep score');
  await walkTo(page, 'Sandwich');
  await expect(page.getByText('Who is playing?', { exact: true })).toBeVisible();
  // Whoever simply types means the name.
  for (const name of ['Maya', 'Tom', 'Ines']) {
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Round the table' }).getByText(name)).toBeVisible();
  }
  await keys(page, 'Control+Enter');
  await call(page, 'Maya tastes: best to worst');
  await sheetIsThere(page);

  await keys(page, '?');
  const help = page.getByRole('dialog', { name: 'Keys' });
  await expect(help.getByText('Rank this cook next')).toBeVisible();
  await expect(help.getByText('Confirm')).toBeVisible();
  await keys(page, 'Escape');
  await expect(help).toBeHidden();

  // At a table of three each taster has four sandwiches: two from each neighbour.
  await keys(page, '1', '2', '3', 'Enter');
  await call(page, 'Tom tastes: best to worst');
  const first = await totals(page);
  expect(Object.values(first).reduce((sum, points) => sum + points, 0)).toBe(6);
  await keys(page, '4', '3', 'Backspace', '3', '2', 'Enter');
  await call(page, 'Ines tastes: best to worst');
  await keys(page, 'u');
  await expectTotals(page, first);
  await keys(page, 'r');
  await call(page, 'Ines tastes: best to worst');
  await keys(page, 'ArrowUp', 'ArrowUp');
  await expect(page.getByRole('button', { name: 'Correct it' })).toBeVisible();
  await keys(page, '4', '3', '2', 'Enter');
  await call(page, 'Ines tastes: best to worst');
  await expect(async () => expect(await totals(page)).not.toEqual(first)).toPass();
  await keys(page, '1', '2', '3', 'Enter');
  await expect(page.getByText('Everybody has tasted')).toBeVisible();
  await keys(page, 'Enter');
  await expect(page.getByText(/(wins|win|share).* points/).first()).toBeVisible();
  await walkTo(page, 'Another one');
  await call(page, 'Maya tastes: best to worst');
  await expectTotals(page, { Maya: 0, Tom: 0, Ines: 0 });
  expect(problems).toEqual([]);
});

test('T-11: one taster’s ranking takes three taps', async ({ browser }) => {
  const { page, problems } = await openSheet({ browser, host, sheet: 'Sandwich' });
  await seat(page, ['Maya', 'Tom', 'Ines', 'Jürgen', 'Lucía']);
  await start(page);
  await call(page, 'Maya tastes: best to worst');
  let taps = 0;
  const tap = async (name: string): Promise<void> => {
    taps += 1;
    await page.getByRole('button', { name }).click();
  };
  const began = performance.now();
  await tap('Lucía tap');
  await tap('Jürgen tap');
  await tap('Confirm');
  await call(page, 'Tom tastes: best to worst');
  console.log(`a taster’s ranking: ${taps} taps, ${(performance.now() - began).toFixed(0)} ms by machine`);
  expect(taps).toBe(3);
  await expectTotals(page, { Maya: 0, Tom: 0, Ines: 0, Jürgen: 2, Lucía: 3 });
  expect(problems).toEqual([]);
});
