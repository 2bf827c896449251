import type { Evolvers } from '../../../shared/evolvers.ts';
import type { Event } from '../events.ts';
import { ACTIONS } from '../numbers.ts';
import { noLift, playerOf, type State } from '../state.ts';
import { did, playersWith } from './changes.ts';

type TurnFact =
  | 'began'
  | 'turn-began'
  | 'took-coins'
  | 'closing-began'
  | 'end-announced'
  | 'turn-ended'
  | 'finished';

export const turn: Evolvers<State, Event, TurnFact> = {
  began: (state, { start }) => ({ ...state, start }),

  'turn-began': (state, { seat, round }) => ({
    ...state,
    players: playersWith(state, seat, (player) => ({ ...player, deeds: [] })),
    phase: 'acting',
    active: seat,
    round,
    turn: state.turn + 1,
    actions: ACTIONS,
  }),

  'took-coins': (state, { seat, n }) => ({
    ...state,
    players: playersWith(state, seat, (player) => ({
      ...player,
      coins: player.coins + n,
      deeds: did(player, { kind: 'coins' }),
    })),
    actions: state.actions - 1,
  }),

  'closing-began': (state, { seat, byClock }) => ({
    ...state,
    players: playersWith(state, seat, (player) => ({
      ...player,
      lift: noLift(),
      deeds: byClock ? did(player, { kind: 'clock' }) : player.deeds,
    })),
    phase: 'closing',
    owes: playerOf(state, seat).assistants.length > 0,
  }),

  'end-announced': (state, { seat }) => ({ ...state, announcer: seat }),

  'turn-ended': (state, { seat }) =>
    playerOf(state, seat).resting.length === 0
      ? state
      : { ...state, players: playersWith(state, seat, (player) => ({ ...player, resting: [] })) },

  finished: (state) => ({ ...state, phase: 'over' }),
};
