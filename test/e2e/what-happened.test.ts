/** The log, where guests look for it: on the table and on every phone, also on a screen that came later. */
import { expect, type Page, test } from '@playwright/test';
import { eachTestHasHost } from '../support/each-host.ts';
import type { HostProgram } from '../support/host-program.ts';
import { fitsItsWidth, gatherParty, leave, startMatch } from '../support/party.ts';
import { keepPicture } from '../support/pictures.ts';
import { playTurn } from '../support/wars-play.ts';

let host: HostProgram;

eachTestHasHost(
  (started) => {
    host = started;
  },
  { seed: 1400 },
);

const log = (page: Page) => page.getByRole('dialog', { name: 'What happened' });

async function openLog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'What happened' }).click();
  await expect(log(page)).toBeVisible();
}

test('what happened can be read on the table and on a phone, in sentences, while it happens and by who comes later', async ({
  browser,
}) => {
  const party = await gatherParty({ browser, host, game: /^Sándwich Wars/, phones: 2 });
  const { table, phones, problems } = party;
  await startMatch(table);
  await expect(phones[0]!.locator('ol.hand')).toBeVisible();
  await openLog(table);
  const lines = log(table).getByRole('listitem');
  await expect(lines.filter({ hasText: /draws? 5 cards\./ })).toHaveCount(2);
  const before = await lines.count();
  await expect(async () => {
    for (const phone of phones) await playTurn(phone);
    expect(await lines.count()).toBeGreaterThan(before);
  }).toPass({ timeout: 60_000 });
  const said = await lines.allInnerTexts();
  expect(said.filter((line) => !/^[\p{Lu}\d+].*[.!?]$/u.test(line))).toEqual([]);
  await table.reload();
  await openLog(table);
  await expect(lines.filter({ hasText: said.at(-1)! }).first()).toBeVisible();
  await keepPicture(table, 'what-happened-table');
  const [phone] = phones;
  await openLog(phone!);
  await expect(log(phone!).getByText('About you')).toBeVisible();
  await expect(log(phone!).getByText('You draw 5 cards.')).toBeVisible();
  await fitsItsWidth(phone!);
  await keepPicture(phone!, 'what-happened-phone');
  expect(problems).toEqual([]);
  await leave(party);
});
