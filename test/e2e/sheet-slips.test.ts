/** What a scorekeeper does by mistake is never swallowed: it is entered, refused with a reason, or asked about. */
import { expect, type Page, test } from '@playwright/test';
import { eachTestHasHost } from '../support/each-host.ts';
import type { HostProgram } from '../support/host-program.ts';
import { fitsItsWidth, newPage } from '../support/party.ts';
import { keepPicture } from '../support/pictures.ts';
import { openSheet, seat, start, totals } from '../support/score-keeping.ts';

let host: HostProgram;

eachTestHasHost((started) => {
  host = started;
});

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const call = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true }).first()).toBeVisible();
const keys = async (page: Page, ...list: readonly string[]) => {
  for (const key of list) await page.keyboard.press(key);
};
const linesOf = (page: Page) => page.getByRole('region', { name: 'Ledger' }).locator('li button');
const expectTotals = (page: Page, wanted: Record<string, number>) =>
  expect(async () => expect(await totals(page)).toEqual(wanted)).toPass();

test('T-2, T-5, T-32: on a plain sheet sums are typed, a letter enters what was typed, and a number too big is told', async ({
  browser,
}) => {
  const { page, problems } = await openSheet({ browser, host, sheet: 'Any other game' });
  await seat(page, ['Maya', 'Tom', 'Inès']);
  await start(page);
  await call(page, 'Maya: how many points?');
  await keys(page, '1', '0', '+', '1', '5', '-', '8');
  await expect(page.getByText('= 17', { exact: true })).toBeVisible();
  await keepPicture(page, 'sheet-plain-sum');
  await keys(page, 'Enter');
  await expectTotals(page, { Maya: 17, Tom: 0, Inès: 0 });
  // C is Inès: what was typed for Tom is his.
  await keys(page, '4', 'c');
  await expectTotals(page, { Maya: 17, Tom: 4, Inès: 0 });
  await keys(page, '1', '0', '0', '0', '0');
  await expect(
    page.getByRole('alert').filter({ hasText: 'A whole number from −9,999 to 9,999' }),
  ).toBeVisible();
  await keepPicture(page, 'sheet-plain-too-big');
  await keys(page, 'Enter', 'Backspace', 'Enter');
  await expectTotals(page, { Maya: 17, Tom: 4, Inès: 1000 });
  expect(problems).toEqual([]);
});

test('T-2, T-31: an old line of the Masters ledger is put right or left, and nobody else is paid meanwhile', async ({
  browser,
}) => {
  const { page, problems } = await openSheet({ browser, host, sheet: 'Sandwich Masters' });
  await seat(page, ['Maya', 'Tom']);
  await start(page);
  await expect(button(page, 'Order filled')).toBeVisible();
  const lines = linesOf(page);
  await keys(page, '5', 'Enter');
  await expect(lines).toHaveCount(1);
  await lines.click();
  await expect(page.getByText('Old line: +5')).toBeVisible();
  await keys(page, '7', 'b');
  await expect(page.getByText('First put the old line right, or leave it.')).toBeVisible();
  await keepPicture(page, 'sheet-masters-old-line');
  await button(page, 'Leave it').click();
  await expect(page.getByText('Old line: +5')).toHaveCount(0);
  await keys(page, 'b', '3', '+', '4', 'Enter');
  await expect(lines).toHaveCount(2);
  await expect(lines.last()).toContainText('+7');
  expect(problems).toEqual([]);
});

test('T-2: with two keepers no line of the ledger moves, and one that was struck is no longer open', async ({
  browser,
}) => {
  const { page, problems } = await openSheet({ browser, host, sheet: 'Sandwich Masters' });
  await seat(page, ['Maya', 'Tom']);
  await start(page);
  await expect(button(page, 'Order filled')).toBeVisible();
  const lines = linesOf(page);
  await keys(page, '5', 'Enter', '6', 'Enter');
  await expect(lines).toHaveCount(2);
  const other = await newPage(
    await browser.newContext({ viewport: { width: 1920, height: 1080 }, locale: 'en-GB' }),
    problems as string[],
  );
  // With the host's rights, as a second keeper has them.
  await other.goto(host.table);
  await expect(button(other, /^Keep score/)).toBeVisible();
  await other.goto(page.url());
  await expect(lines.first()).toBeVisible();
  await lines.last().click();
  await expect(page.getByText('Old line: +6')).toBeVisible();
  const before = await lines.last().boundingBox();
  const theirs = linesOf(other);
  await expect(theirs).toHaveCount(2);
  await keys(other, '9', 'Enter');
  await expect(lines).toHaveCount(3);
  expect(await lines.nth(1).boundingBox()).toEqual(before);
  await theirs.nth(0).click();
  await button(other, 'Strike out').click();
  await expect(lines).toHaveCount(2);
  // The open line is still the one of six.
  await expect(page.getByText('Old line: +6')).toBeVisible();
  await theirs.nth(0).click();
  await button(other, 'Strike out').click();
  await expect(page.getByText('Old line')).toHaveCount(0);
  expect(problems).toEqual([]);
});

test('T-1: on a phone new sheets come first, then those that are kept with how they stand, then the finished ones', async ({
  browser,
}) => {
  const { page, problems } = await openSheet({ browser, host, sheet: 'Any other game', on: 'phone' });
  await seat(page, ['Maya', 'Tom']);
  await button(page, 'Change the rules').tap();
  await page.getByRole('dialog').getByLabel('Name of the game').fill('Canasta');
  await page.getByRole('dialog').getByLabel('Name of the game').press('Tab');
  await button(page, 'Close').tap();
  await start(page);
  await call(page, 'Maya: how many points?');
  await page.goto(host.table);
  const kept = page.getByRole('region', { name: 'Go on' }).getByRole('button', { name: /Canasta/ });
  await expect(kept).toContainText('Maya: how many points?');
  await kept.tap();
  for (const digit of ['4', '7']) {
    await button(page, digit).tap();
    await button(page, 'Enter').tap();
  }
  await expectTotals(page, { Maya: 4, Tom: 7 });
  await button(page, 'Close the sheet').tap();
  await button(page, 'Really close it?').tap();
  await expect(page.getByText('Tom wins with 7 points')).toBeVisible();
  await page.goto(host.table);
  await expect(page.getByRole('region', { name: 'Go on' })).toHaveCount(0);
  const over = page.getByRole('region', { name: 'Finished' }).getByRole('button', { name: /Canasta/ });
  await expect(over).toContainText('Tom won');
  const fresh = await page.getByRole('button', { name: 'Sandwich Masters', exact: true }).boundingBox();
  expect(fresh!.y).toBeLessThan((await over.boundingBox())!.y);
  await fitsItsWidth(page);
  await keepPicture(page, 'phone-home-sheets');
  expect(problems).toEqual([]);
});
