/** Closed sandwiches and the orders they fill (M-15 to M-19). */
import type { Refusal, SeatIndex } from '../../../shared/game.ts';
import { no } from '../../../shared/rules.ts';
import type { Order } from '../cards.ts';
import type { Draft } from '../events.ts';
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
    serve(draft, seat, { sandwich, order });
    // M-26: what stands side by side is claimed before anything is dealt.
    if (claimOffers(draft.state, seat).length === 0) settleBar(draft);
  },
});

export interface Claim {
  readonly sandwich: string;
  readonly order: string;
}

const fitFor = (state: State, { sandwich, order }: Claim) => {
  const slot = slotOf(state, order);
  const recipe = state.bar[slot] as Order;
  const pieces = fillingOf(findSandwich(state, sandwich)!.sandwich.cards);
  return { slot, standIns: standIns(recipe, pieces), pays: fitOf(recipe, pieces).pays };
};

const serve = (draft: Draft, seat: SeatIndex, claim: Claim): void =>
  draft.emit({ type: 'claimed', seat, sandwich: claim.sandwich, ...fitFor(draft.state, claim) });

/** M-27: where nobody would have to choose; of several sandwiches for one order, the one that pays most. */
function plainClaim(state: State, seat: SeatIndex): Claim | undefined {
  const claims = claimsOpen(state, seat);
  const isAlone = ({ sandwich }: Claim) => claims.filter((one) => one.sandwich === sandwich).length === 1;
  return claims.filter(isAlone).toSorted((a, b) => fitFor(state, b).pays - fitFor(state, a).pays)[0];
}

/** M-27: until nothing plain is left and the Bar is full, or an event asks something. */
export function claimWhatIsPlain(draft: Draft, seat: SeatIndex): void {
  while (!draft.state.event && !draft.state.over) {
    const claim = plainClaim(draft.state, seat);
    if (claim) serve(draft, seat, claim);
    else if (draft.state.bar.includes(null)) settleBar(draft);
    else return;
  }
}

export function claimsOpen(state: State, seat: SeatIndex): readonly Claim[] {
  const orders = state.bar.filter((card): card is Order => card?.kind === 'order');
  return sandwichesOf(state.players[seat]!)
    .filter((sandwich) => !checkClosed(state, sandwich))
    .flatMap((sandwich) =>
      orders
        .filter((order) => !checkFit(order, sandwich))
        .map(({ id }) => ({ sandwich: sandwich.id, order: id })),
    );
}

export function claimOffers(state: State, seat: SeatIndex): Offers {
  const frame = turnFrame(state.turn!);
  return claimsOpen(state, seat).map(({ sandwich, order }) => ({
    id: `claim:${sandwich}:${order}`,
    frame,
    move: { type: 'claim', sandwich, order },
  }));
}
