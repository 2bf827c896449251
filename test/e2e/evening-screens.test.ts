/** What guests see round a match: the late one's seat, results and the vote, second screens, the card on the table. */
import { expect, type Page, test } from '@playwright/test';
import { sandwich } from '../../src/games/sandwich/index.ts';
import { wars } from '../../src/games/wars/index.ts';
import type { KeptPlayed } from '../../src/main/table/evening.ts';
import { wordsAndBoxes } from '../looks/measure.ts';
import { ScreenClient } from '../main/screen-client.ts';
import { longButFirst } from '../support/long.ts';
import { keepPicture } from '../support/pictures.ts';
import { optionsOf } from '../support/position.ts';
import { waitUntilStill } from './support/cut-text.ts';
import { bigScreen, hostWith, phoneOf } from './support/laid-tables.ts';
import { tablesAt } from './support/moments.ts';

const NAMES = ['Maya', 'Konstantin', 'Jürgen der Große', 'Inès', 'Maximiliane-Charlotte W.'];
/** The longest words, and the longest sentences. */
const LOCALES = ['de', 'fr'] as const;
const SMALL = { width: 320, height: 568 };
const TV = { width: 1920, height: 1080 };
/** A phone may stand there as a second screen as well. */
const SIZES = [
  ['tv', TV],
  ['small', SMALL],
] as const;
const ENDED = Date.UTC(2026, 2, 14, 19, 30);

const played = (id: string, game: string, points: readonly number[], title?: string): KeptPlayed => ({
  ...{ id, game, endedAt: ENDED, ...(title === undefined ? {} : { title }) },
  seats: points.map((score, badge) => ({
    ...{ badge, name: NAMES[badge]!, face: badge, score },
    rank: 1 + points.filter((other) => other > score).length,
  })),
});

const evening = [
  played('one', 'sandwich', [41, 56, 30, 56, 35]),
  played('two', 'sheet-plate', [15, -3, 8, 15, 0]),
  played('three', 'sheet-own', [1150, 1240, 980, 1200], 'Doppelkopf am Samstagabend'),
];

const tables = tablesAt({
  ...{ game: wars, seed: 5, code: 'EV', names: NAMES, options: optionsOf(wars) },
  moments: { over: () => true, turn: (_, part) => part > 0.4 && part < 0.5 },
}).map((table) => ({ ...table, evening }));
const [over, turn] = tables as [(typeof tables)[0], (typeof tables)[0]];

const [round] = tablesAt({
  ...{ game: sandwich, seed: 3, code: 'ER', names: NAMES.slice(0, 3) },
  options: optionsOf(sandwich, { rounds: 2 }),
  moments: { 'round-end': ({ phase }) => phase === 'roundEnd' },
}) as [(typeof tables)[0]];

const CROWD = [...NAMES, 'Émile', 'Lucía', 'Tom', 'Bartholomäus', 'Rosa', 'Kim', 'Alejandra'];
const [crowd] = tablesAt({
  ...{ game: sandwich, seed: 4, code: 'EC', names: CROWD, options: optionsOf(sandwich, { rounds: 1 }) },
  moments: { market: ({ phase }) => phase === 'market' },
}) as [(typeof tables)[0]];

const host = hostWith([...tables, round, crowd]);

function hostingAt(code: string): Promise<ScreenClient> {
  const { port, hash } = new URL(host().table);
  return ScreenClient.open(Number(port), {
    ...{ table: code, hostToken: hash.replace('#host=', ''), display: true },
  });
}

async function reads(page: Page, name: string): Promise<void> {
  await page.evaluate(waitUntilStill);
  await keepPicture(page, name);
  expect(await wordsAndBoxes(page), name).toEqual([]);
}

