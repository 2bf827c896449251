/** One evening at one table: games and a sheet by touch, while phones die and guests come and go. */
import { type Browser, expect, type Page, test } from '@playwright/test';
import { addedUp, type Result, resultsOn, sumsOn, winsOn } from '../support/evening.ts';
import { type HostProgram, removeFolder, startHostProgram } from '../support/host-program.ts';
import { LONG } from '../support/long.ts';
import { gatherParty, newPage, newPhone, tapUntil } from '../support/party.ts';
import { keepPicture } from '../support/pictures.ts';
import { cook, grabUntil, taste } from '../support/sandwich-play.ts';
import { seated } from '../support/score-keeping.ts';
import { playTurn } from '../support/wars-play.ts';

let host: HostProgram;

test.beforeEach(async () => {
  host = await startHostProgram({ clockSpeed: 30 });
});

test.afterEach(async ({ browser }) => {
  await Promise.all(browser.contexts().map((context) => context.close()));
  await host.kill();
  await removeFolder(host.data);
});

const key = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const isIn = (phone: Page) => phone.getByRole('heading', { name: 'You’re in' });
const pointsOf = (all: Readonly<Record<string, { stars: number; points: number }>>) =>
  Object.fromEntries(Object.entries(all).map(([name, { stars, points }]) => [name, { stars, points }]));

test('four games and sheets, one scan: a phone dies, a guest comes late, one leaves, and the evening adds up', {
  tag: LONG,
}, async ({ browser }) => {
  // A match of Wars takes as long as its cards want.
  test.setTimeout(900_000);
  const { table, code, ...party } = await gatherParty({ browser, host, game: /^Sandwich/, phones: 4 });
  const problems: string[] = [];
  const [maya, tom, lost, jurgen] = party.phones as [Page, Page, Page, Page];
  const played: (readonly Result[])[] = [];

  await key(table, 'Let’s go').click();
  await playSandwich(table, party.phones);
  played.push(await resultsOn(maya));

  await vote([maya, tom, jurgen], 'Play here', 'Sándwich Wars');
  await expect(isIn(lost)).toBeVisible();
  await threeOrders(table);
  await key(table, 'Let’s go').click();
  for (const phone of party.phones) await expect(() => playTurn(phone)).toPass();

  const lucia = await comesLate({ browser, code, problems });
  await leaves(jurgen);
  await lost.context().close();
  const ines = await isReplaced({ browser, code, problems }, table);
  // Two have gone to fetch something to drink.
  for (const name of ['Maya', 'Tom']) await lend(table, name);
  await earnToTheEnd(ines);
  const wars = await resultsOn(ines);
  expect(wars.map(({ name }) => name).toSorted()).toEqual(['Inès', 'Jürgen', 'Maya', 'Tom']);
  played.push(wars.filter(({ name }) => name === 'Inès'));
  for (const phone of [maya, tom]) await tapUntil(key(phone, 'Play on myself'), phone.locator('.pop'));

  await vote([lucia, maya, tom], 'Keep score for real cards', 'The Plate Game');
  for (const phone of [maya, lucia, tom, ines]) await expect(isIn(phone)).toBeVisible();
  await keepPlateScore(table, maya);
  played.push(await resultsOn(lucia));

  await vote([lucia, ines, tom], 'Play here', 'Sandwich');
  await expect(isIn(maya)).toBeVisible();
  await key(table, 'Let’s go').click();
  await playSandwich(table, [lucia, tom, ines, maya]);
  played.push(await resultsOn(lucia));

  const sums = addedUp(played);
  expect(Object.keys(sums).toSorted()).toEqual(['Inès', 'Jürgen', 'Lucía', 'Maya', 'Tom']);
  expect(await sumsOn(maya.getByRole('region', { name: 'The evening' }))).toEqual(pointsOf(sums));
  const picture = ines.waitForEvent('download');
  await key(ines, 'Take a picture of it').tap();
  expect((await picture).suggestedFilename()).toMatch(/\.png$/);
  await keepPicture(table, 'evening-results');
  await key(table, 'The evening').click();
  expect(await sumsOn(table.getByRole('dialog', { name: 'The evening' }))).toEqual(pointsOf(sums));
  await keepPicture(table, 'evening-board');
  await table.keyboard.press('Escape');
  await addsUpInTheHistory(table, sums);
  expect([...party.problems, ...problems]).toEqual([]);
});

/** One of them ranks the other way round: were all alike, all would share the win. */
async function playSandwich(table: Page, phones: readonly Page[]): Promise<void> {
  await grabUntil({ table, phones, code: '', problems: [] }, 'kitchen');
  await Promise.all(phones.map(cook));
  await expect(async () => {
    for (const phone of phones) await taste(phone, { contrary: phone === phones[0] });
    await expect(table.getByText('Podium')).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [50] });
}

/** N-70: more than half of those who are here. */
async function vote(phones: readonly Page[], part: string, game: string): Promise<void> {
  await expect(async () => {
    for (const phone of phones) {
      const wish = phone.getByRole('list', { name: part }).getByRole('button', { name: game, exact: true });
      if (await wish.isVisible()) await wish.tap({ timeout: 2000 }).catch(() => undefined);
    }
    for (const phone of phones) await expect(isIn(phone)).toBeVisible({ timeout: 1000 });
  }).toPass();
}

