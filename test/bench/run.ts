/**
 * `npm run bench`: this host against named peers, in the same run, on this machine. Ratios are what counts.
 * Every round has a fresh server on one core and the load on another; rounds are interleaved and reversed.
 */
import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { measureDesktop } from './desktop.ts';
import { measureGrabs } from './grabs.ts';
import { measureHistory } from './history.ts';
import { canPin, pin, slowDisk, watchOthers } from './machine.ts';
import { measureRules } from './rules.ts';

const here = import.meta.dirname;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string' }, seconds: { type: 'string' }, only: { type: 'string' } },
});
if (positionals.includes('desktop')) {
  await measureDesktop();
  process.exit();
}
const ROUNDS = Number(values.rounds ?? 2);
const SECONDS = Number(values.seconds ?? 3);
/** Of the whole machine. */
const MOST_OTHERS = 0.08;
const TRIES = 3;
const SLOW_SYNC_MS = 20;

interface Peer {
  readonly id: string;
  readonly title: string;
  readonly script: string;
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
}

const all: readonly Peer[] = [
  { id: 'bare', title: 'bare ws', script: 'bare.mjs', args: [] },
  { id: 'coalesced', title: 'bare ws, one write a turn', script: 'bare.mjs', args: ['coalesced'] },
  { id: 'stored', title: 'bare ws, each action stored', script: 'bare.mjs', args: ['stored'] },
  { id: 'socketio', title: 'socket.io', script: 'socketio.mjs', args: [] },
  { id: 'colyseus', title: 'Colyseus, patch per action', script: 'colyseus.mjs', args: [] },
  { id: 'boardgame', title: 'boardgame.io', script: 'boardgame.mjs', args: [] },
  { id: 'boardgame-delta', title: 'boardgame.io, deltaState', script: 'boardgame.mjs', args: ['delta'] },
  { id: 'house', title: 'Smorgasboard (stored)', script: 'house.mjs', args: [] },
];
const peers = all.filter(({ id }) => !values.only || values.only.split(',').includes(id));

interface Measured {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly bytesPerUpdate: number;
  readonly load: number;
  readonly lost: number;
  readonly actions: number;
  /** Server CPU per action, in µs. */
  readonly cpu: number;
  /** The share of the machine that neither server nor load used. */
  readonly others: number;
}

function installPeers(): void {
  if (existsSync(path.join(here, 'node_modules/boardgame.io'))) return;
  console.log('Installing the peers into test/bench …');
  const done = spawnSync('npm', ['ci', '--legacy-peer-deps', '--no-audit', '--no-fund'], {
    cwd: here,
    stdio: 'inherit',
  });
  if (done.status !== 0) throw new Error('The peers could not be installed.');
}

/** Longer than any round: a peer that hangs must not hang the run. */
const PATIENCE_MS = 60_000;

const heard = (child: ChildProcess): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('said nothing')), PATIENCE_MS);
    child.once('message', (message) => {
      clearTimeout(timer);
      resolve(message);
    });
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`ended early with ${code}`));
    });
  });

async function cpuOf(server: ChildProcess): Promise<number> {
  server.send('cpu');
  return ((await heard(server)) as { cpu: number }).cpu;
}

interface Round {
  readonly mode: 'open' | 'closed';
  readonly rate: number;
}

async function measure(peer: Peer, { mode, rate }: Round): Promise<Measured> {
  const stdio: ['ignore', 'ignore', 'inherit', 'ipc'] = ['ignore', 'ignore', 'inherit', 'ipc'];
  const env = { ...process.env, ...peer.env };
  const server = fork(path.join(here, 'servers', peer.script), peer.args, { stdio, env });
  let load: ChildProcess | undefined;
  try {
    const { port } = (await heard(server)) as { port: number | object };
    pin(server, 0);
    const about = JSON.stringify(typeof port === 'object' ? port : { port });
    const args = [peer.id, about, mode, String(SECONDS), String(rate)];
    load = fork(path.join(here, 'load.mjs'), args, { stdio });
    pin(load, 1);
    await heard(load);
    const before = await cpuOf(server);
    const othersSince = watchOthers();
    load.send('go');
    await heard(load);
    const used = (await cpuOf(server)) - before;
    const result = (await heard(load)) as Measured;
    const others = othersSince(used / 1e6 + result.load * SECONDS);
    return { ...result, others, cpu: used / Math.max(1, result.actions) };
  } finally {
    server.kill('SIGKILL');
    load?.kill('SIGKILL');
  }
}

/**
 * Again while somebody else is busy on this machine; after a few times with what there is, and saying so.
 * Nothing where a peer breaks: the others are measured all the same.
 */
