/** The best so many of what comes one after the other; where two are equally good, the first. */
export class Shortlist<T extends { readonly worth: number }> {
  readonly #most: number;
  readonly #all: T[] = [];
  /** What the best so far are worth, the highest first. */
  readonly #best: number[] = [];

  constructor(most: number) {
    this.#most = most;
  }

  /** Asked before anything is put on it, since most that comes is not worth being spelled out. */
  hasRoomFor(worth: number): boolean {
    return this.#best.length < this.#most || worth > this.#best[this.#most - 1]!;
  }

  add(one: T): void {
    this.#all.push(one);
    if (!this.hasRoomFor(one.worth)) return;
    const best = this.#best;
    let at = Math.min(best.length, this.#most - 1);
    for (; at > 0 && best[at - 1]! < one.worth; at--) best[at] = best[at - 1]!;
    best[at] = one.worth;
  }

  /** The best so many, and whatever else is to stay. */
  bestFirst(stays: (one: T) => boolean): T[] {
    return this.#all.sort((a, b) => b.worth - a.worth).filter((one, i) => i < this.#most || stays(one));
  }
}
