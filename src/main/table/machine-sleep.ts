/** A closed lid must not run out anybody's clock. */
import type { Time } from '../store/time.ts';

/** Longer without a look at the time is a machine that slept, not one that was busy. */
const SLEPT_MS = 3000;
/** As often somebody has to look, whatever happens. */
export const PULSE_MS = 500;

/** Time in which the machine was awake: whoever asks first after a sleep already hears nothing of it. */
export function awakeTime(time: Time): Time {
  let last = time.steady();
  let slept = 0;
  return {
    steady() {
      const now = time.steady();
      const gap = now - last - PULSE_MS;
      last = now;
      if (gap > SLEPT_MS) slept += gap;
      return now - slept;
    },
    wall: () => time.wall(),
    after: (ms, run) => time.after(ms, run),
    soon: (run) => time.soon(run),
  };
}
