import type { Evolvers } from '../../../shared/evolvers.ts';
import { without, withoutAll } from '../../../shared/lists.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import { did, entered, inOrder, playersWith } from './changes.ts';

export const assistants: Evolvers<State, Event, 'hired' | 'upkeep-paid'> = {
  hired: (state, { seat, category, cost, action }) => ({
    ...state,
    players: playersWith(state, seat, (player) => ({
      ...player,
      coins: player.coins - cost,
      assistants: inOrder([...player.assistants, category]),
      deeds: did(player, { kind: 'hire', category }),
    })),
    free: without(state.free, category),
    actions: action ? state.actions - 1 : state.actions,
  }),

  'upkeep-paid': (state, { seat, coins, tokens, returned }) => {
    const left = returned.map((category) => ({ kind: 'returned' as const, category }));
    const wages = { tokens: -tokens, from: { key: 'upkeep', rule: 'W-18' }, round: state.round } as const;
    return {
      ...state,
      players: playersWith(state, seat, (player) => ({
        ...player,
        coins: player.coins - coins,
        tokens: player.tokens - tokens,
        ledger: entered(player, wages),
        assistants: left.length === 0 ? player.assistants : withoutAll(player.assistants, returned),
        deeds: left.length === 0 ? player.deeds : [...player.deeds, ...left],
      })),
      free: left.length === 0 ? state.free : inOrder([...state.free, ...returned]),
      owes: false,
    };
  },
};
