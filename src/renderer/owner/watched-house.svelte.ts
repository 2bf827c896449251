/** The house as its owner sees it: asked for again and again, and at once after each change. */
import type { HouseState, Method, Params } from '../../shared/protocol.ts';
import { openWords } from '../games/open-words.ts';
import type { Connection } from '../net/connection.svelte.ts';
import { ask } from '../shell/ask.ts';

const LOOK_MS = 3000;

export class WatchedHouse {
  state = $state.raw<HouseState>();
  readonly #connection: Connection;

  /** To be made while a component is made. */
  constructor(connection: Connection) {
    this.#connection = connection;
    $effect(() => {
      if (connection.status !== 'open') return;
      void this.look();
      const timer = setInterval(() => {
        if (!document.hidden) void this.look();
      }, LOOK_MS);
      return () => clearInterval(timer);
    });
  }

  look = async (): Promise<void> => {
    const answer = await this.#connection.call('house.state', {});
    if (!answer.ok) return;
    // A game whose words do not come is still a table.
    await Promise.allSettled(answer.value.tables.map(({ game }) => openWords(game)));
    this.state = answer.value;
  };

  /** Whether it was granted; what is not is told. */
  act = async <M extends Method>(method: M, params: Params<M>): Promise<boolean> => {
    const { ok } = await ask(this.#connection, method, params);
    await this.look();
    return ok;
  };
}
