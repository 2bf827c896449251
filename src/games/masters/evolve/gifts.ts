import type { Evolvers } from '../../../shared/evolvers.ts';
import { replaceAt } from '../../../shared/lists.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import { binWhite, takeFromHand } from './changes.ts';

/** Cards go to the left: everybody's come from the right. */
const rightOf = (seat: number, seats: number): number => (seat + seats - 1) % seats;

export const gifts: Evolvers<State, Event, 'chose' | 'gave' | 'hands-turned'> = {
  chose: (state, { seat, cards }) =>
    state.event
      ? { ...state, event: { ...state.event, chosen: replaceAt(state.event.chosen, seat, () => cards) } }
      : state,

  gave: (state, { to, gifts }) => {
    const given = state.players.map((player, seat) => takeFromHand(player, gifts[seat]!));
    if (to === 'bin') return binWhite({ ...state, players: given }, gifts.flat());
    return {
      ...state,
      players: given.map((player, seat) => {
        const passed = gifts[rightOf(seat, state.seats)]!;
        return passed.length === 0 ? player : { ...player, hand: [...player.hand, ...passed] };
      }),
    };
  },

  'hands-turned': (state) => ({
    ...state,
    players: state.players.map((player, seat) => ({
      ...player,
      hand: state.players[rightOf(seat, state.seats)]!.hand,
    })),
  }),
};
