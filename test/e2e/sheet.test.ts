import { expect, type Page, test } from '@playwright/test';
import { type HostProgram, removeFolder, startHostProgram } from '../support/host-program.ts';
import { fitsItsWidth, newPage, newPhone, tapUntil } from '../support/party.ts';
import { keepPicture } from '../support/pictures.ts';
import { joinByPhone, openSheet, seat, seated, start, totals } from '../support/score-keeping.ts';

let host: HostProgram;
let data: string;

test.beforeEach(async () => {
  host = await startHostProgram();
  data = host.data;
});

test.afterEach(async ({ browser }) => {
  await Promise.all(browser.contexts().map((context) => context.close()));
  await host.kill();
  await removeFolder(data);
});

/** The host has told this page, over a new socket, how things stand: what it shows is not from before. */
const toldAgain = (page: Page): Promise<void> =>
  new Promise((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).startsWith('{"t":"full"')) resolve();
      }),
    );
  });

/** As a power cut does, and somebody switching it on again. */
async function powerCut(...pages: readonly Page[]): Promise<void> {
  const port = Number(new URL(host.origin).port);
  await host.kill();
  const told = pages.map(toldAgain);
  host = await startHostProgram({ data, port });
  await Promise.all(told);
}

const call = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true }).first()).toBeVisible();
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const cook = (page: Page, name: string) => page.locator('button.cook', { hasText: name });
const person = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Tasters' }).getByRole('button', { name });
/** What was confirmed lies there until the host has answered, and takes taps that are meant for what comes next. */
const isTasting = (page: Page, name: string) =>
  expect(person(page, name)).toHaveAttribute('aria-current', 'true');
const keys = async (page: Page, ...list: readonly string[]) => {
  for (const key of list) await page.keyboard.press(key);
};
const expectTotals = (page: Page, wanted: Record<string, number>) =>
  expect(async () => expect(await totals(page)).toEqual(wanted)).toPass();

test('T-2, T-3, T-11, T-13, T-46: a Sandwich sheet of four: a phone ranks, an entry is corrected, undone and redone, the host is killed, somebody wins', async ({
  browser,
}) => {
  const plan = { browser, host, sheet: 'Sandwich' };
  const keeping = await openSheet(plan);
  const { page } = keeping;
  await seat(page, ['Maya', 'Tom']);
  const phone = await joinByPhone(plan, keeping, 'Inès');
  await seat(page, ['Jürgen']);
  await start(page);

  // Three taps: two cooks, the last place fills itself, and one to confirm.
  await call(page, 'Maya tastes: best to worst');
  await cook(page, 'Jürgen').click();
  await cook(page, 'Tom').click();
  await button(page, 'Confirm').click();
  await call(page, 'Tom tastes: best to worst');
  await expectTotals(page, { Maya: 0, Tom: 2, Inès: 0, Jürgen: 3 });
  await keepPicture(page, 'score-sandwich');

  // By keyboard alone: the letters stand on the plates. A is Maya, D is Jürgen, C is Inès.
  await keys(page, 'a', 'd', 'Enter');
  await call(page, 'Inès tastes: best to worst');

  await cook(phone, 'Maya').tap();
  await cook(phone, 'Tom').tap();
  await keepPicture(phone, 'phone-score');
  await button(phone, 'Send').tap();
  await call(page, 'Jürgen tastes: best to worst');
  const before = { Maya: 6, Tom: 4, Inès: 0, Jürgen: 5 };
  await expectTotals(page, before);

  await person(page, 'Maya').click();
  await cook(page, 'Tom').click();
  await cook(page, 'Inès').click();
  await button(page, 'Correct it').click();
  const corrected = { Maya: 6, Tom: 5, Inès: 2, Jürgen: 2 };
  await expectTotals(page, corrected);
  await button(page, 'Undo').click();
  await expectTotals(page, before);
  await keys(page, 'r');
  await expectTotals(page, corrected);

  await powerCut(page, phone);
  await expect(phone.getByText('This ranking is in.')).toBeVisible();
  await expectTotals(page, corrected);
  await call(page, 'Jürgen tastes: best to worst');
  await cook(page, 'Maya').click();
  await cook(page, 'Inès').click();
  await button(page, 'Confirm').click();
  await expectTotals(page, { ...corrected, Maya: 9, Inès: 4 });

  await button(page, 'And the winner is…').click();
  await expect(page.getByText('Maya wins with 9 points')).toBeVisible();
  await expect(phone.getByText('Maya wins with 9 points')).toBeVisible();
  const row = phone.getByRole('table', { name: 'Points by round' }).getByRole('row', { name: 'Maya' });
  await expect(row.getByRole('cell').last()).toHaveText('9');
  const picture = phone.waitForEvent('download');
  await button(phone, 'Share as a picture').tap();
  expect((await picture).suggestedFilename()).toMatch(/\.png$/);
  await button(page, 'Back to the sheet').click();
  await button(page, 'And the winner is…').click();
  await expect(page.getByText('Maya wins with 9 points')).toBeVisible();
  await button(page, 'Another one').click();
  await call(page, 'Maya tastes: best to worst');
  await expectTotals(page, { Maya: 0, Tom: 0, Inès: 0, Jürgen: 0 });
  expect(keeping.problems).toEqual([]);
});

