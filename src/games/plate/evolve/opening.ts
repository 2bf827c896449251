/** P-4, P-5 */
import type { Evolvers } from '../../../shared/evolvers.ts';
import type { Event, OpeningEvent } from '../events.ts';
import type { State } from '../state.ts';
import { turnOf } from './changes.ts';

export const opening: Evolvers<State, Event, OpeningEvent['type']> = {
  shuffled: (state, { order }) => ({ ...state, draw: order }),

  'first-drawn': (state, { draws }) => {
    if (state.step.kind !== 'opening') return state;
    return {
      ...state,
      draw: state.draw.slice(draws.length),
      step: { ...state.step, rounds: [...state.step.rounds, draws], tick: state.serial },
      serial: state.serial + 1,
    };
  },

  dealt: (state, { first, hands, order }) => {
    const players = state.players.map((player, seat) => ({ ...player, hand: hands[seat]! }));
    return turnOf({ ...state, players, draw: order }, first);
  },
};
