/** Who is here, by the place they came from, the oldest first. */
import net from 'node:net';

/**
 * Where somebody comes from, as far as it tells people apart: of IPv6 the network, since anybody in it has as many
 * addresses as they like.
 */
export function placeOf(address: string): string {
  if (!net.isIPv6(address.replace(/%.*/, ''))) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const first = head.split(':').filter((group) => group !== '');
  const zeros = tail === undefined ? [] : ['0', '0', '0', '0'];
  return [...first, ...zeros].slice(0, 4).join(':');
}

export class Crowd<T> {
  readonly #byAddress = new Map<string, Set<T>>();

  of(address: string): ReadonlySet<T> {
    return this.#byAddress.get(placeOf(address)) ?? new Set();
  }

  *all(): Iterable<T> {
    for (const here of this.#byAddress.values()) yield* here;
  }

  add(address: string, one: T): void {
    const place = placeOf(address);
    const here = this.#byAddress.get(place);
    if (here) here.add(one);
    else this.#byAddress.set(place, new Set([one]));
  }

  delete(address: string, one: T): boolean {
    const place = placeOf(address);
    const here = this.#byAddress.get(place);
    const was = here?.delete(one) ?? false;
    if (here?.size === 0) this.#byAddress.delete(place);
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
