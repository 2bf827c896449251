import type { GameEvent } from './game.ts';

export type EventOf<E extends GameEvent, T extends E['type']> = Extract<E, { readonly type: T }>;

/** What a fact makes of the state. Cannot fail. */
export type Evolver<S, E extends GameEvent, T extends E['type']> = (state: S, event: EventOf<E, T>) => S;

/** One line a fact: of a game, or of one subject of it. */
export type Evolvers<S, E extends GameEvent, T extends E['type'] = E['type']> = {
  readonly [K in T]: Evolver<S, E, K>;
};

export const evolveBy =
  <S, E extends GameEvent>(evolvers: Evolvers<S, E>) =>
  (state: S, event: E): S =>
    (evolvers[event.type as E['type']] as unknown as Evolver<S, E, E['type']>)(
      state,
      event as EventOf<E, E['type']>,
    );
