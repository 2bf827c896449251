/**
 * What needs no seat is done in turns: a few milliseconds at a time, one call of each seat and each address after the
 * other. What is played is done in between, however much is asked for.
 */

/** As long as nobody notices that they wait. */
const SLICE_MS = 8;

type Work = () => void;

export class Turns {
  readonly #most: number;
  /** By whose it is; who was served last stands last. */
  readonly #waiting = new Map<string, Work[]>();
  /** Until when this turn of the loop may be used; null = nothing was done in it yet. */
  #until: number | null = null;

  /** `most`: of one seat or address that may wait. */
  constructor(most: number) {
    this.#most = most;
  }

  /** At once where nobody waits. False = too many wait there already, and it will not be done. */
  take(whose: string, work: Work): boolean {
    if (this.#waiting.size === 0 && this.#hasTime()) {
      work();
      return true;
    }
    const line = this.#waiting.get(whose);
    if (line && line.length >= this.#most) return false;
    if (line) line.push(work);
    else this.#waiting.set(whose, [work]);
    return true;
  }

  #hasTime(): boolean {
    const now = performance.now();
    if (this.#until === null) {
      this.#until = now + SLICE_MS;
      setImmediate(() => this.#next());
    }
    return now < this.#until;
  }

  /** At least one, however slow the machine is. */
  #next(): void {
    this.#until = null;
    while (this.#waiting.size > 0 && this.#hasTime()) {
      const [whose, line] = this.#waiting.entries().next().value!;
      const work = line.shift()!;
      this.#waiting.delete(whose);
      if (line.length > 0) this.#waiting.set(whose, line);
      work();
    }
  }
}
