import { expect, type Page, test } from '@playwright/test';
import { eachTestHasHost } from '../support/each-host.ts';
import type { HostProgram } from '../support/host-program.ts';
import { newPage } from '../support/party.ts';
import { joinByPhone, type Keeping, openSheet, seat, start, totals } from '../support/score-keeping.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

let host: HostProgram;

eachTestHasHost((started) => {
  host = started;
});

/** Longer than between two taps, so that the answers to the first come back during the last. */
const LATE_MS = 250;

const all = (): boolean => true;
const answers = (message: string): boolean => message.startsWith('{"t":"answer"');

/** As on a bad Wi-Fi: what the host says comes later. */
async function slowLine(page: Page, isLate: (message: string) => boolean): Promise<void> {
  await page.routeWebSocket(/\/ws$/, (screen) => {
    const line = screen.connectToServer();
    line.onMessage((message) => {
      if (isLate(String(message))) setTimeout(() => screen.send(message), LATE_MS);
      else screen.send(message);
    });
  });
  await page.reload();
}

/** Another screen of the host, at the same table. */
async function otherScreen({ page, problems }: Keeping): Promise<Page> {
  const other = await newPage(await page.context().browser()!.newContext({ locale: 'en-GB' }), problems);
  await other.goto(host.table);
  await other.goto(page.url());
  return other;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const rounds = (page: Page) => page.getByRole('group', { name: 'Rounds' }).locator('output');
const title = (page: Page) => page.getByLabel('Name of the game');

async function tap(page: Page, name: string, times: number): Promise<void> {
  for (let i = 0; i < times; i += 1) await button(page, name).click();
}

test('rules of a match: what is tapped and typed faster than the host answers is neither lost nor taken back', async ({
  browser,
}) => {
  const keeping = await openSheet({ browser, host, sheet: 'Any other game' });
  const { page } = keeping;
  const other = await otherScreen(keeping);
  await slowLine(page, all);
  for (const screen of [page, other]) await button(screen, 'Change the rules').click();

  await tap(page, 'Rounds: more', 24);
  await tap(page, 'Rounds: less', 4);
  await expect(rounds(page)).toHaveText('20');
  await expect(rounds(other)).toHaveText('20');

  const name = 'Dominoes, the 12th world cup';
  await title(page).pressSequentially(name, { delay: 15 });
  await expect(title(other)).toHaveValue(name);
  await expect(title(page)).toHaveValue(name);
  await expect(rounds(page)).toHaveText('20');

  // The other screen's word counts as soon as nothing of one's own is on its way.
  await tap(other, 'Rounds: more', 3);
  await expect(rounds(page)).toHaveText('23');
  expect(keeping.problems).toEqual([]);
});

test('T-30: a count tapped faster than the host answers stands as tapped, on the table and on a phone', async ({
  browser,
}) => {
  const plan = { browser, host, sheet: 'Sándwich Wars' };
  const keeping = await openSheet(plan);
  const { page } = keeping;
  await seat(page, ['Tom']);
  const phone = await joinByPhone(plan, keeping, 'Maya');
  await slowLine(page, all);
  await start(page);
  await tap(page, 'Points on the orders: more', 30);
  await tap(page, 'Points on the orders: less', 5);
  await tap(page, 'Victory tokens: more', 8);
  for (const screen of [page, phone])
    await expect(async () => expect(await totals(screen)).toEqual({ Tom: 33, Maya: 0 })).toPass();
  await expect(button(page, 'Points on the orders: 25')).toBeVisible();
  expect(keeping.problems).toEqual([]);
});

test('T-2, T-13: Undo takes back a correction that is on the board, also before its answer is here', async ({
  browser,
}) => {
  const { page, problems } = await openSheet({ browser, host, sheet: 'Sandwich' });
  await seat(page, ['Maya', 'Tom', 'Inès', 'Jürgen']);
  await slowLine(page, answers);
  await start(page);
  const cook = (name: string) => page.locator('button.cook', { hasText: name });
  const expectTotals = (wanted: Record<string, number>) =>
    expect(async () => expect(await totals(page)).toEqual(wanted)).toPass({ intervals: [10] });
  const before = { Maya: 0, Tom: 2, Inès: 0, Jürgen: 3 };

  await cook('Jürgen').click();
  await cook('Tom').click();
  await button(page, 'Confirm').click();
  await expectTotals(before);
  await page.getByRole('group', { name: 'Tasters' }).getByRole('button', { name: 'Maya' }).click();
  await cook('Inès').click();
  await cook('Tom').click();
  await button(page, 'Correct it').click();
  await expectTotals({ Maya: 0, Tom: 2, Inès: 3, Jürgen: 0 });
  await button(page, 'Undo').click();
  await expectTotals(before);
  expect(problems).toEqual([]);
});
