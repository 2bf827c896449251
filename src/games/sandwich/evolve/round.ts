import type { Evolvers } from '../../../shared/evolvers.ts';
import { range } from '../../../shared/lists.ts';
import type { Event } from '../events.ts';
import { totalsOf } from '../scoring.ts';
import { enter, type Player, planRound, type State } from '../state.ts';

/** S-23 */
const recordRound = (state: State): State => ({
  ...state,
  history: [
    ...state.history,
    {
      plan: state.plan,
      tastings: state.tastings,
      points: totalsOf(
        state.match.seats,
        state.tastings.map(({ ranked }) => ranked ?? []),
      ),
    },
  ],
});

export const round: Evolvers<State, Event, 'dealt' | 'round-ended' | 'ended'> = {
  dealt(state, { round, first, piles, common, theme }) {
    const plan = planRound(state.match, round, { common, theme });
    const players = piles.map(
      (pile, seat): Player => ({
        pile,
        owned: [],
        sandwiches: range(plan.perCook).map((i) => ({ cards: [], to: plan.recipients[seat]![i]! })),
        ready: false,
        changes: 0,
        took: null,
        late: null,
        swapped: null,
        sold: false,
      }),
    );
    return {
      ...enter(state, 'opening'),
      plan,
      first,
      flip: 0,
      players,
      market: null,
      offers: [],
      tastings: [],
      turn: 0,
      pitching: 0,
    };
  },

  'round-ended': (state) => recordRound(enter(state, 'roundEnd')),

  ended: (state) => recordRound(enter(state, 'over')),
};
