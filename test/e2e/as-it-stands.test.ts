/** What screens say follows from how things stand, never from what led there: each of these was once said too long. */
import { expect, test } from '@playwright/test';
import type { Event as MastersEvent } from '../../src/games/masters/events.ts';
import { masters } from '../../src/games/masters/index.ts';
import type { State as MastersState } from '../../src/games/masters/state.ts';
import { sandwich } from '../../src/games/sandwich/index.ts';
import type { Stall, State } from '../../src/games/sandwich/state.ts';
import { LOCALES } from '../../src/shared/text.ts';
import type { ScreenClient } from '../main/screen-client.ts';
import { eachTestHasTable } from '../support/each-host.ts';
import type { HostProgram } from '../support/host-program.ts';
import { longButFirst } from '../support/long.ts';
import { newPage, newPhone, sitDown, unfoldRules } from '../support/party.ts';
import { keepPicture } from '../support/pictures.ts';
import { optionsOf } from '../support/position.ts';
import { waitUntilStill } from './support/cut-text.ts';
import { bigScreen, hostWith, type LaidTable, phoneOf, WATCHED } from './support/laid-tables.ts';
import { ASKED, mastersMoments } from './support/masters-moments.ts';
import { tablesAt } from './support/moments.ts';

const SMALL = { width: 320, height: 568 };
const TV = { width: 1920, height: 1080 };
const NAMES = ['Maya', 'Konstantin', 'Inès'];

test.describe('at a table of Sandwich', () => {
  let host: HostProgram;
  let display: ScreenClient;
  let code: string;
  let problems: string[];

  eachTestHasTable((given) => {
    ({ host, display, code, problems } = given);
  });

  test('a newcomer reads at once that the table was locked, and finds the name that was typed when it opens', async ({
    browser,
  }) => {
    const phone = await newPage(await newPhone(browser), problems);
    await phone.goto(`${host.phoneOrigin}/?t=${code}`);
    await phone.getByRole('textbox').fill('Maya');
    await display.must('table.lock', { locked: true });
    await expect(phone.getByText('The host has locked this table.')).toBeVisible();
    await keepPicture(phone, 'locked-while-typing');
    await expect(phone.getByRole('textbox')).toHaveCount(0);
    await expect(phone.getByRole('button', { name: 'Take a seat' })).toHaveCount(0);
    await display.must('table.lock', { locked: false });
    await expect(phone.getByRole('textbox')).toHaveValue('Maya');
  });

  test('bots bear their sign while they play, and a match that was stopped is not called finished at home', async ({
    browser,
  }) => {
    const phone = await newPage(await newPhone(browser), problems);
    await phone.goto(`${host.phoneOrigin}/?t=${code}`);
    await sitDown(phone, 'Maya');
    for (let i = 0; i < 3; i++) await display.must('lobby.addBot', { level: display.table!.bots[0]! });
    await display.must('lobby.start', {});
    const { page } = await bigScreen(host, { browser, size: TV, locale: 'en' });
    await page.evaluate((path) => {
      location.hash = path;
    }, `#/table/${code}`);
    await expect(page.locator('main .robot')).toHaveCount(3);
    await keepPicture(page, 'bots-in-play');
    await display.must('table.end', {});
    await page.evaluate(() => {
      location.hash = '#/';
    });
    await expect(page.getByText('Stopped before the end, nothing counted')).toBeVisible();
    await keepPicture(page, 'stopped-at-home');
    await expect(page.getByText('Finished, receipts on the counter')).toHaveCount(0);
  });

  test('M-25: where nobody has written an order yet, the button says what it is for', async ({ browser }) => {
    const { page } = await bigScreen(host, { browser, size: TV, locale: 'en' });
    await page.evaluate(() => {
      location.hash = '#/';
    });
    await page
      .getByRole('button', { name: /^Sandwich Masters/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Change the rules' }).click();
    await unfoldRules(page);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'Write orders of your own' })).toBeVisible();
    await expect(dialog.getByText(/^0 orders/)).toHaveCount(0);
  });
});

test.describe('with an order of eight at the bar', () => {
  const [dear] = tablesAt({
    ...{ game: masters, seed: 1, code: 'ME', names: NAMES, options: optionsOf(masters) },
    moments: { dear: ({ bar }: MastersState) => bar.some((card) => card?.id === 'skyscraper') },
  });
  const host = hostWith([dear!]);

  for (const [i, locale] of LOCALES.entries())
    test(
      `${locale}: what it takes stands on its card, beside a reward of two digits`,
      longButFirst(i),
      async ({ browser }) => {
        const { page, show } = await bigScreen(host(), { browser, size: TV, locale });
        await show(dear!);
        await expect(page.locator('.ticket .u-order-foot').first()).toBeVisible();
        await page.evaluate(waitUntilStill);
        await keepPicture(page, `order-of-eight-${locale}`);
        const over = await page.locator('.ticket .u-order-foot').evaluateAll((feet) =>
          feet.map((foot) => {
            const room = foot.closest('.ticket')!.getBoundingClientRect().bottom;
            return foot.firstElementChild!.getBoundingClientRect().bottom > room;
          }),
        );
        expect(over).not.toContain(true);
        await page.context().close();
      },
    );
});

