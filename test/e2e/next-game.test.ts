/** A table is a place with people: games and sheets come and go, and no phone scans again. */
import { expect, type Page, test } from '@playwright/test';
import { eachTestHasHost } from '../support/each-host.ts';
import type { HostProgram } from '../support/host-program.ts';
import { fitsItsWidth } from '../support/party.ts';
import { keepPicture } from '../support/pictures.ts';
import { grabUntil } from '../support/sandwich-play.ts';
import { joinByPhone, openSheet, seat, start } from '../support/score-keeping.ts';

let host: HostProgram;

eachTestHasHost(
  (started) => {
    host = started;
  },
  { clockSpeed: 4 },
);

const key = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const nextGames = (table: Page) => table.getByRole('dialog', { name: 'What next?' });

async function pickFromMenu(table: Page, entry: string): Promise<void> {
  await key(table, 'Menu').click();
  await table.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: entry }).click();
}

async function choose(table: Page, part: 'Play here' | 'Keep score for real cards', game: string) {
  await nextGames(table)
    .getByRole('region', { name: part })
    .getByRole('button', { name: game, exact: true })
    .click();
  await expect(nextGames(table)).toHaveCount(0);
}

test('from a sheet to a game that has a seat too few, to one for all, and back to a sheet: phones follow by themselves', async ({
  browser,
}) => {
  const plan = { browser, host, sheet: 'Sandwich' };
  const keeping = await openSheet(plan);
  const { page: table } = keeping;
  await seat(table, ['Ana', 'Ben', 'Cleo', 'Dan']);
  const phone = await joinByPhone(plan, keeping, 'Inès');
  const last = await joinByPhone(plan, keeping, 'Jürgen');

  await pickFromMenu(table, 'Another game');
  await expect(nextGames(table).getByText('1 of you watches this time').first()).toBeVisible();
  await keepPicture(table, 'next-game');
  await choose(table, 'Play here', 'The Plate Game');
  await expect(table.getByText('Watching this time: Jürgen')).toBeVisible();
  await keepPicture(table, 'next-game-lobby');
  await expect(phone.getByRole('heading', { name: 'You’re in' })).toBeVisible();
  await expect(last.getByText('Every seat of this game is taken')).toBeVisible();
  await expect(key(last, 'Take a seat')).toHaveCount(0);
  await keepPicture(last, 'phone-waiting-for-a-seat');
  await last.reload();
  await expect(last.getByText('Every seat of this game is taken')).toBeVisible();

  await pickFromMenu(table, 'Another game');
  await choose(table, 'Play here', 'Sandwich');
  for (const page of [phone, last])
    await expect(page.getByRole('heading', { name: 'You’re in' })).toBeVisible();
  await key(table, 'Let’s go').click();
  await grabUntil({ table, phones: [phone, last], code: keeping.code, problems: [] }, 1);
  for (const page of [table, phone, last]) await fitsItsWidth(page);

  await pickFromMenu(table, 'End the match');
  await table.getByRole('button', { name: 'Really end it?' }).click();
  await key(table, 'Another game').click();
  await choose(table, 'Keep score for real cards', 'The Plate Game');
  await start(table);
  for (const page of [phone, last]) await expect(page.locator('.bench, .sheet').first()).toBeVisible();
  expect(keeping.problems).toEqual([]);
});
