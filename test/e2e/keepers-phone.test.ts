/** What others do at a table moves no line on a keeper's phone: votes, calls, claims and breaks come over what nobody taps. */
import { type Browser, expect, type Page, test } from '@playwright/test';
import { fill } from '../../src/shared/choices.ts';
import type { Choice, OptionValue } from '../../src/shared/game.ts';
import { LOCALES } from '../../src/shared/text.ts';
import { ScreenClient } from '../main/screen-client.ts';
import { nothingMoves } from '../support/boxes.ts';
import { eachTestHasHost } from '../support/each-host.ts';
import type { HostProgram } from '../support/host-program.ts';
import { LONG, longButFirst } from '../support/long.ts';
import { fitsItsWidth, newPage, newPhone, tapUntil } from '../support/party.ts';
import { keepPicture } from '../support/pictures.ts';
import { joinByPhone, laidSheet, openOn, sheetIsThere } from '../support/score-keeping.ts';
import { expectNoCutText, waitUntilStill } from './support/cut-text.ts';

let host: HostProgram;
const problems: string[] = [];

eachTestHasHost((started) => {
  host = started;
});

test.afterEach(() => expect(problems.splice(0)).toEqual([]));

const PEOPLE = ['Maya', 'Maximiliane-Charlotte W.', 'Jürgen der Große', 'Inès', 'Tom'];

const offered = (other: ScreenClient, id: string): Choice | undefined =>
  other.choices.find((choice) => choice.id === id);

async function enter(
  other: ScreenClient,
  id: string,
  filling: Parameters<typeof fill>[1] = {},
): Promise<void> {
  await other.until(() => offered(other, id) !== undefined, id);
  const choice = offered(other, id)!;
  const { rev } = other;
  expect(await other.move(fill(choice, filling) as never, choice.frame)).toMatchObject({ ok: true });
  await other.until(() => other.rev > rev, `after ${id}`);
}

interface Sheet {
  readonly sheet: string;
  readonly options?: Readonly<Record<string, OptionValue>>;
  readonly people?: readonly string[];
}

/** A sheet that is kept on a phone, and another screen of the host's. */
async function keep({ sheet, options = {}, people = PEOPLE }: Sheet) {
  const { display: other, code } = await laidSheet({ host, sheet, names: people, options });
  await other.must('lobby.start', {});
  await other.until(() => other.choices.length > 0);
  return { other, open: (page: Page) => openOn(page, host, code) };
}

const phoneOf = async (browser: Browser) => newPage(await newPhone(browser), problems);

/** Small phones that keep the same sheet, one in each language. */
async function inEveryLanguage(browser: Browser, open: (page: Page) => Promise<void>): Promise<Page[]> {
  const pages: Page[] = [];
  for (const locale of LOCALES) {
    const context = await browser.newContext({ viewport: { width: 320, height: 568 }, locale });
    await context.addInitScript((kept) => localStorage.setItem('smorgasboard.locale', kept), locale);
    pages.push(await newPage(context, problems));
    await open(pages.at(-1)!);
  }
  return pages;
}

/** Run on the page. */
const wordsBeyond = (plates: Element[]): string[] =>
  plates
    .filter((plate) => {
      const words = document.createRange();
      words.selectNodeContents(plate.querySelector('small')!);
      return words.getBoundingClientRect().right > plate.getBoundingClientRect().right;
    })
    .map((plate) => plate.textContent);

const isOnTop = (element: Element): boolean => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
};

const sign = (page: Page) => page.locator('.vote-sign');

for (const [i, sheet] of [
  'sheet-sandwich',
  'sheet-plate',
  'sheet-masters',
  'sheet-wars',
  'sheet-plain',
].entries())
  test(
    `T-54: a vote that another keeper asks for moves nothing on a keeper's phone, from its first voice to its end: ${sheet}`,
    longButFirst(i),
    async ({ browser }) => {
      const page = await phoneOf(browser);
      const { other, open } = await keep({ sheet });
      await open(page);
      await nothingMoves(page, 'a vote opens', async () => {
        await enter(other, 'ask-player');
        await expect(sign(page)).toBeVisible();
      });
      for (const seat of PEOPLE.keys())
        await nothingMoves(page, `vote ${seat + 1}`, () => enter(other, `vote-${seat}`, { value: seat % 2 }));
      await expect(sign(page)).toContainText('What the votes say');
      await keepPicture(page, `keepers-phone-${sheet}`);
      await nothingMoves(page, 'another vote opens', () => enter(other, 'ask-yes-no'));
      await nothingMoves(page, 'it is called off', () => enter(other, 'vote-off'));
      await other.close();
    },
  );

