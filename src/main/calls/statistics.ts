import { accept } from '../../shared/game.ts';
import { deny } from '../../shared/host-refusals.ts';
import { statisticsOf } from '../records/statistics.ts';
import type { Handlers } from './handler.ts';

export const statistics: Handlers<'statistics.show'> = {
  'statistics.show': ({ host }, { player: id }) => {
    const player = host.store.roster.list().find((one) => one.id === id);
    return player ? accept(statisticsOf(host, player)) : deny('no-such-player');
  },
};
