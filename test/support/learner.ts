/** Somebody who plays for the first time: mostly taps what the lesson points at, and now and then anything else. */
import type { Page } from '@playwright/test';

export interface Lessons {
  /** What is said first of each lesson, and where it points. */
  readonly said: Readonly<Record<string, { readonly id: string; readonly at: string | undefined }>>;
}

export interface Learned {
  readonly lessons: readonly string[];
  /** Of those: whose thing was on the screen when they were told. */
  readonly pointed: readonly string[];
  readonly taps: number;
}

/** Timers of the page run so much faster: what bots do is only seen for a moment. */
export const hurry = (page: Page, times: number): Promise<unknown> =>
  page.addInitScript((speed) => {
    const slowly = window.setTimeout.bind(window);
    window.setTimeout = ((run: () => void, ms = 0) => slowly(run, ms / speed)) as typeof setTimeout;
  }, times);

interface Plan extends Lessons {
  readonly seed: number;
  readonly mostMs: number;
  /** After so many lessons it does the plainest thing, so that the match comes to its end. */
  readonly enough: number;
  /** What is tapped at all. */
  readonly within: string;
}

/** Taps on until a dialog says that it is over. */
export const learn = (page: Page, plan: Plan): Promise<Learned> =>
  page.evaluate(async ({ said, seed, mostMs, enough, within }) => {
    const lessons = new Set<string>();
    const pointed = new Set<string>();
    let state = seed;
    const chance = (below: number): number => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return Math.floor((state / 2 ** 32) * below);
    };
    const isOpen = (node: Element): node is HTMLElement =>
      node instanceof HTMLElement &&
      node.getAttribute('aria-disabled') !== 'true' &&
      node.getClientRects().length > 0 &&
      !node.matches('.lesson, .lesson *') &&
      !node.closest('[inert]');
    const tappable = (root: ParentNode): HTMLElement[] => [...root.querySelectorAll('button')].filter(isOpen);
    const until = performance.now() + mostMs;
    let taps = 0;
    while (performance.now() < until) {
      if (document.querySelector('dialog[open] [data-first-match-over]')) break;
      const what = document.querySelector('.lesson b')?.textContent ?? '';
      const lesson = said[what];
      if (lesson) lessons.add(lesson.id);
      const dialogs = [...document.querySelectorAll('dialog[open]')];
      const root = dialogs.at(-1) ?? document.querySelector(within);
      const wanted = lesson?.at ? [...document.querySelectorAll(lesson.at)].filter(isOpen) : [];
      if (lesson && wanted.length > 0) pointed.add(lesson.id);
      const all = root ? tappable(root) : [];
      // What takes back what was done leads nowhere.
      const docked = all.filter(
        (node) => node.closest('.dock, footer') && !node.querySelector('use[href="#ui-undo"]'),
      );
      const from = [
        ...(dialogs.length === 0 && wanted.length > 0 ? [wanted, wanted] : []),
        ...(docked.length > 0 ? [docked] : []),
        ...(all.length > 0 ? [all, all] : []),
      ];
      const plain = lessons.size >= enough && docked.length > 0 && chance(8) > 0;
      const list = plain ? docked : from[chance(Math.max(1, from.length))];
      const target = list?.[chance(list.length)];
      if (target) {
        const inner = target.matches('button') ? [target] : tappable(target);
        inner[chance(Math.max(1, inner.length))]?.click();
        taps += 1;
      }
      await new Promise((resolve) => requestAnimationFrame(resolve));
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
    return { lessons: [...lessons], pointed: [...pointed], taps };
  }, plan);
