import { accept } from '../../shared/game.ts';
import { deny } from '../../shared/host-refusals.ts';
import { toldIn } from '../table/told.ts';
import type { Handlers } from './handler.ts';

export const play: Handlers<'move' | 'seat.late' | 'pause.over' | 'undo' | 'redo' | 'match.told'> = {
  move: ({ table, actor, key }, { frame, move }) => table.play({ actor, frame, move, call: key }),
  'seat.late': ({ table, actor, key }, { frame, move, ...guest }) =>
    actor === 'table' ? table.seatLate(guest, { actor, frame, move, call: key }) : deny('host-only'),
  'pause.over': ({ table, seat }) => table.endPause(seat),
  undo: ({ table, actor, key }) => table.step('undo', { actor, call: key }),
  redo: ({ table, actor, key }) => table.step('redo', { actor, call: key }),
  'match.told': ({ host, table, screen }) => {
    host.store.writer.settle();
    const { match } = table;
    if (!match) return deny('not-started');
    const { everybody, own } = toldIn(host.store, match);
    const seat = table.seatOf(screen);
    const mine = seat === null ? [] : own[seat]!;
    return accept({ match: match.row.publicId, notices: everybody, own: mine });
  },
};
