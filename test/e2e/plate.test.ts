import { expect, type Page, test } from '@playwright/test';
import { faceId, isBread } from '../../src/games/plate/cards.ts';
import { plate } from '../../src/games/plate/index.ts';
import type { State } from '../../src/games/plate/state.ts';
import { eachTestHasHost } from '../support/each-host.ts';
import type { HostProgram } from '../support/host-program.ts';
import { seedOf } from '../support/known-deal.ts';
import { LONG } from '../support/long.ts';
import { fitsItsWidth, gatherParty, leave, newPage, type Party, startMatch } from '../support/party.ts';
import { keepPicture } from '../support/pictures.ts';
import {
  bidderAmong,
  builderAmong,
  card,
  cards,
  carryBid,
  deedButton,
  hiddenBids,
  holderAmong,
  key,
  letPass,
  makeSandwich,
  namesIn,
  optOut,
  placeBid,
  playNapkin,
  tile,
} from '../support/plate-play.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const NAMES = ['Maya', 'Tom', 'Inès', 'Jürgen'];
const DEALT = 7;

/** Three hands hold a napkin for the reveal, two of them one against napkins; one holds the only bid of 5. */
const seed = seedOf<State>({
  game: plate,
  match: {
    seats: NAMES.length,
    options: Object.fromEntries(plate.options.map((field) => [field.key, field.default])),
  },
  suits({ players }) {
    const holders = (face: string) =>
      players.flatMap(({ hand }, seat) => (hand.some((one) => faceId(one) === face) ? [seat] : []));
    const crumple = holders('crumple');
    return (
      crumple.length === 2 &&
      holders('musical-chairs').some((seat) => !crumple.includes(seat)) &&
      holders('bid-plus-5').length === 1 &&
      players.every(({ hand }) => hand.some(isBread))
    );
  },
});

let host: HostProgram;

eachTestHasHost(
  (started) => {
    host = started;
  },
  { seed },
);

test.setTimeout(480_000);

test('P-13 P-22 P-25 P-30: a match by touch: secret bids, a phone lost while bidding, napkins on napkins', {
  tag: LONG,
}, async ({ browser }) => {
  const gathered = await gatherParty({ browser, host, game: /^The Plate Game/, phones: NAMES.length });
  const phones = [...gathered.phones];
  const party: Party = { ...gathered, phones };
  const { table } = party;
  const problems: string[] = [];
  const nameOf = (phone: Page) => NAMES[phones.indexOf(phone)]!;
  const others = (...these: readonly Page[]) => phones.filter((phone) => !these.includes(phone));
  const napkins = (n: string) => table.getByRole('list', { name: n, exact: true }).getByRole('listitem');

  await chooseRules(table);
  await startMatch(table);
  for (const phone of phones) await expect(cards(phone)).toHaveCount(DEALT);
  await handsAreSecret(table, phones);

  // P-7, P-10: what can't be done says why.
  const first = await builderAmong(phones);
  await deedButton(first, 'Add').tap({ force: true });
  await expect(first.getByText('There is no unfinished sandwich.')).toBeVisible();

  await makeSandwich(phones);
  const rich = await holderAmong(phones, 'Bid +5');
  const heard: string[] = [];
  for (const screen of [table, ...others(rich)]) await listen(screen, heard);
  const secret = () => heard.filter((text) => text.includes('bid-plus-5'));
  let lost: Page | undefined;
  for (const _ of NAMES) {
    const bidder = await bidderAmong(phones);
    if (bidder === rich) await carryBid(rich, 'Bid +5', 'you');
    else if (lost) await optOut(bidder);
    else {
      const at = phones.indexOf(bidder);
      const hand = await namesIn(bidder);
      const bids = await hiddenBids(bidder).count();
      const context = bidder.context();
      const address = bidder.url();
      await bidder.close();
      await expect(table.getByText(`${NAMES[at]}’s phone is asleep.`)).toBeVisible();
      lost = await newPage(context, problems);
      phones[at] = lost;
      await listen(lost, heard);
      await lost.goto(address);
      await expect(cards(lost)).toHaveCount(hand.length);
      expect(await namesIn(lost)).toEqual(hand);
      await expect(hiddenBids(lost)).toHaveCount(bids);
      await placeBid(lost, await worthless(lost), 'you');
    }
  }
  await expect(hiddenBids(rich)).toHaveCount(2);
  await keepPicture(table, 'plate-bids');
  await keepPicture(rich, 'phone-plate-bids');
  await fitsItsWidth(rich);
  // P-13: not on a screen, and not on its way to one.
  for (const screen of [table, ...phones]) await expect(screen.locator('.bids .seen')).toHaveCount(0);
  expect(secret()).toEqual([]);

  for (const _ of [rich, lost]) await optOut(await bidderAmong(phones));
  // P-25: all bids are face up, and nobody has eaten yet.
  await expect(table.getByText('Time for napkins')).toBeVisible();
  await expect(table.getByText(`${nameOf(rich)} eats`)).toBeVisible();
  expect(secret()).not.toEqual([]);
  await keepPicture(table, 'plate-reveal');

  // P-22: the newest is resolved first, and takes the one below it away.
  const swapper = await holderAmong(phones, 'Musical chairs');
  await playNapkin(swapper, 'Musical chairs');
  await expect(napkins('1 napkin')).toHaveCount(1);
  const crumplers: Page[] = [];
  for (const phone of others(swapper)) if (await card(phone, 'Crumple').isVisible()) crumplers.push(phone);
  const [one, other] = crumplers as [Page, Page];
  await playNapkin(one, 'Crumple');
  await expect(napkins('2 napkins, the newest on top')).toHaveCount(2);
  await playNapkin(other, 'Crumple');
  await expect(napkins('3 napkins, the newest on top')).toHaveCount(3);
  await keepPicture(table, 'plate-napkins');
  await keepPicture(swapper, 'phone-plate-napkins');
  await letPass([...others(other, swapper), swapper]);
  await expect(napkins('1 napkin')).toHaveCount(1);
  await letPass(others(swapper));

  // P-25: what the napkin changed is seen before it is eaten.
  const heir = others(rich)[0]!;
  for (const phone of [rich, heir]) await tile(swapper, phone === swapper ? 'you' : nameOf(phone)).tap();
  await key(swapper, 'Swap their bids').tap();
  await expect(table.getByText(`${nameOf(heir)} eats`)).toBeVisible();
  await letPass(phones);
  await expect(table.locator('.meal')).toContainText(nameOf(heir));

  // P-19, P-30: the next sandwich, the last of this match, is seen being eaten.
  for (const phone of phones) await expect(cards(phone)).toHaveCount(DEALT);
  await makeSandwich(phones);
  for (const _ of NAMES) await optOut(await bidderAmong(phones));
  await letPass(phones);
  await expect(table.getByRole('banner').getByText('The last sandwich', { exact: true })).toBeVisible();
  await expect(table.locator('.feast')).toBeVisible();
  await keepPicture(table, 'plate-last-meal');
  await expect(table.getByText('The last sandwich has been eaten.')).toBeVisible();
  await keepPicture(table, 'plate-results');
  await expect(heir.getByText('Sandwich 1', { exact: true })).toBeVisible();
  await keepPicture(heir, 'phone-plate-results');
  expect([...party.problems, ...problems]).toEqual([]);
  await leave(party);
});

