/** Who comes to have which seat: joining, leaving, and seats that go from one phone to another. */
import { accept, type Result, type SeatIndex } from '../../shared/game.ts';
import { deny } from '../../shared/host-refusals.ts';
import type { SeatGiven } from '../../shared/protocol.ts';
import type { Person } from '../store/roster.ts';
import type { Store } from '../store/store.ts';
import type { LiveTable } from './live-table.ts';
import { addSeat, removeSeat } from './lobby.ts';
import type { Screen } from './screen.ts';
import { freeBadge, newToken, personSeat, type Seat, withSeat } from './seats.ts';

export interface Guest extends Person {
  /** Of the roster, if this phone remembers one. */
  readonly player?: string | undefined;
  /** Of the roster, before this name. */
  readonly was?: string | undefined;
}

const personOf = ({ name, face }: Person): Person => ({ name, face });

function remembered(store: Store, table: LiveTable, guest: Guest, seated?: Seat) {
  const others = table.lobby.seats.filter((seat) => seat !== seated);
  const taken = new Set(others.flatMap(({ player }) => (player === null ? [] : [player])));
  return store.roster.remember(personOf(guest), {
    badge: seated?.badge ?? freeBadge(others),
    taken,
    ...(guest.player === undefined ? {} : { id: guest.player }),
    ...(guest.was === undefined ? {} : { was: guest.was }),
  });
}

/** A new seat in the lobby; `token` null = nobody's phone has it yet. */
function sitDown(store: Store, table: LiveTable, guest: Guest, token: string | null): Result<SeatIndex> {
  const keep = token === null || !store.settings.get('forgetGuests');
  const { seats } = table.lobby;
  const player = keep && seats.length < table.game.seats.max ? remembered(store, table, guest) : null;
  const seat = personSeat({
    ...personOf(guest),
    badge: freeBadge(seats, player?.badge),
    player: player?.id ?? null,
    token,
  });
  const added = addSeat(table.game, table.lobby, seat);
  if (!added.ok) return added;
  table.setLobby(added.value);
  return accept(seats.length);
}

export function join(store: Store, table: LiveTable, screen: Screen, guest: Guest): Result<SeatGiven> {
  if (table.phase !== 'lobby') return deny('match-has-begun');
  if (table.seatOf(screen) !== null) return deny('already-seated');
  if (table.lobby.locked) return deny('table-locked');
  const token = newToken();
  const seat = sitDown(store, table, guest, token);
  return seat.ok ? accept({ seat: seat.value, token }) : seat;
}

export function addPlayer(store: Store, table: LiveTable, guest: Guest): Result<null> {
  if (table.phase !== 'lobby') return deny('match-has-begun');
  const seat = sitDown(store, table, guest, null);
  return seat.ok ? accept(null) : seat;
}

/** Another name is another person, unless the roster says otherwise or nothing was ever played under the first. */
export function rename(store: Store, table: LiveTable, index: SeatIndex, guest: Guest): void {
  const seat = table.lobby.seats[index]!;
  const { name, face } = guest;
  const { player: was } = seat;
  const player = was === null ? null : remembered(store, table, { ...guest, was }, seat).id;
  table.setLobby({ ...table.lobby, seats: withSeat(table.lobby.seats, index, { name, face, player }) });
}

/** The seat gets a new token, so that whoever had it has it no longer. */
export function give(
  store: Store,
  table: LiveTable,
  index: SeatIndex,
  to: { screen: Screen; guest?: Guest },
): SeatGiven {
  const seat = table.lobby.seats[index]!;
  const before = seat.token === null ? undefined : table.audience.withSeat(seat.token);
  const token = newToken();
  if (to.guest) {
    const keep = !store.settings.get('forgetGuests');
    const player = keep ? remembered(store, table, to.guest, seat).id : null;
    change(table, index, { ...personOf(to.guest), player, token, kind: 'person', level: null });
  } else {
    change(table, index, { token, kind: 'person', level: null });
  }
  if (before && before !== to.screen) before.bye('handed');
  return { seat: index, token };
}

/** Before the match the seat is gone; in it a bot plays on, or on a sheet the name stays. */
export function vacate(table: LiveTable, index: SeatIndex): void {
  if (table.phase === 'lobby') {
    table.claims.drop(() => true);
    table.setLobby(removeSeat(table.game, table.lobby, index));
    return;
  }
  const level = table.game.bots.at(-1)?.id;
  change(table, index, level === undefined ? { token: null } : { token: null, kind: 'bot', level });
}

export function change(table: LiveTable, index: SeatIndex, part: Partial<Seat>): void {
  table.setLobby({ ...table.lobby, seats: withSeat(table.lobby.seats, index, part) });
}

/** Seats of people who left during the match, whose bots have done their duty. */
export const isDeserted = (seat: Seat): boolean =>
  seat.kind === 'bot' && seat.token === null && seat.player !== null;

/** Whoever is forgotten, or goes up in somebody else, is so at the open tables too. */
export function replacePlayer(table: LiveTable, from: string, into: string | null): void {
  if (!table.lobby.seats.some(({ player }) => player === from)) return;
  const seats = table.lobby.seats.map((seat) => (seat.player === from ? { ...seat, player: into } : seat));
  table.setLobby({ ...table.lobby, seats });
}
