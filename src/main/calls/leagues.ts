/** Evenings and seasons. */
import { randomBytes } from 'node:crypto';
import { accept } from '../../shared/game.ts';
import { deny } from '../../shared/host-refusals.ts';
import type { Season, ShownSeason } from '../../shared/protocol.ts';
import { eveningOf, seasonOf } from '../records/leagues.ts';
import type { Store } from '../store/store.ts';
import type { Handlers } from './handler.ts';

type LeagueCall =
  | 'evening.show'
  | 'season.list'
  | 'season.show'
  | 'season.onShow'
  | 'season.save'
  | 'season.remove';

/** As many as are read from across a room. */
const ON_BOARD = 10;
/** Whoever is in the Wi-Fi may ask, again and again; all that was ever played is not read each time. */
const FRESH_MS = 5000;

const boards = new WeakMap<
  Store,
  { readonly season: string; readonly at: number; readonly board: ShownSeason }
>();

function boardOf(store: Store, season: Season): ShownSeason {
  const now = performance.now();
  const known = boards.get(store);
  const mark = JSON.stringify(season);
  if (known && known.season === mark && now - known.at < FRESH_MS) return known.board;
  const { rows, plays } = seasonOf(store, season);
  const shown = rows.slice(0, ON_BOARD).map(({ who: _, ...row }) => row);
  const board = { name: season.name, by: season.scoring.by, plays, rows: shown };
  boards.set(store, { season: mark, at: now, board });
  return board;
}

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
  'season.onShow': ({ host }) => {
    const season = host.store.seasons.list().find(({ shown }) => shown);
    return accept(season ? boardOf(host.store, season) : null);
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
