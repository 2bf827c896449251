/** First matches on real screens, in two languages: alone on a phone, while the table waits. */
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { games } from '../../src/games/index.ts';
import { firstMatch } from '../../src/games/sheets/text/first-match.ts';
import type { LessonWords } from '../../src/shared/first-match.ts';
import type { AnyGame } from '../../src/shared/game.ts';
import { range } from '../../src/shared/lists.ts';
import type { Locale } from '../../src/shared/text.ts';
import { type HostProgram, removeFolder, startHostProgram } from '../support/host-program.ts';
import { hurry, type Lessons, learn } from '../support/learner.ts';
import { LONG } from '../support/long.ts';
import { gatherParty, leave, newPage, newPhone, startMatch } from '../support/party.ts';
import { openSheet } from '../support/score-keeping.ts';

const SPEED = 25;
const ENOUGH = 5;
const MATCH_MS = 120_000;
const LANGUAGES = ['de', 'es'] as const;
const signs: Readonly<Record<string, RegExp>> = {
  sandwich: /^Sandwich(?! Masters)/,
  plate: /^The Plate/,
  wars: /Wars/,
  masters: /^Sandwich Masters/,
};
const taught = games.filter(({ id }) => Object.hasOwn(signs, id));

test('every game has its first match here', () => {
  const played = games.filter(({ kind, firstMatch }) => kind === 'game' && firstMatch);
  expect(Object.keys(signs).sort()).toEqual(played.map(({ id }) => id).sort());
});

let host: HostProgram;

test.beforeAll(async () => {
  host = await startHostProgram({ clockSpeed: SPEED });
});

test.afterAll(async () => {
  await host.kill();
  await removeFolder(host.data);
});

async function lessonsOf(game: AnyGame, views: string, locale: Locale): Promise<Lessons> {
  const text: { firstMatch: Record<Locale, LessonWords> } = await import(
    `../../src/games/${game.text}/text/first-match.ts`
  );
  const { pointers }: { pointers: Record<string, string> } = await import(
    `../../src/renderer/games/${views}/pointers.ts`
  );
  const said = game.firstMatch!.lessons.map(({ id, offers, at = offers }) => [
    text.firstMatch[locale].lessons[id]![0],
    { id, at: at === undefined ? undefined : pointers[at] },
  ]);
  return { said: Object.fromEntries(said) };
}

/** What the shell says: the table's words, and those that come later. */
async function wordsIn(locale: Locale): Promise<Record<string, string>> {
  const parts = await Promise.all(
    ['table', 'more'].map((part) => import(`../../src/renderer/i18n/text/${part}/${locale}.ts`)),
  );
  return Object.assign({}, ...parts.flatMap((part) => Object.values(part))) as Record<string, string>;
}

/** A click where one has just been is taken for a double click: it is made once more. */
const clickUntil = (target: Locator, answer: Locator): Promise<void> =>
  expect(async () => {
    if (!(await answer.isVisible())) await target.click({ timeout: 2000 });
    await expect(answer).toBeVisible({ timeout: 1000 });
  }).toPass();

async function practise(phone: Page, game: AnyGame, locale: Locale): Promise<void> {
  await phone.locator('.first .u-btn').tap();
  await phone.locator('dialog[open] footer .u-btn, dialog[open] .u-btn').last().tap();
  await expect(phone.locator('.lesson b').first()).toBeVisible();
  const told = await lessonsOf(game, game.id, locale);
  const learned = await learn(phone, { ...told, seed: 11, mostMs: MATCH_MS, enough: ENOUGH, within: 'main' });
  await expect(phone.locator('[data-first-match-over]'), JSON.stringify(learned)).toBeVisible();
  expect(learned.lessons.length, JSON.stringify(learned)).toBeGreaterThan(3);
  expect(learned.pointed.length, JSON.stringify(learned)).toBeGreaterThan(1);
}

