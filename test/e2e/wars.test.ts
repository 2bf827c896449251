import { expect, type Page, test } from '@playwright/test';
import { en } from '../../src/games/wars/text/en.ts';
import { eachTestHasHost } from '../support/each-host.ts';
import type { HostProgram } from '../support/host-program.ts';
import { LONG } from '../support/long.ts';
import { fitsItsWidth, gatherParty, leave, type Party, startMatch, tapUntil } from '../support/party.ts';
import { keepPicture } from '../support/pictures.ts';
import { playTurn } from '../support/wars-play.ts';

/** With these cards everybody serves something, everything there is to ask is asked, and it does not take long. */
const SEED = 1400;
const MATCH_MS = 420_000;
const NAMES = ['Maya', 'Tom', 'Inès'];

let host: HostProgram;

eachTestHasHost(
  (started) => {
    host = started;
  },
  { seed: SEED },
);

test.setTimeout(MATCH_MS + 60_000);

test('W-21, W-22: a whole match of Sándwich Wars by touch; every point is traced to card and rule', {
  tag: LONG,
}, async ({ browser }) => {
  const party = await gatherParty({ browser, host, game: /^Sándwich Wars/, phones: NAMES.length });
  const { table, phones } = party;
  await chooseThreeOrders(table);
  await startMatch(table);
  for (const phone of phones) {
    await expect(phone.locator('.bench')).toBeVisible();
    await fitsItsWidth(phone);
  }
  await playToTheEnd(party);
  expect(await receiptsOf(phones[0]!)).toEqual(await sumsOn(table));
  for (const phone of phones) await tracesEveryPoint(phone);
  await looksUpRule(phones[0]!);
  await keepPicture(table, 'wars-results');
  expect(party.problems).toEqual([]);
  await leave(party);
});

async function chooseThreeOrders(table: Page): Promise<void> {
  await table.getByRole('button', { name: 'Change the rules' }).click();
  await table.getByRole('button', { name: /^Lunch break/ }).click();
  await table.locator('dialog .u-icon-btn').first().click();
}

/** Clockwise, turn by turn, until nobody has one. */
async function playToTheEnd({ table, phones }: Party): Promise<void> {
  let pictured = false;
  await expect(async () => {
    for (const phone of phones) {
      if (await playTurn(phone)) return;
      if (pictured || (await table.locator('[data-zone] .food').count()) < 5) continue;
      pictured = true;
      await keepPicture(table, 'wars');
      await keepPicture(phone, 'phone-wars');
      for (const page of [table, ...phones]) await fitsItsWidth(page);
    }
    throw new Error('the match goes on');
  }).toPass({ timeout: MATCH_MS, intervals: [1] });
  await expect(table.locator('.results')).toBeVisible();
  expect(pictured).toBe(true);
}

const inNumbers = (text: string): number => Number(text.replace('−', '-').replace('+', ''));

type Totals = Readonly<Record<string, number>>;

/** What the table's board says: the columns of each seat add up to its total. */
async function sumsOn(table: Page): Promise<Totals> {
  await table.getByRole('radio', { name: en['ui.page.sums'] }).click();
  const rows = table.locator('.sums tbody tr');
  await expect(rows).toHaveCount(NAMES.length);
  const sums: Record<string, number> = {};
  for (const row of await rows.all()) {
    const cells = (await row.locator('td').allInnerTexts()).map(inNumbers);
    const total = cells.pop()!;
    expect(cells.reduce((sum, points) => sum + points, 0)).toBe(total);
    sums[await row.locator('th b').innerText()] = total;
  }
  return sums;
}

/** The lines of everybody's receipt, added up. */
async function receiptsOf(phone: Page): Promise<Totals> {
  const sums: Record<string, number> = {};
  for (const name of NAMES) {
    const plate = phone.locator('ol .u-plate').filter({ hasText: name });
    await tapUntil(plate, phone.getByRole('heading', { name: new RegExp(name) }));
    const points = await phone.locator('.line.detail b').allInnerTexts();
    sums[name] = points.map(inNumbers).reduce((sum, one) => sum + one, 0);
    expect(inNumbers(await phone.locator('.line.total b').innerText())).toBe(sums[name]);
  }
  return sums;
}

const cards = Object.entries(en).flatMap(([key, text]) => (key.startsWith('card.') ? [String(text)] : []));
/** Neither comes from one card. */
const withoutCard = [/different types? of order/, /^Wages/, /type of order/];

/** No line without its rule, and none without the card it comes from. */
async function tracesEveryPoint(phone: Page): Promise<void> {
  for (const plate of await phone.locator('ol .u-plate').all()) {
    await plate.tap();
    const lines = await phone.locator('.line.detail > span').allInnerTexts();
    for (const line of lines) {
      expect(line).toMatch(/\sW-\d+$/);
      const text = line.replace(/\s+W-\d+$/, '');
      const named = cards.some((card) => text === card || text.endsWith(`: ${card}`));
      expect(named || withoutCard.some((other) => other.test(text)), line).toBe(true);
    }
  }
}

/** A rule's number is not read to guests; whoever taps a line reads its rule. */
async function looksUpRule(phone: Page): Promise<void> {
  const diversity = phone.locator('.line.detail').filter({ hasText: /types? of order/ });
  await phone.locator('ol .u-plate').first().tap();
  await diversity.first().tap();
  const rules = phone.getByRole('dialog');
  await expect(rules.getByRole('heading', { name: 'Points' })).toBeInViewport();
  await rules.getByRole('button', { name: 'Close' }).tap();
  await expect(rules).toHaveCount(0);
}
