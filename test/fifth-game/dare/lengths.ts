import type { Span } from '../../../src/shared/game.ts';
import { around } from '../../../src/shared/lengths.ts';
import type { Options } from './options.ts';

/** Minutes until everybody has dared once. */
const A_ROUND = 0.5;

export const lasts = ({ rounds }: Options, seats: number): Span => around(rounds * seats * A_ROUND, 1.3);
