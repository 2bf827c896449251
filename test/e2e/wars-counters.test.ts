/** The counters of Sándwich Wars on the big screen when most lies on them: every card says its name. */
import { expect, test } from '@playwright/test';
import { keepPicture } from '../support/pictures.ts';
import { findCutText } from './support/cut-text.ts';
import { bigScreen, hostWith } from './support/laid-tables.ts';
import { localesFor, TV } from './support/measured-screens.ts';
import { warsContests as tables } from './support/wars-moments.ts';

const host = hostWith(tables);

/** Read from three metres. */
const READABLE = 24;

for (const locale of localesFor(1))
  test(`two to four seats see the name of every card on the counters, and nothing is cut: ${locale}`, async ({
    browser,
  }) => {
    const light = locale === 'es' ? 'dark' : 'light';
    const tv = await bigScreen(host(), { browser, size: TV, locale, light });
    for (const table of tables) {
      const name = `wars-${table.names.length}-${locale}`;
      await tv.show(table);
      await tv.page.locator('[data-zone] [data-card]').first().waitFor();
      await keepPicture(tv.page, name);
      expect.soft(await findCutText(tv.page), name).toEqual([]);
      if (table.names.length === 5) continue;
      const small = await tv.page.locator('[data-zone] [data-card]').evaluateAll(
        (cards, least) =>
          cards.filter((card) => {
            const named = card.querySelector('b');
            return !named || Number.parseFloat(getComputedStyle(named).fontSize) < least;
          }).length,
        READABLE,
      );
      expect.soft(small, name).toBe(0);
    }
    await tv.page.context().close();
  });
