/** A café's week in its own time, in this process: what the house keeps of it in memory. */
import v8 from 'node:v8';
import vm from 'node:vm';
import { games } from '../../src/games/index.ts';
import { Cafe } from '../../test/simulation/cafe.ts';
import { inMegabytes } from '../lib/megabytes.ts';
import { isLevel } from './growth.ts';

const MATCHES_A_DAY = 100;
const TABLES = 4;
/** Until answers that are kept for a while, and what engines learn, have found their size. */
const WARM_DAYS = 3;
const WEEK = 7;

v8.setFlagsFromString('--expose-gc');
const collect = vm.runInNewContext('gc') as () => void;

function weigh(): number {
  for (let times = 0; times < 4; times++) collect();
  return process.memoryUsage().heapUsed;
}

export async function soakWeek(seed: number): Promise<boolean> {
  const cafe = new Cafe({ seed, games, tables: TABLES });
  let before = 0;
  for (let day = 1; day <= WARM_DAYS + WEEK; day++) {
    await cafe.day(MATCHES_A_DAY);
    const { lines, tables } = cafe.left;
    const weight = weigh();
    if (day === WARM_DAYS) before = weight;
    const name = day <= WARM_DAYS ? `Before the week, ${day}` : `Day ${day - WARM_DAYS}`;
    console.log(`${name}: ${inMegabytes(weight)}, ${cafe.finished} matches played to their end so far`);
    if (lines + tables > 0) {
      console.log(`  ! ${lines} screens and ${tables} tables are still there at night`);
      return false;
    }
  }
  const level = isLevel('The house', before, weigh());
  cafe.close();
  return level;
}
