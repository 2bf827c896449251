import { accept } from '../../shared/game.ts';
import { deny } from '../../shared/host-refusals.ts';
import { standInOf, waitingOf } from '../table/viewers.ts';
import type { Handlers } from './handler.ts';

export const guest: Handlers<
  'seat.join' | 'seat.next' | 'seat.leave' | 'seat.edit' | 'seat.claim' | 'seat.back' | 'seat.take'
> = {
  'seat.join': ({ table, screen }, person) => table.seating.join(screen, person),
  'seat.next': ({ table, screen }, { behind, ...person }) => table.seating.sitNext(screen, person, behind),

  'seat.leave': ({ host, table, screen }) => {
    const seat = table.seatOf(screen) ?? standInOf(table.lobby.seats, screen);
    const place = waitingOf(table.lobby, screen);
    if (seat === null && place === null) return deny('no-seat');
    const { seatToken } = screen;
    if (seat !== null) table.seating.vacate(seat);
    else if (place !== null) table.seating.stopWaiting(place);
    // It opens nothing any more, unless that cannot be stored.
    host.store.writer.after((error) => {
      if (!error && screen.seatToken === seatToken) screen.seatToken = null;
    });
    return accept(null);
  },

  'seat.edit': ({ table, seat }, person) => {
    if (table.seating.isNameOfAnother(person.name, seat)) return deny('name-taken');
    table.seating.rename(seat, person, 'guest');
    return accept(null);
  },

  'seat.claim': ({ host, table, screen }, { seat, name, face }) => {
    const wanted = table.lobby.seats[seat];
    if (!wanted) return deny('no-such-seat');
    const own = table.seatOf(screen) ?? standInOf(table.lobby.seats, screen);
    if (own !== null) return deny('already-seated');
    const isBots = wanted.kind === 'bot';
    if (!isBots && table.isAwake(wanted) && wanted.token !== null) return deny('seat-is-taken');
    if (isBots && table.lobby.locked) return deny('table-locked');
    if (isBots && name === undefined) return deny('name-needed');
    if (name !== undefined && table.seating.isNameOfAnother(name, seat)) return deny('name-taken');
    const as = { ...(name === undefined ? {} : { name }), ...(face === undefined ? {} : { face }) };
    const { claims: most, claimsOfAddress: mostOfAddress } = host.limits;
    const claim = table.claims.ask({ screen, most, mostOfAddress }, { seat, ...as });
    if (claim === undefined) return deny('too-many-claims');
    table.touch();
    return accept({ claim });
  },

  'seat.back': ({ table, screen }) => {
    const seat = standInOf(table.lobby.seats, screen);
    if (seat === null) return deny('no-seat');
    table.seating.change(seat, { kind: 'person', level: null });
    return accept(null);
  },

  'seat.take': ({ table, screen }, { pass }) => table.seating.take(screen, pass),
};
