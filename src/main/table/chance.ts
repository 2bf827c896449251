import { randomFillSync } from 'node:crypto';
import { type Rng, rngFrom } from '../../shared/rng.ts';

/** Chance that nobody at the table, and nobody reading the log, can foresee. */
export function cryptoRng(): Rng {
  const pool = new Uint32Array(256);
  let used = pool.length;
  return rngFrom(() => {
    if (used === pool.length) {
      randomFillSync(pool);
      used = 0;
    }
    const bits = pool[used]!;
    pool[used] = 0;
    used += 1;
    return bits;
  });
}
