/** A game on every screen, in four languages: each laid moment on a big screen and a small phone, measured. */
import { type Browser, expect, type Page, test } from '@playwright/test';
import { LOCALES, type Locale } from '../../../src/shared/text.ts';
import type { HostProgram } from '../../support/host-program.ts';
import { keepPicture } from '../../support/pictures.ts';
import { findCutText } from './cut-text.ts';
import { bigScreen, hostWith, phoneOf } from './laid-tables.ts';
import type { MomentTable } from './moments.ts';

export const TV = { width: 1920, height: 1080 };
export const SMALL = { width: 320, height: 568 };

/** Of each number of seats one of the two languages with the longest words; `MEASURE=all` looks at all four. */
export const localesFor = (turn: number): readonly Locale[] =>
  process.env.MEASURE === 'all' ? LOCALES : [turn % 2 === 0 ? 'fr' : 'de'];

/** For some seconds only: whose turn it is, who has come back, who fell asleep as the machine was slow. */
function hideWhatPasses(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('.turn:has(> .banner), .toasts, .veil { display: none !important }');
  document.adoptedStyleSheets = [sheet];
}

interface Measured {
  readonly game: string;
  readonly tables: readonly MomentTable[];
  /** Whose phone is looked at. */
  readonly seat: number;
}

/** Registers one test for each number of seats and language. */
export function measureScreens({ game, tables, seat }: Measured): void {
  const host = hostWith(tables);

  for (const [turn, seats] of [...new Set(tables.map(({ names }) => names.length))].entries())
    for (const locale of localesFor(turn))
      test(`nothing is cut, broken or covered: ${game}, ${seats} seats, ${locale}`, async ({ browser }) => {
        const shown = tables.filter(({ names }) => names.length === seats);
        await measure({ browser, host: host(), tables: shown, locale, seat, game });
      });
}

async function measure(
  look: Measured & { readonly browser: Browser; readonly host: HostProgram; readonly locale: Locale },
): Promise<void> {
  const { browser, host, tables, locale, seat, game } = look;
  const tv = await bigScreen(host, { browser, size: TV, locale });
  const phone = await phoneOf(host, { browser, size: SMALL, locale, tables, seat });
  await tv.page.evaluate(hideWhatPasses);
  for (const table of tables) {
    const name = `${game}-${table.moment}-${table.names.length}-${locale}`;
    await tv.show(table);
    await tv.page.locator('.stage main > *').first().waitFor();
    await expectReadable(tv.page, `${name}-tv`);
    await phone.show(table);
    await phone.page.locator('.hand main > *').first().waitFor();
    await phone.page.evaluate(hideWhatPasses);
    await expectReadable(phone.page, `${name}-phone`);
  }
  await Promise.all([tv, phone].map(({ page }) => page.context().close()));
}

export async function expectReadable(page: Page, name: string): Promise<void> {
  const faults = await findCutText(page);
  if (faults.length > 0) await keepPicture(page, name);
  expect.soft(faults, name).toEqual([]);
}
