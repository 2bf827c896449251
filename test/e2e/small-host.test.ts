/** A sheet that is kept on a phone, and the pads of guests: with the most seats and long names, on two sizes of phone. */
import { expect, test } from '@playwright/test';
import { wordsAndBoxes } from '../looks/measure.ts';
import { tablesAround } from '../looks/scenes/around.ts';
import { LONG } from '../support/long.ts';
import { keepPicture } from '../support/pictures.ts';
import { bigScreen, hostWith, phoneOf, WATCHED } from './support/laid-tables.ts';

/** The longest words, and the longest questions. `npm run looks -- --every` has all four languages. */
const PHONES = [
  { size: { width: 320, height: 568 }, locale: 'de' },
  { size: { width: 360, height: 740 }, locale: 'fr' },
] as const;

const written = tablesAround.filter(({ game, moment }) => game.kind === 'sheet' && moment === 'entry');
const host = hostWith(written);

for (const { size, locale } of PHONES)
  test(`sheets are whole on phones of ${size.width} px: ${locale}`, { tag: LONG }, async ({ browser }) => {
    const look = { browser, size, locale } as const;
    const hosting = await bigScreen(host(), look);
    const guest = await phoneOf(host(), { ...look, tables: written, seat: WATCHED });
    for (const table of written)
      for (const [who, { page, show }] of Object.entries({ hosting, guest })) {
        await show(table);
        await page.locator('main > *, .small > *').first().waitFor();
        const name = `${table.game.id}-${table.names.length}-${who}-${size.width}-${locale}`;
        let faults = await wordsAndBoxes(page);
        if (faults.length > 0) {
          // What says whose turn it is goes by itself.
          await expect(page.locator('.turn')).toHaveCount(0);
          faults = await wordsAndBoxes(page);
        }
        if (faults.length > 0) await keepPicture(page, name);
        expect.soft(faults, name).toEqual([]);
      }
    for (const { page } of [hosting, guest]) await page.context().close();
  });
