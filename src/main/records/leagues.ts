/** What counts for an evening or a season, and its table. */
import { leagueOf } from '../../shared/league.ts';
import type { HistoryItem, League, Scoring, Season } from '../../shared/protocol.ts';
import type { Finished } from '../store/finished.ts';
import type { Store } from '../store/store.ts';

/** Of an evening: what counts is who won most often. */
const OF_AN_EVENING: Scoring = { by: 'wins', best: 0 };
const SHOWN = 60;
const PAGE = 200;
/** As many as an entry has seats. */
const DRAWN = 12;

const league = (items: readonly HistoryItem[], scoring: Scoring): League => ({
  rows: leagueOf(items, scoring),
  items: items.slice(0, SHOWN),
  plays: items.length,
});

function playsOf({ history }: Store, { games, from, until }: Season): HistoryItem[] {
  const all: HistoryItem[] = [];
  let next: string | undefined;
  do {
    const page = history.list({
      limit: PAGE,
      games,
      from,
      until,
      ...(next !== undefined && { before: next }),
    });
    all.push(...page.items);
    next = page.next;
  } while (next !== undefined);
  return all;
}

export function eveningOf({ evenings, history, writer }: Store, id: string): League | undefined {
  writer.settle();
  const items = history.items(evenings.idsOf(id));
  return items.length === 0 ? undefined : league(items, OF_AN_EVENING);
}

export const seasonOf = (store: Store, season: Season): League =>
  league(playsOf(store, season), season.scoring);

interface Wanted {
  readonly kind: 'evenings' | 'seasons';
  readonly id: string;
}

/** As an entry whose points are those of the table; an evening has no name of its own. */
export function standingsOf(
  store: Store,
  { kind, id }: Wanted,
): { readonly entry: Finished; readonly plays: number } | undefined {
  const season = kind === 'seasons' ? store.seasons.find(id) : undefined;
  const found = kind === 'evenings' ? eveningOf(store, id) : season && seasonOf(store, season);
  if (!found) return undefined;
  const at = found.items[0]?.endedAt ?? season?.from ?? 0;
  const seats = found.rows.slice(0, DRAWN).map(({ name, badge, face, score, rank }, seat) => ({
    ...{ seat, name, badge, face, score, rank, bot: false },
  }));
  const entry: Finished = {
    ...{ id, match: null, game: '', kind: 'sheet', startedAt: at, endedAt: at, view: null, receipt: [] },
    ...{ options: { title: season?.name ?? '' }, outcome: { standings: [] }, seats },
  };
  return { entry, plays: found.plays };
}
