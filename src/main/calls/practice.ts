import { deny } from '../../shared/host-refusals.ts';
import { memo } from '../../shared/memo.ts';
import type { HostContext } from '../lan/host-context.ts';
import { Practice } from '../table/practice.ts';
import type { Handlers } from './handler.ts';

/** By screen, the latest last. Whoever is crowded out begins again. */
const MOST_PRACTICES = 60;

const practicesOf = memo((_: HostContext) => new Map<string, Practice>());

export const practice: Handlers<'practice.step'> = {
  'practice.step': ({ host, table, screen }, { game: id, ...wish }) => {
    const practices = practicesOf(host);
    if (wish.step === 0) {
      const game = host.tables.gameOf(id);
      if (!game?.firstMatch) return deny('no-first-match');
      const learner = table.lobby.seats[table.seatOf(screen) ?? -1];
      practices.delete(screen.id);
      practices.set(screen.id, new Practice(game, learner));
      for (const older of [...practices.keys()].slice(0, -MOST_PRACTICES)) practices.delete(older);
    }
    const own = practices.get(screen.id);
    return own?.game.id === id ? own.show(wish, table.join) : deny('practice-is-gone');
  },
};
