/** The counters of Sándwich Wars on the big screen when most lies on them: every card says its name. */
import { expect, test } from '@playwright/test';
import { keepPicture } from '../support/pictures.ts';
import { findCutText } from './support/cut-text.ts';
import { bigScreen, hostWith } from './support/laid-tables.ts';
import { warsContests as tables } from './support/wars-moments.ts';

const TV = { width: 1920, height: 1080 };
const host = hostWith(tables);

/** Read from three metres. */
const READABLE = 24;

test('every card on the counters is named, with five seats where no more than three lie, and nothing is cut', async ({
  browser,
}) => {
  const tv = await bigScreen(host(), { browser, size: TV, locale: 'de' });
  for (const table of tables) {
    const name = `wars-${table.names.length}`;
    await tv.show(table);
    await tv.page.locator('[data-zone] [data-card]').first().waitFor();
    await keepPicture(tv.page, name);
    expect.soft(await findCutText(tv.page), name).toEqual([]);
    const most = table.names.length === 5 ? 3 : 5;
    const small = await tv.page.locator('[data-zone]').evaluateAll(
      (zones, { least, most }) =>
        zones
          .map((zone) => [...zone.querySelectorAll('[data-card]')])
          .filter((cards) => cards.length <= most)
          .flat()
          .filter((card) => {
            const named = card.querySelector('b');
            return !named || Number.parseFloat(getComputedStyle(named).fontSize) < least;
          }).length,
      { least: READABLE, most },
    );
    expect.soft(small, name).toBe(0);
  }
  await tv.page.context().close();
});
