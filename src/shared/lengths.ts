/** How long a match takes, in numbers that one can plan with. */
import type { Span } from './game.ts';

/** Nobody plans an evening by single minutes, but in a short break they count. */
const stepFor = (most: number): number => (most < 20 ? 1 : 5);

/**
 * `minutes` is what half of the matches take. Of ten, one is over before the `spread`th part of that, and one takes
 * longer than `spread` times as long.
 */
export function around(minutes: number, spread: number): Span {
  const step = stepFor(minutes * spread);
  return {
    from: Math.max(1, Math.floor(minutes / spread / step) * step),
    to: Math.ceil((minutes * spread) / step) * step,
  };
}

/** By the clock. */
export const exactly = (minutes: number): Span => ({ from: minutes, to: minutes });
