/** Numbers on a screen of which whoever holds them is told nothing. */
import type { Page } from '@playwright/test';

/** What is a number and nothing else: `12`, `+3`, `×2`, `3 / 5`, `0:42`. A number in a sentence is told by it. */
const NUMBER = /^[×x+−–-]?\s?\d+(?:[.,:/ ·]+\d+)*\s?[×%]?$/u.source;
/** Digits to be typed with are keys; what flies over the screen cannot be held. */
const NO_NUMBERS = 'script, style, .visually-hidden, .digit-key, .value-key, [inert]';

/** The first one is held, and must be told; of the others it is asked whether they would be. */
export async function untoldNumbers(page: Page): Promise<string[]> {
  const faults = await page.evaluate(
    ([number, none]) => {
      const isNumber = new RegExp(number!, 'u');
      const found: HTMLElement[] = [];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const at = text.parentElement!;
        if (!isNumber.test(text.textContent!.trim()) || at.closest(none!)) continue;
        if (at.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) found.push(at);
      }
      const isTold = (at: HTMLElement): boolean => {
        const init = { bubbles: true, cancelable: true, pointerType: 'touch' };
        return !at.dispatchEvent(new PointerEvent('contextmenu', init));
      };
      const pathOf = (at: HTMLElement | null): string =>
        at === null || at === document.body
          ? ''
          : `${pathOf(at.parentElement)} ${[at.localName, ...at.classList].filter((name) => !name.startsWith('svelte-')).join('.')}`;
      const untold = found.filter((at) => at.isConnected && !isTold(at));
      const told = found.length - untold.length;
      return {
        told,
        untold: untold.map((at) => `told by nobody: ${at.textContent!.trim()} in${pathOf(at)}`),
      };
    },
    [NUMBER, NO_NUMBERS],
  );
  if (faults.told === 0) return faults.untold;
  const about = page.locator('dialog[open]:has(.about)');
  await about.locator('p').first().waitFor();
  await about.press('Escape');
  await about.waitFor({ state: 'detached' });
  return faults.untold;
}
