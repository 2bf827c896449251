/** Where everything is that a finger could be about to hit. */
import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    aimedAt?: readonly {
      readonly target: Element;
      readonly said: string;
      readonly box: DOMRect;
      readonly isOnTop: boolean;
    }[];
  }
}

/** All motion has come to rest, and what is fetched is there. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const twoFrames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await twoFrames();
    await Promise.all(document.getAnimations().map((one) => one.finished.catch(() => undefined)));
    await twoFrames();
  });
}

/** Runs in the page. */
const aim = (): number => {
  const targets = [...document.querySelectorAll('button, a[href], input, select, textarea')];
  window.aimedAt = targets.flatMap((target) => {
    const box = target.getBoundingClientRect();
    if (box.width <= 2 || box.height <= 2 || !target.checkVisibility({ visibilityProperty: true })) return [];
    const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    const said = (target.getAttribute('aria-label') ?? target.textContent ?? '').trim();
    return [{ target, said, box, isOnTop: target.contains(at) }];
  });
  return window.aimedAt.length;
};

/**
 * Runs in the page: each is where it was, by whole pixels, and nothing has come over it. Where one was taken away or
 * drawn anew there is another in exactly its place, or nothing that was not there before.
 */
const moved = (): string[] => {
  // What comes below the foot of the screen is under nobody's finger.
  const isOnTop = (target: Element): boolean => {
    const { x, y, width, height } = target.getBoundingClientRect();
    return target.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };
  const now = [...document.querySelectorAll('button, a[href], input, select, textarea')]
    .filter(isOnTop)
    .map((target) => target.getBoundingClientRect())
    .filter(({ width, height }) => width > 2 && height > 2);
  const told = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
  const isOver = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const before = new Set((window.aimedAt ?? []).map(({ box }) => told(box)));
  return (window.aimedAt ?? []).flatMap(({ target, said, box, isOnTop: was }) => {
    if (target.isConnected) {
      const to = target.getBoundingClientRect();
      if (was && !isOnTop(target)) return [`${said}: covered`];
      return told(to) === told(box) ? [] : [`${said}: ${told(box)} is at ${told(to)}`];
    }
    const there = now.filter((one) => isOver(one, box)).map(told);
    return there.every((one) => before.has(one)) ? [] : [`${said}: ${told(box)} is under ${there}`];
  });
};

/** More may have come below, and words may have changed. */
export async function nothingMoves(
  page: Page,
  what: string,
  meanwhile: () => Promise<unknown>,
): Promise<void> {
  await atRest(page);
  expect(await page.evaluate(aim)).toBeGreaterThan(5);
  await meanwhile();
  await atRest(page);
  expect(await page.evaluate(moved), what).toEqual([]);
}
