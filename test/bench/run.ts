/**
 * `npm run bench`: this host against named peers, in the same run, on this machine. Ratios are what counts.
 * Every round has a fresh server on one core and the load on another; rounds are interleaved and reversed.
 */
import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { measureGrabs } from './grabs.ts';
import { measureRules } from './rules.ts';

const here = import.meta.dirname;
const { values } = parseArgs({
  options: { rounds: { type: 'string' }, seconds: { type: 'string' }, only: { type: 'string' } },
});
const ROUNDS = Number(values.rounds ?? 2);
const SECONDS = Number(values.seconds ?? 3);

interface Peer {
  readonly id: string;
  readonly title: string;
  readonly script: string;
  readonly args: readonly string[];
}

const all: readonly Peer[] = [
  { id: 'bare', title: 'bare ws', script: 'bare.mjs', args: [] },
  { id: 'coalesced', title: 'bare ws, one write a turn', script: 'bare.mjs', args: ['coalesced'] },
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

const canPin =
  process.platform === 'linux' && os.cpus().length > 1 && spawnSync('taskset', ['--version']).status === 0;

function pin(child: ChildProcess, core: number): void {
  if (canPin) spawnSync('taskset', ['-a', '-cp', String(core), String(child.pid)], { stdio: 'ignore' });
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
    child.once('exit', (code) => reject(new Error(`ended early with ${code}`)));
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
  const server = fork(path.join(here, 'servers', peer.script), peer.args, { stdio });
  try {
    const { port } = (await heard(server)) as { port: number | object };
    pin(server, 0);
    const about = JSON.stringify(typeof port === 'object' ? port : { port });
    const args = [peer.id, about, mode, String(SECONDS), String(rate)];
    const load = fork(path.join(here, 'load.mjs'), args, { stdio });
    pin(load, 1);
    await heard(load);
    const before = await cpuOf(server);
    load.send('go');
    await heard(load);
    const used = (await cpuOf(server)) - before;
    const result = (await heard(load)) as Measured;
    return { ...result, cpu: used / Math.max(1, result.actions) };
  } finally {
    server.kill('SIGKILL');
  }
}

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

async function compare(round: Round): Promise<Map<string, Measured>> {
  const results = new Map<string, Measured[]>(peers.map(({ id }) => [id, []]));
  for (let i = 0; i < ROUNDS; i++) {
    for (const peer of i % 2 === 0 ? peers : [...peers].reverse()) {
      const one = await measure(peer, round);
      if (one.lost > 0) console.log(`  ${peer.title}: ${one.lost} updates lost, round void`);
      else results.get(peer.id)!.push(one);
    }
  }
  return new Map(
    [...results]
      .filter(([, list]) => list.length > 0)
      .map(([id, list]) => {
        const of = (key: keyof Measured) => median(list.map((one) => one[key]));
        const keys = ['perSecond', 'p50', 'p99', 'bytesPerUpdate', 'load', 'lost', 'actions', 'cpu'] as const;
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
console.log('\nAs many as it takes (eight in flight a table)');
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
      'load CPU': one
        ? `${(one.load * 100).toFixed(0)} %${one.load > 0.95 ? ' (the limit)' : ''}`
        : undefined,
    };
  }),
);

console.log('\nA grab, from tap to all screens: 7 phones and the table, 20 grabs a second');
console.table([await measureGrabs()]);

console.log('\nThe rules alone: decide, evolve, views, choices and patches, bots against bots');
console.table(measureRules());
