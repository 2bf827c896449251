/** What happened at this table since the screen was opened, newest first, in words. */
import type { Notice, TextParams } from '../../shared/game.ts';
import type { Play } from './play.svelte.ts';

const KEPT = 200;

interface Entry {
  readonly id: number;
  readonly notice: Notice;
}

const paramsOf = (notice: Notice & { readonly params?: TextParams }): TextParams => notice.params ?? {};

export interface LogLine {
  readonly id: number;
  readonly text: string;
}

export class Log {
  readonly #play: Play;
  #entries = $state.raw<readonly Entry[]>([]);
  #next = 0;

  /** To be called while a component is made. */
  constructor(play: Play) {
    this.#play = play;
    $effect(() => play.connection.onNotices((notices) => this.#add(notices)));
    $effect(() => {
      void play.match?.id;
      this.#entries = [];
    });
  }

  /** Said anew in the language of the moment. */
  get lines(): readonly LogLine[] {
    const { words } = this.#play;
    return this.#entries.map(({ id, notice }) => ({
      id,
      text: words.say(`notice.${notice.type}`, paramsOf(notice)),
    }));
  }

  #add(notices: readonly Notice[]): void {
    const { words } = this.#play;
    const told = notices.filter(({ type }) => words.has(`notice.${type}`));
    if (told.length === 0) return;
    const fresh = told.map((notice) => {
      this.#next += 1;
      return { id: this.#next, notice };
    });
    this.#entries = [...fresh.reverse(), ...this.#entries].slice(0, KEPT);
  }
}
