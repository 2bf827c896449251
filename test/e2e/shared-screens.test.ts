/** The screens that all games share, in four languages: nothing is cut, broken or covered. */
import { type Page, test } from '@playwright/test';
import { games } from '../../src/games/index.ts';
import { optionsOf } from '../support/position.ts';
import { bigScreen, hostWith, type LaidTable, phoneOf } from './support/laid-tables.ts';
import { expectReadable, localesFor, SMALL, TV } from './support/measured-screens.ts';
import { tablesAt } from './support/moments.ts';

const NAMES = [
  ...['Maya', 'Konstantin', 'Jürgen der Große', 'Inès', 'Maximiliane-Charlotte W.', 'Émile'],
  ...['Lucía', 'Tom', 'Bartholomäus', 'Rosa', 'Kim', 'Alejandra'],
];
const LETTERS = 'ABCDEFGHJKLMN';
const SEAT = 1;

const lobbies: LaidTable[] = games.map((game, i) => ({
  ...{ code: `LB${LETTERS[i]}A`, game, options: optionsOf(game), facts: [] },
  names: NAMES.slice(0, game.seats.max),
}));

/** Of a sheet: half of it is written, all of it is. Of a game: its end. */
const played: LaidTable[] = games.flatMap((game, i) => {
  const moments = game.kind === 'sheet' ? { entry: (_: unknown, part: number) => part <= 0.6 } : {};
  return [game.seats.max, Math.max(2, game.seats.min)].flatMap((seats, most) =>
    tablesAt({
      ...{ game, seed: 5, code: `${LETTERS[i]}${LETTERS[most]}`, names: NAMES.slice(0, seats) },
      ...{ options: optionsOf(game), moments: { ...moments, over: () => true } },
    }),
  );
});

const host = hostWith([...lobbies, ...played]);

const home = async (page: Page, path: string): Promise<void> => {
  await page.evaluate((to) => {
    location.hash = to;
  }, `#/${path}`);
  await page.locator('main').first().waitFor();
};

/** From the foot of what scrolls, too. */
const unfold = async (page: Page): Promise<void> => {
  const folded = page.locator('dialog [aria-expanded="false"]');
  while ((await folded.count()) > 0) await folded.first().click();
};

for (const locale of localesFor(0))
  test(`nothing is cut, broken or covered around a match: big screen, ${locale}`, async ({ browser }) => {
    const { page, show } = await bigScreen(host(), { browser, size: TV, locale });
    await page.locator('main').first().waitFor();
    await expectReadable(page, `home-${locale}`);
    for (const path of ['settings', 'history', 'players']) {
      await home(page, path);
      await expectReadable(page, `${path}-${locale}`);
    }
    for (const table of lobbies) {
      const name = `${table.game.id}-${locale}`;
      await show(table);
      await page.locator('main').first().waitFor();
      await expectReadable(page, `lobby-${name}`);
      const settings = page.locator('.setup .u-btn').first();
      if ((await settings.count()) === 0) continue;
      await settings.click();
      await unfold(page);
      await expectReadable(page, `options-${name}`);
      await page.keyboard.press('Escape');
    }
    for (const table of played) {
      await show(table);
      await page.locator('main').first().waitFor();
      await expectReadable(page, `${table.code}-${table.game.id}-${table.names.length}-${locale}`);
    }
    await page.locator('[aria-expanded]').last().click();
    await expectReadable(page, `menu-${locale}`);
    await page.context().close();
  });

for (const locale of localesFor(1))
  test(`nothing is cut, broken or covered around a match: small phone, ${locale}`, async ({ browser }) => {
    const tables = [...lobbies, ...played].filter(({ names }) => names.length > SEAT);
    const seated = await phoneOf(host(), { browser, size: SMALL, locale, tables, seat: SEAT });
    for (const table of tables) {
      await seated.show(table);
      await seated.page.locator('main').first().waitFor();
      await expectReadable(seated.page, `phone-${table.code}-${table.game.id}-${locale}`);
    }
    const { page, show } = await phoneOf(host(), { browser, size: SMALL, locale, tables: [], seat: 0 });
    await page.goto(host().phoneOrigin);
    await page.locator('main').first().waitFor();
    await expectReadable(page, `phone-code-${locale}`);
    await show(lobbies[0]!);
    await page.locator('.join').waitFor();
    await expectReadable(page, `phone-join-${locale}`);
    await Promise.all([seated.page, page].map((one) => one.context().close()));
  });
