import type { Evolvers } from '../../../shared/evolvers.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import { did, playersWith, withDiscards, withoutCards } from './changes.ts';

export const market: Evolvers<State, Event, 'market-shuffled' | 'drew' | 'refilled' | 'discarded'> = {
  'market-shuffled': (state, { deck }) => ({ ...state, market: { deck, discards: [] } }),

  drew: (state, { seat, cards }) => ({
    ...state,
    players: playersWith(state, seat, (player) => ({ ...player, hand: [...player.hand, ...cards] })),
    market: { ...state.market, deck: state.market.deck.slice(cards.length) },
  }),

  refilled: (state, { seat, cards }) => ({
    ...state,
    players: playersWith(state, seat, (player) => ({
      ...withoutCards(player, cards),
      deeds: did(player, { kind: 'refill' }),
    })),
    market: withDiscards(state, cards),
    actions: state.actions - 1,
  }),

  discarded: (state, { seat, cards }) => ({
    ...state,
    players: playersWith(state, seat, (player) => withoutCards(player, cards)),
    market: withDiscards(state, cards),
  }),
};
