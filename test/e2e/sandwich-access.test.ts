import { expect, type Page, test } from '@playwright/test';
import { findings } from '../support/axe.ts';
import { eachTestHasHost } from '../support/each-host.ts';
import type { HostProgram } from '../support/host-program.ts';
import { LONG } from '../support/long.ts';
import { gatherParty, leave, startMatch, tapAway, unfoldRules } from '../support/party.ts';
import { build, cook } from '../support/sandwich-play.ts';

let host: HostProgram;

eachTestHasHost((started) => {
  host = started;
});

test.setTimeout(480_000);

async function look(...pages: readonly Page[]): Promise<void> {
  const found = await Promise.all(pages.map((page) => findings(page, 'light')));
  expect(found.flat()).toEqual([]);
}

/** Without motion, colours change at once. */
async function lookByNight(...pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await findings(page, 'dark')).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
  }
}

/** S-13, S-33, S-41: a short round with everything in it; and what does not go together is said where it is chosen. */
async function chooseRules(table: Page): Promise<void> {
  const sign = (name: string) => table.getByRole('dialog').getByRole('switch', { name, exact: true });
  await table.getByRole('button', { name: 'Change the rules' }).click();
  await table.getByRole('button', { name: 'International booklet' }).click();
  await expect(table.getByText(/^Three rounds with trading/)).toBeVisible();
  await unfoldRules(table);
  await sign('Young players').check({ force: true });
  await expect(table.getByText(/^Your own rules, based on International booklet/)).toBeVisible();
  await sign('Pitch').check({ force: true });
  // Nobody's praise is over while screens are looked at.
  const more = table.getByRole('button', { name: 'Time for praise: more' });
  while (await more.isEnabled()) await more.click();
  const objections = table.getByRole('alert').filter({ hasText: 'there is nothing to trade' });
  await sign('Express').check({ force: true });
  await expect(objections).toHaveCount(2);
  await look(table);
  await sign('Express').uncheck({ force: true });
  await expect(objections).toHaveCount(0);
  await table.getByRole('button', { name: 'Done' }).click();
  await expect(table.getByText('Custom, from International booklet')).toBeVisible();
}

/** In the kitchen cards lie elsewhere: a tap that comes late takes none of them up. */
const inMarket = (phone: Page) => phone.locator('.scene > ul button.u-card:not([aria-disabled="true"])');

async function emptyMarket(phones: readonly Page[]): Promise<void> {
  await expect(async () => {
    for (const phone of phones) {
      const card = inMarket(phone).first();
      if (await card.isVisible()) await card.tap({ timeout: 500 }).catch(() => undefined);
    }
    await expect(phones[0]!.locator('.columns')).toBeVisible({ timeout: 50 });
  }).toPass({ intervals: [50] });
}

async function trade(table: Page, maya: Page, tom: Page): Promise<void> {
  const floor = (phone: Page) => phone.getByRole('button', { name: /^Trading floor/ }).tap();
  const sheet = (phone: Page) => phone.getByRole('dialog');
  await floor(maya);
  await sheet(maya).getByRole('button', { name: 'Offer an ingredient' }).tap();
  await sheet(maya).locator('button.u-card').first().tap();
  await look(maya);
  await sheet(maya).getByRole('button', { name: 'To everyone' }).tap();
  await expect(table.getByText('Trading floor')).toBeVisible();
  await floor(tom);
  await sheet(tom).getByRole('button', { name: 'Answer with' }).tap();
  await sheet(tom).locator('button.u-card').first().tap();
  await expect(sheet(maya).getByRole('button', { name: 'Deal!' })).toBeVisible();
  await look(table, maya);
  await sheet(maya).getByRole('button', { name: 'Deal!' }).tap();
  for (const phone of [maya, tom]) await sheet(phone).getByRole('button', { name: 'Close' }).tap();
}

/** The second tap comes down as soon as there is another button under the finger. */
async function readyByDoubleTap(phone: Page): Promise<void> {
  await build(phone);
  await phone.evaluate(
    ([first, second]) =>
      new Promise<void>((done) => {
        const press = (name: string) => {
          const found = [...document.querySelectorAll('button')].find((one) =>
            one.textContent?.includes(name),
          );
          found?.click();
          return found;
        };
        const watch = new MutationObserver(() => {
          if (!press(second)) return;
          watch.disconnect();
          done();
        });
        watch.observe(document.body, { subtree: true, childList: true, characterData: true });
        press(first);
      }),
    ['Ready to serve', NOT_YET] as const,
  );
  await expect(phone.getByRole('button', { name: NOT_YET })).toBeEnabled();
}