test('T-50, T-51, T-54: long names stand whole on a small keeper’s phone: who is asked, on the map, and what was turned up', async ({
  browser,
}) => {
  const page = await phoneOf(browser);
  await page.setViewportSize({ width: 320, height: 568 });
  const { other, open } = await keep({ sheet: 'sheet-sandwich', options: { caller: true, hidden: true } });
  await open(page);
  const shows = async (place: string): Promise<void> => {
    await expect(page.locator(place)).toBeVisible();
    await expectNoCutText(page, place);
    await fitsItsWidth(page);
  };
  for (const answer of ['next', 'next', 'skip', 'next']) await enter(other, `call-${answer}`);
  await shows('.map');
  await enter(other, 'call-next');
  await shows('.seats');
  await keepPicture(page, 'keepers-phone-asked-small');
  await enter(other, 'call-seat', { seat: 0 });
  for (const seat of PEOPLE.keys()) {
    const line = `ranking-1-${seat}`;
    await other.until(() => offered(other, line) !== undefined, line);
    const [order] = offered(other, line)!.slots!;
    await enter(other, line, { order: order!.kind === 'order' ? order!.items : [] });
  }
  await shows('.rankings');
  await keepPicture(page, 'keepers-phone-turned-up-small');
  await other.close();
});

test('T-3, T-54: nor on the phone of a player who keeps score', async ({ browser }) => {
  const { display: other, code } = await laidSheet({ host, sheet: 'sheet-sandwich', names: PEOPLE });
  const page = await phoneOf(browser);
  const rosa = await joinByPhone({ browser, host, sheet: '' }, { page, code, problems }, 'Rosa');
  await other.must('seat.scorekeeper', { seat: PEOPLE.length, yes: true });
  await other.must('lobby.start', {});
  await other.until(() => other.choices.length > 0);
  await sheetIsThere(rosa);
  await nothingMoves(rosa, 'a vote opens', async () => {
    await enter(other, 'ask-yes-no');
    await expect(sign(rosa)).toBeVisible();
  });
  await keepPicture(rosa, 'keepers-phone-player');
  await nothingMoves(rosa, 'a vote', () => enter(other, 'vote-0', { value: 1 }));
  await nothingMoves(rosa, 'it is called off', () => enter(other, 'vote-off'));
  await other.close();
});

test('T-54: the sign of a vote shows who has voted; who has no phone votes on this one; and then what came out', async ({
  browser,
}) => {
  const page = await phoneOf(browser);
  const { other, open } = await keep({ sheet: 'sheet-plain', people: ['Maya', 'Tom'] });
  await open(page);
  await enter(other, 'ask-yes-no');
  await enter(other, 'vote-0', { value: 1 });
  const dialog = page.getByRole('dialog');
  await tapUntil(
    page.getByRole('button', { name: 'Yes or no? 1 of 2 has chosen' }),
    dialog.getByText('1 of 2 has chosen'),
  );
  await keepPicture(page, 'keepers-phone-vote');
  await fitsItsWidth(page);
  const me = page.getByRole('button', { name: 'I am Tom' });
  const no = dialog.last().getByRole('button', { name: 'No', exact: true });
  await tapUntil(dialog.getByRole('button', { name: 'Tom' }), me);
  await tapUntil(me, no);
  await tapUntil(no, page.getByRole('heading', { name: 'Votes so far' }));
  await expect(dialog.getByRole('listitem')).toHaveText([/1\s*Yes\s*Maya/, /1\s*No\s*Tom/]);
  await page.getByRole('button', { name: 'Close', exact: true }).tap();
  await expect(sign(page)).toHaveCount(0);
  await other.close();
});

const isStaged = ({ table }: ScreenClient): boolean => {
  const view = table?.match?.view as { readonly called?: { readonly stage?: string } } | undefined;
  return view?.called?.stage !== undefined;
};

/** The other taps on until something is entered. */
async function leadOn(other: ScreenClient): Promise<void> {
  for (let i = 0; i < 30 && isStaged(other); i += 1) {
    if (offered(other, 'call-seat')) await enter(other, 'call-seat', { seat: 1 });
    else await enter(other, offered(other, 'call-skip') ? 'call-skip' : 'call-next');
  }
}

