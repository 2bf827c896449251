import type { Evolvers } from '../../../shared/evolvers.ts';
import { opportunityOf } from '../cards.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import { did, entered, withoutCards, withPlayer } from './changes.ts';

export const effects: Evolvers<State, Event, 'opportunity-used' | 'asked' | 'answered' | 'gained'> = {
  'opportunity-used': (state, { seat, card, to }) => {
    const used = withPlayer(state, seat, (player) => ({
      ...withoutCards(player, [card]),
      deeds: did(player, { kind: 'opportunity', card }),
    }));
    return withPlayer(used, to, (player) => ({
      ...player,
      hand: [...player.hand, card],
      handed: [...player.handed, card],
      resting: opportunityOf(card).rests ? [...player.resting, card] : player.resting,
    }));
  },

  asked: (state, { prompt }) => ({ ...state, prompts: [...state.prompts, prompt] }),

  answered: (state) => ({ ...state, prompts: state.prompts.slice(0, -1) }),

  gained: (state, { seat, coins, tokens, from }) =>
    withPlayer(state, seat, (player) => ({
      ...player,
      coins: player.coins + coins,
      tokens: player.tokens + tokens,
      ledger: entered(player, { tokens, from, round: state.round }),
    })),
};
