/** What can be tapped: fingers need 48 px, and nothing may lie over the middle. */
import type { Page } from '@playwright/test';

const LEAST_PX = 48;

/** A line for each that is too small or covered. */
export const findBadTargets = (page: Page): Promise<string[]> => page.evaluate(lookForBadTargets, LEAST_PX);

/** Runs in the page: nothing from outside of it can be used. */
function lookForBadTargets(least: number): string[] {
  /** Layouts round. */
  const EDGE = 1;
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const kinds = 'button, a[href], input, select, textarea, summary, [role="button"], [role="switch"]';

  const isThere = (target: Element): boolean => {
    const { width, height } = target.getBoundingClientRect();
    const isShown = target.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    // One that is only read out, or filled by its label.
    return isShown && width > 2 && height > 2 && !target.closest('[inert], [aria-hidden="true"]');
  };
  /** A link in a sentence is as high as its line. */
  const isInText = (target: Element): boolean =>
    target.localName === 'a' && getComputedStyle(target).display === 'inline';
  const hits = (target: Element, x: number, y: number): boolean => {
    const hit = document.elementFromPoint(x, y);
    if (!hit) return false;
    const label =
      target.closest('label') ?? (target.id ? document.querySelector(`[for="${target.id}"]`) : null);
    return target.contains(hit) || (label?.contains(hit) ?? false);
  };
  /** Scrolled to the middle, and where something lies over that, to either end. */
  const placeOf = (target: Element) => {
    for (const block of ['center', 'start', 'end'] as const) {
      target.scrollIntoView({ block, inline: 'center' });
      const { left, top, width, height } = target.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      // What takes no touches lies under what holds it.
      const over = document.elementFromPoint(x, y);
      const isOff = over !== target && (over?.contains(target) ?? false);
      if (isOff || hits(target, x, y)) return { x, y, width, height, isOff };
    }
    return undefined;
  };
  /** How far a finger may slip from the middle before it misses. */
  const reach = (target: Element, x: number, y: number, stepX: number, stepY: number): number => {
    let far = 0;
    while (far < least && hits(target, x + stepX * (far + 1), y + stepY * (far + 1))) far += 1;
    return far;
  };
  /** A button that is drawn as one keeps its words off its edge. */
  const isCrowded = (target: Element): boolean => {
    const words = target.matches('.u-btn:not(.quiet)') && target.querySelector('.u-btn-text');
    if (!words || words.querySelector('.visually-hidden')) return false;
    const range = document.createRange();
    range.selectNodeContents(words);
    const inner = range.getBoundingClientRect();
    const outer = target.getBoundingClientRect();
    const beside = Math.min(inner.left - outer.left, outer.right - inner.right);
    const above = Math.min(inner.top - outer.top, outer.bottom - inner.bottom);
    return inner.width > 0 && (beside < 4 || above < 2);
  };
  const whereOf = (target: Element): string => {
    const chain: string[] = [];
    for (
      let at: Element | null = target;
      at && at !== document.body && chain.length < 3;
      at = at.parentElement
    ) {
      const names = [...at.classList].filter((name) => !/^(svelte-|s-)/.test(name));
      chain.unshift([at.localName, ...names].join('.'));
    }
    return chain.join(' > ');
  };

  const faults = new Set<string>();
  for (const target of (dialog ?? document).querySelectorAll(kinds)) {
    if (!isThere(target) || isInText(target)) continue;
    const said = (target.getAttribute('aria-label') ?? target.textContent ?? '').trim().replace(/\s+/g, ' ');
    const name = `“${said.slice(0, 40)}” in ${whereOf(target)}`;
    const there = placeOf(target);
    if (isCrowded(target)) faults.add(`words at the edge: ${name}`);
    if (!there) {
      faults.add(`covered target: ${name}`);
      continue;
    }
    const { x, y, width, height, isOff } = there;
    if (isOff) continue;
    const wide = Math.max(width, reach(target, x, y, -1, 0) + reach(target, x, y, 1, 0) + 1);
    const high = Math.max(height, reach(target, x, y, 0, -1) + reach(target, x, y, 0, 1) + 1);
    if (wide < least - EDGE || high < least - EDGE)
      faults.add(`small target: ${name} (${Math.round(wide)} × ${Math.round(high)})`);
  }
  return [...faults];
}
