/** Who is here, by the address they came from, the oldest first. */
export class Crowd<T> {
  readonly #byAddress = new Map<string, Set<T>>();

  of(address: string): ReadonlySet<T> {
    return this.#byAddress.get(address) ?? new Set();
  }

  *all(): Iterable<T> {
    for (const here of this.#byAddress.values()) yield* here;
  }

  add(address: string, one: T): void {
    const here = this.#byAddress.get(address);
    if (here) here.add(one);
    else this.#byAddress.set(address, new Set([one]));
  }

  delete(address: string, one: T): boolean {
    const here = this.#byAddress.get(address);
    const was = here?.delete(one) ?? false;
    if (here?.size === 0) this.#byAddress.delete(address);
    return was;
  }

  /** Of the address that takes the most room: no number of lines from one place drives out those of another. */
  get largest(): ReadonlySet<T> {
    let largest: ReadonlySet<T> = new Set();
    for (const here of this.#byAddress.values()) if (here.size > largest.size) largest = here;
    return largest;
  }
}

/** Of a full room, who makes place for a newcomer from this address; undefined = nobody, it stays outside. */
export function whoYields<T extends { readonly address: string }>(
  room: Iterable<T>,
  address: string,
): T | undefined {
  const crowd = new Crowd<T>();
  for (const one of room) crowd.add(one.address, one);
  const { largest } = crowd;
  return largest.size > crowd.of(address).size + 1 ? [...largest].at(-1) : undefined;
}
