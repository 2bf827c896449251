/** Between two rounds people say on their phones that they would go on, and the table sees how many. */
import { expect, test } from '@playwright/test';
import { groups } from '../looks/scenes/index.ts';
import { bigScreen, hostWith, phoneOf, WATCHED } from './support/laid-tables.ts';

const table = groups.sandwich.scenes.find(({ name }) => name === 'sandwich-round-end-3')!.table!;
const host = hostWith([table]);

test('whoever is ready is counted on the big screen, and the break is over with the last', async ({
  browser,
}) => {
  const tv = await bigScreen(host(), { browser, size: { width: 1920, height: 1080 }, locale: 'en' });
  await tv.show(table);
  await tv.page.locator('main > *').first().waitFor();
  const count = tv.page.getByText(/ready to go on/);
  await expect(count).toHaveCount(0);
  for (const [n, seat] of [WATCHED, 0, 2].entries()) {
    const phone = await phoneOf(host(), {
      ...{ browser, size: { width: 360, height: 740 }, locale: 'en', tables: [table], seat },
    });
    await phone.show(table);
    await phone.page.getByRole('button', { name: 'Ready, go on' }).tap();
    if (n < 2) await expect(count).toHaveText(`${n + 1} of 3 ready to go on`);
  }
  await expect(count).toHaveCount(0);
  await Promise.all(browser.contexts().map((context) => context.close()));
});
