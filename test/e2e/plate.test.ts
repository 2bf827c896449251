import { expect, type Page, test } from '@playwright/test';
import { type HostProgram, removeFolder, startHostProgram } from '../support/host-program.ts';
import { fitsItsWidth, gatherParty, leave, newPage, type Party, startMatch } from '../support/party.ts';
import { keepPicture } from '../support/pictures.ts';

/** As in life: a napkin wants time for two taps. */
const CLOCK_SPEED = 1;
/** Enough to be worth turning; then everybody opts out. */
const BIDS = 4;
const LAYERS = 3;
/** A tap on what has gone meanwhile is given up at once: the next look shows what is asked now. */
const QUICK = { timeout: 700 };
const PATIENT = { timeout: 3000 };

const key = (phone: Page, name: string) => phone.locator('.keys').getByRole('button', { name, exact: true });
const heldNapkins = (phone: Page) => phone.locator('.desk .p-card.napkin');
const running = (phone: Page) => phone.locator('.desk .on-linen');
const hiddenBids = (phone: Page) => phone.locator('.desk .back');
const pile = (table: Page) => table.getByRole('list', { name: /\d napkins, the newest on top/ });

/** A sandwich of a few layers, then its lid: so that bidding comes soon. */
async function build(phone: Page): Promise<void> {
  const high = (await phone.locator('.p-plate .stack i').count()) >= LAYERS;
  const further = high ? ['Finish', 'Add'] : ['Add', 'Finish'];
  for (const deed of [...further, 'Start', 'Discard']) {
    const wanted = phone.locator('.p-deed:not([aria-disabled="true"])').filter({ hasText: deed });
    if (!(await wanted.isVisible())) continue;
    if ((await wanted.getAttribute('aria-pressed')) !== 'true') await wanted.tap(QUICK);
    await phone.locator('.p-card:not(.dimmed):not(.selected)').first().tap(QUICK);
    const plate = phone.locator('button.p-plate:not([aria-disabled="true"])');
    if (deed !== 'Discard' && (await phone.locator('.p-plate.selected').count()) === 0)
      await plate.first().tap(QUICK);
    await phone.locator('.keys button').last().tap(QUICK);
    return;
  }
}

/** Napkins are kept: they are needed later. */
async function keep(phone: Page): Promise<void> {
  const drawn = phone.locator('li:has(p)').locator('.p-card');
  const napkin = drawn.and(phone.locator('.napkin'));
  await ((await napkin.count()) > 0 ? napkin : drawn).first().tap(QUICK);
  await key(phone, 'Keep this one').tap(QUICK);
}

async function bid(phone: Page): Promise<void> {
  const card = phone.locator('.p-card:not(.napkin):not(.selected)').last();
  const bids = await hiddenBids(phone).count();
  if (bids >= BIDS || !(await card.isVisible())) {
    await key(phone, 'Opt out').tap(QUICK);
    return;
  }
  await card.tap(QUICK);
  await phone.locator('button.p-seat').nth(bids).tap(QUICK);
  await key(phone, 'Place face down').tap(QUICK);
}

/** What a napkin asks: the first that is offered, until it is enough. */
async function answer(phone: Page): Promise<void> {
  const confirm = phone.locator('.keys button').last();
  const offers = phone.locator(
    ':is(button.p-seat, button.p-plate, .p-back, .p-card:not(.dimmed)):not(.selected):not([aria-disabled="true"])',
  );
  for (let taps = 0; taps < 4 && (await confirm.getAttribute('aria-disabled', QUICK)); taps++)
    await offers.first().tap(QUICK);
  await confirm.tap(QUICK);
}

/** Does what this phone is asked, if it is asked. */
async function play(phone: Page): Promise<void> {
  const keys = (await phone.locator('.keys button').allInnerTexts()).filter((text) => text !== 'Take back');
  const [first] = keys;
  if (first === undefined) return;
  const done = first === 'Let it pass' ? key(phone, first).tap(QUICK) : handlerFor(first, keys)(phone);
  // What was asked can be over before the finger is down.
  await done.catch(() => undefined);
}

function handlerFor(first: string, keys: readonly string[]): (phone: Page) => Promise<void> {
  if (first === 'Keep this one') return keep;
  if (keys.includes('Opt out')) return bid;
  return ['Choose first', 'Start a sandwich', 'Add to a sandwich', 'Finish a sandwich', 'Discard'].includes(
    first,
  )
    ? build
    : answer;
}

