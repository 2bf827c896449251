/** What was open when the program was updated goes on, on the screens and phones that were there before. */
import { type Browser, expect, type Page, test } from '@playwright/test';
import { firstEdition, tokenAt } from '../support/first-edition.ts';
import { type HostProgram, removeFolder, startHostProgram } from '../support/host-program.ts';
import { longButFirst } from '../support/long.ts';
import { pass } from '../support/masters-play.ts';
import { fitsItsWidth, newPage, newPhone } from '../support/party.ts';
import { build } from '../support/plate-play.ts';
import { cook } from '../support/sandwich-play.ts';
import { playTurn } from '../support/wars-play.ts';

const tables = [
  { game: 'Sandwich', code: 'DTEW', asked: 'Build 3 sandwiches', play: cook },
  {
    game: 'The Plate Game',
    code: 'KYFS',
    asked: 'In the kitchen',
    play: (phone: Page) => build(phone, 'Discard'),
  },
  { game: 'Sandwich Masters', code: 'GFDR', asked: 'Plays, moves or discards', play: pass },
  { game: 'Sándwich Wars', code: 'YBRT', asked: / is cooking$/, play: playTurn },
] as const;

let host: HostProgram;
let tokens: ReadonlyMap<string, string>;

test.beforeEach(async () => {
  const data = firstEdition();
  tokens = new Map(tables.map(({ code }) => [code, tokenAt(data, code)]));
  // Nobody's time runs out while screens are looked at.
  host = await startHostProgram({ data, clockSpeed: 0.5 });
});

test.afterEach(async ({ browser }) => {
  await Promise.all(browser.contexts().map((context) => context.close()));
  await host.kill();
  await removeFolder(host.data);
});

/** A phone that remembers its seat, and nothing else. */
async function phoneAt(browser: Browser, code: string, problems: string[]): Promise<Page> {
  const context = await newPhone(browser);
  const kept = JSON.stringify([[code, tokens.get(code)]]);
  await context.addInitScript((seats) => localStorage.setItem('smorgasboard.seats', seats), kept);
  const phone = await newPage(context, problems);
  await phone.goto(`${host.phoneOrigin}/?t=${code}`);
  return phone;
}

for (const [i, { game, code, asked, play }] of tables.entries())
  test(
    `${game}: a match of version 1 is led on, and the phone that was in it makes the next move`,
    longButFirst(i),
    async ({ browser }) => {
      const problems: string[] = [];
      const table = await newPage(
        await browser.newContext({ viewport: { width: 1920, height: 1080 }, locale: 'en-GB' }),
        problems,
      );
      await table.goto(host.table);
      await expect(table.getByRole('button', { name: /^All 8 tables/ })).toBeVisible();
      await table.evaluate((path) => {
        location.hash = path;
      }, `#/table/${code}`);
      await expect(table.getByText(asked, { exact: true }).first()).toBeVisible();
      const phone = await phoneAt(browser, code, problems);
      await play(phone);
      for (const page of [table, phone]) await fitsItsWidth(page);
      expect(problems).toEqual([]);
    },
  );