const NOT_YET = 'Wait, not yet';
const LIFT = 'Lift the napkin';
const asked = async (phones: readonly Page[], name: string): Promise<Page> => {
  const offer = (phone: Page) => phone.getByRole('button', { name });
  await expect(async () => {
    const shown = await Promise.all(phones.map((phone) => offer(phone).isVisible()));
    expect(shown).toContain(true);
  }).toPass({ intervals: [50] });
  const shown = await Promise.all(phones.map((phone) => offer(phone).isVisible()));
  return phones[shown.indexOf(true)]!;
};

/** S-41: typed, and never sent. */
const PRAISE = 'Crunchy to the last crumb';

/** S-41: everybody has said enough. */
async function endPitches(phones: readonly Page[], taster: Page): Promise<void> {
  await expect(async () => {
    for (const phone of phones) {
      const end = phone.getByRole('button', { name: 'That’s all' });
      if (await end.isVisible()) await end.tap({ timeout: 500 }).catch(() => undefined);
    }
    await expect(taster.locator('.ranking').first()).toBeVisible({ timeout: 50 });
  }).toPass({ intervals: [50] });
}

async function rank(taster: Page): Promise<void> {
  for (const plate of await taster.locator('.ranking').all()) await plate.tap();
}

/** S-22: on its way to the host, the first ranking names one sandwich twice. */
async function falsify(phone: Page): Promise<void> {
  let done = false;
  await phone.routeWebSocket(/\/ws$/, (screen) => {
    const toHost = screen.connectToServer();
    screen.onMessage((text) => {
      const message = JSON.parse(String(text));
      const move = message.params?.move;
      if (move?.type === 'rank' && !done) {
        done = true;
        move.order = move.order.map(() => move.order[0]);
      }
      toHost.send(JSON.stringify(message));
    });
  });
  await phone.evaluate(() => localStorage.setItem('smorgasboard.locale', 'de'));
  await phone.reload();
}

test('Sandwich from its rules to a verdict: axe finds nothing serious, and a refusal is told in the phone’s language', {
  tag: LONG,
}, async ({ browser }) => {
  const party = await gatherParty({ browser, host, game: /^Sandwich/, phones: 4 });
  const { table, phones } = party;
  const [maya, tom] = phones as [Page, Page];
  await chooseRules(table);
  await startMatch(table);
  await expect(maya.locator('.wait')).toBeVisible();
  await look(maya, table);

  await expect(inMarket(maya).first()).toBeVisible();
  await look(table, maya);
  await inMarket(maya).first().tap();
  await expect(maya.locator('.strip.done')).toBeVisible();
  await look(maya);
  await emptyMarket(phones);

  await lookByNight(table, maya);
  await trade(table, maya, tom);
  await cook(maya);
  await look(maya);
  await readyByDoubleTap(tom);
  for (const phone of phones.slice(2)) await cook(phone);

  // S-19
  await look(table, tom);
  await tom.getByRole('button', { name: 'I’d like to' }).tap();
  const taster = await asked(phones, LIFT);
  expect(taster).toBe(tom);
  await look(table, taster);
  await tapAway(taster.getByRole('button', { name: LIFT }));
  const seller = await asked(phones, 'That’s all');
  await look(seller);
  await seller.getByRole('textbox').first().fill(PRAISE);
  await endPitches(phones, taster);
  await expect(table.getByText(PRAISE)).toBeVisible();

  await falsify(taster);
  await expect(taster.locator('.ranking').first()).toBeVisible();
  await look(taster);
  await lookByNight(table, taster);
  await rank(taster);
  await taster.getByRole('button', { name: 'Bestätigen' }).tap();
  await expect(taster.getByText('Bewerte alle 2 Sandwiches, jedes genau einmal.')).toBeVisible();
  await expect(taster.locator('.ranking')).toHaveCount(2);
  await taster.getByRole('button', { name: 'Bestätigen' }).tap();
  await expect(table.locator('.flag').first()).toBeVisible();
  await look(table, taster);
  expect(party.problems).toEqual([]);
  await leave(party);
});
