import { availableParallelism } from 'node:os';
import { add, eachOf, type Tally } from '../lib/tally.ts';
import { type Check, checks } from './all.ts';

async function runOne(check: Check): Promise<Tally> {
  const began = performance.now();
  const failures = await check.run();
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${failures.length === 0 ? '  ok ' : 'FAIL '} ${check.name}: ${check.what} (${seconds} s)`);
  for (const failure of failures) console.log(failure.replace(/^/gm, '       '));
  return failures.length === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Each check counts as one test. */
export async function runChecks(): Promise<Tally> {
  const atOnce = Math.max(1, Math.min(4, availableParallelism()));
  return add(...(await eachOf(checks, atOnce, runOne)));
}
