/** Whether a program that has ended is started again, by whoever started it. */
import { AGAIN } from '../../src/main/supervised.ts';

/** One that is ended at its start would be for ever. */
const SETTLED_MS = 60_000;

export interface End {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly ranMs: number;
}

/** By these somebody ends it who means it. */
const MEANT: ReadonlySet<NodeJS.Signals> = new Set(['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT']);

/** It asked for it; or it crashed, or was killed by its own watch or by a system short of memory. */
export const runsAgain = ({ code, signal, ranMs }: End): boolean =>
  code === AGAIN || (signal !== null && !MEANT.has(signal) && ranMs >= SETTLED_MS);
