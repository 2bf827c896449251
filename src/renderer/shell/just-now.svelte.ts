/** What has just happened, one sentence at a time: each stays as long as it takes to read, however fast bots play. */
import type { Notice, TextParams } from '../../shared/game.ts';
import type { Play } from './play.svelte.ts';

interface Sentence {
  readonly id: number;
  readonly text: string;
}

/** More waiting than this are older than anybody still wonders about. */
const MOST_WAITING = 3;
const NOTICED_MS = 700;
const LETTER_MS = 45;
const MOST_MS = 3200;
/** Then it is no longer just now. */
const STALE_MS = 12_000;

const readingTime = (text: string): number => Math.min(MOST_MS, NOTICED_MS + text.length * LETTER_MS);

export class JustNow {
  shown = $state.raw<Sentence>();
  readonly #play: Play;
  readonly #told: () => readonly string[];
  #waiting: readonly Sentence[] = [];
  #next = 0;
  #turning: ReturnType<typeof setTimeout> | undefined;
  #leaving: ReturnType<typeof setTimeout> | undefined;

  /** `told`: the notices that are worth a word. To be called while a component is made. */
  constructor(play: Play, told: () => readonly string[]) {
    this.#play = play;
    this.#told = told;
    const match = $derived(play.match?.id);
    $effect(() => play.connection.onNotices((notices) => this.#hear(notices)));
    $effect(() => {
      void match;
      return () => this.#stop();
    });
  }

  #hear(notices: readonly Notice[]): void {
    const { words } = this.#play;
    const told = (notices as readonly (Notice & { readonly params?: TextParams })[])
      .filter(({ type }) => this.#told().includes(type))
      .map(({ type, params }) => {
        this.#next += 1;
        return { id: this.#next, text: words.say(`notice.${type}`, params ?? {}) };
      });
    this.#waiting = [...this.#waiting, ...told].slice(-MOST_WAITING);
    if (this.#turning === undefined) this.#turn();
  }

  #turn(): void {
    this.#turning = undefined;
    const [first, ...others] = this.#waiting;
    if (!first) return;
    this.#waiting = others;
    this.shown = first;
    this.#turning = setTimeout(() => this.#turn(), readingTime(first.text));
    clearTimeout(this.#leaving);
    this.#leaving = setTimeout(() => {
      this.shown = undefined;
    }, STALE_MS);
  }

  #stop(): void {
    clearTimeout(this.#turning);
    clearTimeout(this.#leaving);
    this.#turning = undefined;
    this.#waiting = [];
    this.shown = undefined;
  }
}
