/** What a sheet that is kept says to those around it: a phone that is taken off it, guests, and the home screen. */
import { expect, type Page, test } from '@playwright/test';
import { eachTestHasHost } from '../support/each-host.ts';
import type { HostProgram } from '../support/host-program.ts';
import { newPage, newPhone } from '../support/party.ts';
import { joinByPhone, openSheet, seat, start, totals } from '../support/score-keeping.ts';

let host: HostProgram;

eachTestHasHost((started) => {
  host = started;
});

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

async function enter(page: Page, points: string): Promise<void> {
  await page.keyboard.type(points);
  await page.keyboard.press('Enter');
}

test('T-1, T-3: on a sheet that runs, a phone is taken off, nobody is removed, and what is promised happens', async ({
  browser,
}) => {
  const plan = { browser, host, sheet: 'Any other game' };
  const keeping = await openSheet(plan);
  const { page, problems } = keeping;
  await seat(page, ['Maya']);
  const ines = await joinByPhone(plan, keeping, 'Inès');
  await start(page);
  for (const points of ['12', '7']) await enter(page, points);
  await expect(async () => expect(await totals(page)).toEqual({ Maya: 12, Inès: 7 })).toPass();

  await button(page, 'Menu').click();
  const dialog = page.getByRole('dialog').last();
  await dialog.getByRole('button', { name: /Inès/ }).click();
  const seated = page.getByRole('dialog', { name: 'Inès', exact: true });
  await expect(seated.getByRole('button', { name: 'Remove' })).toHaveCount(0);
  await seated.getByRole('button', { name: 'Disconnect the phone' }).click();
  const asked = page.getByRole('dialog', { name: 'Disconnect Inès’s phone?' });
  await expect(asked).toContainText('Inès stays on the sheet, with name and points.');
  await expect(asked).not.toContainText('bot');
  await asked.getByRole('button', { name: 'Disconnect the phone' }).click();

  await expect(
    ines.getByText('You stay on the sheet, with name and points.', { exact: false }),
  ).toBeVisible();
  await button(ines, 'Back to the table').tap();
  await expect(ines.getByText('You are watching', { exact: false })).toBeVisible();
  expect(await totals(page)).toEqual({ Maya: 12, Inès: 7 });
  await page.keyboard.press('Escape');
  for (const points of ['1', '5']) await enter(page, points);
  await expect(async () => expect(await totals(page)).toEqual({ Maya: 13, Inès: 12 })).toPass();
  expect(problems).toEqual([]);
});

test('T-3: what a guest reads beside a sheet promises no match and no seat in one', async ({ browser }) => {
  const plan = { browser, host, sheet: 'Sandwich' };
  const keeping = await openSheet(plan);
  const { page, problems } = keeping;
  await seat(page, ['Maya', 'Tom']);
  const ines = await joinByPhone(plan, keeping, 'Inès');
  await start(page);
  const guest = await newPage(await newPhone(browser), problems);
  await guest.goto(`${host.phoneOrigin}/?t=${keeping.code}`);
  await expect(guest.getByText('You are watching', { exact: false })).toBeVisible();
  await expect(guest.locator('body')).not.toContainText(/match/i);
  // Whoever lost a phone is told how to come back.
  await ines.close();
  await expect(guest.getByText('Is your name on it? Ask for your seat.', { exact: false })).toBeVisible();
  await expect(guest.locator('body')).not.toContainText(/match/i);
  expect(problems).toEqual([]);
});

test('T-32: the home screen calls a plain sheet by its own name, wherever one can go on with it', async ({
  browser,
}) => {
  const { page, problems } = await openSheet({ browser, host, sheet: 'Any other game' });
  await seat(page, ['Maya', 'Tom']);
  await button(page, 'Change the rules').click();
  const title = page.getByRole('dialog').getByLabel('Name of the game');
  await title.fill('Canasta');
  await title.press('Tab');
  await button(page, 'Close').click();
  await start(page);
  await page.goto(host.table);
  const board = page
    .locator('section, div')
    .filter({ has: page.getByRole('heading', { name: 'Go on' }) })
    .last();
  await expect(board.getByRole('button', { name: /Canasta/ })).toBeVisible();
  await expect(board.getByRole('button', { name: /Any other game/ })).toHaveCount(0);
  await board.getByRole('button', { name: /table/ }).last().click();
  await expect(page.getByRole('dialog', { name: 'Go on' }).getByText('Canasta').first()).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Go on' })).not.toContainText('Any other game');
  expect(problems).toEqual([]);
});
