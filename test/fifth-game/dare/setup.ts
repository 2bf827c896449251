import { range } from '../../../src/shared/lists.ts';
import { deck } from './cards.ts';
import type { Draft } from './events.ts';

/** D-2 */
export function setup(draft: Draft): void {
  const { rng, state } = draft;
  const { seats, options } = state;
  const cards = rng.shuffle(deck);
  const hands = range(seats).map((seat) => cards.slice(seat * options.rounds, (seat + 1) * options.rounds));
  draft.emit({
    type: 'dealt',
    hands,
    pile: cards.slice(seats * options.rounds),
    first: rng.below(seats),
  });
}
