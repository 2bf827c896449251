/** Tries at the PIN of the house: each wrong one after the first few makes whoever comes next wait for longer. */
import type { HousePin } from './house-pin.ts';

const triesAllowed = 5;
const firstWaitMs = 30_000;
const longestWaitMs = 3600_000;

export interface PinLock {
  /** Seconds until one is tried again, even the right one. */
  readonly rest: () => number;
  readonly isRight: (typed: string) => boolean;
}

export function pinLock(pin: HousePin, now: () => number): PinLock {
  const rest = (): number => {
    const { count, at } = pin.wrong();
    if (count < triesAllowed) return 0;
    const wait = Math.min(longestWaitMs, firstWaitMs * 2 ** (count - triesAllowed));
    // A clock that was put back makes nobody wait for longer than that.
    return Math.ceil(Math.max(0, Math.min(wait, at + wait - now())) / 1000);
  };
  return {
    rest,
    isRight: (typed) => {
      if (rest() > 0) return false;
      const isIt = pin.fits(typed);
      pin.keepWrong(isIt ? { count: 0, at: 0 } : { count: pin.wrong().count + 1, at: now() });
      return isIt;
    },
  };
}
