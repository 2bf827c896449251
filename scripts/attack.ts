/**
 * `npm run attack`: everything that guests might try against the built host, from a second process and a network of its
 * own, while an honest phone plays. Prints the phone's worst tap under each attack.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { selfSigned } from '../src/main/lan/self-signed.ts';
import { attacks } from './attack/attacks.ts';
import { beginEvening, type Evening, faultsOf } from './attack/evening.ts';
import { type Attack, HOUSES, type HouseKind } from './attack/field.ts';
import { type Attacker, attackerNextDoor, attackerOnLoopback, ownNetwork } from './attack/network.ts';
import { openWeighedHouse, type WeighedHouse } from './attack/weighed-house.ts';
import { build, isBuilt } from './lib/build.ts';
import { inMegabytes, MEGABYTE } from './lib/megabytes.ts';

const { values } = parseArgs({
  options: { only: { type: 'string' }, size: { type: 'string' }, inside: { type: 'boolean' } },
});
const GOAL_MS = 250;
const REST_MS = 3000;
/** Silent connections are closed after ten seconds. */
const LONG_REST_MS = 12_000;
/** What an evening of scores and a few caches take. */
const MORE_MEMORY = 24 * MEGABYTE;

/** As few as a careful system gives. */
const OPEN_FILES = 400;
const DAY_MS = 24 * 3600_000;
const WHAT: Readonly<Record<HouseKind, string>> = {
  plain: 'A house',
  narrow: `A house that may have ${OPEN_FILES} files open`,
  https: 'A house with https',
};

interface Battle {
  readonly house: WeighedHouse;
  readonly evening: Evening;
  readonly attacker: Attacker;
}

async function endure({ house, evening, attacker }: Battle, attack: Attack): Promise<string[]> {
  const { phone, code, beside, over } = evening;
  const { address, from } = attacker;
  const about = { address, from, port: house.port, hostToken: house.hostToken };
  const field = { ...about, code, beside, over, size: Number(values.size ?? 1) };
  phone.takeWorst();
  let goesOn = true;
  const taps = phone.tapWhile(() => goesOn && house.isAlive());
  try {
    await attacker.attack(attack.name, field);
  } finally {
    goesOn = false;
  }
  await taps;
  const worst = phone.takeWorst();
  const faults = house.isAlive() ? await faultsOf(house, evening) : ['the host is gone'];
  const goal = worst > GOAL_MS ? ` (over ${GOAL_MS})` : '';
  await attacker.rest(field);
  const memory = house.isAlive() ? inMegabytes(await house.weight()) : '';
  console.log(
    `${attack.name.padEnd(9)} worst tap ${worst.toFixed(0).padStart(5)} ms${goal}, ${memory}  ${attack.what}`,
  );
  for (const fault of faults) console.log(`          ! ${fault}`);
  return faults;
}

/** A screen may ask for the host's or the owner's rights: for each address it is told once (N-59). */
function beyondCodes(log: string): string {
  const told = new Set<string>();
  const isFirst = (line: string): boolean => {
    const [asked] = /^A screen at \S+ asks for the (host|owner)'s rights\./.exec(line) ?? [];
    if (asked === undefined || told.has(asked)) return false;
    told.add(asked);
    return true;
  };
  return log
    .split('\n')
    .filter((line) => line !== '' && !isFirst(line))
    .join('\n');
}

function open(kind: HouseKind): Promise<WeighedHouse> {
  if (kind === 'narrow') return openWeighedHouse({ openFiles: OPEN_FILES });
  if (kind === 'plain') return openWeighedHouse();
  const validity = { from: new Date(), until: new Date(Date.now() + DAY_MS) };
  return openWeighedHouse({ certificate: selfSigned(['localhost'], validity) });
}

const chosenFor = (kind: HouseKind): Attack[] =>
  attacks.filter(
    ({ name, houses = ['plain'] }) =>
      houses.includes(kind) && (values.only === undefined || values.only.split(',').includes(name)),
  );

async function battles(attacker: Attacker): Promise<boolean> {
  let held = true;
  try {
    for (const kind of HOUSES) if (chosenFor(kind).length > 0) held = (await battle(attacker, kind)) && held;
  } finally {
    attacker.end();
  }
  return held;
}

async function battle(attacker: Attacker, kind: HouseKind): Promise<boolean> {
  const house = await open(kind);
  const evening = await beginEvening(house, house.hostToken);
  const chosen = chosenFor(kind);
  const faults: string[] = [];
  try {
    for (let n = 0; n < 40; n++) await evening.phone.tap();
    const calm = await house.weight();
    console.log(
      `${WHAT[kind]}, attacked from ${attacker.where}. In peace: worst tap ${evening.phone.takeWorst().toFixed(0)} ms, ${inMegabytes(calm)}`,
    );
    for (const attack of chosen) {
      faults.push(...(await endure({ house, evening, attacker }, attack)));
      if (!house.isAlive()) break;
      await sleep(REST_MS);
    }
    await sleep(LONG_REST_MS);
    if (house.isAlive()) {
      const after = await house.weight();
      console.log(`Afterwards: ${inMegabytes(after)}, before it was ${inMegabytes(calm)}`);
      if (after > calm + MORE_MEMORY) faults.push('memory is not back to where it was');
    }
    const said = beyondCodes(house.log());
    if (said !== '') faults.push('the log says something');
    console.log(said === '' ? 'Nothing in the log.' : `In the log:\n${said}`);
  } finally {
    evening.close();
    await house.end();
  }
  console.log(faults.length === 0 ? 'The house held.' : `${faults.length} things did not hold.`);
  return faults.length === 0;
}

async function throughOwnNetwork(way: readonly string[]): Promise<number> {
  const again = [...way, process.execPath, ...process.argv.slice(1), '--inside'];
  const [code] = (await once(spawn('unshare', again, { stdio: 'inherit' }), 'exit')) as [number | null];
  return code ?? 1;
}

async function main(): Promise<number> {
  if (!HOUSES.some((kind) => chosenFor(kind).length > 0)) {
    console.error(
      `npm run attack -- --only NAME,NAME where NAME is one of: ${attacks.map(({ name }) => name).join(', ')}`,
    );
    return 2;
  }
  if (values.inside) return (await battles(await attackerNextDoor())) ? 0 : 1;
  if (!(await isBuilt()) && !(await build('live')).ok) return 1;
  const way = ownNetwork();
  return way ? throughOwnNetwork(way) : (await battles(await attackerOnLoopback())) ? 0 : 1;
}

process.exitCode = await main();
