import type { Evolvers } from '../../../../src/shared/evolvers.ts';
import type { DaringEvent, Event } from '../events.ts';
import { type Dare, roundOf, type State } from '../state.ts';

/** All peppers of the round are gone. */
const dared = (state: State, dare: Omit<Dare, 'round'>): State => ({
  ...state,
  players: state.players.map(({ hand }) => ({ hand, chosen: null })),
  step: { kind: 'choose' },
  first: (dare.seat + 1) % state.seats,
  dares: [...state.dares, { ...dare, round: roundOf(state) }],
});

export const daring: Evolvers<State, Event, DaringEvent['type']> = {
  revealed: (state, { seat }) => ({ ...state, step: { kind: 'dare', seat } }),

  bitten: (state, { seat, card, turned, points }) => ({
    ...dared(state, { seat, card, deed: 'bit', turned, points }),
    pile: state.pile.slice(1),
  }),

  left: (state, { seat, card, points }) => dared(state, { seat, card, deed: 'left', turned: null, points }),

  ended: (state) => ({ ...state, step: { kind: 'over' } }),
};
