/** The table's own orders, as the host keeps them (M-25). */
import {
  type CustomOrder,
  MOST_CUSTOM_ORDERS,
  type OrderDraft,
} from '../../../../games/masters/custom-orders.ts';
import { accept, type Refusal, type Result, refuse } from '../../../../shared/game.ts';
import type { Connection } from '../../../net/connection.svelte.ts';

const GAME = 'masters';

const isSame = (a: OrderDraft, b: OrderDraft): boolean =>
  a.name === b.name && a.each === b.each && a.reward === b.reward && a.needs.join() === b.needs.join();

export class OrderLibrary {
  orders = $state.raw<readonly CustomOrder[]>([]);
  /** The host always may; guests where the house lets them. */
  writable = $state(false);
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  async load(): Promise<void> {
    const result = await this.#connection.call('library.list', { game: GAME });
    if (!result.ok) return;
    this.orders = result.value.items.map(({ id, item }) => ({ ...(item as OrderDraft), id }));
    this.writable = result.value.writable;
  }

  /** The reason why it cannot join the deck, if any. */
  async save(item: OrderDraft, id?: string): Promise<Refusal | undefined> {
    const result = await this.#connection.call('library.save', {
      game: GAME,
      item,
      ...(id === undefined ? {} : { id }),
    });
    await this.load();
    return result.ok ? undefined : result.refusal;
  }

  /** Those that are not here yet, all of them or none; gives back how many came in. */
  async bringIn(items: readonly OrderDraft[]): Promise<Result<number>> {
    const fresh = items.filter((item) => !this.orders.some((order) => isSame(order, item)));
    if (this.orders.length + fresh.length > MOST_CUSTOM_ORDERS)
      return refuse('library-full', { n: MOST_CUSTOM_ORDERS });
    for (const item of fresh) {
      const refusal = await this.save(item);
      if (refusal) return { ok: false, refusal };
    }
    return accept(fresh.length);
  }

  async remove(id: string): Promise<void> {
    await this.#connection.call('library.remove', { game: GAME, id });
    await this.load();
  }
}