/** Two sandwiches, no clock, and time enough for napkins; the bids are turned quickly. */
async function chooseRules(table: Page): Promise<void> {
  await table.getByRole('button', { name: 'Change the rules' }).click();
  await table.getByRole('button', { name: 'Quick bite' }).click();
  for (const [name, wanted, way] of [
    ['Sandwiches to eat', '2', 'less'],
    ['Time for napkins', '30 s', 'more'],
    ['Time to think', 'off', 'less'],
  ] as const) {
    const field = table.getByRole('group', { name });
    await expect(field).toBeVisible();
    const step = table.getByRole('button', { name: `${name}: ${way}` });
    while ((await field.locator('output').innerText()) !== wanted) await step.press('Enter');
  }
  await table.getByRole('button', { name: 'Done' }).click();
}

/** A name is on no screen but those of the hands that hold such a card. */
async function handsAreSecret(table: Page, phones: readonly Page[]): Promise<void> {
  const hands = new Map<Page, readonly string[]>();
  for (const phone of phones) hands.set(phone, await namesIn(phone));
  for (const screen of [table, ...phones]) {
    const own = hands.get(screen) ?? [];
    const others = [...hands.values()].flat().filter((name) => !own.includes(name));
    const shown = await wordsOn(screen);
    expect(own.filter((name) => !shown.has(name))).toEqual([]);
    expect(others.filter((name) => shown.has(name))).toEqual([]);
  }
}

/** Every piece of text on a page, also what is only read out. */
const wordsOn = async (screen: Page): Promise<Set<string>> =>
  new Set((await screen.locator('body *').allTextContents()).map((text) => text.trim()));

/** Everything that comes in over the line from now on. */
async function listen(screen: Page, heard: string[]): Promise<void> {
  const line = await screen.context().newCDPSession(screen);
  line.on('Network.webSocketFrameReceived', ({ response }) => heard.push(response.payloadData));
  await line.send('Network.enable');
}

/** P-15: as a bid it counts nothing. */
const worthless = (phone: Page): Promise<string> =>
  phone.locator('.panes .p-card:not(.bid):not(.napkin) > .visually-hidden').first().innerText();
