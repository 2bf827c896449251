/** A scorekeeper at a screen: opens a sheet, seats people, starts. */
import { type Browser, expect, type Page } from '@playwright/test';
import type { Form } from '../../src/shared/forms/form.ts';
import type { OptionValue } from '../../src/shared/game.ts';
import { ScreenClient } from '../main/screen-client.ts';
import type { HostProgram } from './host-program.ts';
import { newPage, newPhone, sitDown } from './party.ts';

const BIG_SCREEN = { width: 1920, height: 1080 };
const SMALL_SCREEN = { width: 360, height: 740 };

export interface Keeping {
  readonly page: Page;
  readonly code: string;
  /** What went wrong on any page: a test looks at it last. */
  readonly problems: string[];
}

export interface Plan {
  readonly browser: Browser;
  readonly host: HostProgram;
  readonly sheet: string;
  readonly on?: 'table' | 'phone';
}

/** From the home screen to the sheet's seating. */
export async function openSheet({ browser, host, sheet, on = 'table' }: Plan): Promise<Keeping> {
  const problems: string[] = [];
  const phone = on === 'phone';
  const context = await browser.newContext({
    viewport: phone ? SMALL_SCREEN : BIG_SCREEN,
    hasTouch: phone,
    isMobile: phone,
    locale: 'en-GB',
  });
  const page = await newPage(context, problems);
  await page.goto(host.table);
  // On a phone the sheets lie open; on the table they are behind the score pad.
  if (!phone) await page.getByRole('button', { name: 'Keep score' }).click();
  const sheets = phone ? page : page.getByRole('dialog');
  await sheets.getByRole('button', { name: sheet, exact: true }).click();
  const place = /#\/table\/([A-Z]{4})/;
  await expect(page).toHaveURL(place);
  return { page, code: place.exec(page.url())![1]!, problems };
}

export async function seat(page: Page, names: readonly string[]): Promise<void> {
  const name = page.getByLabel('Name: old friend or new face');
  for (const one of names) {
    await name.fill(one);
    await name.press('Enter');
    await expect(seated(page, one)).toBeVisible();
  }
}

export const seated = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Round the table' }).getByText(name, { exact: true });

/** The call hangs before the sheet below it is there, and a key pressed in between is heard by nobody. */
export const sheetIsThere = (page: Page): Promise<void> => expect(page.locator('.bench')).toBeVisible();

export async function start(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Let’s go' }).click();
  await sheetIsThere(page);
}

/** A guest's own phone, seated before the sheet begins. */
export async function joinByPhone({ browser, host }: Plan, { code, problems }: Keeping, name: string) {
  const phone = await newPage(await newPhone(browser), problems);
  await phone.goto(`${host.phoneOrigin}/?t=${code}`);
  await sitDown(phone, name);
  return phone;
}

/** Names and totals from the board, as it stands. */
export async function totals(page: Page): Promise<Record<string, number>> {
  const rows = page.getByRole('table', { name: 'Points' }).getByRole('row');
  const found = await rows.evaluateAll((all) =>
    all.slice(1).map((row) => {
      const name = row.querySelector('[role=rowheader] b')?.textContent ?? '';
      const total = row.querySelector('.total .visually-hidden')?.textContent ?? '';
      return [name, Number(total.replace('−', '-').replace(',', ''))] as const;
    }),
  );
  return Object.fromEntries(found);
}

interface Laid {
  readonly host: HostProgram;
  /** As the registry calls it. */
  readonly sheet: string;
  readonly names: readonly string[];
  readonly options?: Readonly<Record<string, OptionValue>>;
  readonly form?: Form;
}

/** A sheet that is set up and not begun, and a screen of the host's without pixels, which keeps it too. */
export async function laidSheet({ host, sheet, names, options = {}, form }: Laid) {
  const { port, hash } = new URL(host.table);
  const greeting = { hostToken: hash.replace('#host=', ''), display: true };
  const first = await ScreenClient.open(Number(port), greeting);
  const { code } = await first.must('table.create', { game: sheet });
  for (const name of names) await first.must('lobby.addPlayer', { name, face: 1 });
  if (form) await first.must('lobby.setUp', { item: form });
  for (const [key, value] of Object.entries(options)) {
    await first.must('lobby.option', { key, value: value as string });
  }
  await first.close();
  const display = await ScreenClient.open(Number(port), { ...greeting, table: code });
  return { display, code };
}

/** The host's own page, at a table that is there. */
export async function openOn(page: Page, host: HostProgram, code: string): Promise<void> {
  await page.goto(host.table);
  await page.evaluate((to) => {
    location.hash = `#/table/${to}`;
  }, code);
  await sheetIsThere(page);
}
