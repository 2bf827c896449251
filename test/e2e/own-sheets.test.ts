/** T-48, T-32: a sheet of one's own is made on the screen, kept on a table and on a phone alone; games are saved. */
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { eachTestHasHost } from '../support/each-host.ts';
import type { HostProgram } from '../support/host-program.ts';
import { fitsItsWidth } from '../support/party.ts';
import { keepPicture } from '../support/pictures.ts';
import { openSheet, seat, start } from '../support/score-keeping.ts';

let host: HostProgram;

eachTestHasHost((started) => {
  host = started;
});

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const lastDialog = (page: Page) => page.getByRole('dialog').last();

/** As the grid has them, by the order of its columns. */
const scores = (page: Page): Promise<string[]> =>
  page.locator('.form-grid .score [role=cell]').allInnerTexts();
const expectScores = (page: Page, wanted: readonly number[]) =>
  expect(async () => expect((await scores(page)).map(Number)).toEqual(wanted)).toPass();

test('T-48: a form is made on the screen; a faulty formula says where; it is kept, exported, looked at and taken in', async ({
  browser,
}) => {
  const { page, problems } = await openSheet({ browser, host, sheet: 'A sheet of your own' });
  await button(page, 'Change the rules').click();
  await keepPicture(page, 'own-rules-tv');
  await button(page, 'New sheet').click();
  await keepPicture(page, 'own-begin-tv');
  await lastDialog(page).getByRole('button', { name: 'Letters on a board', exact: true }).click();
  await lastDialog(page).getByLabel('Name of the sheet').fill('Words with friends');
  const total = lastDialog(page).getByRole('listitem', { name: 'Total' });
  await total.getByLabel('Formula').fill('Words - [Left over] + rank(');
  await expect(total.getByRole('alert')).toHaveText(/Row 5, sign 28: Something is missing at the end\./);
  await keepPicture(page, 'own-fault-tv');
  await expect(button(page, 'Save')).toHaveAttribute('aria-disabled', 'true');
  await total.getByLabel('Formula').fill('Words - Left over + if(Went out, all(Left over))');
  await lastDialog(page).getByRole('listitem', { name: 'Words' }).getByLabel('Name').fill('Tiles');
  await expect(total.getByLabel('Formula')).toHaveValue('[Tiles] - Left over + if(Went out, all(Left over))');
  await button(page, 'Save').click();
  await expect(page.getByText('Words with friends lies on the table.')).toBeVisible();

  const download = page.waitForEvent('download');
  await button(page, 'Save Words with friends as a file').click();
  const file = await (await download).path();
  const exported = JSON.parse(await readFile(file, 'utf8'));
  expect(exported).toMatchObject({ format: 'smorgasboard-sheet', form: { name: 'Words with friends' } });
  await button(page, 'New sheet').click();
  const bring = (content: string) =>
    lastDialog(page)
      .locator('input[type=file]')
      .setInputFiles({ name: 'sheet.json', mimeType: 'application/json', buffer: Buffer.from(content) });
  await bring('{"format":"smorgasboard-sheet","form":{"rows":[{}]}}');
  await expect(lastDialog(page).getByRole('alert')).toContainText('There is no sheet in this file.');
  // Browsers say nothing of a file that is chosen once more.
  await expect(lastDialog(page).locator('input[type=file]')).toHaveValue('');
  await bring(JSON.stringify({ ...exported, form: { ...exported.form, name: 'From afar' } }));
  await expect(page.getByText('Nothing is written yet.')).toBeVisible();
  await button(page, 'Add it').click();
  await expect(page.getByText('From afar lies on the table.')).toBeVisible();
  await keepPicture(page, 'own-library-tv');
  await lastDialog(page).getByRole('button', { name: 'Done', exact: true }).click();

  await seat(page, ['Maya', 'Tom', 'Inès']);
  await start(page);
  for (const typed of ['10+15-1', '30', '9']) {
    await page.keyboard.type(typed);
    await page.keyboard.press('Enter');
  }
  await expectScores(page, [24, 30, 9]);
  await button(page, 'Inès: Left over: ·').click();
  await page.keyboard.type('4');
  await page.keyboard.press('Enter');
  await button(page, 'Maya: Went out: ·').click();
  await keepPicture(page, 'own-choice-tv');
  await button(page, 'yes').click();
  await expectScores(page, [28, 30, 5]);
  await button(page, 'Thinking time').click();
  await expect(page.getByRole('timer').first()).toBeVisible();
  await keepPicture(page, 'own-table-tv');
  await button(page, 'Undo').click();
  await button(page, 'Round before').click();
  await button(page, 'Tom: Tiles: 30').click();
  await page.keyboard.type('20');
  await page.keyboard.press('Enter');
  await expectScores(page, [28, 20, 5]);
  await button(page, 'Close the sheet').click();
  await button(page, 'Really close it?').click();
  await expect(page.getByText('Maya wins with 28 points')).toBeVisible();
  await page.goto(new URL('#/history', page.url()).href);
  await expect(page.getByRole('listitem').first()).toContainText('From afar');
  expect(problems).toEqual([]);
});

