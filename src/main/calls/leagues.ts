/** Evenings and seasons. */
import { randomBytes } from 'node:crypto';
import { accept } from '../../shared/game.ts';
import { deny } from '../../shared/host-refusals.ts';
import { eveningOf, seasonOf } from '../records/leagues.ts';
import type { Handlers } from './handler.ts';

type LeagueCall = 'evening.show' | 'season.list' | 'season.show' | 'season.save' | 'season.remove';

export const leagues: Handlers<LeagueCall> = {
  'evening.show': ({ host }, { id }) => {
    const evening = eveningOf(host.store, id);
    return evening ? accept(evening) : deny('no-such-evening');
  },
  'season.list': ({ host }) =>
    accept({ seasons: host.store.seasons.list(), played: host.store.plays.games() }),
  'season.show': ({ host }, { id }) => {
    const season = host.store.seasons.find(id);
    if (!season) return deny('no-such-season');
    return accept({ season, ...seasonOf(host.store, season) });
  },
  'season.save': ({ host }, { id, ...season }) => {
    const { seasons } = host.store;
    if (id !== undefined && !seasons.find(id)) return deny('no-such-season');
    const saved = { ...season, id: id ?? randomBytes(9).toString('base64url') };
    seasons.save(saved);
    return accept({ id: saved.id });
  },
  'season.remove': ({ host }, { id }) => {
    host.store.seasons.remove(id);
    return accept(null);
  },
};
