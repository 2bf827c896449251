/** The house's settings as they stand at the host. */

import type { Connection } from '../../net/connection.svelte.ts';
import { ask } from '../../shell/ask.ts';
import { Loaded } from '../parts/loaded.svelte.ts';

export class HouseSettings {
  readonly #connection: Connection;
  readonly #loaded: Loaded<'settings.get'>;

  /** To be made while a component is made. */
  constructor(connection: Connection) {
    this.#connection = connection;
    this.#loaded = new Loaded(() => connection.call('settings.get', {}));
  }

  get isHere(): boolean {
    return this.#loaded.value !== undefined;
  }

  get(key: string): unknown {
    return this.#loaded.value?.[key];
  }

  /** What the host refuses goes back to what it was. */
  set = async (key: string, value: unknown): Promise<void> => {
    await ask(this.#connection, 'settings.set', { key, value });
    await this.#loaded.again();
  };
}
