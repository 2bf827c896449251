/** The machine under the bench: its cores, who else is busy on it, and a disk that can be made slow. */
import { type ChildProcess, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const isLinux = process.platform === 'linux';

export const canPin = isLinux && os.cpus().length > 1 && spawnSync('taskset', ['--version']).status === 0;

export function pin(child: ChildProcess, core: number): void {
  if (canPin) spawnSync('taskset', ['-a', '-cp', String(core), String(child.pid)], { stdio: 'ignore' });
}

/** In the ticks of /proc/stat: all cores, everybody. */
const ticks = (): { busy: number; all: number } => {
  const [first = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
  const [user = 0, nice = 0, system = 0, idle = 0, waiting = 0, irq = 0, soft = 0] = first
    .split(/\s+/)
    .slice(1)
    .map(Number);
  const busy = user + nice + system + irq + soft;
  return { busy, all: busy + idle + waiting };
};

const TICKS_PER_SECOND = 100;

/** Call it before a round; what it returns, called after, gives the share of the machine that others used. */
export function watchOthers(): (ownSeconds: number) => number {
  if (!isLinux) return () => 0;
  const before = ticks();
  return (ownSeconds) => {
    const now = ticks();
    const others = now.busy - before.busy - ownSeconds * TICKS_PER_SECOND;
    return Math.max(0, others / Math.max(1, now.all - before.all));
  };
}

/** What a program needs in its environment for each sync to take that much longer; none without a C compiler. */
export function slowDisk(ms: number): NodeJS.ProcessEnv | undefined {
  if (!isLinux) return undefined;
  const library = path.join(mkdtempSync(path.join(os.tmpdir(), 'smorgasboard-disk-')), 'slow-disk.so');
  const source = path.join(import.meta.dirname, 'slow-disk.c');
  const made = spawnSync('cc', ['-shared', '-fPIC', '-O2', '-o', library, source, '-ldl']);
  return made.status === 0 ? { LD_PRELOAD: library, SYNC_MS: String(ms) } : undefined;
}
