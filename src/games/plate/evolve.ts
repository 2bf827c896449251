/** What a fact does to the state: one handler for each. Cannot fail. */
import type { Event, Handlers } from './events.ts';
import { bidding } from './evolve-bidding.ts';
import { building } from './evolve-building.ts';
import { napkins } from './evolve-napkins.ts';
import type { State } from './state.ts';

const handlers: Handlers<Event> = { ...building, ...bidding, ...napkins };

export function evolve(state: State, event: Event): State {
  const handle = handlers[event.type] as (state: State, event: Event) => State;
  return handle(state, event);
}
