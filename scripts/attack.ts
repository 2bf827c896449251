/**
 * `npm run attack`: everything that guests might try against the built host, from a second process and a network of its
 * own, while an honest phone plays. Prints the phone's worst tap under each attack.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { attacks } from './attack/attacks.ts';
import { beginEvening, type Evening, faultsOf } from './attack/evening.ts';
import type { Attack } from './attack/field.ts';
import { type Attacker, attackerNextDoor, attackerOnLoopback, ownNetwork } from './attack/network.ts';
import { openWeighedHouse, type WeighedHouse } from './attack/weighed-house.ts';
import { build, isBuilt } from './lib/build.ts';

const { values } = parseArgs({
  options: { only: { type: 'string' }, size: { type: 'string' }, inside: { type: 'boolean' } },
});
const GOAL_MS = 250;
const REST_MS = 3000;
/** Silent connections are closed after ten seconds. */
const LONG_REST_MS = 12_000;
const MEGABYTE = 1024 * 1024;
/** What an evening of scores and a few caches take. */
const MORE_MEMORY = 24 * MEGABYTE;

const inMegabytes = (bytes: number): string => `${(bytes / MEGABYTE).toFixed(0)} MB`;

interface Battle {
  readonly house: WeighedHouse;
  readonly evening: Evening;
  readonly attacker: Attacker;
}

async function endure({ house, evening, attacker }: Battle, attack: Attack): Promise<string[]> {
  const { phone, code } = evening;
  const { address, from } = attacker;
  const field = { address, from, port: house.port, code, size: Number(values.size ?? 1) };
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

/** A screen without the host's rights may ask for a code there: for each address it is told once (N-59). */
function beyondCodes(log: string): string {
  const told = new Set<string>();
  const isFirst = (line: string): boolean => {
    const [, address] = /^A screen at (\S+) asks for the host's rights\./.exec(line) ?? [];
    if (address === undefined || told.has(address)) return false;
    told.add(address);
    return true;
  };
  return log
    .split('\n')
    .filter((line) => line !== '' && !isFirst(line))
    .join('\n');
}

async function battle(attacker: Attacker): Promise<boolean> {
  const house = await openWeighedHouse();
  const evening = await beginEvening(house, house.hostToken);
  const chosen = attacks.filter(({ name }) => values.only === undefined || name === values.only);
  const faults: string[] = [];
  try {
    for (let n = 0; n < 40; n++) await evening.phone.tap();
    const calm = await house.weight();
    console.log(
      `From ${attacker.where}. In peace: worst tap ${evening.phone.takeWorst().toFixed(0)} ms, ${inMegabytes(calm)}`,
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
    attacker.end();
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
  if (values.only !== undefined && !attacks.some(({ name }) => name === values.only)) {
    console.error(
      `npm run attack -- --only NAME, where NAME is one of: ${attacks.map(({ name }) => name).join(', ')}`,
    );
    return 2;
  }
  if (values.inside) return (await battle(await attackerNextDoor())) ? 0 : 1;
  if (!(await isBuilt()) && !(await build('live')).ok) return 1;
  const way = ownNetwork();
  return way ? throughOwnNetwork(way) : (await battle(await attackerOnLoopback())) ? 0 : 1;
}

process.exitCode = await main();
