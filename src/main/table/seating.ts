/** Who comes to have which seat: joining, leaving, and seats that go from one phone to another. */
import { accept, type Result, type SeatIndex } from '../../shared/game.ts';
import { deny } from '../../shared/host-refusals.ts';
import { looksLike } from '../../shared/names.ts';
import type { PlaceGiven, SeatGiven } from '../../shared/protocol.ts';
import { type By, digestOf, type Person, type Remembered } from '../store/roster.ts';
import type { Gathering } from './gathering.ts';
import { knownAs } from './known-people.ts';
import { addSeat, removeSeat } from './lobby.ts';
import type { Screen } from './screen.ts';
import { BADGES, freeBadge, newToken, personSeat, type Seat, withSeat } from './seats.ts';
import { seatOf, standInOf, waitingOf } from './viewers.ts';

export interface Guest extends Person {
  /** By which a phone is known again. */
  readonly proof?: string | undefined;
}

/** Somebody whom the host seats. */
export interface Listed extends Person {
  /** Of the roster. */
  readonly player?: string | undefined;
}

interface Sitting {
  readonly token: string | null;
  readonly by: By;
  readonly guest: Guest & Listed;
}

interface Newcomer extends Sitting {
  /** In the roster. */
  readonly keep: boolean;
}

interface Sought {
  readonly by: By;
  readonly guest: Guest & Listed;
  /** Where they sit already. */
  readonly seated?: Seat;
  /** Who was there under another name. */
  readonly was?: string | null;
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
    const own = seatOf(lobby.seats, screen) ?? standInOf(lobby.seats, screen);
    if (own !== null || waitingOf(lobby, screen) !== null) return deny('already-seated');
    if (lobby.locked) return deny('table-locked');
    if (this.isNameOfAnother(guest.name)) return deny('name-taken');
    const token = newToken();
    const sat = this.#sitDown({ guest, token, by: 'guest' });
    return sat.ok ? accept({ ...sat.value, token }) : sat;
  }

  /** A seat in the next match, for whoever came too late for this one; also another than was chosen before. */
  sitNext(screen: Screen, guest: Guest, behind: number): Result<PlaceGiven> {
    const { phase, lobby } = this.#table;
    if (phase === 'lobby') return this.join(screen, guest);
    if (seatOf(lobby.seats, screen) !== null || standInOf(lobby.seats, screen) !== null)
      return deny('already-seated');
    const place = waitingOf(lobby, screen);
    if (place !== null) return this.#sitElsewhere(place, behind);
    if (lobby.locked) return deny('table-locked');
    if (lobby.seats.length + lobby.waiting.length >= BADGES) return deny('table-full', { n: BADGES });
    if (this.isNameOfAnother(guest.name)) return deny('name-taken');
    const token = newToken();
    const keep = !this.#table.store.settings.get('forgetGuests');
    const { seat, proof } = this.#newcomer({ guest, token, by: 'guest', keep });
    this.#table.changeLobby({ waiting: [...lobby.waiting, { ...seat, behind }] });
    return accept({ token, ...proof });
  }

  /** Of somebody at this table, but for whoever sits in this seat. Only the host may give two people one name. */
  isNameOfAnother(name: string, seat?: SeatIndex): boolean {
    const { seats, waiting } = this.#table.lobby;
    const others = [...seats.filter((_, index) => index !== seat), ...waiting];
    return others.some((one) => looksLike(one.name, name));
  }

  /** Somebody whose phone has not been seen yet. */
  add(guest: Listed): Result<null> {
    if (this.#table.phase !== 'lobby') return deny('match-has-begun');
    const sat = this.#sitDown({ guest, token: null, by: 'host' });
    return sat.ok ? accept(null) : sat;
  }

  /**
   * A seat in the middle of a match that knows of `taken` seats. One that lies beyond was taken back with an undo, and
   * is given to whoever comes instead.
   */
  sitLate(guest: Listed, taken: number): Result<null> {
    const { lobby, characters, claims } = this.#table;
    if (taken + lobby.waiting.length >= BADGES) return deny('table-full', { n: BADGES });
    const seats = lobby.seats.slice(0, taken);
    claims.end(({ seat }) => seat >= taken);
    this.#table.changeLobby({ seats });
    const { id, name, face, badge } = this.#remembered({ guest, by: 'host' });
    const free = freeBadge([...seats, ...lobby.waiting], badge);
    const seat = { name, face, badge: free, player: id, phone: null, token: null };
    this.#table.changeLobby({ seats: [...seats, personSeat(seat, characters)] });
    return accept(null);
  }

  /** Another name is another person, unless the roster says otherwise or nothing was ever played under the first. */
  rename(index: SeatIndex, guest: Person, by: By): void {
    const seat = this.#seat(index);
    if (seat.player === null) {
      this.change(index, { ...personOf(guest), was: undefined });
      return;
    }
    const known = by === 'host' || seat.phone !== null ? seat.player : null;
    const { id, name, face, isNameOnly } = this.#remembered({ guest, by, seated: seat, was: known });
    if (isNameOnly && seat.phone !== null) this.#table.store.roster.forgetPhone(seat.phone);
    const was = id === seat.player ? seat.was : undefined;
    this.change(index, { name, face, player: id, was, phone: isNameOnly ? null : seat.phone });
  }

  /** By a pass of the host's, which is good once, and still good where nothing could be stored. */
  take(screen: Screen, pass: string): Result<SeatGiven> {
    const { claims, lobby } = this.#table;
    const index = claims.seatFor(pass, lobby.seats);
    if (index === null) return deny('pass-is-used');
    const own = seatOf(lobby.seats, screen) ?? standInOf(lobby.seats, screen);
    return own === null || own === index ? accept(this.give(index, { screen })) : deny('already-seated');
  }

  /** The seat gets a new token, so that whoever had it has it no longer. */
  give(index: SeatIndex, { screen, guest }: { screen: Screen; guest?: Guest }): SeatGiven {
    const { store } = this.#table;
    const had = screen.seatToken;
    const place = waitingOf(this.#table.lobby, screen);
    if (place !== null) this.stopWaiting(place);
    const seat = this.#seat(index);
    const token = newToken();
    const taken = { phone: null, token, kind: 'person', level: null, temper: undefined } as const;
    if (guest) {
      const keep = !store.settings.get('forgetGuests');
      const player = keep ? this.#remembered({ guest, by: 'guest', seated: seat }).id : null;
      this.change(index, { ...personOf(guest), player, was: undefined, ...taken });
    } else {
      // The seat is given, not the right to speak for whoever had it.
      this.change(index, taken);
    }
    this.#sendAway(seat.token, 'handed');
    this.#orKeep(screen, had);
    return { seat: index, token };
  }

  /** Before the match the seat is gone; in it a bot plays on, or on a sheet the name stays. */
  vacate(index: SeatIndex): void {
    const { phase, claims, game, lobby } = this.#table;
    if (phase === 'lobby') {
      claims.end(() => true);
      this.#table.changeLobby(removeSeat(game, lobby, index));
      return;
    }
    const level = game.bots.at(-1)?.id;
    const playedOn = level === undefined ? {} : ({ kind: 'bot', level, left: true } as const);
    this.change(index, { token: null, ...playedOn });
  }

  /** The same by the host's hand: the phone is told. */
  remove(index: SeatIndex): void {
    const { token } = this.#seat(index);
    this.vacate(index);
    this.#sendAway(token, 'removed');
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

  /** Where a person sits, nobody has left. */
  change(index: SeatIndex, part: Partial<Seat>): void {
    const changed = part.kind === 'person' ? { ...part, left: undefined } : part;
    this.#table.changeLobby({ seats: withSeat(this.#table.lobby.seats, index, changed) });
  }

  replacePlayer(from: string, into: string | null): void {
    const { seats, waiting, known } = this.#table.lobby;
    const here = [...seats, ...waiting].map(({ player }) => player);
    if (!here.includes(from) && !Object.values(known).includes(from)) return;
    const player = here.includes(into) ? null : into;
    const replaced = (seat: Seat): Seat =>
      seat.player === from
        ? {
            ...seat,
            player,
            phone: player && seat.phone,
            was: into ? [...(seat.was ?? []), from] : undefined,
          }
        : seat;
    this.#table.changeLobby({
      ...{ seats: seats.map(replaced), waiting: waiting.map(replaced) },
      known: knownAs(known, from, into),
    });
  }

  /** Whoever went up in somebody else is somebody of their own again. */
  giveBack(player: string): void {
    const { seats, waiting } = this.#table.lobby;
    const isTheirs = ({ was }: Seat): boolean => was?.includes(player) === true;
    if (![...seats, ...waiting].some(isTheirs)) return;
    const given = (seat: Seat): Seat =>
      isTheirs(seat) ? { ...seat, player, was: seat.was!.slice(0, seat.was!.indexOf(player)) } : seat;
    this.#table.changeLobby({ seats: seats.map(given), waiting: waiting.map(given) });
  }

  /** Whoever has this token once that it is another's is stored: a phone forgets a seat that it was sent away from. */
  #sendAway(token: string | null, reason: 'removed' | 'handed'): void {
    const { store, broadcast } = this.#table;
    store.writer.after((error) => {
      if (!error && token !== null) broadcast.withSeat(token)?.bye(reason);
    });
  }

  /** Where nothing could be stored, a screen that was given a seat has the one that it had. */
  #orKeep(screen: Screen, had: string | null): void {
    this.#table.store.writer.after((error) => {
      const { seats, waiting } = this.#table.lobby;
      const isSomebodys = had !== null && [...seats, ...waiting].some(({ token }) => token === had);
      if (error && isSomebodys) screen.seatToken = had;
    });
  }

  #seat(index: SeatIndex): Seat {
    const seat = this.#table.lobby.seats[index];
    if (!seat) throw new Error(`There is no seat ${index}`);
    return seat;
  }

  /** Whoever waits because a game was too small comes first anyway, and sits where there is room. */
  #sitElsewhere(place: number, behind: number): Result<PlaceGiven> {
    const { waiting } = this.#table.lobby;
    const { token, behind: before } = waiting[place]!;
    if (token === null || before === undefined) return deny('already-seated');
    this.#table.changeLobby({ waiting: waiting.map((one, i) => (i === place ? { ...one, behind } : one)) });
    return accept({ token });
  }

  /** A new seat in the lobby; `token` null = nobody's phone has it yet. */
  #sitDown(sitting: Sitting): Result<Omit<SeatGiven, 'token'>> {
    const { store, lobby, game } = this.#table;
    const keep = sitting.token === null || !store.settings.get('forgetGuests');
    const hasRoom = lobby.seats.length < game.seats.max;
    const { seat, proof } = this.#newcomer({ ...sitting, keep: keep && hasRoom });
    const added = addSeat(game, lobby, seat);
    if (!added.ok) return added;
    this.#table.changeLobby(added.value);
    return accept({ seat: lobby.seats.length, ...proof });
  }

  #newcomer({ guest, token, by, keep }: Newcomer): { seat: Seat; proof: Pick<PlaceGiven, 'proof'> } {
    const { lobby, characters } = this.#table;
    const player = keep ? this.#remembered({ guest, by }) : null;
    const proof = player && by === 'guest' ? proofFor(player, guest) : undefined;
    const person = {
      ...personOf(player ?? guest),
      badge: freeBadge([...lobby.seats, ...lobby.waiting], player?.badge),
      player: player?.id ?? null,
      phone: proof === undefined ? null : digestOf(proof),
      token,
    };
    return { seat: personSeat(person, characters), proof: proof === undefined ? {} : { proof } };
  }

  #remembered({ guest, by, seated, was }: Sought): Remembered {
    const { store, lobby } = this.#table;
    const others = [...lobby.seats, ...lobby.waiting].filter((seat) => seat !== seated);
    const taken = new Set(others.flatMap(({ player }) => (player === null ? [] : [player])));
    const { player: id, proof } = guest;
    return store.roster.remember(personOf(guest), {
      by,
      badge: seated?.badge ?? freeBadge(others),
      taken,
      ...(id === undefined ? {} : { id }),
      ...(proof === undefined ? {} : { proof }),
      ...(was == null ? {} : { was }),
    });
  }
}

/** A phone that has shown its proof keeps it; one that knows no more than a name gets none. */
function proofFor({ isNameOnly, isProved }: Remembered, { proof }: Guest): string | undefined {
  if (isNameOnly) return undefined;
  return isProved ? proof : newToken();
}
