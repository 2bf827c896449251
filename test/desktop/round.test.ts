import { expect, type Page, test } from '@playwright/test';
import { startDesktopProgram } from '../support/desktop-program.ts';
import { newDataFolder, removeFolder } from '../support/host-program.ts';
import { LONG } from '../support/long.ts';
import { sitAround, startMatch } from '../support/party.ts';
import { keepPicture } from '../support/pictures.ts';
import { cardsToGrab, cook, grabUntil, taste } from '../support/sandwich-play.ts';

let data: string;

test.beforeEach(async () => {
  data = await newDataFolder();
});

test.afterEach(() => removeFolder(data));

test('the first round of Sandwich, from the QR code to the podium: three phones around the window', {
  tag: LONG,
}, async ({ browser }) => {
  const app = await startDesktopProgram({ data, args: ['--clock-speed', '4'] });
  const table = await app.firstWindow();
  const problems: string[] = [];
  table.on('pageerror', (error) => problems.push(error.message));
  const party = await sitAround({ browser, table, game: /^Sandwich/, phones: 3, problems });
  const { phones } = party;
  for (const name of ['Maya', 'Tom', 'Inès'])
    await expect(table.getByText(name, { exact: true }).first()).toBeVisible();
  await startMatch(table);
  await expect(cardsToGrab(phones[0] as Page).first()).toBeVisible();
  await keepPicture(table, 'desktop-market');
  await grabUntil(party, 'kitchen');
  for (const phone of phones) await cook(phone);
  await expect(async () => {
    for (const phone of phones) await taste(phone);
    await expect(table.getByText('Podium')).toBeVisible({ timeout: 100 });
  }).toPass({ timeout: 120_000, intervals: [100] });
  await keepPicture(table, 'desktop-podium');
  expect(problems).toEqual([]);
  await Promise.all(phones.map((phone) => phone.context().close()));
  await app.close();
});
