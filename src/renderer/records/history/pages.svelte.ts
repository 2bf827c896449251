/** The list as far as it has been looked at. A page follows the one before it, so a jump fetches all in between. */
import type { HistoryItem } from '../../../shared/protocol.ts';
import type { Connection } from '../../net/connection.svelte.ts';
import { tellRefusal } from '../../shell/ask.ts';
import type { Found } from './finding.svelte.ts';

const FIRST_PAGE = 50;
const PAGE = 200;

export class Pages {
  items = $state.raw<readonly HistoryItem[]>([]);
  total = $state<number>();
  readonly #connection: Connection;
  #filter: Found = {};
  #next: string | undefined;
  #wanted = 0;
  #loading = false;
  #turn = 0;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  async open(filter: Found): Promise<void> {
    this.#turn += 1;
    this.#filter = filter;
    this.#next = undefined;
    this.#loading = false;
    this.#wanted = 1;
    this.items = [];
    this.total = undefined;
    await this.#load();
  }

  /** Asked for again and again while somebody scrolls. */
  reach(index: number): void {
    this.#wanted = Math.max(this.#wanted, index);
    void this.#load();
  }

  async #load(): Promise<void> {
    if (this.#loading) return;
    this.#loading = true;
    const turn = this.#turn;
    while (this.items.length < Math.min(this.#wanted, this.total ?? Number.POSITIVE_INFINITY)) {
      const answer = await this.#connection.call('history.list', {
        limit: this.items.length === 0 ? FIRST_PAGE : PAGE,
        ...this.#filter,
        ...(this.#next === undefined ? {} : { before: this.#next }),
      });
      if (turn !== this.#turn) return;
      if (!answer.ok) {
        tellRefusal(answer.refusal);
        break;
      }
      const { items, next, total } = answer.value;
      this.items = [...this.items, ...items];
      this.total = next === undefined ? this.items.length : total;
      this.#next = next;
      if (next === undefined) break;
    }
    if (turn === this.#turn) this.#loading = false;
  }
}
