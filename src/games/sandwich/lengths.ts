/** How long a match takes. Measured at human pace: `npm run simulate lengths`, docs/decisions/lengths.md. */
import type { Span } from '../../shared/game.ts';
import { around } from '../../shared/lengths.ts';
import type { Options } from './options.ts';

/** Minutes of a round: the market and the kitchen, where all play at once, and one tasting after the other. */
const TOGETHER = 3;
const A_TASTING = 0.57;
const SPREAD = 1.1;

/** S-22: with everybody tasting at once it takes as long as one of them and as reading what came of it. */
const tastings = ({ tasteTogether }: Options, seats: number): number =>
  tasteTogether ? 1 + seats / 6 : seats;

/** S-40, S-41: of the time for three sandwiches a cook takes two thirds; all at once, or one after the other. */
function praise({ chefsSuggestion, pitch, pitchSlot, tasteTogether }: Options, seats: number): number {
  const ofOne = (2 * pitchSlot) / 60;
  const together = chefsSuggestion || (pitch && tasteTogether) ? ofOne : 0;
  return together + (pitch && !tasteTogether ? seats * ofOne : 0);
}

export const lasts = (options: Options, seats: number): Span =>
  around(options.rounds * (TOGETHER + A_TASTING * tastings(options, seats) + praise(options, seats)), SPREAD);
