/** Work that is done once. Views and offers stay the very objects they were until something in them has changed. */

/** Only what was made last is kept, as long as it is made from the same. */
export function lastOf<R extends readonly unknown[], V>(make: (...from: R) => V): (...from: R) => V {
  let known: { readonly from: R; readonly value: V } | undefined;
  return (...from) => {
    if (!known || !sameItems(known.from, from)) known = { from, value: make(...from) };
    return known.value;
  };
}

/** The same for each piece of state; the rest may be plain values. */
export function latest<K extends object, R extends readonly unknown[], V>(
  make: (piece: K, ...rest: R) => V,
): (piece: K, ...rest: R) => V {
  const kept = new WeakMap<K, { readonly rest: R; readonly value: V }>();
  return (piece, ...rest) => {
    const known = kept.get(piece);
    if (known && sameItems(known.rest, rest)) return known.value;
    const value = make(piece, ...rest);
    kept.set(piece, { rest, value });
    return value;
  };
}

/** For what there are few of: seats, cards, orders, categories. */
export function byName<K extends string | number, V>(make: (name: K) => V): (name: K) => V {
  const made = new Map<K, V>();
  return (name) => {
    const known = made.get(name);
    if (known !== undefined) return known;
    const value = make(name);
    made.set(name, value);
    return value;
  };
}

export function sameItems(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** What was there before, as long as a new one would be the same. */
export function kept<T>(isSame: (a: T, b: T) => boolean): (fresh: T) => T {
  let known: T | undefined;
  return (fresh) => {
    if (known === undefined || !isSame(known, fresh)) known = fresh;
    return known;
  };
}

export const keptList = <T>(): ((fresh: readonly T[]) => readonly T[]) => kept<readonly T[]>(sameItems);