test.describe('in a match', () => {
  const waiting = mastersMoments.find(({ moment }) => moment === 'waiting')!;
  const opened = waiting.facts as readonly MastersEvent[];
  const hand = opened[0]!.type === 'opened' ? opened[0].hands[ASKED]! : [];
  const asked: LaidTable = {
    ...waiting,
    code: 'ASAA',
    facts: opened.slice(0, opened.findIndex(({ type }) => type === 'turn-began') + 1),
  };
  const thrown: MastersEvent = { type: 'discarded', seat: ASKED, cards: hand };
  const emptied: LaidTable = {
    ...asked,
    code: 'ASAB',
    facts: [...asked.facts, thrown],
  };
  const takenIn = ({ market, phase }: State) =>
    phase === 'market' ? (market?.stalls.filter(({ taken }) => taken !== null) ?? []) : [];
  const isOurs = ({ owner, taken }: Stall): boolean => owner === WATCHED || taken?.seat === WATCHED;
  const [others, mine, ranking] = tablesAt({
    ...{ game: sandwich, code: 'AT', seed: 3, names: NAMES },
    options: optionsOf(sandwich, { rounds: 1, theme: 'typed', themeText: 'Snow' }),
    moments: {
      others: (state: State) => takenIn(state).length === 1 && !takenIn(state).some(isOurs),
      mine: (state: State) => takenIn(state).some(({ taken }) => taken?.seat === WATCHED),
      ranking: ({ phase, tastings, turn }: State) => phase === 'rank' && tastings[turn]?.taster === WATCHED,
    },
  });
  const sandwiches = [others!, mine!, ranking!];
  const host = hostWith([waiting, asked, emptied, ...sandwiches]);

  test('of a sleeper the table says that it plays on, or that it waits for them', async ({ browser }) => {
    const { page, show } = await bigScreen(host(), { browser, size: TV, locale: 'en' });
    for (const [table, said, notSaid] of [
      [waiting, 'We play on.', 'It is Konstantin’s turn.'],
      [asked, 'It is Konstantin’s turn.', 'We play on.'],
    ] as const) {
      await show(table);
      const phone = await phoneOf(host(), {
        browser,
        size: SMALL,
        locale: 'en',
        tables: [table],
        seat: WATCHED,
      });
      await phone.show(table);
      await expect(phone.page.getByRole('button', { name: 'Menu' })).toBeVisible();
      await phone.page.context().close();
      const told = page.getByRole('status', { name: 'Messages' });
      await expect(told.getByText('Konstantin’s phone is asleep.')).toBeVisible();
      await expect(told.getByText(said)).toBeVisible();
      await keepPicture(page, `asleep-${table.code}`);
      await expect(page.getByText(notSaid)).toHaveCount(0);
    }
  });

  test('S-7: a card that one turned up oneself is locked; only one that was taken is “yours”', async ({
    browser,
  }) => {
    const look = { browser, size: SMALL, locale: 'en', tables: sandwiches, seat: WATCHED } as const;
    const { page, show } = await phoneOf(host(), look);
    await show(others!);
    await expect(page.getByText('Grab one card!')).toBeVisible();
    await expect(page.getByText('Locked', { exact: true })).toHaveCount(1);
    await expect(page.getByText('Yours', { exact: true })).toHaveCount(0);
    await show(mine!);
    await expect(page.getByText('You have your card')).toBeVisible();
    await expect(page.getByText('Grab one card!')).toHaveCount(0);
    await expect(page.getByText('Yours', { exact: true })).toHaveCount(1);
  });

  test('S-44: no star for the theme is filled before it is given', async ({ browser }) => {
    const look = { browser, size: SMALL, locale: 'en', tables: sandwiches, seat: WATCHED } as const;
    const { page, show } = await phoneOf(host(), look);
    await show(ranking!);
    const stars = page.getByRole('button', { name: /^Fits the theme best/ });
    await expect(stars).toHaveCount(4);
    await expect(stars.and(page.getByRole('button', { pressed: true }))).toHaveCount(0);
    await expect(stars.locator('use[href="#ui-star-empty"]')).toHaveCount(4);
    await stars.first().tap();
    await expect(stars.first().locator('use[href="#ui-star"]')).toHaveCount(1);
    await expect(stars.locator('use[href="#ui-star-empty"]')).toHaveCount(3);
  });

  test('M-11: whoever threw a whole hand away reads what comes of it', async ({ browser }) => {
    const look = { browser, size: SMALL, locale: 'en', tables: [emptied], seat: WATCHED } as const;
    const { page, show } = await phoneOf(host(), look);
    await show(emptied);
    await expect(page.getByText('Your hand is filled up again when you end your turn.')).toBeVisible();
    await keepPicture(page, 'hand-thrown-away');
    await expect(page.getByRole('button', { name: 'End turn' })).toBeEnabled();
  });
});
