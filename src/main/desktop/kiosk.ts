import type { KioskState } from '../../shared/ipc.ts';

const triesAllowed = 5;
const waitMs = 30_000;

interface KioskParts {
  /** The house PIN as it is set now, or nothing. */
  readonly pin: () => string;
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
  let wrongTries: number[] = [];

  /** Seconds; the oldest of too many wrong ones must be forgotten first. */
  const rest = (): number => {
    wrongTries = wrongTries.filter((at) => now() - at < waitMs);
    const [oldest] = wrongTries;
    if (oldest === undefined || wrongTries.length < triesAllowed) return 0;
    return Math.ceil((oldest + waitMs - now()) / 1000);
  };

  const state = (): KioskState => ({ locked, needsPin: locked && pin() !== '', rest: locked ? rest() : 0 });

  const set = (wanted: boolean): KioskState => {
    if (locked !== wanted) {
      locked = wanted;
      wrongTries = [];
      changed(state());
    }
    return state();
  };

  const decide = (wanted: boolean): KioskState => {
    decided(wanted);
    return set(wanted);
  };

  const isRight = (typed: string): boolean => {
    if (pin() === '') return true;
    if (rest() > 0) return false;
    if (typed === pin()) return true;
    wrongTries.push(now());
    return false;
  };

  return {
    state,
    lock: () => decide(true),
    unlock: (typed) => (locked && isRight(typed) ? decide(false) : state()),
    release: () => set(false),
  };
}
