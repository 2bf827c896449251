/**
 * The host's time for what a match asks: which clocks run, how much is left of each, and since when each question is
 * asked. Folded from the log with the commits' times, so that a restart knows what was left.
 */
import { type Clock, type Frame, LEAST_AFTER_STANDING_MS } from '../../shared/game.ts';

export interface RunningClock {
  /** As the game calls it. */
  readonly id: string;
  readonly length: number;
  /** At `since`; or, while it stands, at all. */
  readonly left: number;
  /** Null while it stands. */
  readonly since: number | null;
}

export interface Asked {
  /** As the game calls it. */
  readonly frame: string;
  readonly since: number;
  /** How often steps had been taken back, or done again, when this was asked: such questions get names of their own. */
  readonly epoch: number;
}

/** What goes on at a table, on its clock. Plain JSON: part of a snapshot. */
export interface GoingOn {
  readonly epoch: number;
  readonly asked: readonly Asked[];
  readonly clocks: readonly RunningClock[];
}

export const NOTHING_ASKED: GoingOn = { epoch: 0, asked: [], clocks: [] };

interface Now {
  readonly frames: readonly Frame[];
  readonly clocks: readonly Clock[];
  readonly at: number;
}

/** After a commit. */
export function goOn(before: GoingOn, now: Now): GoingOn {
  return {
    epoch: before.epoch,
    asked: now.frames.map(({ id }) => askedSince(before, id, now.at)),
    clocks: now.clocks.map((clock) => running(before, clock, now.at)),
  };
}

/** After an undo or a redo: what is asked again is asked anew. */
export const askAgain = (before: GoingOn, now: Now): GoingOn =>
  goOn({ ...before, epoch: before.epoch + 1 }, now);

const askedSince = ({ asked, epoch }: GoingOn, frame: string, since: number): Asked =>
  asked.find((one) => one.frame === frame) ?? { frame, since, epoch };

function running({ clocks }: GoingOn, { id, length, still }: Clock, at: number): RunningClock {
  const known = clocks.find((one) => one.id === id);
  if (!known) return { id, length, left: length, since: still ? null : at };
  if (still) return known.since === null ? known : { ...known, left: leftOf(known, at), since: null };
  if (known.since !== null) return known;
  return { ...known, left: Math.min(length, Math.max(known.left, LEAST_AFTER_STANDING_MS)), since: at };
}

export const leftOf = ({ left, since }: RunningClock, at: number): number =>
  since === null ? left : Math.max(0, left - (at - since));

/** Null while it stands. */
export const dueOf = ({ left, since }: RunningClock): number | null => (since === null ? null : since + left);

/** The name by which screens know a question. */
export const nameOf = ({ frame, epoch }: Asked): string => (epoch === 0 ? frame : `${frame}~${epoch}`);
