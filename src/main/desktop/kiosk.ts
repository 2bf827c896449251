import type { KioskState } from '../../shared/ipc.ts';
import type { HousePin } from '../store/house-pin.ts';
import { pinLock } from '../store/pin-lock.ts';

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

  const tries = pinLock(pin, now);

  const state = (): KioskState => ({
    locked,
    needsPin: locked && pin.isSet(),
    rest: locked && pin.isSet() ? tries.rest() : 0,
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

  const isRight = (typed: string): boolean => !pin.isSet() || tries.isRight(typed);

  return {
    state,
    lock: () => decide(true),
    unlock: (typed) => (locked && isRight(typed) ? decide(false) : state()),
    release: () => set(false),
  };
}
