import type { Evolvers } from '../../../../src/shared/evolvers.ts';
import { without } from '../../../../src/shared/lists.ts';
import type { ChoosingEvent, Event } from '../events.ts';
import type { State } from '../state.ts';

export const choosing: Evolvers<State, Event, ChoosingEvent['type']> = {
  dealt: (state, { hands, pile, first }) => ({
    ...state,
    pile,
    first,
    players: hands.map((hand) => ({ hand, chosen: null })),
  }),

  chosen: (state, { seat, card }) => ({
    ...state,
    players: state.players.map((player, i) =>
      i === seat ? { hand: without(player.hand, card), chosen: card } : player,
    ),
  }),
};