test('T-48: on a phone alone a form is begun with a known one, in German, and every cell is in reach', async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem('smorgasboard.locale', 'de'));
  await page.goto(host.table);
  await button(page, 'Eigener Zettel').tap();
  await expect(page).toHaveURL(/#\/table\/[A-Z]{4}/);
  await page.getByRole('button', { name: 'Regeln ändern' }).tap();
  await button(page, 'Neuer Zettel').tap();
  await fitsItsWidth(page);
  await keepPicture(page, 'own-begin-phone');
  await button(page, 'Fünf Würfel').tap();
  await fitsItsWidth(page);
  await keepPicture(page, 'own-editor-phone');
  await button(page, 'Speichern').tap();
  await expect(page.getByText('Fünf Würfel liegt auf dem Tisch.')).toBeVisible();
  await fitsItsWidth(page);
  await keepPicture(page, 'own-library-phone');
  await expect(async () => {
    await lastDialog(page).getByRole('button', { name: 'Fertig', exact: true }).tap({ timeout: 2000 });
    await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  const name = page.getByRole('textbox', { name: /^Name/ });
  for (const one of ['Maximiliane', 'Tom', 'Inès', 'Jürgen']) {
    await name.fill(one);
    await name.press('Enter');
    await expect(page.getByRole('main').getByText(one, { exact: true }).first()).toBeVisible();
  }
  await page.getByRole('button', { name: /Los geht/ }).tap();
  await expect(page.locator('.bench')).toBeVisible();
  for (const [width, height] of [
    [360, 740],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height });
    await fitsItsWidth(page);
    await keepPicture(page, `own-phone-${width}`);
  }
  for (const digit of ['3']) await button(page, digit).tap();
  await button(page, 'Eintragen').tap();
  await expect(page.locator('.form-grid .score [role=cell]').first()).toHaveText('3');
  await page.getByRole('button', { name: /^Maximiliane: Full House/ }).tap();
  await fitsItsWidth(page);
  await keepPicture(page, 'own-phone-choice');
  await button(page, '25').tap();
  await expect(page.locator('.form-grid .score [role=cell]').first()).toHaveText('28');
  await button(page, 'Rückgängig').tap();
  await expect(page.locator('.form-grid .score [role=cell]').first()).toHaveText('3');
  await page.emulateMedia({ colorScheme: 'dark' });
  await keepPicture(page, 'own-phone-dark');
});

test('T-32: a game is saved with its name, its picture and its rules, and offered the next time on a table and on a phone', async ({
  browser,
}) => {
  const { page, problems } = await openSheet({ browser, host, sheet: 'Any other game' });
  await button(page, 'Change the rules').click();
  await page.getByLabel('Name of the game').fill('Tichu');
  await page.getByLabel('Ends at').fill('1000');
  await page.getByRole('radio', { name: 'dragon' }).click();
  await button(page, 'Save “Tichu”').click();
  await expect(page.getByText('Tichu is saved.')).toBeVisible();
  await keepPicture(page, 'saved-game-tv');
  await lastDialog(page).getByRole('button', { name: 'Done', exact: true }).click();
  await page.goto(host.table);
  await page.getByRole('button', { name: /^Keep score/ }).click();
  await keepPicture(page, 'saved-keep-score-tv');
  await page.getByRole('dialog').getByRole('button', { name: 'Tichu', exact: true }).click();
  await seat(page, ['Ada', 'Bo']);
  await start(page);
  await expect(page.getByText('Tichu').first()).toBeVisible();
  await expect(page.getByText('Ada: how many points?').first()).toBeVisible();
  for (const points of ['1000', '200']) {
    await page.keyboard.type(points);
    await page.keyboard.press('Enter');
  }
  await expect(button(page, 'And the winner is…')).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(host.table);
  await expect(button(page, 'Tichu')).toBeVisible();
  await fitsItsWidth(page);
  await keepPicture(page, 'saved-home-phone');
  expect(problems).toEqual([]);
});
