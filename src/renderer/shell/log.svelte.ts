/** What happened in the match at this table, newest first, in words; also before this screen was opened. */
import type { Notice, TextParams } from '../../shared/game.ts';
import type { Play } from './play.svelte.ts';

const KEPT = 200;
/** Several things happen in a moment, and a seat asks once. */
const ASK_AGAIN_MS = 300;

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
  #own = $state.raw<readonly Entry[]>([]);
  #next = 0;
  #asking: ReturnType<typeof setTimeout> | undefined;

  /** To be called while a component is made. */
  constructor(play: Play) {
    this.#play = play;
    const match = $derived(play.match?.id);
    const open = $derived(play.connection.status === 'open');
    $effect(() => play.connection.onNotices((notices) => this.#hear(notices)));
    $effect(() => {
      this.#entries = [];
      this.#own = [];
      if (match && open) void this.#catchUp(match);
      return () => clearTimeout(this.#asking);
    });
  }

  /** All that is in the answer was told before it came, and nothing else was. */
  async #catchUp(match: string): Promise<void> {
    const answer = await this.#play.connection.call('match.told', {});
    if (!answer.ok || answer.value.match !== match || this.#play.match?.id !== match) return;
    const { notices, own } = answer.value;
    this.#entries = this.#entriesOf(notices).slice(0, KEPT);
    this.#own = this.#entriesOf(own);
  }

  /** Said anew in the language of the moment. */
  get lines(): readonly LogLine[] {
    return this.#said(this.#entries);
  }

  /** What concerned the seat of this screen. */
  get own(): readonly LogLine[] {
    return this.#said(this.#own);
  }

  #said(entries: readonly Entry[]): readonly LogLine[] {
    const { words } = this.#play;
    return entries.map(({ id, notice }) => ({
      id,
      text: words.say(`notice.${notice.type}`, paramsOf(notice)),
    }));
  }

  /** What was taken back is told no more; what concerns a seat only the host can say. */
  #hear(notices: readonly Notice[]): void {
    const match = this.#play.match?.id;
    const isTakenBack = notices.some(({ type }) => type === 'undone' || type === 'redone');
    this.#entries = [...this.#entriesOf(notices), ...this.#entries].slice(0, KEPT);
    if (!match || (!isTakenBack && this.#play.me === undefined)) return;
    clearTimeout(this.#asking);
    this.#asking = setTimeout(() => void this.#catchUp(match), ASK_AGAIN_MS);
  }

  #entriesOf(notices: readonly Notice[]): Entry[] {
    const { words } = this.#play;
    const told = notices.filter(({ type, passing }) => !passing && words.has(`notice.${type}`));
    return told
      .map((notice) => {
        this.#next += 1;
        return { id: this.#next, notice };
      })
      .reverse();
  }
}
