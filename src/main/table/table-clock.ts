import type { Time } from '../store/time.ts';

/** The table's own time in whole ms: stands still while the table does, never runs backwards, survives restarts. */
export class TableClock {
  #at: number;
  /** Of the machine's steady clock, when the table's was at `#at`; null while it stands still. */
  #since: number | null = null;
  readonly #speed: number;
  readonly #time: Time;

  /** At another speed than 1 the table's time passes faster than the world's: for demonstrations and tests. */
  constructor(time: Time, speed: number) {
    this.#at = 0;
    this.#time = time;
    this.#speed = speed;
  }

  /** In the world's time. */
  until(due: number): number {
    return (due - this.now()) / this.#speed;
  }

  get running(): boolean {
    return this.#since !== null;
  }

  now(): number {
    return this.#since === null
      ? this.#at
      : this.#at + Math.floor((this.#time.steady() - this.#since) * this.#speed);
  }

  run(): void {
    this.#since ??= this.#time.steady();
  }

  stop(): void {
    this.#at = this.now();
    this.#since = null;
  }

  /** A new match starts at zero, a restored one where its log ends. */
  set(at: number): void {
    this.#at = at;
    if (this.#since !== null) this.#since = this.#time.steady();
  }
}
