import { range } from '../../shared/lists.ts';
import type { Event, EventOf } from './events.ts';
import { kitchenFacts } from './evolve-kitchen.ts';
import { marketFacts } from './evolve-market.ts';
import { tastingFacts } from './evolve-tasting.ts';
import { tradingFacts } from './evolve-trading.ts';
import type { Facts } from './facts.ts';
import { enter, type Player, planRound, type State } from './state.ts';

const facts: Facts<Event['type']> = {
  dealt,
  ...marketFacts,
  ...kitchenFacts,
  ...tradingFacts,
  ...tastingFacts,
};

export function evolve(state: State, event: Event): State {
  const fact = facts[event.type] as (state: State, event: Event) => State;
  return fact(state, event);
}

function dealt(state: State, { round, first, piles, common, theme }: EventOf<'dealt'>): State {
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
    ...enter(state, 'opening', { at: 0, due: 0 }),
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
}
