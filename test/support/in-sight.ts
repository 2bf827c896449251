/** What a guest sees of a hand without scrolling, on small phones held either way. */
import { expect, type Locator, type Page } from '@playwright/test';

export const SMALL_PHONES = [
  { width: 320, height: 568 },
  // A browser's bars take their part.
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 740, height: 360 },
] as const;

/** Runs on the page: cards of the hand whose middle is outside the screen or under something else. */
const hidden = (): string[] =>
  [...document.querySelectorAll('[aria-label="Your hand"] button')].flatMap((card) => {
    const { left, top, width, height, bottom } = card.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    const isInSight = card.contains(found) && top >= 0 && bottom <= window.innerHeight;
    return isInSight ? [] : [card.textContent?.trim() ?? ''];
  });

/** Every card of the hand can be seen and tapped, however the phone is held. */
export async function handInSight(phone: Page, moment: string): Promise<void> {
  const before = phone.viewportSize()!;
  for (const size of SMALL_PHONES) {
    await phone.setViewportSize(size);
    await phone.evaluate(() => scrollTo(0, 0));
    await expect(phone.locator('[aria-label="Your hand"] button').first()).toBeVisible();
    await expect
      .poll(() => phone.evaluate(hidden), { message: `${moment}, ${size.width}×${size.height}` })
      .toEqual([]);
  }
  await phone.setViewportSize(before);
}

/** A tap where the card is: while something lies over it, Playwright's own would scroll the page to get at it. */
export async function tapInPlace(card: Locator): Promise<void> {
  const { x, y, width } = (await card.boundingBox())!;
  await card.page().touchscreen.tap(x + width / 2, y + 9);
}
