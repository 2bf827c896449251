import { range } from '../../shared/lists.ts';
import { ingredients, opportunities, orders } from './cards.ts';
import type { Draft } from './events.ts';
import { HAND_LIMIT } from './numbers.ts';
import { draw } from './rules/market.ts';
import { fillRow } from './rules/row.ts';

/** W-5, W-6, W-7 */
export function setup(draft: Draft): void {
  const { rng } = draft;
  const { seats, options } = draft.state;
  const ids = (cards: readonly { readonly id: string }[]) => rng.shuffle(cards.map((card) => card.id));
  draft.emit({ type: 'market-shuffled', deck: ids([...ingredients, ...opportunities]) });
  draft.emit({ type: 'orders-shuffled', deck: ids(orders) });
  for (const seat of range(seats)) draw(draft, seat, HAND_LIMIT);
  fillRow(draft);
  const start = options.start ?? rng.below(seats);
  draft.emit({ type: 'began', start, chosen: options.start !== null });
  draft.emit({ type: 'turn-began', seat: start, round: 1 });
}
