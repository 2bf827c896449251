/** T-50 to T-54: a table that has never played is led through a whole evening with real cards, and nobody reads rules aloud. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { eachTestHasHost } from '../support/each-host.ts';
import type { HostProgram } from '../support/host-program.ts';
import {
  button,
  called,
  type Guest,
  gatherLed,
  inTheHistory,
  type LedTable,
  says,
  switchOn,
  tellOn,
} from '../support/led-table.ts';
import { LONG } from '../support/long.ts';
import { keepPicture } from '../support/pictures.ts';
import { start, totals } from '../support/score-keeping.ts';

let host: HostProgram;

eachTestHasHost(
  (started) => {
    host = started;
  },
  { clockSpeed: 30 },
);

type Evening = LedTable<Guest>;
const guests = ['Maya', 'Tom', 'Jürgen'] as const;

async function handOver(page: Page, who: string, pad: Locator): Promise<void> {
  await page.locator('.chosen').getByRole('button', { name: who }).click();
  await button(page, `I am ${who}`).click();
  await expect(pad).toBeVisible();
}

interface Ranking {
  readonly who: Guest | 'Inès';
  /** The worst is what is left. */
  readonly best: readonly [string, string];
  readonly theme: string;
}

/** Unseen: on the own phone, or on one that is handed over. */
async function rank({ page, phones }: Evening, { who, best, theme }: Ranking): Promise<void> {
  const handed = who === 'Inès' ? page : who === 'Maya' ? phones.Maya : undefined;
  const pad = handed ?? phones[who as Guest];
  if (handed) {
    await handOver(handed, who, handed.locator('dialog button.cook').first());
  }
  for (const name of best) await pad.locator('button.cook', { hasText: name }).click();
  await pad.getByRole('group', { name: 'Best on the theme' }).getByRole('button', { name: theme }).click();
  if (who === 'Inès') await keepPicture(page, 'led-sandwich-handed-tv');
  await button(pad, 'Send').click();
}

/** 3, 2 and 0 points, and one for the theme. */
const ROUNDS: readonly (readonly Ranking[])[] = [
  [
    { who: 'Tom', best: ['Maya', 'Jürgen'], theme: 'Inès' },
    { who: 'Jürgen', best: ['Inès', 'Tom'], theme: 'Inès' },
    { who: 'Inès', best: ['Tom', 'Maya'], theme: 'Maya' },
    { who: 'Maya', best: ['Jürgen', 'Inès'], theme: 'Tom' },
  ],
  [
    { who: 'Tom', best: ['Inès', 'Maya'], theme: 'Maya' },
    { who: 'Jürgen', best: ['Maya', 'Inès'], theme: 'Tom' },
    { who: 'Inès', best: ['Jürgen', 'Maya'], theme: 'Jürgen' },
    { who: 'Maya', best: ['Inès', 'Jürgen'], theme: 'Inès' },
  ],
];
/** By hand: 6 + 8, 6 + 1, 5 + 6, 7 + 9. */
const SANDWICH = { Maya: 14, Tom: 7, Jürgen: 11, Inès: 16 };

