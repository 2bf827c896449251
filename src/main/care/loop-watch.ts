/**
 * A program whose loop stands still answers nobody, and cannot know it. A thread of its own looks from outside: it says
 * so in the log, ends the program, and starts it again where nobody else does.
 */
import inspector from 'node:inspector';
import { Worker } from 'node:worker_threads';
import { logFileIn } from '../log-file.ts';
import { ownProgram, ownWords } from '../own-command.ts';
import { tellOfLongWork } from '../store/long-work.ts';

const LOOK_MS = 1000;
/** Looks in a row without a beat: a machine that slept has looked only once. */
const SILENT_LOOKS = 10;
/** While something long is known to be done. */
const SILENT_LOOKS_BUSY = 600;
const BEATS_A_LOOK = 4;

/** Who starts the program again: somebody outside, who sees it end, or the watch itself. */
export type Starter = 'outside' | 'watch';

export interface WatchPlan {
  readonly dataDir: string;
  readonly lookMs?: number | undefined;
  readonly starter: Starter;
}

interface Given {
  readonly shared: SharedArrayBuffer;
  readonly lookMs: number;
  readonly looks: number;
  readonly looksBusy: number;
  readonly log: string;
  /** To start the program again. */
  readonly command: readonly string[] | null;
}

/** Runs in the thread, alone: it may use nothing of this file. */
function watch(require: NodeJS.Require, given: Given): void {
  const { appendFileSync } = require('node:fs') as typeof import('node:fs');
  const { spawn } = require('node:child_process') as typeof import('node:child_process');
  const beats = new Int32Array(given.shared);
  let before = -1;
  let silent = 0;
  const note = (text: string): void => {
    try {
      appendFileSync(given.log, `${new Date().toISOString()} ${text}\n`, { mode: 0o600 });
    } catch {
      // A full disk keeps nobody from being healed.
    }
  };
  setInterval(() => {
    const now = Atomics.load(beats, 0);
    silent = now === before ? silent + 1 : 0;
    before = now;
    if (silent < (Atomics.load(beats, 1) > 0 ? given.looksBusy : given.looks)) return;
    note(`The program stood still for ${Math.round((silent * given.lookMs) / 1000)} s: it is started again.`);
    const [program, ...args] = given.command ?? [];
    try {
      if (program) spawn(program, args, { detached: true, stdio: 'ignore' }).unref();
    } catch (error) {
      note(`It could not be started again: ${String(error)}`);
    }
    process.kill(process.pid, 'SIGKILL');
  }, given.lookMs);
}

const ownCommand = (): string[] => [ownProgram(), ...process.execArgv, ...ownWords()];

/** Gives how to stop. Whoever debugs the program makes it stand still on purpose. */
export function watchLoop({ dataDir, lookMs = LOOK_MS, starter }: WatchPlan): () => void {
  if (inspector.url() !== undefined) return () => undefined;
  const shared = new SharedArrayBuffer(8);
  const beats = new Int32Array(shared);
  const given: Given = {
    ...{ shared, lookMs, looks: SILENT_LOOKS, looksBusy: SILENT_LOOKS_BUSY, log: logFileIn(dataDir) },
    command: starter === 'watch' ? ownCommand() : null,
  };
  const code = `(${watch.toString()})(require, require('node:worker_threads').workerData)`;
  const worker = new Worker(code, { eval: true, workerData: given, execArgv: [] });
  // Without the watch the program is as it was.
  worker.on('error', () => undefined);
  worker.unref();
  const beat = setInterval(() => Atomics.add(beats, 0, 1), lookMs / BEATS_A_LOOK).unref();
  tellOfLongWork((isBusy) => Atomics.add(beats, 1, isBusy ? 1 : -1));
  return () => {
    clearInterval(beat);
    tellOfLongWork(undefined);
    void worker.terminate();
  };
}
