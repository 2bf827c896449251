/** Whatever is grey says why when it is tapped, and does nothing else. By the keyboard, as by a finger, it is a click. */
import type { Page } from '@playwright/test';

/** The key of a text that was not found, or a blank that was not filled. */
const NO_WORDS = /^[a-z-]+(\.[a-z-]+)+$|\{\w+\}/i.source;
const GREY = '[aria-disabled="true"]:not([aria-busy="true"])';

export async function silentGreys(page: Page): Promise<string[]> {
  const first = page.locator(`${GREY}:visible`).first();
  if ((await first.count()) === 0) return [];
  // What is said is drawn by a part that is fetched when something is said; if nothing is, that is found below.
  await first.evaluate((grey: HTMLElement) => grey.click());
  await page
    .locator('.toasts')
    .waitFor({ state: 'attached', timeout: 10_000 })
    .catch(() => undefined);
  return page.evaluate(faultsOf, [GREY, NO_WORDS] as const);
}

async function faultsOf([grey, noWords]: readonly [string, string]): Promise<string[]> {
  const newest = () => document.querySelector('.toasts > :last-child');
  const opened = () => document.querySelectorAll('dialog[open]').length;
  const saidBy = async (one: HTMLElement): Promise<string> => {
    const before = { newest: newest(), opened: opened(), at: location.href };
    one.click();
    // The page's time stands still: what changes is drawn in micro-tasks.
    for (let i = 0; i < 100 && newest() === before.newest; i += 1) await Promise.resolve();
    if (newest() === before.newest) return 'nothing';
    const text = newest()!.textContent!.trim();
    if (text === '' || new RegExp(noWords, 'i').test(text)) return `no words: ${text}`;
    return opened() === before.opened && location.href === before.at ? '' : `“${text}”, and does something`;
  };
  const faults: string[] = [];
  for (const one of document.querySelectorAll<HTMLElement>(grey)) {
    if (!one.checkVisibility() || one.closest('[inert]')) continue;
    const fault = await saidBy(one);
    const name = one.getAttribute('aria-label') ?? one.textContent!.trim();
    if (fault) faults.push(`grey, and says ${fault}: “${name}”`);
  }
  return faults;
}
