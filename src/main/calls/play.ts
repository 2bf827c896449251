import { accept } from '../../shared/game.ts';
import { deny } from '../../shared/host-refusals.ts';
import { toldIn } from '../table/told.ts';
import { waitingOf } from '../table/viewers.ts';
import type { Handlers } from './handler.ts';

type PlayCall =
  | 'move'
  | 'seat.late'
  | 'pause.over'
  | 'undo'
  | 'redo'
  | 'match.told'
  | 'table.wish'
  | 'keeper.at';

export const play: Handlers<PlayCall> = {
  move: ({ table, actor, key }, { frame, move }) => table.moves.play({ actor, frame, move, call: key }),
  'seat.late': ({ table, actor, key }, { frame, move, ...guest }) =>
    actor === 'table' ? table.moves.seatLate(guest, { actor, frame, move, call: key }) : deny('host-only'),
  'pause.over': ({ table, seat }) => table.course.endPause(seat),
  undo: ({ table, actor, key }) => table.moves.step('undo', { actor, call: key }),
  redo: ({ table, actor, key }) => table.moves.step('redo', { actor, call: key }),
  'keeper.at': ({ table, screen, actor }, { at }) => {
    if (actor !== 'table') return deny('host-only');
    table.cursors.point(screen, table.phase === 'playing' ? at : null);
    return accept(table.cursors.besides(screen));
  },
  'table.wish': ({ host, table, screen }, { game: id }) => {
    const { seats, waiting } = table.lobby;
    const person = seats[table.seatOf(screen) ?? -1] ?? waiting[waitingOf(table.lobby, screen) ?? -1];
    if (!person) return deny('no-seat');
    const game = host.tables.gameOf(id);
    return game ? table.wishes.wish(person, game) : deny('unknown-game');
  },
  'match.told': ({ host, table, screen }) => {
    host.store.writer.settle();
    const { match } = table;
    if (!match) return deny('not-started');
    const { everybody, own, latest } = toldIn(host.store, match);
    const seat = table.seatOf(screen);
    // Of a late seat that was taken back, nothing is told.
    const mine = { own: own[seat ?? -1] ?? [], latest: latest[seat ?? -1] ?? [] };
    return accept({ match: match.row.publicId, notices: everybody, ...mine });
  },
};
