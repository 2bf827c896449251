/** A break is over as soon as everybody who is here says so. */
import type { SeatPause } from '../../shared/protocol.ts';
import type { Seat } from './seats.ts';
import type { DueClock } from './state-views.ts';

interface Sitting {
  readonly seats: readonly Seat[];
  isAwake(seat: Seat): boolean;
}

export class PauseVotes {
  #clock: string | null = null;
  /** By badge: seats may change hands meanwhile, and a bot is not asked. */
  #ready: ReadonlySet<number> = new Set();

  forget(): void {
    this.#clock = null;
  }

  /** Votes are for one break, and gone with it. */
  #readyFor({ id }: DueClock): ReadonlySet<number> {
    if (this.#clock !== id) {
      this.#clock = id;
      this.#ready = new Set();
    }
    return this.#ready;
  }

  add(clock: DueClock, badge: number): void {
    this.#ready = new Set([...this.#readyFor(clock), badge]);
  }

  shown(clock: DueClock, sitting: Sitting): SeatPause {
    const ready = this.#readyFor(clock);
    const asked = askedOf(sitting);
    return { ready: asked.filter((badge) => ready.has(badge)), asked: asked.length };
  }

  isUnanimous(clock: DueClock, sitting: Sitting): boolean {
    const { ready, asked } = this.shown(clock, sitting);
    return asked > 0 && ready.length === asked;
  }
}

const askedOf = ({ seats, isAwake }: Sitting): number[] =>
  seats.filter((seat) => seat.kind === 'person' && isAwake(seat)).map(({ badge }) => badge);

/** The break that the table takes now. */
export const pauseClock = (clocks: readonly DueClock[]): DueClock | undefined =>
  clocks.find(({ pause }) => pause);