test('T-20, T-21, T-23: a Plate sheet: lots are drawn, a card is corrected and struck, a tie is split before it is confirmed', async ({
  browser,
}) => {
  const { page, problems } = await openSheet({ browser, host, sheet: 'The Plate Game' });
  await seat(page, ['Maya', 'Tom', 'Inès', 'Jürgen']);
  await start(page);
  const card = (value: string) =>
    page.getByRole('group', { name: 'Values' }).getByRole('button', { name: value, exact: true });
  const chip = (value: string) =>
    page
      .getByRole('group', { name: 'Cards', exact: true })
      .first()
      .getByRole('button', { name: value, exact: true });
  const plate = (n: number) =>
    page.getByRole('group', { name: 'Plates' }).getByRole('button', { name: `Plate ${n}` });

  await button(page, 'Draw who starts').click();
  await expect(page.getByText(/^(Maya|Tom|Inès|Jürgen) builds\.$/)).toBeVisible();

  for (const value of ['+1', '+5', '−2', '+4', '+3', '+1']) await card(value).click();
  await expect(plate(1)).toContainText('12');
  await chip('+3').click();
  await button(page, 'Strike out').click();
  await expect(plate(1)).toContainText('9');
  await chip('+5').click();
  await card('+6').click();
  await expect(plate(1)).toContainText('10');
  await keys(page, 'u');
  await expect(plate(1)).toContainText('9');

  // Finished by Tom: the first to bid is he, then the others, clockwise.
  await page
    .getByRole('region', { name: /Plate 1 is finished/ })
    .getByRole('button', { name: 'Tom' })
    .click();
  await card('+4').click();
  await card('+1').click();
  await keys(page, 'a', '3', '2');
  await button(page, 'Next player').click();
  await expect(page.getByText('Maya and Tom tie')).toBeVisible();
  await expect(page.getByText('9 between 2: 4 each. 1 crumb is lost. Tom builds next.')).toBeVisible();
  await keepPicture(page, 'score-plate');
  await button(page, 'Eat').click();
  await expect(page.getByText('Last sandwich')).toBeVisible();

  // By keyboard: a sandwich of 12 on plate 2, finished and eaten by Inès, who so wins.
  await keys(page, 'ArrowRight', '8', '7', 'c');
  await keys(page, '2', 'Enter');
  await expect(page.getByText('That’s the goal!')).toBeVisible();
  await keys(page, 'Enter');
  await expect(page.getByText('Inès wins with 15 points')).toBeVisible();
  expect(problems).toEqual([]);
});