const rankings = ({ choices }: ScreenClient) => choices.filter(({ id }) => id.startsWith('ranking-'));

test('T-50: what is called on a keeper’s phone of Sandwich is as high for every taster', async ({
  browser,
}) => {
  const page = await phoneOf(browser);
  const { other, open } = await keep({
    sheet: 'sheet-sandwich',
    options: { caller: true, rounds: 2, bleah: true },
  });
  await leadOn(other);
  await open(page);
  const said = page.getByRole('region', { name: 'What is called' });
  await expect(said).toContainText('Maximiliane-Charlotte W. suffers');
  await keepPicture(page, 'keepers-phone-led-sandwich');
  for (let i = 0; i < PEOPLE.length - 1; i += 1)
    await nothingMoves(page, `ranking ${i + 1}`, async () => {
      const before = await said.textContent();
      const [choice] = rankings(other);
      const order = choice!.slots!.flatMap((slot) => (slot.kind === 'order' ? slot.items : []));
      await enter(other, choice!.id, { order });
      await expect(said).not.toHaveText(before!);
    });
  await nothingMoves(page, 'a vote opens', () => enter(other, 'ask-yes-no'));
  await other.close();
});

test('T-50: the next builder and what is laid move nothing on a keeper’s phone of Plate', async ({
  browser,
}) => {
  const page = await phoneOf(browser);
  const { other, open } = await keep({ sheet: 'sheet-plate', options: { caller: true } });
  await enter(other, 'call-next');
  await enter(other, 'first', { seat: 1 });
  await leadOn(other);
  await enter(other, 'call-next');
  await open(page);
  await keepPicture(page, 'keepers-phone-led-plate');
  for (let i = 0; i < 4; i += 1) await nothingMoves(page, `turn ${i + 1}`, () => enter(other, 'call-next'));
  await nothingMoves(page, 'a card', () => enter(other, 'lay-0', { value: 9 }));
  await other.close();
});

test('T-50: what a table that has never played is told fits the smallest phone, in four languages', {
  tag: LONG,
}, async ({ browser }) => {
  const { other, open } = await keep({ sheet: 'sheet-plate', options: { caller: true } });
  const pages = await inEveryLanguage(browser, open);
  for (const kind of ['sandwiches', 'ways', 'napkins', 'plates']) {
    for (const [i, page] of pages.entries()) {
      await expectNoCutText(page, `${kind} in ${LOCALES[i]}`, { within: '.call-stage' });
      await fitsItsWidth(page);
      await keepPicture(page, `keepers-phone-told-${kind}-${LOCALES[i]}`);
    }
    await enter(other, 'call-next');
  }
  await enter(other, 'call-seat', { seat: 0 });
  await enter(other, 'call-next');
  for (const [i, page] of pages.entries()) {
    await expect(page.locator('.plate')).toHaveCount(4);
    await page.evaluate(waitUntilStill);
    await keepPicture(page, `keepers-phone-plates-${LOCALES[i]}`);
    expect(await page.locator('.plate').evaluateAll(wordsBeyond), LOCALES[i]).toEqual([]);
  }
  // From the first bite on there is a key beside it that closes the sheet.
  for (const value of [6, 3]) await enter(other, 'lay-0', { value });
  await enter(other, 'close-0', { by: 0 });
  await enter(other, 'call-skip');
  await enter(other, 'bid-0', { value: 3 });
  await enter(other, 'eat');
  await enter(other, 'call-next');
  for (const [i, page] of pages.entries()) {
    await expect(page.locator('.pad-kind')).toBeVisible();
    await expectNoCutText(page, LOCALES[i]!, { within: '.bench-foot' });
    await keepPicture(page, `keepers-phone-deck-${LOCALES[i]}`);
  }
  await other.close();
});

