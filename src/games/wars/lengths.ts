/** How long a match takes. Measured at human pace: `npm run simulate lengths`, docs/decisions/lengths.md. */
import type { Span } from '../../shared/game.ts';
import { around } from '../../shared/lengths.ts';
import type { Options } from './options.ts';

/** By seats: minutes until somebody has one order more, the last round included. */
const PER_ORDER: Readonly<Record<number, number>> = { 2: 4.2, 3: 5.8, 4: 7.3, 5: 8.8 };
const SPREAD = 1.27;

export const lasts = ({ orders }: Options, seats: number): Span =>
  around(orders * (PER_ORDER[seats] ?? 0), SPREAD);
