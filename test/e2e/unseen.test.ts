/** T-54 by touch: phones as pads for what is hidden until all have chosen; and two who keep one sheet. */
import { expect, type Page, test } from '@playwright/test';
import { type HostProgram, removeFolder, startHostProgram } from '../support/host-program.ts';
import { fitsItsWidth, newPage } from '../support/party.ts';
import { keepPicture } from '../support/pictures.ts';
import { joinByPhone, openSheet, seat, sheetIsThere, start, totals } from '../support/score-keeping.ts';

let host: HostProgram;

test.beforeEach(async () => {
  host = await startHostProgram();
});

test.afterEach(async ({ browser }) => {
  await Promise.all(browser.contexts().map((context) => context.close()));
  await host.kill();
  await removeFolder(host.data);
});

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const cook = (page: Page, name: string) => page.locator('button.cook', { hasText: name });
const says = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true }).first()).toBeVisible();

async function rank(page: Page, first: string, second: string): Promise<void> {
  await cook(page, first).click();
  await cook(page, second).click();
  await button(page, 'Send').click();
}

test('T-54: rankings are entered unseen, by phone and on a screen that is handed over, and turned up together; then a vote', async ({
  browser,
}) => {
  const plan = { browser, host, sheet: 'Sandwich' };
  const keeping = await openSheet(plan);
  const { page, problems } = keeping;
  await seat(page, ['Maya', 'Tom']);
  const ines = await joinByPhone(plan, keeping, 'Inès');
  const jurgen = await joinByPhone(plan, keeping, 'Jürgen');
  await button(page, 'Change the rules').click();
  await page.getByRole('dialog').getByRole('switch', { name: 'Unseen until all have chosen' }).click();
  await button(page, 'Close').click();
  await start(page);

  await says(page, '0 of 4 have chosen');
  await rank(ines, 'Maya', 'Tom');
  await says(ines, 'You have chosen. It is turned up when all have.');
  await says(page, '1 of 4 have chosen');
  await button(ines, 'Choose anew').tap();
  await says(page, '0 of 4 have chosen');
  // What lay there is in hand again: Tom's place goes to Jürgen.
  await cook(ines, 'Jürgen').tap();
  await button(ines, 'Send').tap();
  await says(page, '1 of 4 have chosen');
  await keepPicture(page, 'unseen-stage');
  await keepPicture(ines, 'unseen-phone');
  await fitsItsWidth(ines);

  // Maya and Tom have no phone: the screen is theirs, one after the other.
  for (const [name, first, second] of [
    ['Maya', 'Jürgen', 'Inès'],
    ['Tom', 'Maya', 'Jürgen'],
  ] as const) {
    await page.locator('.chosen').getByRole('button', { name }).click();
    await button(page, `I am ${name}`).click();
    if (name === 'Maya') await keepPicture(page, 'unseen-pad');
    await rank(page, first, second);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  expect(await totals(page)).toEqual({ Maya: 0, Tom: 0, Inès: 0, Jürgen: 0 });
  await rank(jurgen, 'Maya', 'Tom');
  // 3, 2 and 0 points each.
  await expect(async () =>
    expect(await totals(page)).toEqual({ Maya: 9, Tom: 2, Inès: 2, Jürgen: 7 }),
  ).toPass();

  await button(page, 'At the table').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Vote' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes or no?' }).click();
  await says(ines, 'Yes or no?');
  await button(ines, 'Yes').tap();
  await says(page, '1 of 4 have chosen');
  await button(jurgen, 'No').tap();
  for (const name of ['Maya', 'Tom']) {
    await page.locator('.chosen').getByRole('button', { name }).click();
    await button(page, `I am ${name}`).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Yes', exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await expect(page.getByRole('region', { name: 'What the votes say' })).toContainText('3');
  await keepPicture(page, 'unseen-vote-up');
  await keepPicture(ines, 'unseen-vote-phone');
  await fitsItsWidth(ines);
  expect(problems).toEqual([]);
});

test('N-79: two who keep one sheet see where the other is, and nothing that one types goes elsewhere by what the other enters', async ({
  browser,
}) => {
  const { page, code, problems } = await openSheet({ browser, host, sheet: 'Any other game' });
  await seat(page, ['Ada', 'Bo', 'Cy']);
  await start(page);
  const other = await newPage(
    await browser.newContext({ viewport: { width: 1920, height: 1080 } }),
    problems,
  );
  await other.goto(host.table);
  await other.evaluate((to) => {
    location.hash = `#/table/${to}`;
  }, code);
  await sheetIsThere(other);
  await expect(page.locator('.cell.theirs')).toHaveCount(1);
  await says(page, 'The big screen is at Ada');
  await keepPicture(page, 'two-keepers');

  await page.keyboard.type('12');
  await expect(page.getByRole('button', { name: /Ada, round 1 12/ })).toBeVisible();
  await other.keyboard.type('7');
  await other.keyboard.press('Enter');
  await says(other, 'Bo: how many points?');
  await says(page, 'The big screen is at Bo');
  await page.keyboard.press('Enter');
  await expect(async () => expect(await totals(other)).toEqual({ Ada: 12, Bo: 0, Cy: 0 })).toPass();
  await other.close();
  await expect(page.locator('.cell.theirs')).toHaveCount(0);
  expect(problems).toEqual([]);
});
