import type { Evolvers } from '../../../shared/evolvers.ts';
import type { Event } from '../events.ts';
import type { State, Turn } from '../state.ts';
import { did, withPlayer } from './changes.ts';

export const turn: Evolvers<State, Event, 'turn-began' | 'turn-ended' | 'bell-rang' | 'ended'> = {
  'turn-began': (state, { seat }) => {
    const turn: Turn = {
      seat,
      number: state.turns + 1,
      mode: 'open',
      symbol: null,
      laid: [],
      discarded: 0,
    };
    const begun = withPlayer(state, seat, (player) => ({ ...player, last: [] }));
    return { ...begun, turn, turns: turn.number };
  },

  'turn-ended': (state, { seat, idle }) =>
    idle ? withPlayer(state, seat, (player) => did(player, { did: 'pass', cards: [] })) : state,

  'bell-rang': (state) => ({ ...state, bell: true }),

  ended: (state, { reason }) => ({ ...state, turn: null, over: reason }),
};
