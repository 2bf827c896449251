import type { Evolvers } from '../../../shared/evolvers.ts';
import { replaceAt } from '../../../shared/lists.ts';
import type { Event } from '../events.ts';
import { changePlayer, enter, frameOf, type Market, type State } from '../state.ts';

const inMarket = (state: State, change: (market: Market) => Market): State => {
  if (!state.market) throw new Error('There is no market');
  return { ...state, market: change(state.market) };
};

export const market: Evolvers<
  State,
  Event,
  'countdown-began' | 'flipped' | 'released' | 'took' | 'photo-taken' | 'stacking-began' | 'market-closed'
> = {
  'countdown-began': (state) => enter(state, 'countdown'),

  flipped(state, { at }) {
    const flip = state.flip + 1;
    const asked = enter(state, 'market');
    const { ownCard, handOffDelay } = state.match.options;
    return {
      ...asked,
      flip,
      market: {
        flip,
        frame: frameOf(asked),
        at,
        released: ownCard === 'release' && handOffDelay === 0,
        stalls: state.players.map(({ pile }, owner) => ({ card: pile[0]!, owner, taken: null })),
        finishes: [],
      },
      players: state.players.map((player) => ({
        ...player,
        pile: player.pile.slice(1),
        took: null,
        late: null,
      })),
    };
  },

  released: (state) => inMarket(state, (market) => ({ ...market, released: true })),

  took(state, { seat, card, at, how }) {
    const stalled = inMarket(state, (market) => ({
      ...market,
      stalls: replaceAt(
        market.stalls,
        market.stalls.findIndex((stall) => stall.card === card),
        (stall) => ({ ...stall, taken: { seat, at, how } }),
      ),
    }));
    const ms = at - stalled.market!.at;
    return changePlayer(stalled, seat, (player) => ({
      ...player,
      owned: [...player.owned, card],
      took: { card, ms, how },
    }));
  },

  'photo-taken'(state, { type: _, ...finish }) {
    const filmed = inMarket(state, (market) => ({ ...market, finishes: [...market.finishes, finish] }));
    const gap = finish.loserMs - finish.winnerMs;
    const closest =
      !state.closest || gap < state.closest.loserMs - state.closest.winnerMs ? finish : state.closest;
    return changePlayer({ ...filmed, closest }, finish.loser, (player) => ({ ...player, late: finish }));
  },

  'market-closed': (state) => enter(state, 'closing'),

  'stacking-began': (state) => enter(state, 'stacking'),
};
