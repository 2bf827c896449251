/** A time that stands still until it is told to go on. What is due happens in order, each thing by itself. */
import type { Time } from '../../src/main/store/time.ts';

interface Due {
  readonly at: number;
  readonly order: number;
  readonly run: () => void;
}

/** A day in 2030, so that dates in records look like dates. */
const FIRST_DAY = Date.UTC(2030, 5, 1, 18);

export class VirtualTime implements Time {
  #now = 0;
  #order = 0;
  /** Wall clocks may be set, and go on while a machine sleeps. */
  #wallAhead = FIRST_DAY;
  #queue: Due[] = [];

  steady(): number {
    return this.#now;
  }

  wall(): number {
    return Math.floor(this.#now) + this.#wallAhead;
  }

  after(ms: number, run: () => void): () => void {
    this.#order += 1;
    const due: Due = { at: this.#now + Math.max(0, ms), order: this.#order, run };
    this.#put(due);
    return () => {
      const place = this.#queue.indexOf(due);
      if (place >= 0) this.#queue.splice(place, 1);
    };
  }

  soon(run: () => void): void {
    this.after(0, run);
  }

  setWallClock(by: number): void {
    this.#wallAhead += by;
  }

  /** Whatever is due next happens; false when nothing is due by then. */
  step(until = Number.POSITIVE_INFINITY): boolean {
    const next = this.#queue.at(-1);
    if (!next || next.at > until) {
      if (until !== Number.POSITIVE_INFINITY) this.#now = Math.max(this.#now, until);
      return false;
    }
    this.#queue.pop();
    this.#now = Math.max(this.#now, next.at);
    next.run();
    return true;
  }

  /** Nothing that was due happens in between: the machine slept. */
  sleep(ms: number): void {
    this.#now += ms;
  }

  /** The latest first, so that the next is taken from the end. */
  #put(due: Due): void {
    let low = 0;
    let high = this.#queue.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const other = this.#queue[middle]!;
      if (other.at < due.at || (other.at === due.at && other.order < due.order)) high = middle;
      else low = middle + 1;
    }
    this.#queue.splice(low, 0, due);
  }
}
