import type { KioskState } from '../../shared/ipc.ts';
import type { HousePin } from '../store/house-pin.ts';

const triesAllowed = 5;
const firstWaitMs = 30_000;
const longestWaitMs = 3600_000;

interface KioskParts {
  readonly pin: HousePin;
  /** By the clock on the wall. */
  readonly now: () => number;
  readonly lockedAtStart: boolean;
  /** Told after each change. */
  readonly changed: (state: KioskState) => void;
  /** What somebody at the screen decided: to be found again after a power cut. */
  readonly decided: (locked: boolean) => void;
}

export interface Kiosk {
  readonly state: () => KioskState;
  readonly lock: () => KioskState;
  readonly unlock: (typed: string) => KioskState;
  /** For the system and whoever started the program; guests cannot reach it. */
  readonly release: () => KioskState;
}

/** The lock of a screen that stands among guests. What it locks, the windows do. */
export function createKiosk({ pin, now, lockedAtStart, changed, decided }: KioskParts): Kiosk {
  let locked = lockedAtStart;

  /** Seconds. Each wrong one after the first few makes it wait for twice as long as the one before. */
  const rest = (): number => {
    const { count, at } = pin.wrong();
    if (count < triesAllowed) return 0;
    const wait = Math.min(longestWaitMs, firstWaitMs * 2 ** (count - triesAllowed));
    // A clock that was put back makes nobody wait for longer than that.
    return Math.ceil(Math.max(0, Math.min(wait, at + wait - now())) / 1000);
  };

  const state = (): KioskState => ({
    locked,
    needsPin: locked && pin.isSet(),
    rest: locked && pin.isSet() ? rest() : 0,
  });

  const set = (wanted: boolean): KioskState => {
    if (locked !== wanted) {
      locked = wanted;
      changed(state());
    }
    return state();
  };

  const decide = (wanted: boolean): KioskState => {
    decided(wanted);
    return set(wanted);
  };

  const isRight = (typed: string): boolean => {
    if (!pin.isSet()) return true;
    if (rest() > 0) return false;
    const isIt = pin.fits(typed);
    pin.keepWrong(isIt ? { count: 0, at: 0 } : { count: pin.wrong().count + 1, at: now() });
    return isIt;
  };

  return {
    state,
    lock: () => decide(true),
    unlock: (typed) => (locked && isRight(typed) ? decide(false) : state()),
    release: () => set(false),
  };
}
