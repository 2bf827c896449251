/** What each bot is like, where people look: in the lobby, on the table while they play, and on a phone. */
import { expect, type Page, test } from '@playwright/test';
import { ScreenClient } from '../main/screen-client.ts';
import { eachTestHasHost } from '../support/each-host.ts';
import type { HostProgram } from '../support/host-program.ts';
import { longButFirst } from '../support/long.ts';
import { fitsItsWidth, gatherParty, leave, startMatch } from '../support/party.ts';
import { keepPicture } from '../support/pictures.ts';

let host: HostProgram;

eachTestHasHost(
  (started) => {
    host = started;
  },
  { seed: 92 },
);

const GAMES: readonly { readonly game: string; readonly sign: RegExp; readonly bots: number }[] = [
  { game: 'sandwich', sign: /^Sandwich(?! Masters)/, bots: 4 },
  { game: 'plate', sign: /^The Plate/, bots: 4 },
  { game: 'wars', sign: /^Sándwich Wars/, bots: 4 },
  { game: 'masters', sign: /^Sandwich Masters/, bots: 4 },
];

async function wordsOf(game: string): Promise<Readonly<Record<string, string>>> {
  const { en }: { en: Record<string, string> } = await import(`../../src/games/${game}/text/en.ts`);
  return en;
}

/** A phone's browser sends this for a finger that stays, and any for the other button of the mouse. */
async function hold(page: Page, badge: number): Promise<void> {
  await page.locator(`[data-badge="${badge}"]`).first().dispatchEvent('contextmenu');
}

for (const [i, { game, sign, bots }] of GAMES.entries())
  test(
    `N-92: ${game}: what a bot is like stands in the lobby, on the table, and at hand for whoever holds its badge`,
    longButFirst(i),
    async ({ browser }) => {
      const party = await gatherParty({ browser, host, game: sign, phones: 1 });
      const { table, phones, code, problems } = party;
      const phone = phones[0]!;
      const words = await wordsOf(game);
      const { port, hash } = new URL(host.table);
      const hostToken = hash.replace('#host=', '');
      const display = await ScreenClient.open(Number(port), { hostToken, table: code });
      for (let n = 0; n < bots; n++) await display.must('lobby.addBot', { level: 'cook' });
      const seats = display.table!.seats.filter(({ kind }) => kind === 'bot');
      const tempers = seats.map(({ temper }) => words[`temper.${temper}`]!);
      expect(new Set(tempers).size).toBe(bots);

      for (const temper of tempers) {
        await expect(table.getByText(temper, { exact: true })).toBeVisible();
        await expect(phone.getByText(temper, { exact: true })).toBeVisible();
      }
      await fitsItsWidth(phone);
      await keepPicture(table, `tempers-${game}-lobby`);
      await keepPicture(phone, `tempers-${game}-waiting`);

      const [bot] = seats;
      const tellsOf = async (page: Page): Promise<void> => {
        const sheet = page.getByRole('dialog', { name: bot!.name });
        // What is told of things comes after the first picture.
        await expect(async () => {
          await hold(page, bot!.badge);
          await expect(sheet).toBeVisible({ timeout: 3000 });
        }).toPass();
        await expect(sheet).toContainText(`${words['bot.cook']} · ${tempers[0]}`);
        await expect(sheet).toContainText(words[`temper.${bot!.temper}.help`]!);
      };
      await tellsOf(phone);
      await fitsItsWidth(phone);
      await keepPicture(phone, `tempers-${game}-phone`);

      await startMatch(table);
      await expect(phone.getByText(tempers[0]!, { exact: true })).toHaveCount(0);
      await expect(table.locator(`[data-badge="${seats[0]!.badge}"]`).first()).toBeVisible();
      // At Sandwich's market until something is to be told of its grab.
      for (const temper of tempers) await expect(table.getByText(temper, { exact: true })).toBeVisible();
      await keepPicture(table, `tempers-${game}-table`);
      await tellsOf(table);
      await keepPicture(table, `tempers-${game}-asked`);
      expect(problems).toEqual([]);
      await display.close();
      await leave(party);
    },
  );
