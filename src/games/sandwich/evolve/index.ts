import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import type { Facts } from './facts.ts';
import { kitchenFacts } from './kitchen.ts';
import { marketFacts } from './market.ts';
import { roundFacts } from './round.ts';
import { tastingFacts } from './tasting.ts';
import { tradingFacts } from './trading.ts';

const facts: Facts<Event['type']> = {
  ...roundFacts,
  ...marketFacts,
  ...kitchenFacts,
  ...tradingFacts,
  ...tastingFacts,
};

export function evolve(state: State, event: Event): State {
  const fact = facts[event.type] as (state: State, event: Event) => State;
  return fact(state, event);
}
