/** The page around `GuestState`: tells it what has happened, and carries out what follows. */
import { untrack } from 'svelte';
import { forgetSeat, keepSeat, memory } from '../device/kept-seats.ts';
import { Connection } from '../net/connection.svelte.ts';
import { sameMoment } from '../shell/moment.ts';
import { scanned, showCode } from './address.ts';
import { type Effect, type GuestState, greetingFor, type Hands, type Happening } from './guest-state.ts';
import { type Answered, answered, type Mirrored, newsOf } from './heard.ts';
import { otherWords } from './other-words.ts';
import { keepPerson, keepProof } from './person.ts';

export class Guest {
  state = $state.raw<GuestState>(scanned(location));
  readonly connection = new Connection(greetingFor(this.state.code, memory));
  readonly #hands: Hands = {
    greet: this.connection.greet,
    remember: this.connection.remember,
    call: (call) =>
      void this.connection
        .call(call.method, call.params)
        .then((answer) => this.happened(answered({ ...call, answer } as Answered))),
    keepSeat,
    forgetSeat,
    keepPerson,
    keepProof,
    showCode,
    /** A pass may be refused before the words for it are here. */
    tell: async (refusal) => {
      const holds = sameMoment(this.connection);
      await otherWords().catch(() => undefined);
      const { tellRefusal } = await import('../shell/ask.ts');
      tellRefusal(refusal, holds);
    },
  };
  #seen: Partial<Mirrored> = {};

  happened(happening: Happening): void {
    const [next, ...effects] = happening(this.state, memory);
    this.state = next;
    for (const [name, what] of effects) (this.#hands[name] as (what: Effect[1]) => void)(what);
  }

  /** To be called whenever the mirror has changed. */
  look(): void {
    const { welcome, given, ended, table, mine } = this.connection;
    const now = { welcome, given, ended, table, mine };
    untrack(() => {
      const news = newsOf(this.#seen, now);
      this.#seen = now;
      for (const happening of news) this.happened(happening);
    });
  }
}
