/** Lines between screens and the house: late, cut at either end, and never out of order, as TCP has it. */
import type { MirrorSocket, SocketEars } from '../../src/shared/mirror.ts';
import type { Rng } from '../../src/shared/rng.ts';
import type { VirtualTime } from '../support/virtual-time.ts';

/** What the house makes of one line. */
export interface HouseEnd {
  heard(text: string): void;
  /** The house knows that nobody is there any more. */
  closed(): void;
}

/** What it can do with it. */
export interface Wire {
  send(text: string): void;
  close(): void;
}

export interface Door {
  /** Null when nobody is at home. */
  open(wire: Wire): HouseEnd | null;
}

/** No letter takes longer, so that a screen which is connected is right again within a second. */
export const LATEST_MS = 300;
/** A phone out of reach: the other side learns of it late, or by silence alone. */
const NOTICED_MS = 2000;

export class Network {
  readonly #time: VirtualTime;
  readonly #rng: Rng;

  constructor(time: VirtualTime, rng: Rng) {
    this.#time = time;
    this.#rng = rng;
  }

  /** A phone's line to the house; `broken` cuts it as an elevator does. */
  connect(ears: SocketEars, door: Door): MirrorSocket & { broken(): void } {
    const up = this.#lane();
    const down = this.#lane();
    let end: HouseEnd | null = null;
    let [phoneOpen, houseOpen] = [true, true];
    const toldPhone = (): void => {
      if (phoneOpen) ears.closed();
      phoneOpen = false;
    };
    const toldHouse = (): void => {
      if (houseOpen) end?.closed();
      houseOpen = false;
    };
    const wire: Wire = {
      send: (text) => down(() => phoneOpen && ears.heard(text)),
      close: () => {
        houseOpen = false;
        down(toldPhone);
      },
    };
    up(() => {
      end = door.open(wire);
      if (!end) down(toldPhone);
      else down(() => phoneOpen && ears.opened());
    });
    return {
      send: (text) => up(() => houseOpen && end?.heard(text)),
      close: () => {
        phoneOpen = false;
        up(toldHouse);
      },
      broken: () => {
        const either = this.#rng.below(3);
        const later = (tell: () => void) => this.#time.after(this.#rng.below(NOTICED_MS), tell);
        // Whatever was under way is lost, and one of both may never be told.
        const [wasPhone, wasHouse] = [phoneOpen, houseOpen];
        phoneOpen = false;
        houseOpen = false;
        if (wasPhone && either !== 1) later(() => ears.closed());
        if (wasHouse && either !== 2) later(() => end?.closed());
      },
    };
  }

  /** One way: each thing after the one before. */
  #lane(): (run: () => unknown) => void {
    let free = 0;
    return (run) => {
      const late = this.#rng.below(20) === 0 ? this.#rng.below(LATEST_MS) : 5 + this.#rng.below(40);
      free = Math.max(free + 0.001, this.#time.steady() + late);
      this.#time.after(free - this.#time.steady(), run);
    };
  }
}