test('T-1: players come from the roster, are renamed and put in another order; the next sheet needs three taps', async ({
  browser,
}) => {
  const plan = { browser, host, sheet: 'Any other game' };
  const { page, problems } = await openSheet(plan);
  await seat(page, ['Maya', 'Tom', 'Ines']);
  await seated(page, 'Ines').click();
  await button(page, 'Name and slice').click();
  await page.getByRole('dialog').getByRole('textbox').fill('Inès');
  await button(page, 'Save').click();
  await expect(seated(page, 'Inès')).toBeVisible();
  // It takes the focus back to whom it was about.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: /^Inès.*place 3$/ }).focus();
  await keys(page, 'ArrowUp');
  await expect(page.getByRole('button', { name: /^Inès.*place 2$/ })).toBeVisible();
  await start(page);
  await call(page, 'Maya: how many points?');
  // Nothing has been written yet: somebody who came late still gets a line.
  await button(page, 'Menu').click();
  await button(page, 'Change the players').click();
  await seat(page, ['Lucía']);
  await page.getByRole('button', { name: 'Take Lucía off' }).click();
  await expect(seated(page, 'Lucía')).toBeHidden();
  await start(page);
  await call(page, 'Maya: how many points?');
  await keys(page, '1', '2', 'Enter', '7', 'Enter', '-', '3', 'Enter');
  await expectTotals(page, { Maya: 12, Inès: 7, Tom: -3 });

  // The first time the sheet is chosen behind the score pad.
  const home = new URL('/table#/', host.origin).href;
  await page.goto(home);
  await button(page, /^Keep score/).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sandwich', exact: true }).click();
  await button(page, 'As last time: Maya, Inès, and Tom').click();
  await expect(seated(page, 'Tom')).toBeVisible();

  // From then on three taps lead from home to the sheet.
  await page.goto(home);
  await button(page, 'Again: Sandwich').click();
  await button(page, 'As last time: Maya, Inès, and Tom').click();
  await expect(seated(page, 'Tom')).toBeVisible();
  await start(page);
  await call(page, 'Maya tastes: best to worst');
  expect(problems).toEqual([]);
});

test('T-1, T-2, T-5: a phone alone keeps the score, from the home screen to the winner', async ({
  browser,
}) => {
  const { page, problems } = await openSheet({ browser, host, sheet: 'Any other game', on: 'phone' });
  await seat(page, ['Maya', 'Tom']);
  await fitsItsWidth(page);
  await start(page);
  await call(page, 'Maya: how many points?');
  await fitsItsWidth(page);
  const type = async (...digits: readonly string[]) => {
    for (const digit of digits) await button(page, digit).tap();
    await button(page, 'Enter').tap();
  };
  await expect(button(page, 'Close the sheet')).toHaveAttribute('aria-disabled', 'true');
  await type('4');
  await call(page, 'Tom: how many points?');
  await type('1', '9');
  await expectTotals(page, { Maya: 4, Tom: 19 });
  await keepPicture(page, 'phone-keeper');
  await powerCut(page);
  await expectTotals(page, { Maya: 4, Tom: 19 });
  await button(page, 'Close the sheet').tap();
  await button(page, 'Really close it?').tap();
  await expect(page.getByText('Tom wins with 19 points')).toBeVisible();
  await button(page, 'Back to the sheet').tap();
  await call(page, 'Maya: how many points?');
  await fitsItsWidth(page);
  await button(page, 'Close the sheet').tap();
  await button(page, 'Really close it?').tap();
  await button(page, 'Home').tap();
  await button(page, 'History').tap();
  await page.getByRole('button', { name: /^Any other game .*Tom 19/ }).tap();
  await expect(page.getByRole('list', { name: 'Standings' })).toBeVisible();
  await fitsItsWidth(page);
  expect(problems).toEqual([]);
});

test('T-3: a guest’s phone is made the scorekeeper’s, enters for all, and keeps its seat', async ({
  browser,
}) => {
  const plan = { browser, host, sheet: 'Sandwich' };
  const keeping = await openSheet(plan);
  const { page } = keeping;
  const phone = await joinByPhone(plan, keeping, 'Maya');
  await seat(page, ['Tom', 'Inès', 'Jürgen']);
  await seated(page, 'Maya').click();
  await button(page, 'May keep score').click();
  await start(page);
  for (const [taster, first, second] of [
    ['Maya', 'Jürgen', 'Inès'],
    ['Tom', 'Maya', 'Jürgen'],
  ] as const) {
    await isTasting(phone, taster);
    await cook(phone, first).tap();
    await cook(phone, second).tap();
    await button(phone, 'Confirm').tap();
  }
  await call(page, 'Inès tastes: best to worst');
  await expectTotals(page, { Maya: 3, Tom: 0, Inès: 2, Jürgen: 5 });
  await fitsItsWidth(phone);

  for (const taster of ['Inès', 'Jürgen']) {
    await isTasting(phone, taster);
    await cook(phone, 'Maya').tap();
    await cook(phone, 'Tom').tap();
    await button(phone, 'Confirm').tap();
  }
  await tapUntil(button(phone, 'And the winner is…'), page.getByText('Maya wins with 9 points'));
  await keepPicture(phone, 'phone-keeper-finished');
  await button(phone, 'Back to the sheet').tap();
  await call(page, 'All entered. Close the sheet?');
  expect(keeping.problems).toEqual([]);
});