async function threeOrders(table: Page): Promise<void> {
  await key(table, 'Change the rules').click();
  const less = table.getByRole('button', { name: 'Orders to finish: less' });
  const shown = table.getByRole('group', { name: 'Orders to finish' }).locator('output');
  await expect(shown).toBeVisible();
  while ((await shown.innerText()) !== '3') await less.press('Enter');
  await key(table, 'Done').click();
}

interface Arriving {
  readonly browser: Browser;
  readonly code: string;
  readonly problems: string[];
}

async function arrive({ browser, code, problems }: Arriving): Promise<Page> {
  const phone = await newPage(await newPhone(browser), problems);
  await phone.goto(`${host.phoneOrigin}/?t=${code}`);
  return phone;
}

/** One tap says where they will sit; a phone that knows no name asks for it once. */
async function comesLate(arriving: Arriving): Promise<Page> {
  const lucia = await arrive(arriving);
  const place = key(lucia, 'Between Maya and Tom');
  await tapUntil(place, lucia.getByRole('dialog'));
  await lucia.getByRole('textbox').fill('Lucía');
  await key(lucia, 'Take a seat').tap();
  await expect(lucia.getByText('The next free seat is yours')).toBeVisible();
  return lucia;
}

async function leaves(phone: Page): Promise<void> {
  await tapUntil(key(phone, 'Menu'), key(phone, 'Leave the table'));
  await tapUntil(key(phone, 'Leave the table'), key(phone, 'Leave'));
  await tapUntil(key(phone, 'Leave'), phone.getByText('You are watching'));
}

/** N-40: another phone asks for the seat, and the host nods. */
async function isReplaced(arriving: Arriving, table: Page): Promise<Page> {
  const phone = await arrive(arriving);
  const seat = phone.getByRole('main').getByRole('button', { name: /^Inès/ });
  await tapUntil(seat, phone.getByRole('heading', { name: 'Look at the big screen' }));
  await expect(key(table, 'Let them in')).toBeVisible();
  expect(await table.evaluate(covered)).toEqual([]);
  await key(table, 'Let them in').click();
  await expect(phone.locator('.bench')).toBeVisible();
  return phone;
}

/** Runs on the table: the keys that a request lies over. */
const covered = (): string[] =>
  [...document.querySelectorAll('button')].flatMap((button) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    const found = document.elementFromPoint(x + width / 2, y + height / 2);
    const isUnder = !button.closest('.claims') && found?.closest('.claims');
    return isUnder ? [button.textContent.trim()] : [];
  });

async function lend(table: Page, name: string): Promise<void> {
  await key(table, 'Menu').click();
  await table.getByRole('region', { name: 'Seats' }).getByRole('button', { name }).click();
  await key(table, 'Let a bot play').click();
  await table.getByRole('dialog').getByRole('button', { name: 'Chef' }).click();
  await expect(table.getByRole('dialog')).toHaveCount(1);
  await key(table, 'Close').click();
  await expect(table.getByRole('dialog')).toHaveCount(0);
}

/** Takes coins, turn by turn, and answers whatever else is asked. */
async function earnToTheEnd(phone: Page): Promise<void> {
  const coins = phone.locator('.w-action').nth(1);
  await expect(async () => {
    if ((await coins.isVisible()) && (await coins.isEnabled())) await coins.tap({ timeout: 5000 });
    else await playTurn(phone);
    await expect(phone.locator('.line.total')).toBeVisible({ timeout: 50 });
  }).toPass({ intervals: [20] });
}

/** T-3: Maya keeps it on her phone. One sandwich is what the game is for, and Inès eats it. */
async function keepPlateScore(table: Page, maya: Page): Promise<void> {
  await seated(table, 'Maya').click();
  await key(table, 'May keep score').click();
  await key(table, 'Let’s go').click();
  const value = (card: string) =>
    maya.getByRole('group', { name: 'Values' }).getByRole('button', { name: card, exact: true });
  await maya.getByRole('region', { name: 'Who builds first?' }).getByRole('button', { name: 'Maya' }).tap();
  for (const card of ['+9', '+6']) await value(card).tap();
  await expect(
    maya.getByRole('group', { name: 'Plates' }).getByRole('button', { name: 'Plate 1' }),
  ).toContainText('15');
  await maya
    .getByRole('region', { name: /Plate 1 is finished/ })
    .getByRole('button', { name: 'Inès' })
    .tap();
  await value('+2').tap();
  await key(maya, 'Eat').tap();
  await tapUntil(key(maya, 'And the winner is…'), maya.getByText('Inès wins with 15 points'));
}

/** From the host's history to the evening of an entry. */
async function addsUpInTheHistory(table: Page, sums: ReturnType<typeof addedUp>): Promise<void> {
  await table.goto(new URL('#/history', table.url()).href);
  await expect(table.getByText('4 entries', { exact: true })).toBeVisible();
  await table.getByRole('listitem').first().getByRole('button').click();
  await key(table, 'The whole evening').click();
  const wins = Object.entries(sums).map(([name, { matches, stars }]) => [name, { matches, stars }]);
  expect(await winsOn(table)).toEqual(Object.fromEntries(wins));
  await keepPicture(table, 'evening-page');
}
