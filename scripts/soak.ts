/**
 * `npm run soak`: does memory stay level? `--hours H` lets parties come and go at the built host, while a kiosk that
 * nobody touches plays on in a browser; `--week` lives a café's week in its own time. Both end, and say what grew.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openWeighedHouse, type WeighedHouse } from './attack/weighed-house.ts';
import { build, isBuilt } from './lib/build.ts';
import { isLevel } from './soak/growth.ts';
import { Parties } from './soak/house.ts';
import { type Kiosk, openKiosk } from './soak/kiosk.ts';
import { soakWeek } from './soak/week.ts';

const { values } = parseArgs({
  options: { hours: { type: 'string' }, week: { type: 'boolean' }, seed: { type: 'string', default: '1' } },
});
const HOUR = 3600_000;
/** Of the whole time, within these: a kiosk has shown each game once by then, and has fetched all that it draws. */
const WARMING = 0.25;
const SHORTEST_WARMING = HOUR / 3;
const LONGEST_WARMING = HOUR;
/** The least within a while that sees the end of one match at a kiosk and the beginning of the next. */
const LOOKS = 30;
const BETWEEN_LOOKS_MS = 10_000;

interface Weights {
  readonly house: number;
  readonly kiosk: number | undefined;
}

async function weigh(house: WeighedHouse, kiosk: Kiosk | undefined): Promise<Weights> {
  const houses: number[] = [];
  const kiosks: number[] = [];
  for (let look = 0; look < LOOKS; look++) {
    houses.push(await house.weight());
    if (kiosk) kiosks.push(await kiosk.weight());
    await sleep(BETWEEN_LOOKS_MS);
  }
  return { house: Math.min(...houses), kiosk: kiosk && Math.min(...kiosks) };
}

/** Everybody goes before it is weighed. */
async function meetFor(house: WeighedHouse, ms: number): Promise<number> {
  const parties = new Parties(house);
  const met = parties.meet();
  await Promise.race([sleep(ms), met]);
  parties.stop();
  await met;
  return parties.matches;
}

async function soakHours(hours: number): Promise<boolean> {
  if (!(await isBuilt())) await build('kept');
  const house = await openWeighedHouse({ args: ['--clock-speed', '20'] });
  const kiosk = await openKiosk(house);
  const all = hours * HOUR;
  const warming = Math.min(Math.max(all * WARMING, SHORTEST_WARMING), LONGEST_WARMING, all / 2);
  if (warming < SHORTEST_WARMING) console.log('In less than forty minutes a kiosk does not warm up.');
  try {
    await meetFor(house, warming);
    const before = await weigh(house, kiosk);
    const matches = await meetFor(house, all - warming);
    const after = await weigh(house, kiosk);
    console.log(`${matches} matches in ${((all - warming) / HOUR).toFixed(2)} hours`);
    const levels = [isLevel('The house', before.house, after.house)];
    if (before.kiosk && after.kiosk) levels.push(isLevel('The kiosk', before.kiosk, after.kiosk));
    const troubles = [...(kiosk?.troubles ?? []), ...(house.log() === '' ? [] : [house.log()])];
    for (const trouble of troubles) console.log(`! ${trouble}`);
    return levels.every((level) => level) && troubles.length === 0;
  } finally {
    await kiosk?.end();
    await house.end();
  }
}

const hours = Number(values.hours ?? (values.week ? 0 : 1));
if (!(hours >= 0)) throw new Error('--hours needs a number.');
const isLevelThroughout =
  (!values.week || (await soakWeek(Number(values.seed)))) && (hours === 0 || (await soakHours(hours)));
process.exitCode = isLevelThroughout ? 0 : 1;