const playAll = async (phones: readonly Page[]): Promise<void> => {
  for (const phone of phones) await play(phone);
};

/** P-21: selects one napkin after the other, and plays the first that can be played. */
async function playNapkin(phone: Page): Promise<void> {
  const before = await heldNapkins(phone).count();
  for (let at = 0; at < before; at++) {
    const napkin = heldNapkins(phone).nth(at);
    const act = phone.locator('.dock .strip button');
    try {
      await napkin.tap(PATIENT);
      if (await act.getAttribute('aria-disabled', PATIENT)) continue;
      await act.tap(PATIENT);
      await expect(running(phone)).toBeVisible(PATIENT);
      return;
    } catch {
      // Somebody was quicker, or the time for it is up.
      return;
    }
  }
}

/** P-22: in the window after the bids are turned, one phone's napkin on another's. */
async function stackNapkins({ table, phones }: Party): Promise<boolean> {
  if (!(await table.getByText('Anyone for a napkin?').first().isVisible())) return false;
  const counts = await Promise.all(phones.map((phone) => heldNapkins(phone).count()));
  const able = phones.filter((_, at) => counts[at]! > 0);
  if (able.length < 2) return false;
  for (const phone of able) {
    await playNapkin(phone);
    if (await pile(table).isVisible()) return true;
  }
  return false;
}

const namesIn = async (phone: Page): Promise<string[]> =>
  (await phone.locator('.desk .p-card > .visually-hidden').allTextContents()).toSorted();

let host: HostProgram;

test.beforeEach(async () => {
  host = await startHostProgram({ clockSpeed: CLOCK_SPEED });
});

test.afterEach(async () => {
  await host.kill();
  await removeFolder(host.data);
});

test.setTimeout(240_000);

test('P-12 P-22 P-25: the Plate game by touch: built, bid for in secret, a phone lost and back, a napkin on a napkin', async ({
  browser,
}) => {
  const gathered = await gatherParty({ browser, host, game: /^The Plate Game/, phones: 4 });
  const phones = [...gathered.phones];
  const party: Party = { ...gathered, phones };
  const { table, code } = party;
  await table.getByRole('button', { name: 'Change the rules' }).click();
  await table.getByRole('button', { name: 'Long lunch' }).click();
  await table.getByRole('button', { name: 'Done' }).click();
  await startMatch(table);

  await expect(async () => {
    for (const phone of phones) expect(await phone.locator('.desk .p-card').count()).toBe(7);
  }).toPass({ timeout: 40_000 });
  const hands = await Promise.all(phones.map(namesIn));
  const [first] = hands as [string[]];
  for (const screen of [table, ...phones.slice(1)]) {
    const own = screen === table ? [] : await namesIn(screen);
    for (const name of first.filter((one) => !own.includes(one)))
      await expect(screen.getByText(name, { exact: true }), `${name} is in another hand`).toHaveCount(0);
  }

  await expect(async () => {
    await playAll(phones);
    expect(await hiddenBids(phones[0]!).count()).toBeGreaterThan(0);
  }).toPass({ timeout: 80_000, intervals: [20] });
  await keepPicture(table, 'plate-bids');
  await keepPicture(phones[1]!, 'phone-plate-bids');
  // P-12: nobody sees a bid that lies face down.
  for (const screen of [table, ...phones]) await expect(screen.locator('.bids .seen')).toHaveCount(0);
  await fitsItsWidth(phones[1]!);

  const bids = await hiddenBids(phones[0]!).count();
  const lost = phones[1]!;
  const hand = await namesIn(lost);
  const context = lost.context();
  await lost.close();
  const later: string[] = [];
  phones[1] = await newPage(context, later);
  await phones[1].goto(`${host.origin}/?t=${code}`);
  await expect(phones[1].locator('.desk .p-card').first()).toBeVisible();
  expect(await namesIn(phones[1])).toEqual(hand);
  expect(await hiddenBids(phones[1]).count()).toBe(bids);

  await expect(async () => {
    if (await stackNapkins(party)) return;
    await playAll(phones);
    throw new Error('no napkin on a napkin yet');
  }).toPass({ timeout: 120_000, intervals: [20] });
  await keepPicture(table, 'plate-napkins');

  await expect(async () => {
    await playAll(phones);
    await expect(table.locator('.meal').first()).toBeVisible({ timeout: 50 });
  }).toPass({ timeout: 60_000, intervals: [20] });
  expect([...party.problems, ...later]).toEqual([]);
  await leave(party);
});
