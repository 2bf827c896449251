import { type ChildProcess, spawn } from 'node:child_process';
import { root } from './paths.ts';

export interface Job {
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  readonly cwd?: string;
  readonly limitSeconds: number;
  /** `live` also shows the output while it comes. */
  readonly output?: 'live' | 'kept';
}

export interface Ended {
  readonly ok: boolean;
  readonly output: string;
  /** How it ended, when it did not end well: in words. */
  readonly trouble: string;
}

const graceMs = 8_000;
const farewellMs = 2_000;
const endings = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const running = new Set<ChildProcess>();

/** The child leads a group of its own, so its own children end with it and nobody else's do. */
function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    if (process.platform === 'win32') child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // The group is gone already.
  }
}

/** Told to end while programs run here, we end them first: they lead groups of their own and would stay behind. */
function endAll(): void {
  for (const child of running) signalGroup(child, 'SIGTERM');
  setTimeout(() => {
    for (const child of running) signalGroup(child, 'SIGKILL');
    process.exit(130);
  }, farewellMs);
}

export function watch(child: ChildProcess): void {
  if (running.size === 0) for (const signal of endings) process.on(signal, endAll);
  running.add(child);
}

export function unwatch(child: ChildProcess): void {
  running.delete(child);
  if (running.size === 0) for (const signal of endings) process.off(signal, endAll);
}

function stopOnTime(
  child: ChildProcess,
  job: Job,
): { readonly clear: () => void; readonly late: () => boolean } {
  let late = false;
  let last: NodeJS.Timeout | undefined;
  const first = setTimeout(() => {
    late = true;
    signalGroup(child, 'SIGTERM');
    last = setTimeout(() => signalGroup(child, 'SIGKILL'), graceMs);
  }, job.limitSeconds * 1000);
  return {
    clear: () => {
      clearTimeout(first);
      clearTimeout(last);
    },
    late: () => late,
  };
}

function wordsFor(code: number | null, signal: NodeJS.Signals | null): string {
  return signal ? `ended by ${signal}` : `exit code ${code}`;
}

/** Runs a program to its end, or to its limit; never rejects. */
export function run(job: Job): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(job.command, job.args, {
      cwd: job.cwd ?? root,
      env: { ...process.env, ...job.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
    });
    watch(child);
    const chunks: Buffer[] = [];
    const keep = (stream: NodeJS.WriteStream) => (chunk: Buffer) => {
      chunks.push(chunk);
      if (job.output === 'live') stream.write(chunk);
    };
    child.stdout.on('data', keep(process.stdout));
    child.stderr.on('data', keep(process.stderr));
    const limit = stopOnTime(child, job);
    const end = (ok: boolean, trouble: string): void => {
      limit.clear();
      unwatch(child);
      resolve({
        ok,
        output: Buffer.concat(chunks).toString(),
        trouble: limit.late() ? `took longer than ${job.limitSeconds} s and was ended` : trouble,
      });
    };
    child.once('error', (error) => end(false, error.message));
    child.once('close', (code, signal) => end(code === 0 && !limit.late(), wordsFor(code, signal)));
  });
}

/** Runs a script or a tool's own JavaScript with this very Node, whatever `node` is on the path. */
export function runNode(
  script: string,
  args: readonly string[],
  job: Omit<Job, 'command' | 'args'>,
): Promise<Ended> {
  return run({ command: process.execPath, args: [script, ...args], ...job });
}
