/** The program begins anew once a day, at an hour at which nobody is there: whatever it gathered is gone. */
import type { LiveTable } from '../table/live-table.ts';

/** If somebody plays at that hour, so long it is tried again; then not before the next day. */
const WINDOW_MS = 2 * 3600_000;
/** At a table that is playing, and at which nobody has done anything for so long, nobody is. */
const LEFT_MS = 30 * 60_000;

interface Playing {
  readonly phase: LiveTable['phase'];
  readonly touchedAt: number;
}

export interface QuietParts {
  /** Minutes since midnight, by the clock on the wall of the house; null = never. */
  readonly at: () => number | null;
  readonly now: () => Date;
  readonly startedAt: Date;
  readonly tables: () => Iterable<Playing>;
  readonly restart: () => void;
}

/** The last time that clock showed these minutes. */
function lastTime(now: Date, minutes: number): Date {
  const last = new Date(now);
  last.setHours(0, minutes, 0, 0);
  if (last > now) last.setDate(last.getDate() - 1);
  return last;
}

const isPlayed = (now: Date, { phase, touchedAt }: Playing): boolean =>
  phase === 'playing' && now.getTime() - touchedAt < LEFT_MS;

/** To be called every minute or so. */
export function restartWhenQuiet({ at, now, startedAt, tables, restart }: QuietParts): boolean {
  const minutes = at();
  if (minutes === null) return false;
  const present = now();
  const due = lastTime(present, minutes);
  const isTime = present.getTime() - due.getTime() < WINDOW_MS && startedAt < due;
  if (!isTime || [...tables()].some((table) => isPlayed(present, table))) return false;
  restart();
  return true;
}
