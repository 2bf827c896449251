/** A match of Sandwich, played by touch on everybody's phone. */
import { expect, type Page } from '@playwright/test';
import type { Party } from './party.ts';

/** S-10: cards each player has after the market. */
export const FLIPS = 9;

export const cardsToGrab = (phone: Page) => phone.locator('.scene button.u-card:not([aria-disabled="true"])');
const inKitchen = (phone: Page) => phone.locator('.columns').first();

/** Everybody taps what they can get, until the table has come to this flip, or to the kitchen. */
export async function grabUntil({ table, phones }: Party, flip: number | 'kitchen'): Promise<void> {
  await expect(async () => {
    for (const phone of phones) {
      const card = cardsToGrab(phone).first();
      if (await card.isVisible()) await card.tap({ timeout: 500 }).catch(() => undefined);
    }
    if (flip === 'kitchen') await expect(inKitchen(phones[0]!)).toBeVisible({ timeout: 50 });
    else if (!(await inKitchen(phones[0]!).isVisible()))
      expect(await shownFlip(table)).toBeGreaterThanOrEqual(flip);
  }).toPass({ intervals: [50] });
}

async function shownFlip(table: Page): Promise<number> {
  const [sign = ''] = await table.getByText(/^Flip \d of \d$/).allInnerTexts();
  return Number(/\d/.exec(sign)?.[0] ?? 0);
}

/** All ingredients on the bread. */
export async function build(phone: Page): Promise<void> {
  await expect(async () => {
    const card = phone.locator('.panes ul button.u-card').first();
    if (await card.isVisible()) {
      await card.tap({ timeout: 500 });
      await phone.locator('.free-tap:not([aria-disabled="true"])').first().tap({ timeout: 500 });
    }
    await expect(phone.getByRole('button', { name: 'Ready to serve' })).toBeEnabled({ timeout: 150 });
  }).toPass({ intervals: [50] });
}

export async function cook(phone: Page): Promise<void> {
  await build(phone);
  await phone.getByRole('button', { name: 'Ready to serve' }).tap();
}

const toRank = (phone: Page) => phone.locator('.ranks .ranking');

const AT_ONCE = { timeout: 2000 };

interface Taster {
  /** Called while the plates lie there, not ranked yet. */
  readonly look?: () => Promise<void>;
  /** Likes best what others like least. */
  readonly contrary?: boolean;
}

export async function taste(phone: Page, { look, contrary = false }: Taster = {}): Promise<void> {
  const speaks = phone.getByRole('button', { name: /^(I am the (oldest|youngest)|I’d like to)$/ });
  if (await speaks.isVisible()) await speaks.tap({ timeout: 500 }).catch(() => undefined);
  // What goes meanwhile, since the clock was quicker, is not waited for: whoever tastes is asked once more.
  const lift = phone.getByRole('button', { name: 'Lift the napkin' });
  if (await lift.isVisible()) await lift.tap(AT_ONCE);
  const plates = await toRank(phone).all();
  if (plates.length === 0) return;
  await look?.();
  for (const plate of contrary ? plates.toReversed() : plates) await plate.tap(AT_ONCE);
  await phone.getByRole('button', { name: 'Confirm' }).tap(AT_ONCE);
}
