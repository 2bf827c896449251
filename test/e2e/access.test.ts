import { expect, type Page, test } from '@playwright/test';
import { findings, LIGHTS, type Light } from '../support/axe.ts';
import { type HostProgram, removeFolder, startHostProgram } from '../support/host-program.ts';
import { longButFirst } from '../support/long.ts';
import { gatherParty, leave, startMatch } from '../support/party.ts';
import { openSheet, seat, start } from '../support/score-keeping.ts';

let host: HostProgram;

test.describe.configure({ mode: 'parallel' });

/** P-4: in this deal of the Plate game three draw for the first place, and two of them once more. */
const SEED = 7;

test.beforeEach(async () => {
  host = await startHostProgram({ seed: SEED });
});

test.afterEach(async () => {
  await host.kill();
  await removeFolder(host.data);
});

/** Without motion, colours change at once. */
async function inBothLights(page: Page, look: (light: Light) => Promise<void>): Promise<void> {
  for (const colorScheme of LIGHTS) {
    await page.emulateMedia({ colorScheme });
    await look(colorScheme);
  }
}

const GAMES = [
  { game: 'Sandwich', shows: 'main' },
  { game: 'The Plate Game', shows: '.dimmed' },
  { game: 'Sandwich Masters', shows: 'main' },
  { game: 'Sándwich Wars', shows: 'main' },
];

for (const [i, { game, shows }] of GAMES.entries()) {
  test(
    `axe finds nothing serious on the screens of ${game}, by day and by night`,
    longButFirst(i),
    async ({ browser }) => {
      const party = await gatherParty({ browser, host, game: new RegExp(`^${game}\\b`), phones: 3 });
      const { table, phones } = party;
      const [phone] = phones as [Page];
      const look = (page: Page) =>
        inBothLights(page, async (light) => expect(await findings(page, light)).toEqual([]));
      // Lobbies differ in words only.
      if (game === 'Sandwich') for (const page of [table, phone]) await look(page);
      await startMatch(table);
      await expect(table.locator(shows).first()).toBeVisible();
      await expect(phone.locator('.scene, main').first()).toBeVisible();
      await look(table);
      await look(phone);
      expect(party.problems).toEqual([]);
      await leave(party);
    },
  );
}

const SHEETS = ['Sandwich', 'The Plate Game', 'Sandwich Masters', 'Sándwich Wars', 'Any other game'];
const KEPT = SHEETS.flatMap((sheet) => (['phone', 'table'] as const).map((on) => ({ sheet, on })));

for (const [i, { sheet, on }] of KEPT.entries()) {
  test(
    `axe finds nothing serious on the score sheet of ${sheet}, kept on a ${on}`,
    longButFirst(i),
    async ({ browser }) => {
      const { page, problems } = await openSheet({ browser, host, sheet, on });
      await seat(page, ['Maya', 'Tom', 'Inès']);
      await start(page);
      await inBothLights(page, async (light) => expect(await findings(page, light)).toEqual([]));
      expect(problems).toEqual([]);
      await page.context().close();
    },
  );
}
