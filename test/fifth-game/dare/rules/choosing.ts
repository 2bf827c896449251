/** D-3, D-4: all choose in secret; the hottest pepper is dared. */
import type { SeatIndex } from '../../../../src/shared/game.ts';
import { clockwiseFrom } from '../../../../src/shared/lists.ts';
import { no } from '../../../../src/shared/rules.ts';
import { heatOf } from '../cards.ts';
import type { Draft } from '../events.ts';
import { type State, stillChoosing } from '../state.ts';
import type { Offer, SeatRuleOf } from './rule.ts';

export const choose: SeatRuleOf<'choose'> = {
  check(state, seat, { card }) {
    const { step, players } = state;
    if (step.kind !== 'choose') return no('not-now');
    if (players[seat]!.chosen !== null) return no('chosen-already');
    return players[seat]!.hand.includes(card) ? undefined : no('not-yours');
  },
  act(draft, seat, { card }) {
    draft.emit({ type: 'chosen', seat, card });
    reveal(draft);
  },
};

export function chooseOffers(state: State, seat: SeatIndex): Offer[] {
  const { hand } = state.players[seat]!;
  const from = hand.filter((card) => !choose.check(state, seat, { type: 'choose', card }));
  return from.length === 0
    ? []
    : [{ id: 'choose', move: { type: 'choose' }, slots: [{ name: 'card', kind: 'one', from }] }];
}

/** Chance chooses for who has not. */
export function chooseByChance(draft: Draft): void {
  for (const seat of stillChoosing(draft.state))
    draft.emit({ type: 'chosen', seat, card: draft.rng.pick(draft.state.players[seat]!.hand) });
  reveal(draft);
}

function reveal(draft: Draft): void {
  const { state } = draft;
  if (stillChoosing(state).length > 0) return;
  const { first, seats, players } = state;
  const chosenBy = (seat: SeatIndex) => players[seat]!.chosen!;
  const seat = clockwiseFrom(first, seats).reduce((hottest, one) =>
    heatOf(chosenBy(one)) > heatOf(chosenBy(hottest)) ? one : hottest,
  );
  draft.emit({ type: 'revealed', seat, card: chosenBy(seat) });
}
