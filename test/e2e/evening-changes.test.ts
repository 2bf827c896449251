/** T-40 … T-42 by touch: an evening on which people come and go, kept on a phone alone. */
import { expect, type Page, test } from '@playwright/test';
import { eachTestHasHost } from '../support/each-host.ts';
import type { HostProgram } from '../support/host-program.ts';
import { fitsItsWidth } from '../support/party.ts';
import { keepPicture } from '../support/pictures.ts';
import { openSheet, seat, start, totals } from '../support/score-keeping.ts';

let host: HostProgram;

eachTestHasHost((started) => {
  host = started;
});

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const call = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true }).first()).toBeVisible();
const expectTotals = (page: Page, wanted: Record<string, number>) =>
  expect(async () => expect(await totals(page)).toEqual(wanted)).toPass();
const dialog = (page: Page) => page.getByRole('dialog');

async function change(page: Page, work: () => Promise<void>): Promise<void> {
  await button(page, 'Players and rules').tap();
  await expect(dialog(page)).toBeVisible();
  await work();
  await dialog(page).getByRole('button', { name: 'Close', exact: true }).tap();
  await expect(dialog(page)).toHaveCount(0);
}

async function comes(page: Page, name: string, after: string): Promise<void> {
  await dialog(page).getByLabel('Name: old friend or new face').fill(name);
  await dialog(page).getByLabel('Sits behind').selectOption({ label: after });
  await dialog(page).getByRole('button', { name: 'Seat', exact: true }).tap();
  await expect(dialog(page).getByRole('button', { name: new RegExp(`^${name}`) })).toBeVisible();
}

async function says(page: Page, name: string, what: string): Promise<void> {
  await dialog(page)
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .tap();
  await dialog(page).getByRole('button', { name: what, exact: true }).tap();
}

test('T-40, T-41, T-42: on a phone a player comes late, another leaves, a round is dropped, and the sheet is closed with what stands', async ({
  browser,
}) => {
  const { page, problems } = await openSheet({ browser, host, sheet: 'Sandwich', on: 'phone' });
  await seat(page, ['Maya', 'Tom', 'Inès', 'Jürgen']);
  await button(page, 'Change the rules').tap();
  await dialog(page).getByRole('button', { name: 'International booklet' }).tap();
  await button(page, 'Close').tap();
  await start(page);
  const taste = async (taster: string, first: string, second: string) => {
    await call(page, `${taster} tastes: best to worst`);
    for (const cook of [first, second]) await page.locator('button.cook', { hasText: cook }).tap();
    await button(page, 'Confirm').tap();
  };

  // 3, 2 and 0 points, the first round: Maya 3 + 3 + 3, Tom 2 + 2, Inès 2, Jürgen 3 + 2.
  await taste('Maya', 'Jürgen', 'Inès');
  await taste('Tom', 'Maya', 'Jürgen');
  await taste('Inès', 'Maya', 'Tom');
  await change(page, async () => {
    await comes(page, 'Olga', 'Tom');
    await fitsItsWidth(page);
    await keepPicture(page, 'phone-evening-comes');
  });
  await taste('Jürgen', 'Maya', 'Tom');
  await expectTotals(page, { Maya: 9, Tom: 4, Olga: 0, Inès: 2, Jürgen: 5 });

  // The second round goes round Maya, Tom, Olga, Inès, Jürgen.
  await taste('Maya', 'Jürgen', 'Inès');
  await taste('Tom', 'Maya', 'Inès');
  await taste('Olga', 'Tom', 'Maya');
  await change(page, async () => {
    await says(page, 'Jürgen', 'Leaves');
    await fitsItsWidth(page);
    await keepPicture(page, 'phone-evening-leaves');
  });
  await taste('Inès', 'Olga', 'Tom');
  // Jürgen has left before he tasted: the round is full without him, and his sandwiches were tasted.
  await expectTotals(page, { Maya: 14, Tom: 9, Olga: 3, Inès: 6, Jürgen: 8 });
  await expect(page.getByText('has left')).toBeVisible();

  // The third round is dropped: the second was the last.
  await call(page, 'Maya tastes: best to worst');
  await change(page, async () => {
    await dialog(page).getByRole('button', { name: 'Rounds: less' }).tap();
  });
  await keepPicture(page, 'phone-evening-complete');
  await button(page, 'And the winner is…').tap();
  await expect(page.getByText('Maya wins with 14 points')).toBeVisible();
  await button(page, 'Back to the sheet').tap();
  await button(page, 'Undo').tap();
  await call(page, 'Maya tastes: best to worst');
  expect(problems).toEqual([]);
});

test('T-43: the edition was wrong: what no longer fits is shown before it is given up, and comes back with an undo', async ({
  browser,
}) => {
  const { page, problems } = await openSheet({ browser, host, sheet: 'Sandwich', on: 'phone' });
  await seat(page, ['Maya', 'Tom', 'Inès', 'Jürgen']);
  await start(page);
  await call(page, 'Maya tastes: best to worst');
  for (const cook of ['Jürgen', 'Inès']) await page.locator('button.cook', { hasText: cook }).tap();
  await button(page, 'Confirm').tap();
  await call(page, 'Tom tastes: best to worst');
  await change(page, async () => {
    await dialog(page).getByRole('switch', { name: 'Young players' }).tap();
    await expect(dialog(page).getByText('This gives up 1 entry: Maya, round 1.')).toBeVisible();
    await fitsItsWidth(page);
    await keepPicture(page, 'phone-evening-loses');
    await dialog(page).getByRole('button', { name: 'Leave it', exact: true }).tap();
    await expect(dialog(page).getByText('This gives up')).toHaveCount(0);
    await dialog(page).getByRole('switch', { name: 'Young players' }).tap();
    await dialog(page).getByRole('button', { name: 'Give up and change', exact: true }).tap();
  });
  await call(page, 'Maya tastes: best to worst');
  await expectTotals(page, { Maya: 0, Tom: 0, Inès: 0, Jürgen: 0 });
  await button(page, 'Undo').tap();
  await expectTotals(page, { Maya: 0, Tom: 0, Inès: 2, Jürgen: 3 });
  expect(problems).toEqual([]);
});

test('T-40, T-41, T-47: the same stands open at the table, for every sheet', async ({ browser }) => {
  for (const sheet of ['The Plate Game', 'Sándwich Wars', 'Sandwich Masters', 'Any other game']) {
    const { page, problems } = await openSheet({ browser, host, sheet });
    await seat(page, ['Maya', 'Tom', 'Inès']);
    await start(page);
    await button(page, 'Players and rules').click();
    await dialog(page).getByLabel('Name: old friend or new face').fill('Olga');
    await dialog(page).getByRole('button', { name: 'Seat', exact: true }).click();
    await dialog(page).getByRole('button', { name: /^Olga/ }).click();
    await dialog(page).getByLabel('Team').selectOption({ label: 'Team 1' });
    await dialog(page).getByRole('button', { name: /^Tom/ }).click();
    await dialog(page).getByRole('button', { name: 'Leaves', exact: true }).click();
    await expect(dialog(page).getByText('has left', { exact: true })).toBeVisible();
    await keepPicture(page, `evening-${sheet.replaceAll(/\W/g, '')}`);
    await dialog(page).getByRole('button', { name: 'Close', exact: true }).click();
    await expect(page.locator('.bench').getByText('Olga').first()).toBeVisible();
    await keepPicture(page, `evening-${sheet.replaceAll(/\W/g, '')}-board`);
    expect(problems).toEqual([]);
  }
});
