import type { TransitionConfig } from 'svelte/transition';
import { calm, FADE_MS } from '../../../ui/motion.ts';

interface Way {
  /** Where to, or where from; undefined = it only fades. */
  readonly place: () => Element | null | undefined;
  readonly ms?: number;
  readonly delay?: number;
}

const easeOut = (share: number): number => 1 - (1 - share) ** 3;

/** Between its own place and another one, along a low arc: as `out:` it goes there, as `in:` it comes from there. */
export function fly(node: Element, { place, ms = 320, delay = 0 }: Way): TransitionConfig {
  const other = place()?.getBoundingClientRect();
  if (!other || calm()) return { duration: FADE_MS, css: (here) => `opacity:${here}` };
  const own = node.getBoundingClientRect();
  const x = other.left + other.width / 2 - (own.left + own.width / 2);
  const y = other.top + other.height / 2 - (own.top + own.height / 2);
  const shrunk = Math.min(1, Math.max(0.2, other.height / (own.height || 1)));
  const lift = Math.hypot(x, y) * 0.14;
  return {
    duration: ms,
    delay,
    easing: easeOut,
    css: (here, away) =>
      `transform:translate(${x * away}px,${y * away - lift * 4 * here * away}px) rotate(${away * 8}deg) scale(${1 - (1 - shrunk) * away});opacity:${Math.min(1, 0.35 + here * 2)};z-index:6`,
  };
}