test('T-50, W-21: on a small phone the fifth order can be tapped below the end of a turn, in four languages', {
  tag: LONG,
}, async ({ browser }) => {
  const { other, open } = await keep({ sheet: 'sheet-wars', options: { caller: true } });
  const pages = await inEveryLanguage(browser, open);
  await enter(other, 'call-next');
  await enter(other, 'call-seat', { seat: 2 });
  for (let step = 0; step < 4; step += 1) await enter(other, 'call-next');
  for (const [i, page] of pages.entries()) {
    const fifth = page.locator('.others button').last();
    await expect(page.locator('ol li[aria-current]')).toContainText('4');
    await page.evaluate(waitUntilStill);
    await keepPicture(page, `keepers-phone-fifth-${LOCALES[i]}`);
    expect(await fifth.evaluate(isOnTop), LOCALES[i]).toBe(true);
    await fitsItsWidth(page);
  }
  await other.close();
});

test('T-50: turns of Masters move nothing on a keeper’s phone, which shows the clock', async ({
  browser,
}) => {
  const page = await phoneOf(browser);
  const { other, open } = await keep({ sheet: 'sheet-masters', options: { caller: true } });
  for (const id of ['call-next', 'call-next']) await enter(other, id);
  await enter(other, 'call-seat', { seat: 1 });
  await open(page);
  await expect(page.getByRole('timer')).toBeVisible();
  await keepPicture(page, 'keepers-phone-led-masters');
  for (let i = 0; i < 4; i += 1) await nothingMoves(page, `turn ${i + 1}`, () => enter(other, 'call-next'));
  await other.close();
});

for (const [i, sheet] of ['sheet-sandwich', 'sheet-plate', 'sheet-masters', 'sheet-wars'].entries())
  test(
    `T-50: that the screen leads, or no longer, moves nothing on a keeper’s phone: ${sheet}`,
    longButFirst(i),
    async ({ browser }) => {
      const page = await phoneOf(browser);
      const { other, open } = await keep({ sheet });
      if (sheet === 'sheet-sandwich') {
        const [choice] = rankings(other);
        const order = choice!.slots!.flatMap((slot) => (slot.kind === 'order' ? slot.items : []));
        await enter(other, choice!.id, { order });
      }
      if (sheet === 'sheet-plate') await enter(other, 'lay-0', { value: 3 });
      if (sheet === 'sheet-masters') await enter(other, 'earn-0', { amount: 3 });
      if (sheet === 'sheet-wars') {
        const line = offered(other, 'final-0')!;
        await enter(other, line.id, Object.fromEntries(line.slots!.map(({ name }) => [name, 0])));
      }
      await open(page);
      const said = page.getByRole('region', { name: 'What is called' });
      await keepPicture(page, `keepers-phone-unled-${sheet}`);
      await nothingMoves(page, 'the screen leads', async () => {
        await enter(other, 'set-caller-true');
        await expect(said).toBeVisible();
      });
      await keepPicture(page, `keepers-phone-led-by-then-${sheet}`);
      await nothingMoves(page, 'and no longer', async () => {
        await enter(other, 'set-caller-false');
        await expect(said).toHaveCount(0);
      });
      await other.close();
    },
  );

test('N-40: somebody who asks for a seat moves nothing on a keeper’s phone', async ({ browser }) => {
  const page = await phoneOf(browser);
  const { port } = new URL(host.table);
  const { display: other, code } = await laidSheet({ host, sheet: 'sheet-plain', names: PEOPLE });
  const guest = await ScreenClient.open(Number(port), { table: code });
  await guest.must('seat.join', { name: 'Rosa', face: 2 });
  await other.must('lobby.start', {});
  await guest.close();
  await other.until(() => other.table?.seats.at(-1)?.awake === false);
  await openOn(page, host, code);
  const back = await ScreenClient.open(Number(port), { table: code });
  await nothingMoves(page, 'Rosa is back', async () => {
    await back.must('seat.claim', { seat: PEOPLE.length });
    await expect(page.getByRole('button', { name: 'Let them in' })).toBeVisible();
  });
  await keepPicture(page, 'keepers-phone-claim');
  await nothingMoves(page, 'and gone', () => back.close());
  await other.close();
});

test('T-3: a break moves nothing on a keeper’s phone', async ({ browser }) => {
  const page = await phoneOf(browser);
  const { other, open } = await keep({ sheet: 'sheet-masters' });
  await open(page);
  await nothingMoves(page, 'a break', async () => {
    await other.must('table.pause', {});
    await expect(page.getByRole('button', { name: 'Go on', exact: true })).toBeVisible();
  });
  await keepPicture(page, 'keepers-phone-paused');
  await nothingMoves(page, 'it goes on', () => other.must('table.resume', {}));
  await other.close();
});
