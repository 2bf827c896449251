/** Bots play one game after the other, a step at a time, as fast as it is good to watch; never on a hidden page. */
import type { DemoStep } from '../../shared/protocol.ts';
import { openArt, openWords } from '../games/open-words.ts';
import type { Connection } from '../net/connection.svelte.ts';

const QUICKEST_MS = 700;
const SLOWEST_MS = 2200;
/** The end may be read; a long game makes room for the next one. */
const LINGER_MS = 8000;
const MOST_STEPS = 200;
const RETRY_MS = 5000;
/** Which game is first is left to chance. */
const FIRST_DEMOS = 1000;

export class DemoPlayer {
  now = $state.raw<DemoStep>();
  readonly #connection: Connection;
  #stopped = false;

  /** To be made while a component is made. */
  constructor(connection: Connection) {
    this.#connection = connection;
    $effect(() => {
      void this.#play();
      return () => {
        this.#stopped = true;
      };
    });
  }

  async #play(): Promise<void> {
    for (let demo = Math.floor(Math.random() * FIRST_DEMOS); !this.#stopped; demo++)
      await this.#playOne(demo);
  }

  async #playOne(demo: number): Promise<void> {
    for (let step = 0; step < MOST_STEPS && !this.#stopped; step++) {
      await seen();
      const answer = await this.#connection.call('demo.step', { demo, step });
      if (!answer.ok) return pause(RETRY_MS);
      const next = answer.value;
      if (step === 0) await Promise.allSettled([openWords(next.game), openArt(next.game)]);
      else await pause(paceOf(next.at - (this.now?.at ?? 0)));
      if (this.#stopped) return;
      this.now = next;
      if (next.outcome) return pause(LINGER_MS);
    }
  }
}

const paceOf = (ms: number): number => Math.max(QUICKEST_MS, Math.min(SLOWEST_MS, ms));

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

function seen(): Promise<void> {
  if (!document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener('visibilitychange', () => resolve(), { once: true });
  });
}
