/** Time that runs for a question and stands still while a napkin lies on it. All times are the table's clock, in ms. */

export interface Countdown {
  /** New for every new countdown. */
  readonly serial: number;
  readonly length: number;
  readonly left: number;
  /** Null while it stands still. */
  readonly since: number | null;
}

/** P-21: a question that comes back to a table is not gone before it was seen. */
const LEAST_AFTER_A_NAPKIN_MS = 2000;

export const countdown = (serial: number, length: number, at: number): Countdown => ({
  serial,
  length,
  left: length,
  since: at,
});

export const halted = (clock: Countdown, at: number): Countdown =>
  clock.since === null
    ? clock
    : { ...clock, left: Math.max(0, clock.left - (at - clock.since)), since: null };

export const resumed = (clock: Countdown, serial: number, at: number): Countdown => ({
  serial,
  length: clock.length,
  left: Math.min(clock.length, Math.max(clock.left, LEAST_AFTER_A_NAPKIN_MS)),
  since: at,
});

export const dueOf = (clock: Countdown): number | null =>
  clock.since === null ? null : clock.since + clock.left;
