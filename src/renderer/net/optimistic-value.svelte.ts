interface Entered<Value> {
  readonly value: Value;
}

/**
 * A value that is shown as it is entered, before the host has it. While one is on its way later ones wait, and
 * only the newest goes on; what comes back of older ones is not shown. Once the newest is answered the host's
 * word counts again, so that a refusal takes it back.
 */
export class OptimisticValue<Value> {
  readonly #send: (value: Value) => Promise<unknown>;
  #newest = $state.raw<Entered<Value> | null>(null);
  #sending = false;

  constructor(send: (value: Value) => Promise<unknown>) {
    this.#send = send;
  }

  over(stored: Value): Value {
    return this.#newest ? this.#newest.value : stored;
  }

  enter = (value: Value): void => {
    this.#newest = { value };
    if (!this.#sending) void this.#sendNewest();
  };

  async #sendNewest(): Promise<void> {
    this.#sending = true;
    let sent: Entered<Value> | null = null;
    try {
      while (sent !== this.#newest) {
        sent = this.#newest;
        await this.#send(sent!.value);
      }
    } finally {
      this.#newest = null;
      this.#sending = false;
    }
  }
}