async function phoneIn(browser: Browser, locale: Locale, problems: string[]): Promise<Page> {
  const phone = await newPage(await newPhone(browser), problems);
  await phone.addInitScript((own) => localStorage.setItem('smorgasboard.locale', own), locale);
  await hurry(phone, SPEED);
  return phone;
}

for (const game of taught)
  test(`a first match of ${game.id} is played through on two phones, while the table waits`, {
    tag: LONG,
  }, async ({ browser }) => {
    const party = await gatherParty({ browser, host, game: signs[game.id]!, phones: 0 });
    const problems: string[] = [];
    const phones = await Promise.all(LANGUAGES.map((locale) => phoneIn(browser, locale, problems)));
    for (const [n, phone] of phones.entries()) {
      await phone.goto(`${host.phoneOrigin}/?t=${party.code}`);
      await phone.getByRole('textbox').fill(`Guest ${n + 1}`);
      await phone.locator('.u-btn:not(.quiet)').last().tap();
      await expect(phone.locator('.first .u-btn')).toBeVisible();
    }
    await Promise.all(phones.map((phone, n) => practise(phone, game, LANGUAGES[n]!)));
    await expect(party.table.getByText('Guest 2')).toBeVisible();
    expect([...problems, ...party.problems]).toEqual([]);
    for (const phone of phones) await phone.context().close();
    await leave(party);
  });

test('from the lobby one person begins the first match: bots take the free seats, and the phone says what to do', async ({
  browser,
}) => {
  const party = await gatherParty({ browser, host, game: signs.wars!, phones: 1 });
  const { table, phones, problems } = party;
  await table.getByRole('button', { name: 'First time?' }).click();
  await expect(table.getByText('First match').first()).toBeVisible();
  await startMatch(table);
  await expect(phones[0]!.locator('.lesson b').first()).toBeVisible();
  expect(problems).toEqual([]);
  await leave(party);
});

const ON = [
  ['table', 'de'],
  ['phone', 'es'],
] as const;

for (const [on, locale] of ON)
  test(`keeping score is tried out from the sheet’s lobby on a ${on}, to the receipt and in ${locale}, and nothing of it stays`, async ({
    browser,
  }) => {
    const { page, problems } = await openSheet({ browser, host, sheet: 'Sandwich', on });
    await page.evaluate((own) => localStorage.setItem('smorgasboard.locale', own), locale);
    await page.reload();
    const shell = await wordsIn(locale);
    const key = (name: string) => page.getByRole('button', { name: shell[name]! });
    await key('first.try').click();
    await key('first.begin').click();

    const { lessons } = firstMatch[locale];
    const practice = page.locator('.practice');
    const told = (lesson: string) =>
      practice.locator('.lesson b').getByText(lessons[lesson]![0], { exact: true });
    const cooks = practice.locator('.cook');
    const ranked = practice.locator('.cook .rank.given');
    const main = practice.locator('.bench-foot .main .u-btn').last();
    for (const [lesson, next] of [
      ['first', 'second'],
      ['second', 'third'],
      ['third', 'finish'],
    ] as const) {
      await expect(told(lesson)).toBeVisible();
      await expect(practice.locator('.lesson .why')).toHaveText(lessons[lesson]![1]);
      await expect(ranked).toHaveCount(0);
      const made = await cooks.count();
      // The last place fills itself.
      for (const n of range(made - 1)) await clickUntil(cooks.nth(n), ranked.nth(n));
      await expect(ranked).toHaveCount(made);
      await clickUntil(main, told(next));
    }
    await main.click();

    const over = page.locator('dialog[open]:has([data-first-match-over])');
    await expect(over.locator('li')).toHaveCount(3);
    await expect(over.locator('li').first()).toContainText(/[1-9]$/);
    await over.getByRole('button', { name: shell['first.back']! }).click();
    await expect(key('first.try')).toBeVisible();
    await expect(practice).toHaveCount(0);
    expect(problems).toEqual([]);
    await page.context().close();
  });
