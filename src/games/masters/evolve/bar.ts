import type { Evolvers } from '../../../shared/evolvers.ts';
import { replaceAt } from '../../../shared/lists.ts';
import type { Effect } from '../cards.ts';
import type { Event } from '../events.ts';
import { blackCard, type Player, type State } from '../state.ts';
import { bin, binWhite, takeFromHand, withPlayer } from './changes.ts';

const effectAt = ({ bar }: State, slot: number): Effect => {
  const card = bar[slot];
  if (card?.kind !== 'event') throw new Error(`no event at slot ${slot}`);
  return card.effect;
};

export const bar: Evolvers<State, Event, 'turned-up' | 'event-began' | 'event-ended' | 'swept' | 'binned'> = {
  'turned-up': (state, { slot, card }) => ({
    ...state,
    bar: replaceAt(state.bar, slot, () => blackCard(state.options, card)),
    black: { ...state.black, deck: state.black.deck.slice(1) },
  }),

  'event-began': (state, { slot }) => {
    const serial = state.serial + 1;
    const effect = effectAt(state, slot);
    const asks = (player: Player) => effect.do === 'give' && player.hand.length > 0;
    return {
      ...state,
      serial,
      event: {
        id: `event:${serial}`,
        slot,
        event: state.bar[slot]!.id,
        chosen: state.players.map((player) => (asks(player) ? null : [])),
      },
    };
  },

  'event-ended': (state, { slot }) => ({
    ...state,
    event: null,
    black: bin(state.black, [state.bar[slot]!.id]),
    bar: replaceAt(state.bar, slot, () => null),
  }),

  swept: (state) => ({
    ...state,
    black: bin(
      state.black,
      state.bar.flatMap((card) => (card?.kind === 'order' ? [card.id] : [])),
    ),
    bar: state.bar.map((card) => (card?.kind === 'order' ? null : card)),
  }),

  binned: (state, { seat, cards }) =>
    binWhite(
      withPlayer(state, seat, (player) => takeFromHand(player, cards)),
      cards,
    ),
};
