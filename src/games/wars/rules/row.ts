/** W-6: the row of orders, and what exchanges one of them. */
import { no } from '../../../shared/rules.ts';
import { orderOf } from '../cards.ts';
import type { Draft } from '../events.ts';
import { ROW_LIMIT_PER_TYPE } from '../numbers.ts';
import type { State } from '../state.ts';
import type { RuleOf } from './rule.ts';

/** W-6: one pass through the deck is enough, since the row only becomes fuller meanwhile. */
export function fillRow(draft: Draft): void {
  const { row: before, orderDeck } = draft.state;
  const row = [...before];
  const shown: string[] = [];
  const under: string[] = [];
  const deck = [...orderDeck];
  for (let passes = deck.length; passes > 0 && row.includes(null); passes--) {
    const order = deck.shift()!;
    if (mayBeShown(row, order)) {
      row[row.indexOf(null)] = order;
      shown.push(order);
    } else {
      deck.push(order);
      under.push(order);
    }
  }
  if (shown.length > 0) draft.emit({ type: 'row-filled', row, deck, shown, under });
}

function mayBeShown(row: State['row'], order: string): boolean {
  const { type } = orderOf(order);
  return row.filter((place) => place !== null && orderOf(place).type === type).length < ROW_LIMIT_PER_TYPE;
}

export const notInRow = (row: State['row'], order: string) =>
  row.includes(order) ? undefined : no('not-in-the-row');

/** W-16: the order goes under the deck and the row is filled again by W-6. */
export const swap: RuleOf<'swap'> = {
  check: (state, _, { order }) => notInRow(state.row, order),
  act(draft, seat, { order }) {
    draft.emit({ type: 'answered', seat });
    draft.emit({ type: 'order-swapped', seat, order });
    fillRow(draft);
  },
  offers: ({ row }) =>
    row.flatMap((order) =>
      order === null ? [] : [{ id: `swap:${order}`, move: { type: 'swap' as const, order } }],
    ),
};
