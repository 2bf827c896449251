/** What tables have saved for a sheet to be set up with again, as the host keeps it. */
import type { CallResult, Connection } from '../../../net/connection.svelte.ts';

export interface Saved<Item> {
  readonly id: string;
  readonly item: Item;
}

export class SetUps<Item extends { readonly name: string }> {
  saved = $state.raw<readonly Saved<Item>[]>([]);
  readonly #connection: Connection;
  readonly #game: string;

  constructor(connection: Connection, game: string) {
    this.#connection = connection;
    this.#game = game;
  }

  /** A table that is not playing yet can be set up with one. */
  get canUse(): boolean {
    const { table, hosting } = this.#connection;
    return hosting && table?.game === this.#game && table.phase === 'lobby';
  }

  get options(): Readonly<Record<string, unknown>> {
    return this.canUse ? this.#connection.table!.options : {};
  }

  async load(): Promise<void> {
    const answer = await this.#connection.call('library.list', { game: this.#game });
    if (answer.ok) this.saved = answer.value.items as readonly Saved<Item>[];
  }

  /** Under the same name it takes the place of what was saved before. */
  async save(item: Item, id = this.saved.find((one) => one.item.name === item.name)?.id) {
    const known = id === undefined ? {} : { id };
    const answer = await this.#connection.call('library.save', { game: this.#game, item, ...known });
    await this.load();
    return answer;
  }

  async remove(id: string): Promise<void> {
    await this.#connection.call('library.remove', { game: this.#game, id });
    await this.load();
  }

  use(item: Item): Promise<CallResult<'lobby.setUp'>> {
    return this.#connection.call('lobby.setUp', { item });
  }
}
