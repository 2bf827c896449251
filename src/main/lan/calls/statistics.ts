import { accept } from '../../../shared/game.ts';
import { deny } from '../../../shared/host-refusals.ts';
import { statisticsOf } from '../../records/statistics.ts';
import type { Handlers } from '../handler.ts';

export const statistics: Handlers<'statistics.show'> = {
  'statistics.show': ({ house }, { player: id }) => {
    const player = house.store.roster.list().find((one) => one.id === id);
    return player ? accept(statisticsOf(house.store, player)) : deny('no-such-player');
  },
};
