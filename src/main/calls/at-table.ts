import { accept, type Result } from '../../shared/game.ts';
import { deny } from '../../shared/host-refusals.ts';
import { qrOf } from '../lan/qr.ts';
import type { LiveTable } from '../table/live-table.ts';
import { setUpWith } from '../table/lobby.ts';
import type { Seat } from '../table/seats.ts';
import type { AtTable, Handlers } from './handler.ts';

type TableCall =
  | 'seat.rename'
  | 'seat.remove'
  | 'seat.toBot'
  | 'seat.toPerson'
  | 'seat.pass'
  | 'seat.nod'
  | 'seat.skip'
  | 'seat.scorekeeper'
  | 'table.pause'
  | 'table.resume'
  | 'table.lock'
  | 'table.end'
  | 'table.again'
  | 'table.toLobby'
  | 'table.choose';

function atSeat<T>(table: LiveTable, index: number, then: (seat: Seat) => Result<T>): Result<T> {
  const seat = table.lobby.seats[index];
  return seat ? then(seat) : deny('no-such-seat');
}

function done(work: () => void): Result<null> {
  work();
  return accept(null);
}

function nod({ host, table }: AtTable, { claim, yes }: { claim: string; yes: boolean }): Result<null> {
  table.endVainClaims();
  const asked = table.claims.settle(claim);
  if (!asked) return deny('claim-is-gone');
  table.touch();
  const { screen, seat, name, face } = asked;
  if (!yes || !table.lobby.seats[seat]) {
    screen.tell({ t: 'given', claim, given: null });
    return accept(null);
  }
  const guest = name === undefined ? {} : { guest: { name, face: face ?? table.lobby.seats[seat].face } };
  const given = table.seating.give(seat, { screen, ...guest });
  screen.seatToken = given.token;
  host.store.writer.after((error) => screen.tell({ t: 'given', claim, given: error ? null : given }));
  return accept(null);
}

function pass({ host, table }: AtTable, seat: Seat) {
  const url = `${host.joinAddresses.origin()}/?t=${table.code}#pass=${table.claims.newPass(seat)}`;
  return accept({ url, qr: qrOf(url) });
}

export const atTable: Handlers<TableCall> = {
  'seat.rename': ({ table }, { seat, ...person }) =>
    atSeat(table, seat, () => done(() => table.seating.rename(seat, person, 'host'))),
  'seat.remove': ({ table }, { seat }) => atSeat(table, seat, () => done(() => table.seating.remove(seat))),
  'seat.toBot': ({ table }, { seat, level }) => atSeat(table, seat, () => table.seating.toBot(seat, level)),
  'seat.toPerson': ({ table }, { seat }) =>
    atSeat(table, seat, () => done(() => table.seating.change(seat, { kind: 'person', level: null }))),
  'seat.pass': (context, { seat }) => atSeat(context.table, seat, (sitting) => pass(context, sitting)),
  'seat.nod': nod,
  'seat.skip': ({ table }, { seat }) => atSeat(table, seat, () => table.moves.skip(seat)),
  'seat.scorekeeper': ({ table }, { seat, yes }) =>
    atSeat(table, seat, () => done(() => table.seating.change(seat, { scorekeeper: yes }))),

  'table.pause': ({ table }) => table.course.pause(),
  'table.resume': ({ table }) => done(() => table.course.resume()),
  'table.lock': ({ table }, { locked }) => done(() => table.changeLobby({ locked })),
  'table.end': ({ table }) => table.course.end(),
  'table.again': ({ table }) => table.course.again(),
  'table.toLobby': ({ table }) =>
    table.phase === 'lobby' ? deny('not-over') : table.course.choose(table.game),
  'table.choose': ({ host, table }, { game: id, item }) => {
    const game = host.tables.gameOf(id);
    if (!game) return deny('unknown-game');
    // N-26: what it cannot be set up with is found before the results are gone.
    const fits = item === undefined ? accept(null) : setUpWith(game, table.lobby, item);
    if (!fits.ok) return fits;
    const chosen = table.course.choose(game);
    return chosen.ok && item !== undefined ? table.setup.setUpWith(item) : chosen;
  },
};
