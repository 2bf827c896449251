/** As whom a screen sees the table, and for whom it acts. Worked out from its token each time, as seats move about. */
import type { Actor, AnyGame, SeatIndex } from '../../shared/game.ts';
import type { Lobby } from './lobby.ts';
import type { Screen } from './screen.ts';
import type { Seat } from './seats.ts';

type People = Pick<Lobby, 'seats' | 'waiting'>;

export const seatOf = (seats: readonly Seat[], { seatToken }: Screen): SeatIndex | null =>
  personWith(seats, seatToken);

function personWith(seats: readonly Seat[], token: string | null): SeatIndex | null {
  if (token === null) return null;
  const seat = seats.findIndex((sitting) => sitting.kind === 'person' && sitting.token === token);
  return seat < 0 ? null : seat;
}

/** Where a bot plays for the owner of this screen. */
export function standInOf(seats: readonly Seat[], screen: Screen): SeatIndex | null {
  if (screen.seatToken === null) return null;
  const seat = seats.findIndex(({ token, kind }) => kind === 'bot' && token === screen.seatToken);
  return seat < 0 ? null : seat;
}

/** Belongs to the table, and has no seat in this game. */
export function waitingOf({ waiting }: People, screen: Screen): number | null {
  if (screen.seatToken === null) return null;
  const place = waiting.findIndex(({ token }) => token === screen.seatToken);
  return place < 0 ? null : place;
}

/** Screens with the same key are shown the same of what is not for everybody; null = nothing. */
export type Viewing =
  | { readonly as: 'seat' | 'waiting' | 'stand-in'; readonly index: number }
  /** The index is of the seat that is played on the same phone. */
  | { readonly as: 'table'; readonly index: SeatIndex | null };

export function viewingOf(people: People, screen: Screen): Viewing | null {
  const seat = seatOf(people.seats, screen);
  if (seat !== null) return { as: 'seat', index: seat };
  if (screen.hosting) return { as: 'table', index: personWith(people.seats, screen.hand) };
  const waiting = waitingOf(people, screen);
  if (waiting !== null) return { as: 'waiting', index: waiting };
  const standIn = standInOf(people.seats, screen);
  return standIn === null ? null : { as: 'stand-in', index: standIn };
}

/** A scorekeeper's phone acts for the table (T-3). */
export function actorOf(game: AnyGame, seats: readonly Seat[], viewing: Viewing | null): Actor | null {
  if (viewing?.as === 'table') return 'table';
  if (viewing?.as !== 'seat') return null;
  return game.kind === 'sheet' && seats[viewing.index]?.scorekeeper ? 'table' : viewing.index;
}

export const isSpectator = (people: People, screen: Screen): boolean =>
  !screen.display && seatOf(people.seats, screen) === null;
