import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

const project = path.resolve(import.meta.dirname, '../..');
const built = process.env.SMORGASBOARD_OUT ?? path.join(project, 'out');
const headless = path.join(built, 'main/headless.js');
const starter = path.join(project, 'scripts/start.ts');
const startMs = 60_000;
/** As on a real network, phones come by an address that is not localhost: to browsers no secure context. */
export const HOST_ADDRESS = 'smorgasboard.test';
const tableAddress = /http:\/\/127\.0\.0\.1\S+#host=(?=…)/;

export interface HostProgram {
  /** The table's page on this machine, with the host token behind the hash. */
  readonly table: string;
  readonly origin: string;
  /** The same host, as phones find it. */
  readonly phoneOrigin: string;
  readonly data: string;
  /** All it printed so far. */
  readonly printed: () => string;
  /** As Ctrl+C does: gives the exit code. */
  readonly end: () => Promise<number | null>;
  /** As a power cut does. */
  readonly kill: () => Promise<void>;
}

export interface HostOptions {
  /** Kept from an earlier program, to see what came back; a new folder otherwise. */
  readonly data?: string;
  readonly port?: number;
  /** Tables' clocks run so many times faster. */
  readonly clockSpeed?: number;
  /** The same number deals the same cards. */
  readonly seed?: number;
}

export const newDataFolder = (): Promise<string> => mkdtemp(path.join(os.tmpdir(), 'smorgasboard-'));

export const removeFolder = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });

export const phoneOriginOf = (table: string): string => `http://${HOST_ADDRESS}:${new URL(table).port}`;

async function firstAddress(child: ChildProcess, printed: () => string): Promise<string> {
  const until = performance.now() + startMs;
  while (performance.now() < until) {
    const found = tableAddress.exec(printed());
    if (found) return found[0];
    if (child.exitCode !== null) break;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  child.kill('SIGKILL');
  throw new Error(`The host printed no table address:\n${printed()}`);
}

/** What is printed into a pipe keeps it back. */
export const hostTokenIn = async (data: string): Promise<string> =>
  (await readFile(path.join(data, 'host-token'), 'utf8')).trim();

interface Program {
  readonly args: readonly string[];
  readonly data: string;
  readonly env?: NodeJS.ProcessEnv;
}

async function startProgram({ args, data, env = process.env }: Program): Promise<HostProgram> {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'], env });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
  }
  const gone = once(child, 'exit') as Promise<[number | null]>;
  const address = await firstAddress(child, () => text);
  const table = address + (await hostTokenIn(data));
  const stopWith = async (signal: NodeJS.Signals): Promise<number | null> => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    return (await gone)[0];
  };
  return {
    table,
    origin: new URL(table).origin,
    phoneOrigin: phoneOriginOf(table),
    data,
    printed: () => text,
    end: () => stopWith('SIGTERM'),
    kill: async () => void (await stopWith('SIGKILL')),
  };
}

/** Starts the built headless host as a program of its own. */
export async function startHostProgram(options: HostOptions = {}): Promise<HostProgram> {
  const data = options.data ?? (await newDataFolder());
  const args = [headless, '--data', data, '--port', String(options.port ?? 0), '--no-local-name'];
  args.push('--host-address', HOST_ADDRESS);
  if (options.clockSpeed) args.push('--clock-speed', String(options.clockSpeed));
  if (options.seed !== undefined) args.push('--seed', String(options.seed));
  return startProgram({ args, data });
}

/** What `npm start` runs, on a machine without a display. */
export async function startByNpmStart(port: number): Promise<HostProgram> {
  const data = await newDataFolder();
  const { DISPLAY: _, WAYLAND_DISPLAY: __, ...env } = process.env;
  const asked = process.platform === 'linux' ? [] : ['--headless'];
  return startProgram({ args: [starter, '--data', data, '--port', String(port), ...asked], data, env });
}
