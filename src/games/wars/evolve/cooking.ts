import type { Evolvers } from '../../../shared/evolvers.ts';
import type { Event } from '../events.ts';
import type { Prompt, State } from '../state.ts';
import { did, playersWith, withDiscards, withoutCards, withPlayer } from './changes.ts';

export const cooking: Evolvers<State, Event, 'played' | 'seasoned' | 'lifted'> = {
  played: (state, { seat, card, cost, replaced, free }) => ({
    ...state,
    players: playersWith(state, seat, (player) => ({
      ...withoutCards(player, [card]),
      coins: player.coins - cost,
      zone:
        replaced === null
          ? [...player.zone, { card, extra: 0 }]
          : player.zone.map((one) => (one.card === replaced ? { card, extra: 0 } : one)),
      deeds: did(player, { kind: 'play', card }),
    })),
    market: withDiscards(state, replaced === null ? [] : [replaced]),
    prompts: free ? oneFreePlayLess(state.prompts) : state.prompts,
    actions: free ? state.actions : state.actions - 1,
  }),

  seasoned: (state, { seat, cards, n }) =>
    withPlayer(state, seat, (player) => ({
      ...player,
      zone: player.zone.map((one) => (cards.includes(one.card) ? { ...one, extra: one.extra + n } : one)),
    })),

  lifted: (state, { seat, total, each }) =>
    withPlayer(state, seat, (player) => ({
      ...player,
      lift: { total: player.lift.total + total, each: player.lift.each + each },
    })),
};

function oneFreePlayLess(prompts: readonly Prompt[]): readonly Prompt[] {
  const top = prompts.at(-1);
  if (top?.effect.kind !== 'free-play') throw new Error('a free play nobody was offered');
  const rest = prompts.slice(0, -1);
  return top.effect.n > 1 ? [...rest, { ...top, effect: { ...top.effect, n: top.effect.n - 1 } }] : rest;
}
