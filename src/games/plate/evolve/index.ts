/** What a fact does to the state. Cannot fail. */
import type { Event, Evolvers } from '../events.ts';
import type { State } from '../state.ts';
import { bidding } from './bidding.ts';
import { building } from './building.ts';
import { effects } from './effects.ts';
import { napkins } from './napkins.ts';
import { opening } from './opening.ts';
import { verdict } from './verdict.ts';

const evolvers: Evolvers<Event> = {
  ...opening,
  ...building,
  ...bidding,
  ...verdict,
  ...napkins,
  ...effects,
};

export function evolve(state: State, event: Event): State {
  const change = evolvers[event.type] as (state: State, event: Event) => State;
  return change(state, event);
}
