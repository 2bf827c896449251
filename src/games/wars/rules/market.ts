/** W-12, W-20, W-25: cards come and go. */
import type { Refusal } from '../../../shared/game.ts';
import { no } from '../../../shared/rules.ts';
import type { Draft } from '../events.ts';
import { HAND_LIMIT } from '../numbers.ts';
import { excessOf, type Player, playerOf } from '../state.ts';
import { drawn, type Offer, outOfActions, type RuleOf } from './rule.ts';

/** W-25: an empty deck becomes the shuffled discards; with none, drawing stops. */
export function draw(draft: Draft, seat: number, count: number): void {
  let missing = count;
  while (missing > 0) {
    const { deck, discards } = draft.state.market;
    if (deck.length > 0) {
      const cards = deck.slice(0, missing);
      draft.emit({ type: 'drew', seat, cards });
      missing -= cards.length;
    } else if (discards.length > 0) {
      draft.emit({ type: 'market-shuffled', deck: draft.rng.shuffle(discards) });
    } else return;
  }
}

const notInHand = ({ hand }: Player, cards: readonly string[]): Refusal | undefined =>
  cards.some((card) => !hand.includes(card)) ? no('not-in-hand') : undefined;

/** W-12 */
export const refill: RuleOf<'refill'> = {
  check: (state, seat, { discard }) => outOfActions(state) ?? notInHand(playerOf(state, seat), discard),
  act(draft, seat, { discard }) {
    draft.emit({ type: 'refilled', seat, cards: discard });
    draw(draft, seat, HAND_LIMIT - playerOf(draft.state, seat).hand.length);
  },
  offers(state, seat) {
    const { hand } = playerOf(state, seat);
    const offer: Offer = {
      id: 'refill',
      move: { type: 'refill' },
      slots: [{ name: 'discard', kind: 'pick', from: hand, min: 0, max: hand.length }],
    };
    return [drawn(offer, refill.check(state, seat, { type: 'refill', discard: [] }))];
  },
};

/** W-20 */
export const discard: RuleOf<'discard'> = {
  check(state, seat, { cards }) {
    const player = playerOf(state, seat);
    const excess = excessOf(player);
    return (
      notInHand(player, cards) ?? (cards.length === excess ? undefined : no('discard-exactly', { n: excess }))
    );
  },
  act: (draft, seat, { cards }) => draft.emit({ type: 'discarded', seat, cards }),
  offers(state, seat) {
    const player = playerOf(state, seat);
    const excess = excessOf(player);
    return [
      {
        id: 'discard',
        move: { type: 'discard' },
        slots: [{ name: 'cards', kind: 'pick', from: player.hand, min: excess, max: excess }],
      },
    ];
  },
};
