/**
 * Sees only what lies in front of it: the first order it can fill, every opportunity as soon as it comes, the card its
 * phone marks for an order, else the best ingredient it can pay for.
 */

import { fill, fillAtRandom } from '../../../shared/choices.ts';
import type { Choice } from '../../../shared/game.ts';
import { ingredientOf, isIngredient, orderOf } from '../cards.ts';
import type { Move } from '../moves.ts';
import { ZONE_LIMIT } from '../numbers.ts';
import type { SeatView } from '../view-types.ts';
import { type Input, type Open, offered } from './hand.ts';
import { hasMany, isAffordable, isBigEnough, wantsStaff } from './quirks.ts';

/** Its phone says which card would make an order possible. */
const completes = ({ plans }: SeatView, card: string | undefined): boolean =>
  plans.some(({ nearly }) => nearly.some(({ affordable, first }) => affordable && first === card));

/** Moves in the order in which the apprentice thinks of them. */
const habits: readonly ((input: Input, open: Open) => Choice<Move> | undefined)[] = [
  (input, open) =>
    offered(open, 'order')
      .filter(({ move }) => isBigEnough(input, move.order!))
      .toSorted((a, b) => orderOf(b.move.order!).points - orderOf(a.move.order!).points)[0],
  (input, open) => (hasMany(input) ? offered(open, 'opportunity')[0] : undefined),
  (input, open) => (wantsStaff(input) ? offered(open, 'hire')[0] : undefined),
  (input, open) =>
    offered(open, 'play').find(
      ({ move }) => completes(input.mine, move.card) && isAffordable(input, move.card!),
    ),
  (input, open) =>
    input.table.players[input.seat]!.zone.length < ZONE_LIMIT
      ? offered(open, 'play')
          .filter(({ move }) => isAffordable(input, move.card!))
          .toSorted((a, b) => ingredientOf(b.move.card!).quality - ingredientOf(a.move.card!).quality)[0]
      : undefined,
  ({ mine }, open) => (mine.hand.length < 3 ? offered(open, 'refill')[0] : undefined),
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
  const [discard] = offered(open, 'discard');
  return discard ? throwAway(input, discard) : fillAtRandom(input.rng.pick(open), input.rng);
}

/** Opportunities look too good for that. */
function throwAway({ mine, rng }: Input, discard: Choice<Move>): Move {
  const hand = rng.shuffle(mine.hand.map(({ card }) => card));
  const sorted = hand.toSorted((a, b) => Number(isIngredient(b)) - Number(isIngredient(a)));
  const slot = discard.slots?.[0];
  return fill(discard, { cards: sorted.slice(0, slot?.kind === 'pick' ? slot.min : 0) });
}
