import { expect, type Page, test } from '@playwright/test';
import { type HostProgram, removeFolder, startHostProgram } from '../support/host-program.ts';
import { LONG } from '../support/long.ts';
import { fitsItsWidth, gatherParty, leave, startMatch } from '../support/party.ts';
import { keepPicture } from '../support/pictures.ts';
import { cardsToGrab, cook, FLIPS, grabUntil, taste } from '../support/sandwich-play.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const CLOCK_SPEED = 4;

let host: HostProgram;
let data: string;

test.beforeEach(async () => {
  host = await startHostProgram({ clockSpeed: CLOCK_SPEED });
  data = host.data;
});

test.afterEach(async () => {
  await host.kill();
  await removeFolder(data);
});

test.setTimeout(480_000);

test('a whole match of Sandwich by touch: a phone reloads in mid-grab, the host is killed, nothing is lost', {
  tag: LONG,
}, async ({ browser }) => {
  const party = await gatherParty({ browser, host, game: /^Sandwich/, phones: 4 });
  const { table, phones } = party;
  const [maya, tom] = phones as [Page, Page];
  for (const name of ['Maya', 'Tom', 'Inès', 'Jürgen'])
    await expect(table.getByText(name, { exact: true }).first()).toBeVisible();
  await keepPicture(table, 'lobby');
  await keepPicture(maya, 'phone-lobby');
  await startMatch(table);

  await expect(cardsToGrab(maya).first()).toBeVisible();
  await keepPicture(table, 'market');
  await keepPicture(maya, 'phone-market');
  await fitsItsWidth(maya);

  // S-5: the tap is on its way when the page goes; the seat is still Tom's.
  await expect(cardsToGrab(tom).first()).toBeVisible();
  await cardsToGrab(tom).first().tap({ noWaitAfter: true });
  await tom.reload();
  await expect(tom.getByText('Tom', { exact: true }).first()).toBeVisible();
  await grabUntil(party, 5);

  await host.kill();
  await expect(maya.getByRole('status').or(maya.getByRole('alert')).first()).toBeVisible();
  host = await startHostProgram({ data, port: Number(new URL(host.origin).port), clockSpeed: CLOCK_SPEED });
  await grabUntil(party, 'kitchen');

  // S-10: nine cards each, also after the power cut.
  for (const phone of phones) {
    const placesAndCards = phone.locator('.panes ul button.u-card');
    await expect(placesAndCards).toHaveCount(FLIPS);
  }
  await keepPicture(table, 'kitchen');
  await keepPicture(maya, 'phone-kitchen');
  await fitsItsWidth(maya);
  for (const phone of phones) await cook(phone);

  let seen = false;
  await expect(async () => {
    for (const phone of phones) {
      await taste(phone, {
        look: async () => {
          if (seen) return;
          seen = true;
          await keepPicture(table, 'reveal');
          await keepPicture(phone, 'phone-rank');
          await fitsItsWidth(phone);
        },
      });
    }
    await expect(table.getByText('Podium')).toBeVisible({ timeout: 300 });
  }).toPass({ intervals: [100] });
  expect(seen).toBe(true);
  await keepPicture(table, 'results');
  await keepPicture(maya, 'phone-results');

  // S-20: four tasters give 3 + 2 + 0 each.
  const receipt = await total(phones);
  expect(receipt).toBe(20);
  expect(party.problems).toEqual([]);
  await leave(party);
});

/** The totals of each phone's own receipt, added up. */
async function total(phones: readonly Page[]): Promise<number> {
  let sum = 0;
  for (const phone of phones) {
    sum += Number(await phone.locator('.total b').innerText());
  }
  return sum;
}
