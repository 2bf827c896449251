/** A screen that lies flat between the players turns to whoever is asked. */
import type { SeatIndex } from '../../shared/game.ts';
import { recall, remember } from '../device/kept.ts';
import { sideOf } from './seat-side.ts';

export type CompassMode = 'off' | 'follow' | 'half';
export const COMPASS_MODES: readonly CompassMode[] = ['off', 'half', 'follow'];

const KEPT = 'compass';

const isMode = (value: string | null): value is CompassMode => COMPASS_MODES.includes(value as CompassMode);

class Compass {
  #mode = $state<CompassMode>(keptMode());
  #last = 0;

  get mode(): CompassMode {
    return this.#mode;
  }

  set mode(mode: CompassMode) {
    this.#mode = mode;
    remember(KEPT, mode);
  }

  /** Where the picture has to be turned. While several are asked it stays as it was. */
  turnFor(actors: readonly SeatIndex[], seats: number): number {
    if (this.#mode === 'off') return 0;
    if (this.#mode === 'half') return 180;
    const [only, ...others] = actors;
    if (only !== undefined && others.length === 0) this.#last = sideOf(only, seats);
    return this.#last;
  }
}

function keptMode(): CompassMode {
  const kept = recall(KEPT);
  return isMode(kept) ? kept : 'off';
}

export const compass = new Compass();
