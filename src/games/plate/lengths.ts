/** How long a match takes. Measured at human pace: `npm run simulate lengths`, docs/decisions/lengths.md. */
import type { Span } from '../../shared/game.ts';
import { around } from '../../shared/lengths.ts';
import { goalOf, type Options } from './options.ts';
import type { Goal } from './scoring.ts';

/** By seats: minutes until somebody has one point more, or one sandwich more is eaten. */
const PER: Readonly<Record<Goal['kind'], Readonly<Record<number, number>>>> = {
  points: { 2: 1, 3: 1.57, 4: 2.1, 5: 2.7 },
  sandwiches: { 2: 2.3, 3: 2.7, 4: 3.2, 5: 3.6 },
};
/** With Napkins that only add and take away, sandwiches are worth less and more are eaten. */
const PLAIN_NAPKINS = 1.18;
/** Points can come all at once, or go again. */
const SPREAD: Readonly<Record<Goal['kind'], number>> = { points: 1.42, sandwiches: 1.28 };

export function lasts(options: Options, seats: number): Span {
  const { kind, n } = goalOf(options, seats);
  const napkins = options.napkins === 'plain' ? PLAIN_NAPKINS : 1;
  return around(n * (PER[kind][seats] ?? 0) * napkins, SPREAD[kind]);
}
