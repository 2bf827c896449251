/** What happened in the match at this table, newest first, in words; also before this screen was opened. */
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
      const match = play.match?.id;
      this.#entries = [];
      if (match && play.connection.status === 'open') void this.#catchUp(match);
    });
  }

  /** All that is in the answer was told before it came, and nothing else was. */
  async #catchUp(match: string): Promise<void> {
    const answer = await this.#play.connection.call('match.told', {});
    if (!answer.ok || answer.value.match !== match || this.#play.match?.id !== match) return;
    this.#entries = [];
    this.#add(answer.value.notices);
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
