/**
 * Somebody who plays Sándwich Wars for the first time, after the rules were told once. What speaks for each habit:
 * - goes for one order at a time, the one with the most points for which there are cards enough: the row is what the
 *   big screen shows largest, points are what is understood first;
 * - plays the card which the phone marks as the one that an order still lacks, and nearly never overlooks it;
 * - otherwise plays the best card of the hand that can be paid, whatever it would be good for later: costs are weighed
 *   by nobody who does not know yet how coins come back;
 * - forgets opportunities every other time, and uses them when they come to mind: they look like a bonus;
 * - hires once in a while, out of curiosity, and keeps whom there is money for: what wages cost shows only afterwards;
 * - serves what can be served as soon as the phone says so;
 * - takes coins when nothing else can be paid, and new cards when the hand gets thin.
 */

import { type Input, type Open, offered } from '../../src/games/wars/bots/hand.ts';
import { botOf } from '../../src/games/wars/bots/index.ts';
import { ingredientOf, orderOf } from '../../src/games/wars/cards.ts';
import type { Move } from '../../src/games/wars/moves.ts';
import { fillAtRandom } from '../../src/shared/choices.ts';
import type { Choice } from '../../src/shared/game.ts';

/** In ten. */
const REMEMBERS_OPPORTUNITIES = 5;
const HIRES = 1;
const FOLLOWS = 9;
const THIN_HAND = 2;
const COINS_TO_HIRE = 9;

function think(input: Input, open: Open): Choice<Move> | undefined {
  const { mine, table, seat, rng } = input;
  const me = table.players[seat]!;
  const [order] = offered(open, 'order').toSorted(
    (a, b) => orderOf(b.move.order!).points - orderOf(a.move.order!).points,
  );
  const cards = me.zone.length + mine.hand.length;
  const wished = mine.plans.filter(({ type }) => type <= cards).toSorted((a, b) => b.points - a.points)[0];
  const isWorthWaiting =
    wished && order && orderOf(order.move.order!).points * 3 < wished.points && rng.below(2) === 0;
  if (order && !isWorthWaiting) return order;
  const opportunities = offered(open, 'opportunity');
  if (opportunities.length > 0 && rng.below(10) < REMEMBERS_OPPORTUNITIES) return rng.pick(opportunities);
  if (table.actions > 0 && me.coins >= COINS_TO_HIRE && me.assistants.length === 0 && rng.below(10) < HIRES) {
    const hires = offered(open, 'hire');
    if (hires.length > 0) return rng.pick(hires);
  }
  const plays = offered(open, 'play').toSorted(
    (a, b) => ingredientOf(b.move.card!).quality - ingredientOf(a.move.card!).quality,
  );
  const shown = mine.plans
    .toSorted((a, b) => b.points - a.points)
    .flatMap(({ nearly }) => nearly.filter(({ affordable }) => affordable).map(({ first }) => first));
  const room = plays.filter(({ slots }) => !slots);
  const completing = room.find(({ move }) => shown.includes(move.card!));
  if (completing && rng.below(10) < FOLLOWS) return completing;
  if (room.length > 0 && mine.hand.length > THIN_HAND) return room[0];
  const [refill] = offered(open, 'refill');
  if (refill && mine.hand.length <= THIN_HAND) return refill;
  if (room.length > 0) return room[0];
  if (refill && me.coins >= COINS_TO_HIRE) return refill;
  return (
    offered(open, 'coins')[0] ?? offered(open, 'end-turn')[0] ?? offered(open, 'take-tokens')[0] ?? plays[0]
  );
}

export const guest = botOf('guest', (input: Input, open: Open): Move => {
  const [upkeep] = offered(open, 'upkeep');
  if (upkeep) {
    const slot = upkeep.slots!.find(({ name }) => name === 'tokens')!;
    return { type: 'upkeep', tokens: slot.kind === 'number' ? slot.min : 0, back: [] };
  }
  return fillAtRandom(think(input, open) ?? input.rng.pick(open), input.rng);
});
