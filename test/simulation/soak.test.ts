/** The short form of `npm run soak -- --week`: days of a café, and what its house keeps of them in memory. */
import v8 from 'node:v8';
import vm from 'node:vm';
import { expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { Cafe } from './cafe.ts';

const MEGABYTE = 1024 * 1024;
/** Caches fill for a while (0.9 MB); a house that kept its tables would take five times that. */
const MOST_GROWTH = 2.5 * MEGABYTE;
const MATCHES_A_DAY = 12;

v8.setFlagsFromString('--expose-gc');
const collect = vm.runInNewContext('gc') as () => void;

function weigh(): number {
  for (let times = 0; times < 4; times++) collect();
  return process.memoryUsage().heapUsed;
}

it('a house keeps nobody who has gone, and its memory does not grow with the matches it has seen', async () => {
  const cafe = new Cafe({ seed: 1, games, tables: 4 });
  const weights: number[] = [];
  for (let day = 0; day < 7; day++) {
    await cafe.day(MATCHES_A_DAY);
    expect(cafe.left).toEqual({ lines: 0, tables: 0 });
    weights.push(weigh());
  }
  expect(cafe.finished).toBeGreaterThan(20);
  expect(weights.at(-1)! - weights[2]!).toBeLessThan(MOST_GROWTH);
  cafe.close();
});
