/** First matches on real screens, in two languages: alone on a phone, while the table waits. */
import { type Browser, expect, type Page, test } from '@playwright/test';
import { games } from '../../src/games/index.ts';
import type { LessonWords } from '../../src/shared/first-match.ts';
import type { AnyGame } from '../../src/shared/game.ts';
import type { Locale } from '../../src/shared/text.ts';
import { type HostProgram, removeFolder, startHostProgram } from '../support/host-program.ts';
import { hurry, type Lessons, learn } from '../support/learner.ts';
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
  test(`a first match of ${game.id} is played through on two phones, while the table waits`, async ({
    browser,
  }) => {
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

for (const on of ['table', 'phone'] as const)
  test(`keeping score is tried out from the sheet’s lobby on a ${on}, and nothing of it stays`, async ({
    browser,
  }) => {
    const { page, problems } = await openSheet({ browser, host, sheet: 'Sandwich', on });
    await page.getByRole('button', { name: 'Try it out' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Show me' }).click();
    await expect(page.locator('.practice .lesson b').first()).toBeVisible();
    await page.getByRole('button', { name: 'Stop practising' }).click();
    await expect(page.getByRole('button', { name: 'Try it out' })).toBeVisible();
    expect(problems).toEqual([]);
    await page.context().close();
  });