test('T-3: a guest who comes late sees the live sheet, asks for their seat, and ranks on their own phone', async ({
  browser,
}) => {
  const { page, code, problems } = await openSheet({ browser, host, sheet: 'Sandwich' });
  await seat(page, ['Maya', 'Tom', 'Inès', 'Jürgen']);
  await start(page);
  await call(page, 'Maya tastes: best to worst');
  const phone = await newPage(await newPhone(browser), problems);
  await phone.goto(`${host.phoneOrigin}/?t=${code}`);
  await expectTotals(phone, { Maya: 0, Tom: 0, Inès: 0, Jürgen: 0 });
  await cook(page, 'Jürgen').click();
  await cook(page, 'Tom').click();
  await button(page, 'Confirm').click();
  await expectTotals(phone, { Maya: 0, Tom: 2, Inès: 0, Jürgen: 3 });
  await fitsItsWidth(phone);

  await button(phone, 'Ask for a seat').tap();
  await phone.getByRole('dialog').getByRole('button', { name: 'Tom' }).tap();
  await button(page, 'Let them in').click();
  await cook(phone, 'Maya').tap();
  await cook(phone, 'Jürgen').tap();
  await button(phone, 'Send').tap();
  await call(page, 'Inès tastes: best to worst');
  await expectTotals(page, { Maya: 3, Tom: 2, Inès: 0, Jürgen: 5 });
  expect(problems).toEqual([]);
});

test('T-42: a Sandwich sheet of three rounds is closed on a phone in the second, and says what is not counted', async ({
  browser,
}) => {
  const { page, problems } = await openSheet({ browser, host, sheet: 'Sandwich', on: 'phone' });
  await seat(page, ['Maya', 'Tom', 'Inès', 'Jürgen']);
  await button(page, 'Change the rules').tap();
  await page.getByRole('dialog').getByRole('button', { name: 'International booklet' }).tap();
  await button(page, 'Close').tap();
  await start(page);
  const taste = async (taster: string, first: string, second: string) => {
    await call(page, `${taster} tastes: best to worst`);
    await cook(page, first).tap();
    await cook(page, second).tap();
    await button(page, 'Confirm').tap();
  };
  await call(page, 'Maya tastes: best to worst');
  await expect(button(page, 'Close the sheet')).toBeDisabled();
  await taste('Maya', 'Jürgen', 'Inès');
  await taste('Tom', 'Maya', 'Jürgen');
  await taste('Inès', 'Maya', 'Tom');
  await taste('Jürgen', 'Maya', 'Tom');
  await call(page, 'Maya tastes: best to worst');
  await keepPicture(page, 'phone-keeper-round-two');
  await taste('Maya', 'Tom', 'Inès');
  await call(page, 'Tom tastes: best to worst');
  await button(page, 'Close the sheet').tap();
  const asked = button(page, 'Close without round 2?');
  await expect(asked).toBeInViewport({ ratio: 1 });
  expect((await asked.boundingBox())!.width).toBeGreaterThan(180);
  await keepPicture(page, 'phone-keeper-closes-early');
  await fitsItsWidth(page);
  await asked.tap();
  await expect(page.getByText('Maya wins with 9 points')).toBeVisible();
  await button(page, 'Back to the sheet').tap();
  await call(page, 'Tom tastes: best to worst');
  expect(problems).toEqual([]);
});

test('T-3: a keeper on a phone is asked about a guest in words that can be read, and both answers can be reached', async ({
  browser,
}) => {
  const plan = { browser, host, sheet: 'Sandwich', on: 'phone' } as const;
  const { page, code, problems } = await openSheet(plan);
  await seat(page, ['Maya', 'Maximiliane', 'Inès', 'Jürgen']);
  await start(page);
  const phone = await newPage(await newPhone(browser), problems);
  await phone.goto(`${host.phoneOrigin}/?t=${code}`);
  await button(phone, 'Ask for a seat').tap();
  await phone.getByRole('dialog').getByRole('button', { name: 'Maximiliane' }).tap();
  const asked = page.getByRole('region', { name: 'Questions to the host' });
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 740 });
    await fitsItsWidth(page);
    const heading = await asked.locator('b').boundingBox();
    expect(heading!.width).toBeGreaterThan(width / 2);
    for (const name of ['Let them in', 'No'])
      await expect(asked.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  }
  await keepPicture(page, 'phone-keeper-asked');
  await asked.getByRole('button', { name: 'No' }).tap();
  await expect(asked).toHaveCount(0);
  expect(problems).toEqual([]);
});
