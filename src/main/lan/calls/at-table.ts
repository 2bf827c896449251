import { accept, type Result } from '../../../shared/game.ts';
import { deny } from '../../../shared/host-refusals.ts';
import { change, give, isDeserted, rename, vacate } from '../../table/handing.ts';
import type { LiveTable } from '../../table/live-table.ts';
import { removeSeat } from '../../table/lobby.ts';
import type { Seat } from '../../table/seats.ts';
import type { AtTable, Handlers } from '../handler.ts';
import { qrOf } from '../qr.ts';

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
  | 'table.toLobby';

function atSeat<T>(table: LiveTable, index: number, then: (seat: Seat) => Result<T>): Result<T> {
  const seat = table.lobby.seats[index];
  return seat ? then(seat) : deny('no-such-seat');
}

function changed(table: LiveTable, index: number, part: Partial<Seat>): Result<null> {
  change(table, index, part);
  return accept(null);
}

function nod({ house, table }: AtTable, { claim, yes }: { claim: string; yes: boolean }): Result<null> {
  const asked = table.claims.settle(claim);
  if (!asked) return deny('claim-is-gone');
  table.touch();
  const { screen, seat, name, face } = asked;
  if (!yes || !table.lobby.seats[seat]) {
    screen.tell({ t: 'given', claim, given: null });
    return accept(null);
  }
  const guest = name === undefined ? {} : { guest: { name, face: face ?? table.lobby.seats[seat].face } };
  const given = give(house.store, table, seat, { screen, ...guest });
  screen.seatToken = given.token;
  house.store.writer.after((error) => screen.tell({ t: 'given', claim, given: error ? null : given }));
  return accept(null);
}

function pass({ house, table }: AtTable, seat: Seat) {
  const url = `${house.waysIn.origin()}/?t=${table.code}#pass=${table.claims.newPass(seat.badge)}`;
  return accept({ url, qr: qrOf(url) });
}

function withoutDeserted(table: LiveTable): void {
  for (let i = table.lobby.seats.length - 1; i >= 0; i--) {
    const seat = table.lobby.seats[i];
    if (seat && isDeserted(seat)) table.setLobby(removeSeat(table.game, table.lobby, i));
  }
}

export const atTable: Handlers<TableCall> = {
  'seat.rename': ({ house, table }, { seat, ...person }) =>
    atSeat(table, seat, () => {
      rename(house.store, table, seat, person);
      return accept(null);
    }),
  'seat.remove': ({ table }, { seat }) =>
    atSeat(table, seat, ({ token }) => {
      const screen = token === null ? undefined : table.audience.withSeat(token);
      vacate(table, seat);
      screen?.bye('removed');
      return accept(null);
    }),
  'seat.toBot': ({ table }, { seat, level }) =>
    atSeat(table, seat, () => {
      if (!table.game.bots.some(({ id }) => id === level)) return deny('unknown-bot');
      return changed(table, seat, { kind: 'bot', level });
    }),
  'seat.toPerson': ({ table }, { seat }) =>
    atSeat(table, seat, () => changed(table, seat, { kind: 'person', level: null })),
  'seat.pass': (context, { seat }) => atSeat(context.table, seat, (sitting) => pass(context, sitting)),
  'seat.nod': nod,
  'seat.skip': ({ table }, { seat }) => atSeat(table, seat, () => table.skip(seat)),
  'seat.scorekeeper': ({ table }, { seat, yes }) =>
    atSeat(table, seat, () => changed(table, seat, { scorekeeper: yes })),

  'table.pause': ({ table }) => {
    if (table.phase !== 'playing') return deny('not-playing');
    table.setLobby({ ...table.lobby, paused: true });
    return accept(null);
  },
  'table.resume': ({ table }) => {
    table.resume();
    return accept(null);
  },
  'table.lock': ({ table }, { locked }) => {
    table.setLobby({ ...table.lobby, locked });
    return accept(null);
  },
  'table.end': ({ table }) => table.end(),
  'table.again': ({ table }) => (table.phase === 'over' ? table.start() : deny('not-over')),
  'table.toLobby': ({ table }) => {
    // T-1: until the first score somebody may still be added or sit elsewhere.
    const isBlankSheet = table.game.kind === 'sheet' && table.match?.done === null;
    if (table.phase !== 'over' && !isBlankSheet) return deny('not-over');
    table.toLobby();
    withoutDeserted(table);
    return accept(null);
  },
};