test('T-50, T-51, T-52, T-53, T-54: two rounds of the printed Sandwich are led from the lobby to the record, ranked unseen, on a theme that was drawn', {
  tag: LONG,
}, async ({ browser }) => {
  const evening = await gatherLed({ browser, host, sheet: 'Sandwich', guests, keeper: 'Maya' });
  const { page, phones, problems, look } = evening;
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'International booklet' }).click();
  await switchOn(page, 'The screen leads', 'Unseen until all have chosen', 'Themed special', 'Pitch');
  await dialog.getByRole('button', { name: 'Rounds: less' }).click();
  await button(page, 'Done').click();
  await start(page);

  await says(page, 'Cook for your neighbours');
  await tellOn(page, 'Next', '9 cards each');
  await tellOn(page, 'All have their pile', 'Name a theme');
  await tellOn(page, 'Draw lots', 'Keep it in mind');
  const theme = await called(page).getByRole('heading').innerText();
  await expect(phones.Tom.getByText(theme)).toBeVisible();
  await button(page, 'Next').click();

  for (let n = 1; n <= 9; n += 1) {
    await says(page, new RegExp(`Your own is allowed now.*\\(${n} of 9\\)`));
    await button(page, 'Next card').click();
  }
  await says(page, 'Trade and build 3');
  // Whoever does not know what trading is looks it up.
  await button(phones.Tom, 'At the table').tap();
  await phones.Tom.getByRole('button', { name: 'What a card does' }).tap();
  await phones.Tom.getByRole('searchbox').or(phones.Tom.getByRole('textbox')).first().fill('trad');
  await expect(phones.Tom.getByRole('dialog')).toContainText(/swap/i);
  await keepPicture(phones.Tom, 'led-sandwich-look-up-Tom');
  await phones.Tom.keyboard.press('Escape');
  await tellOn(page, 'Everybody is done', 'Give to the left');
  await expect(phones.Jürgen.getByText('Jürgen gives to Maya, Tom, and Inès')).toBeVisible();
  await look('sandwich-give');
  await tellOn(page, 'All given', 'Who tastes first?');
  await called(page).getByRole('button', { name: 'Tom' }).click();

  for (const [i, round] of ROUNDS.entries()) {
    for (const ranking of round) {
      await says(page, 'sell it!');
      await tellOn(page, 'Straight to ranking', `${ranking.who} tastes`);
      await expect(page.locator('.bench')).not.toContainText('Setting up');
      if (i === 0 && ranking.who === 'Jürgen') await look('sandwich-tastes');
      await rank(evening, ranking);
    }
    await says(page, 'What everybody chose');
    if (i === 0)
      await expect(called(page).getByRole('listitem')).toHaveText([
        ...['B Tom A +3C +2D +1', 'C Jürgen D +4B +2A +0', 'D Inès B +3A +3C +0', 'A Maya C +3D +2B +1'],
      ]);
    if (i > 0) break;
    await look('sandwich-turned-up');
    expect(await totals(page)).toEqual({ Maya: 6, Tom: 6, Jürgen: 5, Inès: 7 });
    // The second round is led on a phone.
    const keeper = phones.Maya;
    await tellOn(keeper, 'Next', '9 cards each');
    await tellOn(keeper, 'All have their pile', 'Name a theme');
    // It counts down by itself.
    await tellOn(keeper, 'Next', /Hands ready|Grab one!/);
    await tellOn(keeper, 'Market is over', 'Trade and build 3');
    await tellOn(keeper, 'Everybody is done', 'Give to the left');
    await tellOn(keeper, 'All given', 'sell it!');
  }
  await tellOn(page, 'Next', 'That was it');
  await button(page, 'And the winner is…').click();
  await expect(page.getByText('Inès wins with 16 points')).toBeVisible();
  await inTheHistory(page, SANDWICH);
  expect(problems).toEqual([]);
});

const VALUES = { name: 'Values' } as const;
const value = (page: Page, card: string) =>
  page.getByRole('group', VALUES).getByRole('button', { name: card, exact: true });

/** What lies before each, and nothing before the others; Tom's phone keeps score, and Inès has none. */
async function bid(
  { page, phones }: Evening,
  bids: Readonly<Partial<Record<Guest | 'Inès', readonly string[]>>>,
): Promise<void> {
  for (const who of ['Maya', 'Jürgen', 'Tom', 'Inès'] as const) {
    const handed = who === 'Inès' ? page : who === 'Tom' ? phones.Tom : undefined;
    if (handed) {
      await handOver(handed, who, handed.getByRole('dialog').getByRole('group', VALUES));
    }
    const pad = handed?.getByRole('dialog') ?? phones[who as Guest];
    const cards = bids[who] ?? [];
    for (const card of cards)
      await pad.getByRole('group', VALUES).getByRole('button', { name: card, exact: true }).click();
    const send = pad.getByRole('button', { name: cards.length > 0 ? /^Put down/ : 'Bid nothing' });
    await send.click();
    await expect(send).toHaveCount(0);
  }
}

/** By hand: Jürgen eats 9, Maya and Tom share 10, Jürgen eats 7 and has reached 15. */
const PLATE = { Maya: 5, Tom: 5, Jürgen: 16, Inès: 0 };

