/** W-15, W-16: free, no action, and handed to the player on the left. */
import type { Refusal } from '../../../shared/game.ts';
import { no } from '../../../shared/rules.ts';
import { type Effect, isIngredient, isOpportunity, opportunityOf } from '../cards.ts';
import type { MoveOf } from '../moves.ts';
import { leftOf, type Player, playerInTurn, playerOf, type State } from '../state.ts';
import { anyPlay, cannotLay } from './cooking.ts';
import { applyEffects } from './effects.ts';
import { byName } from './remember.ts';
import { drawn, outOfActions, type RuleOf } from './rule.ts';

/** Why an effect would do nothing now for the seat in turn; undefined when it would do something. */
export function uselessBecause(state: State, effect: Effect): Refusal | undefined {
  switch (effect.kind) {
    case 'assistant':
      return state.free.length === 0 ? no('no-assistant') : undefined;
    case 'free-play':
      return nothingToPlayFree(playerInTurn(state));
    case 'swap-order':
      return state.orderDeck.length === 0 || !state.row.some((place) => place !== null)
        ? no('no-order-to-swap')
        : undefined;
    case 'draw':
      return state.market.deck.length + state.market.discards.length === 0
        ? no('nothing-to-draw')
        : undefined;
    case 'lift':
      return outOfActions(state);
    default:
      return undefined;
  }
}

/** A full zone asks for the fine, whichever ingredient it is. */
function nothingToPlayFree(player: Player): Refusal | undefined {
  const card = player.hand.find(isIngredient);
  return card === undefined ? no('nothing-to-play') : cannotLay(player, anyPlay(player, card), 'free');
}

export const opportunity: RuleOf<'opportunity'> = {
  /** W-15: one that would do nothing at all cannot be used. */
  check(state, seat, { card }) {
    const { hand, resting } = playerOf(state, seat);
    if (!hand.includes(card)) return no('not-in-hand');
    if (!isOpportunity(card)) return no('not-an-opportunity');
    if (resting.includes(card)) return no('resting');
    const reasons = opportunityOf(card).effects.map((effect) => uselessBecause(state, effect));
    return reasons.includes(undefined) ? undefined : reasons[0];
  },
  /** Handed to the left at once, so that its effect cannot be stopped half-way. */
  act(draft, seat, { card }) {
    draft.emit({ type: 'opportunity-used', seat, card, to: leftOf(draft.state, seat) });
    applyEffects(draft, opportunityOf(card).effects, { key: 'opportunity', rule: 'W-15', card });
  },
  offers(state, seat) {
    const held = playerOf(state, seat).hand.filter(isOpportunity).map(offerOf);
    return held.map((offer) => drawn(offer, opportunity.check(state, seat, offer.move)));
  },
};

const offerOf = byName((card: string) => {
  const move: MoveOf<'opportunity'> = { type: 'opportunity', card };
  return { id: `opportunity:${card}`, move };
});
