import type { Rng } from './rng.ts';

interface Fact {
  readonly type: string;
}

/** A fact, and the state after it. */
export interface Happened<S, E extends Fact> {
  readonly event: E;
  readonly state: S;
}

interface Beginning<S, E extends Fact> {
  readonly state: S;
  readonly at: number;
  readonly rng: Rng;
  evolve(state: S, event: E): S;
}

/** Facts being found one after the other, each from the state which the last one left. */
export class EventDraft<S, E extends Fact> {
  /** The table's clock. */
  readonly at: number;
  readonly rng: Rng;
  readonly happened: Happened<S, E>[] = [];
  #state: S;
  readonly #evolve: (state: S, event: E) => S;

  constructor({ state, at, rng, evolve }: Beginning<S, E>) {
    this.#state = state;
    this.at = at;
    this.rng = rng;
    this.#evolve = evolve;
  }

  /** As it is by now. */
  get state(): S {
    return this.#state;
  }

  get events(): readonly E[] {
    return this.happened.map(({ event }) => event);
  }

  emit(event: E): void {
    this.#state = this.#evolve(this.#state, event);
    this.happened.push({ event, state: this.#state });
  }
}
