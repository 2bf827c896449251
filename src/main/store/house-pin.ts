/** The PIN of the house as a lock uses it. Wrong ones are counted on the disk: a restart is no way round the wait. */
import { opens } from './pin.ts';
import type { Settings } from './settings.ts';

export interface WrongPins {
  readonly count: number;
  /** Of the last one, by the clock on the wall. */
  readonly at: number;
}

export interface HousePin {
  isSet(): boolean;
  /** As it lies on the disk; empty = none. */
  sealed(): string;
  fits(typed: string): boolean;
  wrong(): WrongPins;
  keepWrong(wrong: WrongPins): void;
}

/** At its own screen, and from elsewhere: guests in the network must not lock the owner out of the house. */
export const housePin = (
  settings: Settings,
  counted: 'wrongPins' | 'wrongOwnerPins' = 'wrongPins',
): HousePin => ({
  isSet: () => settings.get('kioskPin') !== '',
  sealed: () => settings.get('kioskPin'),
  fits: (typed) => opens(typed, settings.get('kioskPin')),
  wrong: () => settings.get(counted),
  keepWrong: (wrong) => settings.keep(counted, wrong),
});