async function measureInPeace(peer: Peer, round: Round): Promise<Measured | undefined> {
  let one: Measured | undefined;
  for (let tries = 1; tries <= TRIES; tries++) {
    try {
      one = await measure(peer, round);
      if (one.others <= MOST_OTHERS) return one;
    } catch (error) {
      console.log(`  ${peer.title}: round void, ${(error as Error).message}`);
    }
  }
  if (one) console.log(`  ${peer.title}: others used ${(one.others * 100).toFixed(0)} % of the machine`);
  return one;
}

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

async function compare(round: Round): Promise<Map<string, Measured>> {
  const results = new Map<string, Measured[]>(peers.map(({ id }) => [id, []]));
  for (let i = 0; i < ROUNDS; i++) {
    for (const peer of i % 2 === 0 ? peers : [...peers].reverse()) {
      const one = await measureInPeace(peer, round);
      if (!one) continue;
      if (one.lost > 0) console.log(`  ${peer.title}: ${one.lost} updates lost, round void`);
      else results.get(peer.id)!.push(one);
    }
  }
  return new Map(
    [...results]
      .filter(([, list]) => list.length > 0)
      .map(([id, list]) => {
        const of = (key: keyof Measured) => median(list.map((one) => one[key]));
        const keys = [
          'perSecond',
          'p50',
          'p99',
          'bytesPerUpdate',
          'load',
          'lost',
          'actions',
          'cpu',
          'others',
        ] as const;
        return [id, Object.fromEntries(keys.map((key) => [key, of(key)])) as unknown as Measured];
      }),
  );
}

const times = (a: number | undefined, b: number | undefined): string =>
  a === undefined || b === undefined ? '–' : `${(a / b).toFixed(2)}×`;

installPeers();
console.log(
  `16 tables × 13 screens, ${ROUNDS} rounds of ${SECONDS} s; medians. Pinned to cores: ${canPin ? 'yes' : 'no'}.`,
);

const calm = await compare({ mode: 'open', rate: 200 });
console.log('\nAt 200 actions a second');
console.table(
  peers.map(({ id, title }) => {
    const one = calm.get(id);
    const bare = calm.get('bare');
    return {
      server: title,
      'p50 ms': one?.p50.toFixed(2),
      'p99 ms': one?.p99.toFixed(2),
      'p99 × bare': times(one?.p99, bare?.p99),
      'CPU µs/action': one?.cpu.toFixed(0),
      'CPU × bare': times(one?.cpu, bare?.cpu),
      'bytes/update': one?.bytesPerUpdate.toFixed(0),
    };
  }),
);

const full = await compare({ mode: 'closed', rate: 0 });
console.log('\nAs many as it takes (eight in flight a table; boardgame.io: one)');
console.table(
  peers.map(({ id, title }) => {
    const one = full.get(id);
    return {
      server: title,
      'actions/s': one?.perSecond.toFixed(0),
      '× bare': times(one?.perSecond, full.get('bare')?.perSecond),
      '× Colyseus': times(one?.perSecond, full.get('colyseus')?.perSecond),
      '× boardgame.io': times(one?.perSecond, full.get('boardgame')?.perSecond),
      'CPU µs/action': one?.cpu.toFixed(0),
      'CPU of Colyseus': times(full.get('colyseus')?.cpu, one?.cpu),
      'CPU of boardgame.io': times(full.get('boardgame')?.cpu, one?.cpu),
      // What is missing to a whole core was spent waiting: for the disk, or for the load.
      'server CPU': one ? `${((one.cpu * one.perSecond) / 10_000).toFixed(0)} %` : undefined,
      'load CPU': one
        ? `${(one.load * 100).toFixed(0)} %${one.load > 0.95 ? ' (the limit)' : ''}`
        : undefined,
    };
  }),
);

const house = all.find(({ id }) => id === 'house')!;
const env = slowDisk(SLOW_SYNC_MS);
if (env) {
  const one = await measureInPeace({ ...house, env }, { mode: 'open', rate: 200 });
  console.log(`\nAt 200 actions a second, when the disk takes ${SLOW_SYNC_MS} ms longer for each sync`);
  console.table([
    {
      'p50 ms': one?.p50.toFixed(1),
      'p99 ms': one?.p99.toFixed(1),
      'p99 × sync': times(one?.p99, SLOW_SYNC_MS),
    },
  ]);
} else console.log('\nNo C compiler: the slow disk is left out.');

console.log('\nA grab, from tap to all screens: 7 phones and the table, 20 grabs a second');
console.table([await measureGrabs()]);

console.log('\nThe rules alone: decide, evolve, views, choices and patches, bots against bots');
console.table(measureRules());

console.log('\nThe history of ten thousand sheets, in a real browser');
await measureHistory();
