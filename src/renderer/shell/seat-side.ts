import type { SeatIndex } from '../../shared/game.ts';

/** Seats go clockwise from the upper left, as in the lobby: the side each sits at, in degrees. */
export function sideOf(seat: SeatIndex, seats: number): number {
  const angle = ((seat - 0.5) / seats) * 360;
  const quarter = Math.round((((angle % 360) + 360) % 360) / 90) % 4;
  return ((quarter + 2) % 4) * 90;
}
