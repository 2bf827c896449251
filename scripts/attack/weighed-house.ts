/** The built host as a program of its own, which says what it keeps in memory. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { SelfSigned } from '../../src/main/lan/self-signed.ts';
import { inRoot } from '../lib/paths.ts';
import type { Place } from './honest.ts';

export interface WeighedHouse extends Place {
  readonly hostToken: string;
  /** What it keeps in memory, in bytes. */
  weight(): Promise<number>;
  isAlive(): boolean;
  /** What it has printed since it was open. */
  log(): string;
  end(): Promise<void>;
}

interface Wanted {
  readonly args?: readonly string[];
  /** The most files and connections that the system lets it have open. */
  readonly openFiles?: number;
  readonly certificate?: SelfSigned;
}

export async function openWeighedHouse({
  args: more = [],
  openFiles,
  certificate,
}: Wanted = {}): Promise<WeighedHouse> {
  const data = await mkdtemp(path.join(tmpdir(), 'smorgasboard-weighed-'));
  if (certificate) {
    await writeFile(path.join(data, 'cert.pem'), certificate.cert);
    await writeFile(path.join(data, 'key.pem'), certificate.key, { mode: 0o600 });
  }
  const scales = ['--expose-gc', '--import', pathToFileURL(inRoot('scripts/attack/scales.ts')).href];
  const house = [inRoot('out/main/headless.js'), '--data', data, '--port', '0', '--no-local-name'];
  const command = [process.execPath, ...scales, ...house, ...more];
  const limited = ['sh', '-c', `ulimit -n ${openFiles}; exec "$0" "$@"`, ...command];
  const [program = '', ...args] = openFiles === undefined ? command : limited;
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  let said = '';
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (text) => (said += text));
  const exit = once(child, 'exit');
  while (!said.includes('Ctrl+C closes.\n')) {
    if (child.exitCode !== null) throw new Error(`The host did not start:\n${said}`);
    await sleep(20);
  }
  const [, port] = /127\.0\.0\.1:(\d+)\/table#host=/.exec(said) ?? [];
  const hostToken = (await readFile(path.join(data, 'host-token'), 'utf8')).trim();
  const intro = said.length;
  return {
    ...{ address: '127.0.0.1', port: Number(port), hostToken },
    async weight() {
      const weighed = once(child, 'message');
      child.send('weigh');
      return Number((await weighed)[0]);
    },
    isAlive: () => child.exitCode === null && child.signalCode === null,
    log: () => said.slice(intro),
    async end() {
      child.kill('SIGTERM');
      await exit;
      await rm(data, { recursive: true, force: true });
    },
  };
}