test('T-50, T-52, T-54: the printed Plate game is led from the lobby to the record, each turn, each bid, and what is cleared away', {
  tag: LONG,
}, async ({ browser }) => {
  const evening = await gatherLed({ browser, host, sheet: 'The Plate Game', guests, keeper: 'Tom' });
  const { page, phones, problems, look } = evening;
  await switchOn(page, 'The screen leads', 'Unseen until all have chosen');
  await button(page, 'Done').click();
  await start(page);
  const plate = (on: Page, n: number) =>
    on.getByRole('group', { name: 'Plates' }).getByRole('button', { name: `Plate ${n}` });
  const finish = (who: string) =>
    page
      .getByRole('region', { name: /is finished/ })
      .getByRole('button', { name: who })
      .click();
  const builds = async (who: string): Promise<void> => {
    await says(page, `${who} builds`);
    // No other screen says otherwise.
    await expect(page.getByText('builds', { exact: true })).toHaveCount(1);
    await expect(page.locator('.player-line', { hasText: who })).toContainText('builds');
    for (const [name, phone] of Object.entries(phones))
      if (name !== 'Tom')
        await expect(phone.getByText('Your turn to build')).toHaveCount(name === who ? 1 : 0);
  };

  await says(page, 'First to 15 points');
  await tellOn(page, 'Next', 'Your turn: one of four');
  await tellOn(page, 'Next', 'Napkins: any time');
  await tellOn(page, 'Next', '3 plates on the table');
  await tellOn(page, 'Next', 'Everybody draws one');
  await look('plate-highest');
  await called(page).getByRole('button', { name: 'Maya' }).click();
  await says(page, '7 cards each');
  await tellOn(page, 'Next', 'Maya builds');
  await builds('Maya');
  await look('plate-builds');
  await value(page, '+4').click();
  await builds('Tom');
  await value(page, '+3').click();
  await builds('Jürgen');
  await button(page, 'Next player').click();
  await builds('Inès');
  await plate(page, 2).click();
  await value(page, '−2').click();
  await builds('Maya');
  await plate(page, 1).click();
  await value(page, '+2').click();
  await finish('Maya');

  // The bidding is led on the smallest phone.
  const tom = phones.Tom;
  await says(tom, 'Maya bids');
  await tellOn(tom, 'Card is laid', 'Tom bids');
  await tellOn(tom, 'Is out', 'Jürgen bids');
  await tellOn(tom, 'Card is laid', 'Inès bids');
  await tellOn(tom, 'Is out', 'Maya bids');
  await tellOn(tom, 'Card is laid', 'Jürgen bids');
  await tellOn(tom, 'Is out', 'Maya: one last card?');
  await look('plate-last-bid');
  await tellOn(tom, 'No more', 'Look at your bids');
  await bid(evening, { Maya: ['+3'], Jürgen: ['+2', '+3'] });
  await says(page, 'Napkins? Now!');
  await expect(page.getByText('Jürgen eats: 9')).toBeVisible();
  await button(page, 'Eat').click();
  await says(page, 'Clear the plate');
  await look('plate-clear');
  await tellOn(page, 'All have seven', 'Jürgen builds');
  await builds('Jürgen');

  // A napkin that nobody has read: it is looked up.
  await button(phones.Maya, 'At the table').tap();
  await phones.Maya.getByRole('button', { name: 'What a card does' }).tap();
  await phones.Maya.getByRole('textbox').first().fill('napkin');
  await keepPicture(phones.Maya, 'led-plate-look-up-Maya');
  await phones.Maya.keyboard.press('Escape');

  for (const card of ['+6', '+5']) await value(tom, card).tap();
  await builds('Maya');
  await plate(page, 1).click();
  await value(page, '−1').click();
  await finish('Maya');
  await tellOn(page, 'All bids are laid', 'Look at your bids');
  await bid(evening, { Maya: ['+2'], Tom: ['+2'] });
  await expect(page.getByText('Maya and Tom tie')).toBeVisible();
  await button(page, 'Eat').click();
  await tellOn(page, 'All have seven', 'Maya builds');
  await plate(page, 2).click();
  await value(page, '+7').click();
  await builds('Tom');
  await value(page, '+2').click();
  await finish('Tom');
  await tellOn(page, 'All bids are laid', 'Look at your bids');
  await bid(evening, { Jürgen: ['+4'] });
  await expect(page.getByText('Jürgen eats: 7')).toBeVisible();
  await button(page, 'Eat').click();
  await button(page, 'And the winner is…').click();
  await expect(page.getByText('Jürgen wins with 16 points')).toBeVisible();
  await inTheHistory(page, PLATE);
  expect(problems).toEqual([]);
});
