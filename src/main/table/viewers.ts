/** As whom a screen sees the table, and for whom it acts. Worked out from its token each time, as seats move about. */
import type { Actor, AnyGame, SeatIndex, Viewer } from '../../shared/game.ts';
import type { Screen } from './screen.ts';
import type { Seat } from './seats.ts';

export function seatOf(seats: readonly Seat[], screen: Screen): SeatIndex | null {
  if (screen.seatToken === null) return null;
  const seat = seats.findIndex(({ token, kind }) => kind === 'person' && token === screen.seatToken);
  return seat < 0 ? null : seat;
}

export const viewerOf = (seats: readonly Seat[], screen: Screen): Viewer | null =>
  seatOf(seats, screen) ?? (screen.hosting ? 'table' : null);

/** A scorekeeper's phone acts for the table (T-3). */
export function actorOf(game: AnyGame, seats: readonly Seat[], viewer: Viewer): Actor {
  if (viewer === 'table') return 'table';
  return game.kind === 'sheet' && seats[viewer]?.scorekeeper ? 'table' : viewer;
}

export const isSpectator = (seats: readonly Seat[], screen: Screen): boolean =>
  !screen.display && seatOf(seats, screen) === null;