for (const [i, locale] of LOCALES.entries()) {
  const light = i % 2 === 0 ? 'dark' : 'light';

  test(
    `${locale}: a late guest chooses a seat, and the results begin with what comes next, at 320 px`,
    longButFirst(i),
    async ({ browser }) => {
      const look = { browser, size: SMALL, locale, light } as const;
      const guest = await phoneOf(host(), { ...look, tables: [], seat: 1 });
      await guest.show(turn);
      await expect(guest.page.locator('section li button')).toHaveCount(NAMES.length);
      await reads(guest.page, `late-seat-${locale}`);
      await guest.page.context().close();
      const { page, show } = await phoneOf(host(), { ...look, tables, seat: 1 });
      await show(over);
      await expect(page.locator('.u-receipt, .receipt').first()).toBeVisible();
      await reads(page, `results-${locale}`);
      const topOf = (selector: string): Promise<number> =>
        page
          .locator(selector)
          .first()
          .evaluate((element) => element.getBoundingClientRect().top + scrollY);
      expect(await topOf('main > section:has(li > button)')).toBeLessThan(2 * SMALL.height);
      await page.context().close();
    },
  );

  test(
    `${locale}: what a second screen of a table shows beside it, on a big screen and at 320 px`,
    longButFirst(i),
    async ({ browser }) => {
      for (const [name, size] of SIZES) {
        const { page, show } = await bigScreen(host(), { browser, size, locale, light });
        await show(turn);
        for (const what of ['join', 'evening', 'season']) {
          await page.evaluate((path) => {
            location.hash = path;
          }, `#/table/${turn.code}/${what}`);
          await expect(page.locator(`[data-shows=${what}] > *`).first()).toBeVisible();
          await reads(page, `second-${what}-${name}-${locale}`);
        }
        await page.context().close();
      }
    },
  );

  test(
    `${locale}: the card that lies on a table, on a big screen and at 320 px`,
    longButFirst(i),
    async ({ browser }) => {
      const wifi = { name: 'Café Ñandú de la Esquina', password: 'sesame-open' };
      await (await hostingAt(turn.code)).must('settings.set', { key: 'wifi', value: wifi });
      for (const [name, size] of SIZES) {
        const { page } = await bigScreen(host(), { browser, size, locale, light });
        await page.evaluate((path) => {
          location.hash = path;
        }, `#/card/${turn.code}`);
        await expect(page.locator('.table-card')).toBeVisible();
        await reads(page, `table-card-${name}-${locale}`);
        await page.context().close();
      }
    },
  );
}

const icon = (name: string): string => `button:has(use[href="#ui-${name}"])`;

for (const [i, locale] of LOCALES.entries())
  test(
    `${locale}: what whoever hosts twelve opens on a phone of 320 px`,
    longButFirst(i),
    async ({ browser }) => {
      const light = i % 2 === 0 ? 'light' : 'dark';
      const { page, show } = await bigScreen(host(), { browser, size: SMALL, locale, light });
      const hosting = await hostingAt(crowd.code);
      await hosting.must('seat.toBot', { seat: 8, level: hosting.table!.bots[0]! });
      const guest = await ScreenClient.open(Number(new URL(host().table).port), { table: crowd.code });
      await guest.must('seat.claim', { seat: 8, name: 'Maximiliane', face: 4 });
      await show(crowd);
      await expect(page.locator('.claims')).toBeVisible();
      await reads(page, `hosting-asked-${locale}`);
      await guest.close();
      await hosting.must('seat.toPerson', { seat: 8 });
      await hosting.close();
      await page.locator(icon('menu')).tap();
      await expect(page.locator('dialog[open] li button')).toHaveCount(CROWD.length);
      await reads(page, `hosting-menu-${locale}`);
      await page.locator('dialog[open] li button').first().tap();
      const act = page.locator(`dialog[open] ${icon('qr')}`);
      await expect(act).toBeVisible();
      await reads(page, `hosting-seat-${locale}`);
      await act.tap();
      await expect(page.locator('dialog[open] .pass')).toBeVisible();
      await reads(page, `hosting-pass-${locale}`);
      await page.context().close();
    },
  );

/** Runs on the table: what keys would reach. */
const inReach = (): number =>
  [...document.querySelectorAll<HTMLElement>('main button')].filter((key) => {
    key.focus();
    return document.activeElement === key;
  }).length;

test('nothing on the big screen of a paused match can be used, not even by keys, but what goes on with it', async ({
  browser,
}) => {
  const { page, show } = await bigScreen(host(), { browser, size: TV, locale: 'en' });
  await show(round);
  await expect.poll(() => page.evaluate(inReach)).toBeGreaterThan(0);
  const hosting = await hostingAt(round.code);
  await hosting.must('table.pause', {});
  await expect(page.getByRole('button', { name: 'Go on' }).last()).toBeVisible();
  await expect.poll(() => page.evaluate(inReach)).toBe(0);
  await keepPicture(page, 'paused-tv');
  await hosting.must('table.resume', {});
  await expect.poll(() => page.evaluate(inReach)).toBeGreaterThan(0);
  await page.context().close();
});
