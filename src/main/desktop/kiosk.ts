import type { KioskState } from '../../shared/ipc.ts';

const triesAllowed = 5;
const waitMs = 30_000;

interface KioskParts {
  /** The house PIN as it is set now, or nothing. */
  readonly pin: () => string;
  readonly now: () => number;
  /** Told after each change. */
  readonly changed: (state: KioskState) => void;
}

export interface Kiosk {
  readonly state: () => KioskState;
  readonly lock: () => KioskState;
  readonly unlock: (typed: string) => KioskState;
  /** For the system and whoever started the program; guests cannot reach it. */
  readonly release: () => KioskState;
}

/** The lock of a screen that stands among guests. What it locks, the windows do. */
export function createKiosk({ pin, now, changed }: KioskParts): Kiosk {
  let locked = false;
  let wrongTries: number[] = [];

  const state = (): KioskState => ({ locked, needsPin: locked && pin() !== '' });

  const set = (wanted: boolean): KioskState => {
    if (locked !== wanted) {
      locked = wanted;
      wrongTries = [];
      changed(state());
    }
    return state();
  };

  const isRight = (typed: string): boolean => {
    if (pin() === '') return true;
    wrongTries = wrongTries.filter((at) => now() - at < waitMs);
    if (wrongTries.length >= triesAllowed) return false;
    if (typed === pin()) return true;
    wrongTries.push(now());
    return false;
  };

  return {
    state,
    lock: () => set(true),
    unlock: (typed) => (locked && isRight(typed) ? set(false) : state()),
    release: () => set(false),
  };
}
