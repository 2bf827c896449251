import { expect, type Page, test } from '@playwright/test';
import { type HostProgram, removeFolder, startHostProgram } from '../support/host-program.ts';
import { fitsItsWidth, gatherParty, leave, startMatch } from '../support/party.ts';
import { keepPicture } from '../support/pictures.ts';

const MATCH_MS = 150_000;
/** The clock of a turn runs faster too: nobody holds up the match. */
const CLOCK_SPEED = 20;

const dockButton = (phone: Page) => phone.locator('.dock .u-btn').last();
const isOff = async (phone: Page): Promise<boolean> =>
  (await dockButton(phone).getAttribute('aria-disabled', { timeout: 1000 })) === 'true';

/** The button in the dock, and then the table has moved on. */
async function confirm(phone: Page): Promise<void> {
  await dockButton(phone).tap({ timeout: 2000 });
}

/** A question in the middle of the turn: rewards, upkeep, too many cards. */
async function answer(phone: Page): Promise<void> {
  const helper = phone.locator('.asked li .u-btn:not([aria-disabled="true"])').first();
  if (await helper.isVisible()) return helper.tap({ timeout: 2000 });
  const order = phone.locator('.asked .w-swap').first();
  if (await order.isVisible()) await order.tap();
  for (const card of await phone.locator('.asked :is(.w-food, .w-chance)').all()) {
    if (!(await isOff(phone))) break;
    await card.tap({ timeout: 2000 });
  }
  await confirm(phone);
}

/** W-9: the phone says which sets would fill an order, at once or with a card of the hand. */
async function fillAnOrder(phone: Page): Promise<boolean> {
  for (const kind of ['ready', 'nearly']) {
    const order = phone.locator(`.w-order.${kind}`).last();
    if (!(await order.isVisible())) continue;
    await order.tap({ timeout: 2000 });
    const go = phone.locator('dialog .u-btn').last();
    const possible = (await go.getAttribute('aria-disabled')) !== 'true';
    if (possible) await go.tap({ timeout: 2000 });
    // With a card of the hand there is a second step, and the sheet stays for it.
    const close = phone.locator('dialog .u-icon-btn').first();
    if (!possible || kind === 'nearly') await close.tap({ timeout: 2000 });
    await expect(phone.locator('dialog')).toHaveCount(0);
    if (possible) return true;
  }
  return false;
}

/** W-15, W-8: whatever can be laid down now, opportunities first. */
async function playACard(phone: Page): Promise<boolean> {
  const hand = [
    ...(await phone.locator('.bench .w-chance').all()),
    ...(await phone.locator('.bench .hand .w-food').all()),
  ];
  for (const card of hand) {
    await card.tap({ timeout: 2000 });
    if (!(await isOff(phone))) {
      await confirm(phone);
      return true;
    }
  }
  const putBack = phone.locator('.dock .u-icon-btn').first();
  if (await putBack.isVisible()) await putBack.tap();
  return false;
}

/** W-14, W-13, W-12: help for a full counter; coins while there is something to buy; else other cards. */
async function prepare(phone: Page): Promise<void> {
  const [refill, coins, hire] = await phone.locator('.w-action').all();
  if ((await phone.locator('.bench .w-food.small').count()) > 2) {
    await hire!.tap({ timeout: 2000 });
    const free = phone.locator('dialog li:has(.change) .u-btn:not([aria-disabled="true"])').first();
    if (await free.isVisible()) return free.tap({ timeout: 2000 });
    await phone.locator('dialog .u-icon-btn').first().tap({ timeout: 2000 });
  }
  if ((await phone.locator('.bench .hand .w-food').count()) > 0) return coins!.tap({ timeout: 2000 });
  await refill!.tap({ timeout: 2000 });
  await phone.locator('dialog .u-btn').last().tap({ timeout: 2000 });
}

async function takeAStep(phone: Page): Promise<void> {
  if (await phone.locator('.asked').isVisible()) return answer(phone);
  const isMyTurn = (await phone.locator('.bench .dock .u-btn').count()) > 0;
  const forgotten = phone.locator('dialog .u-icon-btn').first();
  if (await forgotten.isVisible()) await forgotten.tap({ timeout: 2000 });
  if (!isMyTurn) return;
  if (!(await isOff(phone))) return confirm(phone);
  if ((await fillAnOrder(phone)) || (await playACard(phone))) return;
  await prepare(phone);
}

/** What stands on a receipt: each line with the rule it follows. */
async function receiptOn(phone: Page): Promise<{ readonly rules: string[]; readonly points: number }> {
  const lines = phone.locator('.line.detail');
  const points = await lines.locator('b').allInnerTexts();
  return {
    rules: await lines.locator('small').allInnerTexts(),
    points: points.reduce((sum, text) => sum + Number(text.replace('−', '-').replace('+', '')), 0),
  };
}

let host: HostProgram;

test.beforeEach(async () => {
  host = await startHostProgram({ clockSpeed: CLOCK_SPEED });
});

test.afterEach(async () => {
  await host.kill();
  await removeFolder(host.data);
});

test.setTimeout(MATCH_MS + 30_000);

test('a whole match of Sándwich Wars by touch; W-22: every point is traced to card and rule', async ({
  browser,
}) => {
  const party = await gatherParty({ browser, host, game: /^Sándwich Wars/, phones: 1 });
  const { table } = party;
  const maya = party.phones[0]!;
  for (const _ of ['two', 'bots']) {
    await table.getByRole('button', { name: 'Add a bot' }).click();
    await table.getByRole('dialog').getByRole('button', { name: 'Chef' }).click();
    await expect(table.getByRole('dialog')).toHaveCount(0);
  }
  // The second edition is over after three orders.
  await table.getByRole('button', { name: 'Change the rules' }).click();
  await table.locator('.presets .u-btn').nth(1).click();
  await table.locator('dialog .u-icon-btn').first().click();
  await startMatch(table);
  await expect(maya.locator('.bench')).toBeVisible();
  await fitsItsWidth(maya);

  const finished = table.locator('.results');
  let pictured = false;
  await expect(async () => {
    // A toast or the next question may come in between: the next tap finds the new state.
    await takeAStep(maya).catch(() => undefined);
    if (!pictured && (await table.locator('[data-zone] .food').count()) > 5) {
      pictured = true;
      await keepPicture(table, 'wars');
      await keepPicture(maya, 'phone-wars');
      await fitsItsWidth(maya);
    }
    await expect(finished).toBeVisible({ timeout: 20 });
  }).toPass({ timeout: MATCH_MS, intervals: [20] });
  expect(pictured).toBe(true);

  const total = Number(await maya.locator('[data-own-points]').getAttribute('data-own-points'));
  const scores = await maya.locator('.u-plate-points').allInnerTexts();
  expect(scores.map(Number)).toContain(total);
  // Hers and everybody else's: no point without its card and its rule.
  for (const plate of await maya.locator('ol .u-plate').all()) {
    await plate.tap();
    const shown = Number(await plate.locator('.u-plate-points').innerText());
    await expect(async () => {
      const { rules, points } = await receiptOn(maya);
      expect(points).toBe(shown);
      for (const rule of rules) expect(rule).toMatch(/^W-\d+$/);
    }).toPass();
  }
  await keepPicture(table, 'wars-results');
  expect(party.problems).toEqual([]);
  await leave(party);
});
