/** Two networks of our own where the machine allows it, with a cable between them; else this machine's loopback. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { inRoot } from '../lib/paths.ts';
import type { Order } from './attacker.ts';
import type { Field } from './field.ts';

const ATTACKER = inRoot('scripts/attack/attacker.ts');
const HOUSE = '10.77.0.1';
const GUESTS = [2, 3, 4, 5, 6].map((n) => `10.77.0.${n}`);
/** As root, and as anybody else where the system lets them. */
const WAYS = [['-n'], ['-Urn']] as const;

export interface Attacker {
  readonly where: string;
  readonly address: string;
  readonly from: readonly string[];
  /** Whoever attacked is still there afterwards. */
  attack(name: string, field: Field): Promise<void>;
  /** Everybody goes home. */
  rest(field: Field): Promise<void>;
  end(): void;
}

const works = (program: string, args: readonly string[]): boolean => {
  try {
    execFileSync(program, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/** How to get into a network of our own; undefined where that cannot be. */
export const ownNetwork = (): readonly string[] | undefined =>
  process.platform === 'linux' && works('ip', ['-V'])
    ? WAYS.find((way) => works('unshare', [...way, 'ip', 'link', 'set', 'lo', 'up']))
    : undefined;

async function ready(child: ChildProcess): Promise<(order: Order) => Promise<void>> {
  const harm = once(child, 'exit').then(() => {
    throw new Error('The attacker came to harm');
  });
  // Its end is no harm once nobody waits for it.
  harm.catch(() => undefined);
  await Promise.race([once(child, 'message'), harm]);
  return async (order) => {
    const done = once(child, 'message');
    child.send(order);
    await Promise.race([done, harm]);
  };
}

const ip = (...args: string[]): unknown => execFileSync('ip', args);

/** From within a network of our own: a second one, and the cable. */
export async function attackerNextDoor(): Promise<Attacker> {
  ip('link', 'set', 'lo', 'up');
  ip('link', 'add', 'house', 'type', 'veth', 'peer', 'name', 'guests');
  ip('addr', 'add', `${HOUSE}/24`, 'dev', 'house');
  ip('link', 'set', 'house', 'up');
  const child = spawn('unshare', ['-n', process.execPath, ATTACKER], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const tell = await ready(child);
  ip('link', 'set', 'guests', 'netns', String(child.pid));
  const inside = (...args: string[]): unknown =>
    execFileSync('nsenter', ['-t', String(child.pid), '-n', 'ip', ...args]);
  inside('link', 'set', 'lo', 'up');
  for (const guest of GUESTS) inside('addr', 'add', `${guest}/24`, 'dev', 'guests');
  inside('link', 'set', 'guests', 'up');
  return {
    ...{ where: 'a network of its own', address: HOUSE, from: GUESTS },
    attack: (name, field) => tell({ name, field }),
    rest: (field) => tell({ name: '', field }),
    end: () => child.disconnect(),
  };
}

/** Many machines have all of 127.0.0.0/8, and to the host each of these is somebody else. */
export async function attackerOnLoopback(): Promise<Attacker> {
  const child = spawn(process.execPath, [ATTACKER], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const tell = await ready(child);
  const from =
    process.platform === 'linux' ? GUESTS.map((guest) => guest.replace('10.77', '127.77')) : ['127.0.0.1'];
  return {
    ...{ where: 'the loopback', address: '127.0.0.1', from },
    attack: (name, field) => tell({ name, field }),
    rest: (field) => tell({ name: '', field }),
    end: () => child.disconnect(),
  };
}
