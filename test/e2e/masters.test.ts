import { expect, type Page, test } from '@playwright/test';
import { whiteKinds } from '../../src/games/masters/cards.ts';
import { en } from '../../src/games/masters/text/en.ts';
import { eachTestHasHost } from '../support/each-host.ts';
import { type HostProgram, startHostProgram } from '../support/host-program.ts';
import { LONG } from '../support/long.ts';
import {
  bread,
  cardsIn,
  claims,
  counterOf,
  endTurn,
  hand,
  inTurn,
  lay,
  moveTop,
  pass,
  sendTo,
  spoil,
  takeBack,
  writeOrders,
} from '../support/masters-play.ts';
import { lunchSeed, ownOrders, PLAYERS, REWARD } from '../support/masters-story.ts';
import { fitsItsWidth, gatherParty, leave, startMatch, unfoldRules } from '../support/party.ts';
import { keepPicture } from '../support/pictures.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const NAMES = ['Maya', 'Tom', 'Inès'];
const BRIBE = 2;
const ANSWER_TIME = '1 min';
const seed = lunchSeed();

let host: HostProgram;

/** Also the one that came after the power cut. */
test.afterEach(() => host.kill());

eachTestHasHost(
  (started) => {
    host = started;
  },
  { seed },
);

test.setTimeout(480_000);

test('M-10 M-16 M-21 M-22: a card moved and taken back, two sandwiches closed in one turn, an inspector, a power cut, a bribe, and a winner', {
  tag: LONG,
}, async ({ browser }) => {
  const party = await gatherParty({ browser, host, game: /^Sandwich Masters/, phones: PLAYERS });
  const { table, phones } = party;
  await chooseRules(table);
  await startMatch(table);

  // M-5: whoever is in turn; the others follow clockwise.
  const cook = await inTurn(phones);
  await expect(cook.locator('.turn'), 'rung once, and gone').toHaveCount(0);
  const at = phones.indexOf(cook);
  const [spoiler, sender] = [1, 2].map((step) => phones[(at + step) % PLAYERS]!) as [Page, Page];
  const [cookName, spoilerName, senderName] = [cook, spoiler, sender].map(
    (phone) => NAMES[phones.indexOf(phone)]!,
  );
  const counter = counterOf(table, cookName!);
  const money = (amount: number) => expect(counter.locator('[data-money]')).toHaveText(`N ${amount}`);
  const nextRound = async (): Promise<void> => {
    await pass(spoiler);
    await pass(sender);
  };

  // M-13: two sandwiches are begun; two more slices lie in them, and are ingredients from the next turn on.
  for (const place of [0, 1, 0, 1]) await lay(cook, bread(cook), place);
  await keepPicture(cook, 'phone-masters-turn');
  await endTurn(cook);
  await nextRound();

  // M-10: a slice goes onto the other sandwich, and comes back.
  await moveTop(cook, 0, 1);
  await keepPicture(cook, 'phone-masters-moved');
  await takeBack(cook, 1);

  // M-16: both are closed in one turn; several orders fit, so the phone asks which.
  for (const place of [0, 1, 2]) await lay(cook, bread(cook), place);
  expect(await claims(cook).count()).toBeGreaterThanOrEqual(4);
  await keepPicture(cook, 'phone-masters-claims');
  await fitsItsWidth(cook);
  await claims(cook, 'No. 1 is Toast').first().tap();
  await expect(claims(cook, 'No. 1 is')).toHaveCount(0);
  // M-26: the other claim stands beside it, so nothing is dealt or paid yet.
  await money(0);
  await claims(cook, 'Toast').first().tap();
  await money(2 * REWARD);
  await keepPicture(table, 'masters');
  await endTurn(cook);

  // M-14: everybody sees who spoils what.
  const spoilt = expect(counter.getByText(`From ${spoilerName}, with love`)).toBeVisible();
  await spoil(spoiler, spoiler.locator('.m-card.attack'));
  await spoilt;
  await endTurn(spoiler);
  await sendTo(sender, 'Lazy', cookName!);
  const pay = cook.getByRole('button', { name: `Pay ${BRIBE}` });
  await expect(pay).toBeVisible();
  await expect(counter.getByText(`Sent by ${senderName}`)).toBeVisible();
  await keepPicture(table, 'masters-inspector');
  await keepPicture(cook, 'phone-masters-inspector');
  await fitsItsWidth(cook);

  // The power goes while the inspector waits for an answer.
  const hands = await Promise.all([spoiler, sender].map(cardsIn));
  await host.kill();
  await expect(cook.getByRole('status').or(cook.getByRole('alert')).first()).toBeVisible();
  host = await startHostProgram({ data: host.data, port: Number(new URL(host.origin).port), seed });
  await expect(async () => {
    expect(await Promise.all([spoiler, sender].map(cardsIn))).toEqual(hands);
    await pay.tap({ timeout: 1000 });
  }).toPass();
  await money(2 * REWARD - BRIBE);
  // Nothing that lay there is gone: the spoilt sandwich, and the four cards drawn since.
  await expect(counter.locator('[data-sandwich] [data-card]')).toHaveCount(2);
  await endTurn(sender);

  // M-15: the third holds one thing that a roll at the Bar wants; the condiment in it does not count.
  await lay(cook, hand(cook).nth(await fillingFor(cook)), 2);
  await endTurn(cook);
  await nextRound();
  await lay(cook, bread(cook), 2);
  await claims(cook, 'roll').first().tap();

  // M-6: with that the target is reached.
  const sum = 3 * REWARD - BRIBE;
  await expect(table.getByText(`${cookName} wins with ${sum} points`)).toBeVisible();
  await expect(cook.locator('.total b')).toHaveText(String(sum));
  await keepPicture(table, 'masters-results');
  await keepPicture(cook, 'phone-masters-results');
  await fitsItsWidth(cook);
  expect(party.problems).toEqual([]);
  await leave(party);
});

/** M-6, M-25: a race, with the table's own orders; and time to answer, also after a power cut. */
async function chooseRules(table: Page): Promise<void> {
  await table.getByRole('button', { name: 'Change the rules' }).click();
  await table.getByRole('button', { name: 'The race' }).click();
  await expect(table.getByRole('button', { name: 'The race', pressed: true })).toBeVisible();
  await unfoldRules(table);
  await table.getByRole('switch', { name: 'Order Up!' }).check({ force: true });
  const seconds = table.getByRole('group', { name: 'Time to answer' });
  await expect(async () => {
    await seconds.getByRole('button', { name: /more$/ }).click();
    await expect(seconds).toContainText(ANSWER_TIME, { timeout: 50 });
  }).toPass({ intervals: [10] });
  await writeOrders(table, ownOrders);
  await table.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
}

/** The first card of the hand whose family a roll at the Bar is made of. */
async function fillingFor(phone: Page): Promise<number> {
  const bar = await phone.getByRole('list', { name: 'The Bar' }).innerText();
  const wanted = [...bar.matchAll(/A (\w+) roll/g)].map(([, family]) => family);
  const cards = await cardsIn(phone);
  return cards.findIndex((title) =>
    whiteKinds.some(
      ({ id, role, family }) =>
        role === 'ingredient' &&
        en[`card.${id}` as keyof typeof en] === title &&
        wanted.includes(family ?? ''),
    ),
  );
}
