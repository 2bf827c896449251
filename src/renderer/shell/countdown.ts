import type { SeatIndex } from '../../shared/game.ts';
import type { ShownTimer } from '../../shared/protocol.ts';

export interface Countdown {
  readonly id: string;
  readonly kind: string;
  readonly seconds: number;
  readonly total: number;
}

interface Asked {
  readonly timers: readonly ShownTimer[];
  /** The frame the table waits for: its clock comes before the clock of the whole match. */
  readonly frame: string | undefined;
  readonly now: number;
  /** Whose screen; absent = the table, which leaves the clocks of single seats to the game's view. */
  readonly me?: SeatIndex | undefined;
}

const concerns = (timer: ShownTimer, me: SeatIndex | undefined): boolean =>
  !timer.seats || (me !== undefined && timer.seats.includes(me));

/** The one clock which the shell draws: that of the present question, else the one that ends first. */
export function countdown({ timers, frame, now, me }: Asked): Countdown | undefined {
  const drawn = timers.filter((timer) => concerns(timer, me)).sort((a, b) => a.due - b.due);
  const timer = drawn.find((one) => one.frame === frame) ?? drawn[0];
  if (!timer) return undefined;
  return {
    id: timer.id,
    kind: timer.kind,
    seconds: Math.max(0, (timer.due - now) / 1000),
    total: timer.length / 1000,
  };
}
