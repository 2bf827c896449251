/** Chance, as a game sees it. Hosts seed it from the crypto module; tests from a number. */
export interface Rng {
  /** A whole number, 0 ≤ n < bound. */
  below(bound: number): number;
  shuffle<T>(items: readonly T[]): T[];
  pick<T>(items: readonly T[]): T;
}

/** `next` gives 32 random bits as an unsigned number. */
export function rngFrom(next: () => number): Rng {
  const below = (bound: number): number => {
    if (!Number.isInteger(bound) || bound < 1) throw new RangeError(`below(${bound})`);
    // Rejecting the ragged end keeps every number equally likely.
    const limit = 0x1_0000_0000 - (0x1_0000_0000 % bound);
    let bits = next();
    while (bits >= limit) bits = next();
    return bits % bound;
  };
  return {
    below,
    shuffle(items) {
      const out = [...items];
      for (let i = out.length - 1; i > 0; i--) {
        const j = below(i + 1);
        const kept = out[i]!;
        out[i] = out[j]!;
        out[j] = kept;
      }
      return out;
    },
    pick(items) {
      if (items.length === 0) throw new RangeError('pick from nothing');
      return items[below(items.length)]!;
    },
  };
}

/** mulberry32: small, fast, the same everywhere; for tests, bots' characters and playouts. */
export function seededRng(seed: number): Rng {
  let a = seed >>> 0;
  return rngFrom(() => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), a | 1);
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t;
    return (t ^ (t >>> 14)) >>> 0;
  });
}
