/** T-50: Sandwich Masters and Sándwich Wars with real cards, led by the screen from the lobby to the record. */
import { expect, type Page, test } from '@playwright/test';
import { eachTestHasHost } from '../support/each-host.ts';
import type { HostProgram } from '../support/host-program.ts';
import { button, called, gatherLed, inTheHistory, says, switchOn, tellOn } from '../support/led-table.ts';
import { LONG } from '../support/long.ts';
import { start, totals } from '../support/score-keeping.ts';

let host: HostProgram;

eachTestHasHost((started) => {
  host = started;
});

const guests = ['Maya', 'Tom'] as const;

async function pay(page: Page, amount: string, what: RegExp): Promise<void> {
  const payment = page.locator('.payment');
  for (const digit of amount) await payment.getByRole('button', { name: digit, exact: true }).click();
  const key = payment.getByRole('button', { name: what });
  await key.click();
  // The number stands until it is in the book.
  await expect(key).toHaveCount(0);
}

test('T-31, T-50: the printed Sandwich Masters is led turn by turn, and whoever reaches the goal plays the last one', {
  tag: LONG,
}, async ({ browser }) => {
  const table = await gatherLed({ browser, host, sheet: 'Sandwich Masters', guests, keeper: 'Maya' });
  const { page, phones, problems, look } = table;
  const dialog = page.getByRole('dialog');
  await switchOn(page, 'The screen leads');
  const goal = dialog.getByRole('group', { name: 'Or at this much Noshdosh' });
  for (const points of ['5', '10'])
    await expect(async () => {
      // The rule above makes room for itself: what was aimed at may have moved.
      const stands = goal.locator('output');
      if ((await stands.innerText()) !== points) await goal.getByRole('button', { name: /more$/ }).click();
      await expect(stands).toHaveText(points, { timeout: 2000 });
    }).toPass();
  await button(page, 'Done').click();
  await start(page);

  await says(page, '7 white cards each');
  await tellOn(page, 'Next', '4 orders on the bar');
  await tellOn(page, 'Next', 'Who sits left of the dealer?');
  // The half hour begins with the first turn.
  await expect(page.getByRole('timer')).toHaveCount(0);
  await called(page).getByRole('button', { name: 'Inès' }).click();
  await says(page, 'Inès’s turn');
  await look('masters-turn');
  // Whoever's turn it is is paid, with no tap for the name.
  await pay(page, '6', /^Order \+6/);
  await tellOn(page, 'Next player', 'Maya’s turn');
  const { Maya: keeper, Tom: guest } = phones;
  await pay(keeper, '4', /^Order \+4/);
  await pay(keeper, '1', /^Bribe −1/);
  await tellOn(keeper, 'Next player', 'Tom’s turn');
  await pay(guest, '9', /^Order \+9/);
  await pay(guest, '3', /^Order \+3/);
  await says(page, 'Tom plays the last turn');
  await look('masters-last');
  await button(page, 'And the winner is…').click();
  await expect(page.getByText('Tom wins with 12 points')).toBeVisible();
  await inTheHistory(page, { Maya: 3, Tom: 12, Inès: 6 });
  expect(problems).toEqual([]);
});

const TOM = { 'Points on the orders': 14, 'Victory tokens': 3, 'Opportunities in hand': 1 };
const MAYA = { 'Points on the orders': 6, 'Victory tokens': 5, 'Opportunities in hand': 2 };
/** By hand, W-22: 6 + 5 + 8 + 1, 14 + 3 + 4 + 4, 20 + 15. */
const WARS = { Maya: 20, Tom: 25, Inès: 35 };

async function count(page: Page, counted: Readonly<Record<string, number>>): Promise<void> {
  for (const [what, n] of Object.entries(counted)) {
    await page.getByRole('button', { name: `${what}: 0`, exact: true }).click();
    for (const digit of String(n))
      await page.locator('.keys').getByRole('button', { name: digit, exact: true }).click();
    await expect(page.getByRole('button', { name: `${what}: ${n}`, exact: true })).toBeVisible();
  }
}

test('T-30, T-50: the printed Sándwich Wars is led through the end of each turn to the fifth order, and counted up on three screens', {
  tag: LONG,
}, async ({ browser }) => {
  const table = await gatherLed({ browser, host, sheet: 'Sándwich Wars', guests, keeper: 'Maya' });
  const { page, phones, problems, look } = table;
  await switchOn(page, 'The screen leads');
  await button(page, 'Done').click();
  await start(page);

  await says(page, '5 cards, 10 coins each');
  await tellOn(page, 'Next', 'Who ate a sandwich last?');
  await called(page).getByRole('button', { name: 'Tom' }).click();
  await says(page, 'Tom: two actions');
  await tellOn(page, 'Both done', 'Collect and draw');
  await tellOn(page, 'Next', 'Pay the wages');
  await tellOn(page, 'Next', 'Refill the orders');
  await tellOn(page, 'Next', 'Down to five cards');
  // While the call has the room of the work, no keeper is in a line.
  await expect(page.locator('.keeper-line')).toHaveCount(0);
  await look('wars-turn-end');
  await tellOn(page, 'Next player', 'Inès: two actions');
  const { Maya: keeper, Tom: guest } = phones;
  for (const [answer, next] of [
    ['Both done', 'Collect and draw'],
    ['Next', 'Pay the wages'],
    ['Next', 'Refill the orders'],
    ['Next', 'Down to five cards'],
    ['A fifth order!', 'The last round!'],
  ] as const)
    await tellOn(keeper, answer, next);
  await tellOn(keeper, 'Next', 'Maya: last two actions');
  // Whoever began has had as many turns as the others.
  await tellOn(keeper, 'Turn is over', 'Count up');
  await look('wars-count-up');
  await count(guest, { '1 ingredient': 2, '2 ingredients': 1, '3 ingredients': 1, ...TOM });
  await button(guest, 'Send').click();
  await count(keeper, { '1 ingredient': 1, '4 ingredients': 1, ...MAYA });
  await keeper.getByRole('group', { name: 'Players' }).getByRole('button', { name: 'Inès' }).click();
  // Not before all are counted.
  await says(page, 'Count up');
  // On the table by keys alone.
  await page.keyboard.press('c');
  for (const one of ['1', '1', '1', '1', '1', '20']) {
    await page.keyboard.type(one);
    await page.keyboard.press('ArrowRight');
  }
  await says(page, 'That was it');
  await expect(async () => expect(await totals(page)).toEqual(WARS)).toPass();
  await button(page, 'And the winner is…').click();
  await expect(page.getByText('Inès wins with 35 points')).toBeVisible();
  await inTheHistory(page, WARS);
  expect(problems).toEqual([]);
});
