import type { Event, EventOf } from '../events.ts';
import type { State } from '../state.ts';

/** What each kind of fact does to the state. */
export type Facts<T extends Event['type']> = {
  readonly [K in T]: (state: State, event: EventOf<K>) => State;
};
