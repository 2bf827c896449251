/** Sees only what lies in front of it: the first order it can fill, else the best ingredient it can pay for. */

import { fillAtRandom } from '../../../shared/choices.ts';
import type { Choice } from '../../../shared/game.ts';
import { ingredientOf, orderOf } from '../cards.ts';
import type { Move } from '../moves.ts';
import { HAND_LIMIT, ZONE_LIMIT } from '../numbers.ts';
import { type Input, type Open, offered } from './hand.ts';

/** Moves in the order in which the apprentice thinks of them. */
const habits: readonly ((input: Input, open: Open) => Choice<Move> | undefined)[] = [
  (_, open) =>
    offered(open, 'order').toSorted(
      (a, b) => orderOf(b.move.order!).points - orderOf(a.move.order!).points,
    )[0],
  ({ mine, rng }, open) =>
    mine.hand.length > HAND_LIMIT || rng.below(4) === 0 ? offered(open, 'opportunity')[0] : undefined,
  ({ table, seat }, open) =>
    table.players[seat]!.zone.length < ZONE_LIMIT
      ? offered(open, 'play').toSorted(
          (a, b) => ingredientOf(b.move.card!).quality - ingredientOf(a.move.card!).quality,
        )[0]
      : undefined,
  ({ mine, rng }, open) =>
    mine.hand.length < 3 || rng.below(5) === 0 ? offered(open, 'refill')[0] : undefined,
  ({ table, seat, rng }, open) =>
    table.players[seat]!.zone.length === ZONE_LIMIT && rng.below(2) === 0
      ? offered(open, 'play')[0]
      : undefined,
  (_, open) => offered(open, 'coins')[0],
  (_, open) => offered(open, 'end-turn')[0],
  (_, open) => offered(open, 'take-tokens')[0],
];

export function apprentice(input: Input, open: Open): Move {
  for (const habit of habits) {
    const choice = habit(input, open);
    if (choice) return fillAtRandom(choice, input.rng);
  }
  return fillAtRandom(input.rng.pick(open), input.rng);
}
