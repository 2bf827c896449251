/** Closed sandwiches and the orders they fill (M-15 to M-19). */
import type { Refusal, SeatIndex } from '../../../shared/game.ts';
import { no } from '../../../shared/rules.ts';
import type { Order } from '../cards.ts';
import { findSandwich, isClosed, type Sandwich, type State, sandwichesOf, turnFrame } from '../state.ts';
import { settleBar } from './bar.ts';
import { fillingOf, fills, fitOf, standIns } from './matching.ts';
import type { Offers } from './rule.ts';
import { inTurn } from './turn.ts';

const slotOf = (state: State, order: string): number =>
  state.bar.findIndex((card) => card?.kind === 'order' && card.id === order);

/** M-16 */
const checkClosed = (state: State, sandwich: Sandwich): Refusal | undefined =>
  isClosed(state.turn, sandwich) ? undefined : no('not-closed');

/** M-15 */
const checkFit = (order: Order, { cards }: Sandwich): Refusal | undefined =>
  fills(order, cards) ? undefined : no('does-not-match');

export const claim = inTurn<'claim'>({
  check(state, seat, { sandwich, order }) {
    const own = sandwichesOf(state.players[seat]!).find(({ id }) => id === sandwich);
    if (!own) return no('not-your-sandwich');
    const slot = slotOf(state, order);
    if (slot < 0) return no('order-gone');
    return checkClosed(state, own) ?? checkFit(state.bar[slot] as Order, own);
  },
  act(draft, seat, { sandwich, order }) {
    const slot = slotOf(draft.state, order);
    const recipe = draft.state.bar[slot] as Order;
    const pieces = fillingOf(findSandwich(draft.state, sandwich)!.sandwich.cards);
    const { pays } = fitOf(recipe, pieces);
    draft.emit({ type: 'claimed', seat, sandwich, slot, standIns: standIns(recipe, pieces), pays });
    settleBar(draft);
  },
});

export function claimOffers(state: State, seat: SeatIndex): Offers {
  const frame = turnFrame(state.turn!);
  const orders = state.bar.filter((card): card is Order => card?.kind === 'order');
  return sandwichesOf(state.players[seat]!)
    .filter((sandwich) => !checkClosed(state, sandwich))
    .flatMap((sandwich) =>
      orders
        .filter((order) => !checkFit(order, sandwich))
        .map(({ id }) => ({
          id: `claim:${sandwich.id}:${id}`,
          frame,
          move: { type: 'claim', sandwich: sandwich.id, order: id },
        })),
    );
}
