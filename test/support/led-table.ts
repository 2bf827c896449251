/** A table of real cards that is led by the screen (T-50), in a house that knows nobody yet. */
import { type Browser, expect, type Page } from '@playwright/test';
import { resultsOn } from './evening.ts';
import type { HostProgram } from './host-program.ts';
import { fitsItsWidth, newPage, sitDown, unfoldRules } from './party.ts';
import { keepPicture } from './pictures.ts';
import { openSheet, seat, seated } from './score-keeping.ts';

const PHONES = { Maya: [360, 740], Tom: [320, 568], Jürgen: [360, 740] } as const;
export type Guest = keyof typeof PHONES;

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
export const called = (page: Page) => page.getByRole('region', { name: 'What is called' });
export const says = (page: Page, text: string | RegExp): Promise<void> =>
  expect(called(page)).toContainText(text);

export interface LedTable<G extends Guest> {
  readonly page: Page;
  readonly phones: Readonly<Record<G, Page>>;
  readonly problems: readonly string[];
  /** A step for the eye: the big screen and every phone. */
  readonly look: (name: string) => Promise<void>;
}

interface Gathering<G extends Guest> {
  readonly browser: Browser;
  readonly host: HostProgram;
  readonly sheet: string;
  /** Who has a phone; Inès has none. */
  readonly guests: readonly G[];
  /** May keep the score on theirs. */
  readonly keeper: G;
}

/** To the rules of the sheet, which are open. */
export async function gatherLed<G extends Guest>(gathering: Gathering<G>): Promise<LedTable<G>> {
  const { browser, host, sheet, guests, keeper } = gathering;
  const { page, code, problems } = await openSheet({ browser, host, sheet });
  // The house knows nobody yet: the lobby says what to do.
  await expect(page.getByText('Type a name and press Enter')).toBeVisible();
  await keepPicture(page, 'led-lobby-tv');
  const phones: Partial<Record<Guest, Page>> = {};
  for (const name of guests) {
    const [width, height] = PHONES[name];
    const context = await browser.newContext({
      ...{ viewport: { width, height }, hasTouch: true, isMobile: true, locale: 'en-GB' },
    });
    const phone = await newPage(context, problems);
    await phone.goto(`${host.phoneOrigin}/?t=${code}`);
    await sitDown(phone, name);
    phones[name] = phone;
  }
  await seat(page, ['Inès']);
  await seated(page, keeper).click();
  await button(page, 'May keep score').click();
  await button(page, 'Change the rules').click();
  return {
    ...{ page, problems, phones: phones as Record<G, Page> },
    look: async (name) => {
      await keepPicture(page, `led-${name}-tv`);
      for (const guest of guests) {
        await fitsItsWidth(phones[guest]!);
        await keepPicture(phones[guest]!, `led-${name}-${guest}`);
      }
    },
  };
}

export async function switchOn(page: Page, ...rules: readonly string[]): Promise<void> {
  for (const rule of rules) {
    await unfoldRules(page);
    await page.getByRole('dialog').getByRole('switch', { name: rule, exact: true }).click();
  }
}

/** Once, since a second answer would be to the next call; a call with a clock may be over before it is answered. */
export async function tellOn(page: Page, answer: string, next: string | RegExp): Promise<void> {
  // A list of what follows names the next call before it is made.
  const isOver = () => called(page).getByRole('heading').filter({ hasText: next }).isVisible();
  await expect(async () => {
    if (!(await isOver())) await button(page, answer).click({ timeout: 2000 });
  }).toPass();
  await says(page, next);
}

/** What the newest entry of the history says. */
export async function inTheHistory(page: Page, wanted: Readonly<Record<string, number>>): Promise<void> {
  await page.goto(new URL('#/history', page.url()).href);
  await page.getByRole('listitem').first().getByRole('button').first().click();
  const results = await resultsOn(page);
  expect(Object.fromEntries(results.map(({ name, points }) => [name, points]))).toEqual(wanted);
}
