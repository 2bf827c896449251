/** Who comes to have which seat: joining, leaving, and seats that go from one phone to another. */
import { accept, type Result, type SeatIndex } from '../../shared/game.ts';
import { deny } from '../../shared/host-refusals.ts';
import { looksLike } from '../../shared/names.ts';
import type { SeatGiven } from '../../shared/protocol.ts';
import type { Person } from '../store/roster.ts';
import type { Gathering } from './gathering.ts';
import { addSeat, removeSeat } from './lobby.ts';
import type { Screen } from './screen.ts';
import { freeBadge, newToken, personSeat, type Seat, withSeat } from './seats.ts';
import { seatOf, waitingOf } from './viewers.ts';

export interface Guest extends Person {
  /** Of the roster, if this phone remembers one. */
  readonly player?: string | undefined;
  /** Of the roster, before this name. */
  readonly was?: string | undefined;
}

const personOf = ({ name, face }: Person): Person => ({ name, face });

export class Seating {
  readonly #table: Gathering;

  constructor(table: Gathering) {
    this.#table = table;
  }

  join(screen: Screen, guest: Guest): Result<SeatGiven> {
    const { phase, lobby } = this.#table;
    if (phase !== 'lobby') return deny('match-has-begun');
    if (seatOf(lobby.seats, screen) !== null || waitingOf(lobby, screen) !== null)
      return deny('already-seated');
    if (lobby.locked) return deny('table-locked');
    if (this.isNameOfAnother(guest.name)) return deny('name-taken');
    const token = newToken();
    const seat = this.#sitDown(guest, token);
    return seat.ok ? accept({ seat: seat.value, token }) : seat;
  }

  /** Of somebody at this table, but for whoever sits in this seat. Only the host may give two people one name. */
  isNameOfAnother(name: string, seat?: SeatIndex): boolean {
    const { seats, waiting } = this.#table.lobby;
    const others = [...seats.filter((_, index) => index !== seat), ...waiting];
    return others.some((one) => looksLike(one.name, name));
  }

  /** Somebody whose phone has not been seen yet. */
  add(guest: Guest): Result<null> {
    if (this.#table.phase !== 'lobby') return deny('match-has-begun');
    const seat = this.#sitDown(guest, null);
    return seat.ok ? accept(null) : seat;
  }

  /** Another name is another person, unless the roster says otherwise or nothing was ever played under the first. */
  rename(index: SeatIndex, guest: Guest): void {
    const seat = this.#seat(index);
    const { player: was } = seat;
    const player = was === null ? null : this.#remembered({ ...guest, was }, seat).id;
    this.change(index, { ...personOf(guest), player });
  }

  /** The seat gets a new token, so that whoever had it has it no longer. */
  give(index: SeatIndex, { screen, guest }: { screen: Screen; guest?: Guest }): SeatGiven {
    const { store, broadcast } = this.#table;
    const place = waitingOf(this.#table.lobby, screen);
    if (place !== null) this.stopWaiting(place);
    const seat = this.#seat(index);
    const before = seat.token === null ? undefined : broadcast.withSeat(seat.token);
    const token = newToken();
    if (guest) {
      const keep = !store.settings.get('forgetGuests');
      const player = keep ? this.#remembered(guest, seat).id : null;
      this.change(index, { ...personOf(guest), player, token, kind: 'person', level: null });
    } else {
      this.change(index, { token, kind: 'person', level: null });
    }
    if (before && before !== screen) before.bye('handed');
    return { seat: index, token };
  }

  /** Before the match the seat is gone; in it a bot plays on, or on a sheet the name stays. */
  vacate(index: SeatIndex): void {
    const { phase, claims, game, lobby } = this.#table;
    if (phase === 'lobby') {
      claims.drop(() => true);
      this.#table.changeLobby(removeSeat(game, lobby, index));
      return;
    }
    const level = game.bots.at(-1)?.id;
    this.change(index, level === undefined ? { token: null } : { token: null, kind: 'bot', level });
  }

  /** The same by the host's hand: the phone is told. */
  remove(index: SeatIndex): void {
    const { token } = this.#seat(index);
    const screen = token === null ? undefined : this.#table.broadcast.withSeat(token);
    this.vacate(index);
    screen?.bye('removed');
  }

  /** No longer of this table, whose games had no seat for them. */
  stopWaiting(place: number): void {
    const { waiting } = this.#table.lobby;
    this.#table.changeLobby({ waiting: waiting.filter((_, i) => i !== place) });
  }

  toBot(index: SeatIndex, level: string): Result<null> {
    if (!this.#table.game.bots.some(({ id }) => id === level)) return deny('unknown-bot');
    this.change(index, { kind: 'bot', level });
    return accept(null);
  }

  change(index: SeatIndex, part: Partial<Seat>): void {
    this.#table.changeLobby({ seats: withSeat(this.#table.lobby.seats, index, part) });
  }

  /** Whoever is forgotten, or goes up in somebody else, is so at the open tables too. */
  replacePlayer(from: string, into: string | null): void {
    const { seats, waiting } = this.#table.lobby;
    if (![...seats, ...waiting].some(({ player }) => player === from)) return;
    const replaced = (seat: Seat): Seat => (seat.player === from ? { ...seat, player: into } : seat);
    this.#table.changeLobby({ seats: seats.map(replaced), waiting: waiting.map(replaced) });
  }

  #seat(index: SeatIndex): Seat {
    const seat = this.#table.lobby.seats[index];
    if (!seat) throw new Error(`There is no seat ${index}`);
    return seat;
  }

  /** A new seat in the lobby; `token` null = nobody's phone has it yet. */
  #sitDown(guest: Guest, token: string | null): Result<SeatIndex> {
    const { store, lobby, game, rng } = this.#table;
    const keep = token === null || !store.settings.get('forgetGuests');
    const player = keep && lobby.seats.length < game.seats.max ? this.#remembered(guest) : null;
    const person = {
      ...personOf(guest),
      badge: freeBadge([...lobby.seats, ...lobby.waiting], player?.badge),
      player: player?.id ?? null,
      token,
    };
    const seat = personSeat(person, rng);
    const added = addSeat(game, lobby, seat);
    if (!added.ok) return added;
    this.#table.changeLobby(added.value);
    return accept(lobby.seats.length);
  }

  #remembered(guest: Guest, seated?: Seat) {
    const { store, lobby } = this.#table;
    const others = [...lobby.seats, ...lobby.waiting].filter((seat) => seat !== seated);
    const taken = new Set(others.flatMap(({ player }) => (player === null ? [] : [player])));
    return store.roster.remember(personOf(guest), {
      badge: seated?.badge ?? freeBadge(others),
      taken,
      ...(guest.player === undefined ? {} : { id: guest.player }),
      ...(guest.was === undefined ? {} : { was: guest.was }),
    });
  }
}
