/** Events that let everybody choose cards in secret, to pass on or to bin (M-20). */
import type { SeatIndex } from '../../../shared/game.ts';
import { no } from '../../../shared/rules.ts';
import type { Draft } from '../events.ts';
import type { State } from '../state.ts';
import { resolveGifts, settleBar } from './bar.ts';
import type { Offers, RuleOf } from './rule.ts';
import { checkPicked } from './turn.ts';

/** How many cards a seat has to choose; 0 when it need not. */
function giftSize({ event, bar, players }: State, seat: SeatIndex): number {
  const card = event && bar[event.slot];
  if (card?.kind !== 'event' || card.effect.do !== 'give' || event!.chosen[seat] !== null) return 0;
  return Math.min(card.effect.cards, players[seat]!.hand.length);
}

export const give: RuleOf<'give'> = {
  check(state, seat, { cards }) {
    const n = giftSize(state, seat);
    if (n === 0) return no('nothing-to-give');
    return cards.length === n ? checkPicked(state, seat, cards) : no('pick-exactly', { n });
  },
  act(draft, seat, { cards }) {
    draft.emit({ type: 'chose', seat, cards });
    goOn(draft);
  },
};

export function giftOffers(state: State, seat: SeatIndex): Offers {
  const n = giftSize(state, seat);
  if (n === 0) return [];
  const from = state.players[seat]!.hand;
  const slot = { name: 'cards', kind: 'pick', from, min: n, max: n } as const;
  return [{ id: 'give', frame: state.event!.id, move: { type: 'give' }, slots: [slot] }];
}

/** For whoever has not chosen in time, chance does. */
export function chooseForTheRest(draft: Draft): void {
  for (const { seat, hand } of draft.state.players) {
    const n = giftSize(draft.state, seat);
    if (n > 0) draft.emit({ type: 'chose', seat, cards: draft.rng.shuffle(hand).slice(0, n) });
  }
  goOn(draft);
}

function goOn(draft: Draft): void {
  resolveGifts(draft);
  settleBar(draft);
}
