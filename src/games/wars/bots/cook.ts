/** Thinks in projects as the chef does, but counts only on what it has, and is slow to hire. */
import { fill } from '../../../shared/choices.ts';
import type { Move } from '../moves.ts';
import { chefWith, TASTE } from './chef.ts';
import { type Input, isLastTurn, type Open, offered } from './hand.ts';
import type { Taste } from './projects.ts';
import { isAffordable, isBigEnough } from './quirks.ts';

/** In ten: how often it goes with the first good thing instead of the best. */
const SLIPS = 9;

/** In ten: how often it dares to hire what its project waits for. Never would be to wait for ever. */
const DARES = 2;

const CAUTIOUS: Taste = { ...TASTE, unknownQuality: 3, unknownCost: 9, patience: 0.85 };

const head = chefWith(CAUTIOUS);

export function cook(input: Input, open: Open): Move {
  const dares = input.rng.below(10) < DARES;
  const known = open.filter(({ move }) => dares || move.type !== 'hire');
  const isTurn = offered(open, 'coins').length > 0;
  if (isTurn && !isLastTurn(input) && input.rng.below(10) < SLIPS) {
    const [order] = offered(known, 'order').filter(({ move }) => isBigEnough(input, move.order!));
    if (order) return fill(order);
    const plays = offered(known, 'play').filter(
      ({ slots, move }) => !slots && isAffordable(input, move.card!),
    );
    if (plays.length > 0) return fill(input.rng.pick(plays));
  }
  return head(input, known);
}
