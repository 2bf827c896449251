/** T-54 by touch: phones as pads for what is hidden until all have chosen; and two who keep one sheet. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import type { Form, Row } from '../../src/shared/forms/form.ts';
import { type HostProgram, removeFolder, startHostProgram } from '../support/host-program.ts';
import { fitsItsWidth, newPage } from '../support/party.ts';
import { keepPicture } from '../support/pictures.ts';
import {
  joinByPhone,
  laidSheet,
  openOn,
  openSheet,
  seat,
  sheetIsThere,
  start,
  totals,
} from '../support/score-keeping.ts';

const BIG = { width: 1920, height: 1080 };
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

/** As they lie face down on the phone of whoever has chosen. */
const placesOn = async (phone: Page): Promise<Record<string, string>> =>
  Object.fromEntries(
    await phone
      .locator('.cook')
      .evaluateAll((all) =>
        all.map((one) => [one.querySelector('b')?.textContent, one.querySelector('i')?.textContent]),
      ),
  );

async function rank(page: Page, first: string, second: string): Promise<void> {
  await cook(page, first).click();
  await cook(page, second).click();
  await button(page, 'Send').click();
}

/** What has just come under a finger is not meant by it: once more, until it has gone. */
async function pressAway(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  await expect(async () => {
    if (await target.isVisible()) await target.click({ timeout: 2000 });
    await expect(target).toHaveCount(0, { timeout: 1000 });
  }).toPass();
}

/** This screen is handed over. */
async function alone(page: Page, name: string): Promise<Locator> {
  await page.locator('.chosen').getByRole('button', { name }).click();
  await pressAway(button(page, `I am ${name}`));
  return page.getByRole('dialog');
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
  await says(page, '1 of 4 has chosen');
  await button(ines, 'Choose again').tap();
  await says(page, '0 of 4 have chosen');
  // What lay there is in hand again: Tom's place goes to Jürgen.
  await cook(ines, 'Jürgen').tap();
  await button(ines, 'Send').tap();
  await says(page, '1 of 4 has chosen');
  await ines.reload();
  await says(ines, 'You have chosen. It is turned up when all have.');
  expect(await placesOn(ines)).toEqual({ Maya: '1', Jürgen: '2', Tom: '3' });
  await keepPicture(page, 'unseen-stage');
  await keepPicture(ines, 'unseen-phone');
  await fitsItsWidth(ines);

  // Maya and Tom have no phone: the screen is theirs, one after the other.
  for (const [name, first, second] of [
    ['Maya', 'Jürgen', 'Inès'],
    ['Tom', 'Maya', 'Jürgen'],
  ] as const) {
    await alone(page, name);
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
  await says(page, '1 of 4 has chosen');
  await button(jurgen, 'No').tap();
  for (const name of ['Maya', 'Tom']) {
    const dialog = await alone(page, name);
    await pressAway(dialog.getByRole('button', { name: 'Yes', exact: true }));
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

test('T-54, T-21: bids of a Plate sheet are put face down as often as one likes, and turned up when all have said that it is all', async ({
  browser,
}) => {
  const problems: string[] = [];
  const { display, code } = await laidSheet({
    ...{ host, sheet: 'sheet-plate', names: ['Maya', 'Tom'], options: { hidden: true } },
  });
  const plan = { browser, host, sheet: '' };
  const page = await newPage(await browser.newContext({ viewport: BIG, locale: 'en-GB' }), problems);
  const ines = await joinByPhone(plan, { page, code, problems }, 'Inès');
  await display.must('lobby.start', {});
  await openOn(page, host, code);
  const value = (on: Page | Locator, card: string) =>
    on.getByRole('group', { name: 'Values' }).getByRole('button', { name: card, exact: true });
  await page.getByRole('region', { name: 'Who builds first?' }).getByRole('button', { name: 'Maya' }).click();
  for (const card of ['+9', '+6']) await value(page, card).click();
  await page
    .getByRole('region', { name: /Plate 1 is finished/ })
    .getByRole('button', { name: 'Tom' })
    .click();
  await says(page, '0 of 3 have chosen');

  for (const card of ['+2', '+5']) await value(ines, card).tap();
  await button(ines, 'Put down 7, face down').tap();
  await says(ines, 'You have chosen. It is turned up when all have.');
  await says(page, '1 of 3 has chosen');
  await ines.reload();
  await expect(ines.getByRole('group', { name: 'Sent' })).toHaveText('+2+5');
  await keepPicture(ines, 'unseen-plate-phone');
  await fitsItsWidth(ines);

  const tom = await alone(page, 'Tom');
  await value(tom, '+3').click();
  await keepPicture(page, 'unseen-plate-pad');
  await pressAway(tom.getByRole('button', { name: 'Put down 3, face down' }));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const maya = await alone(page, 'Maya');
  await pressAway(maya.getByRole('button', { name: 'Bid nothing' }));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await says(page, 'Inès eats: 15');
  await pressAway(button(page, 'Eat'));
  await expect(page.getByText('Inès eats: 15')).toHaveCount(1);
  expect(problems).toEqual([]);
  await display.close();
});

const row = (name: string): Row => ({ name, kind: 'number', per: 'round', min: 0, max: 99 });

test('T-54, T-48: on an own sheet one fills in what one has, says that it is all, and all is turned up together', async ({
  browser,
}) => {
  const problems: string[] = [];
  const form: Form = {
    ...{ name: 'Two rows', picture: 'dice', wins: 'high', rounds: 0, target: 0, score: '' },
    rows: [row('Fish'), row('Wheat')],
  };
  const { display, code } = await laidSheet({
    ...{ host, sheet: 'sheet-own', names: ['Ada'], options: { hidden: true }, form },
  });
  const page = await newPage(await browser.newContext({ viewport: BIG, locale: 'en-GB' }), problems);
  const ines = await joinByPhone({ browser, host, sheet: '' }, { page, code, problems }, 'Inès');
  await display.must('lobby.start', {});
  await openOn(page, host, code);
  await says(page, '0 of 2 have chosen');
  await button(ines, '7').tap();
  await button(ines, 'Send').last().tap();
  const fish = ines.getByRole('row', { name: /^Fish/ });
  await expect(fish.getByText('7', { exact: true })).toBeVisible();
  await expect(ines.getByRole('button', { name: 'Inès: Wheat', pressed: true })).toBeVisible();
  await says(page, '0 of 2 have chosen');
  await button(ines, 'That is all').tap();
  await says(ines, 'You have chosen. It is turned up when all have.');
  await ines.reload();
  await expect(fish.getByText('7', { exact: true })).toBeVisible();
  await keepPicture(ines, 'unseen-own-phone');
  await fitsItsWidth(ines);
  await expect(page.getByRole('table').getByText('7', { exact: true })).toHaveCount(0);

  const ada = await alone(page, 'Ada');
  await ada.getByRole('button', { name: '5', exact: true }).click();
  await keepPicture(page, 'unseen-own-pad');
  await ada.getByRole('button', { name: 'Send' }).first().click();
  await pressAway(ada.getByRole('button', { name: 'That is all' }));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  for (const [name, points] of [
    ['Ada', 5],
    ['Inès', 7],
  ] as const)
    await expect(page.getByRole('button', { name: new RegExp(`${name}.*Fish.*${points}`) })).toBeVisible();
  expect(problems).toEqual([]);
  await display.close();
});
