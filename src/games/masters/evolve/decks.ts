import type { Evolvers } from '../../../shared/evolvers.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import { withPlayer } from './changes.ts';

export const decks: Evolvers<State, Event, 'opened' | 'reshuffled' | 'drew'> = {
  opened: (state, { white, hands, black, dealer }) => ({
    ...state,
    dealer,
    white: { deck: white, discards: [] },
    black: { deck: black, discards: [] },
    players: state.players.map((player, seat) => ({ ...player, hand: hands[seat]! })),
  }),

  reshuffled: (state, { pile, deck }) => ({
    ...state,
    [pile]: { deck, discards: [] },
  }),

  drew: (state, { seat, cards }) => ({
    ...withPlayer(state, seat, (player) => ({ ...player, hand: [...player.hand, ...cards] })),
    white: { ...state.white, deck: state.white.deck.slice(cards.length) },
  }),
};
