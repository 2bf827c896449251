/** A kitchen in Sandwich, when all that was taken is still in the hand: what it leaves of a small phone. */
import { expect, test } from '@playwright/test';
import { sandwich } from '../../src/games/sandwich/index.ts';
import type { State } from '../../src/games/sandwich/state.ts';
import { SMALL_PHONES, tapInPlace } from '../support/in-sight.ts';
import { optionsOf } from '../support/position.ts';
import { expectNoCutText } from './support/cut-text.ts';
import { hostWith, phoneOf, WATCHED } from './support/laid-tables.ts';
import { tablesAt } from './support/moments.ts';

const kitchenOf = (code: string, options: object) =>
  tablesAt({
    // With this market the hand holds the longest name.
    ...{ game: sandwich, code, seed: 1, names: ['Maya', 'Konstantin', 'Jürgen der Große'] },
    options: optionsOf(sandwich, options),
    moments: {
      kitchen: ({ phase, players }: State) =>
        phase === 'prep' && players[WATCHED]!.sandwiches.every(({ cards }) => cards.length === 0),
    },
  })[0]!;
const tables = {
  'as usual': kitchenOf('FA', {}),
  'with a theme and trading': kitchenOf('FB', { trading: true, theme: 'typed', themeText: 'Kino' }),
};
const host = hostWith(Object.values(tables));

/** Runs on the page: free places that no finger would find without scrolling. */
const outOfSight = (): number =>
  [...document.querySelectorAll('.free')].filter((place) => {
    const { left, top, width, bottom } = place.getBoundingClientRect();
    const reaches = (y: number) => place.contains(document.elementFromPoint(left + width / 2, y));
    return !reaches(top + 4) || !reaches(bottom - 1);
  }).length;

for (const [how, table] of Object.entries(tables))
  test(`S-13: ${how}, a full hand shows every name, and whoever takes a card of it sees every place for it`, async ({
    browser,
  }) => {
    const { page, show } = await phoneOf(host(), {
      ...{ browser, size: SMALL_PHONES[0], locale: 'es', tables: [table], seat: WATCHED },
    });
    const hand = page.locator('[aria-label="Tu mano"] button');
    for (const size of SMALL_PHONES) {
      const on = `${size.width}×${size.height}`;
      await page.setViewportSize(size);
      await show(table);
      await expect(hand).toHaveCount(12);
      await expectNoCutText(page, on, { within: '[aria-label="Tu mano"]' });
      await expect(async () => {
        await tapInPlace(hand.first());
        await expect(hand.first()).toHaveAttribute('aria-pressed', 'true', { timeout: 1000 });
      }).toPass();
      await expect.poll(() => page.evaluate(outOfSight), { message: on }).toBe(0);
      // It stays under the finger: another tap there puts it back.
      await expect(async () => {
        await tapInPlace(hand.first());
        await expect(hand.first()).toHaveAttribute('aria-pressed', 'false', { timeout: 1000 });
      }).toPass();
    }
    await page.context().close();
  });
