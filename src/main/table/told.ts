/**
 * What may be looked up of the match that is on a table: from the log, so that a restart forgets nothing and
 * whoever comes later reads the same.
 */
import type { Happened } from '../../shared/event-draft.ts';
import type { AnyGame, GameEvent, Notice, SeatIndex } from '../../shared/game.ts';
import { range } from '../../shared/lists.ts';
import type { ToldAt } from '../../shared/protocol.ts';
import type { Store } from '../store/store.ts';
import { blank, fold, type LiveMatch } from './match.ts';
import { effective } from './replay.ts';
import { upgradedLog } from './upgraded-log.ts';

/** As many as a screen lists. */
const MOST = 200;
/** Of what concerned one seat. */
const MOST_OWN = 10;

interface Told {
  readonly everybody: readonly Notice[];
  /** By seat. */
  readonly own: readonly (readonly Notice[])[];
  /** By seat: what everybody was told of it, and when on the table's clock. */
  readonly latest: readonly (readonly ToldAt[])[];
}

const namesSeat = (value: unknown, seat: SeatIndex): boolean =>
  typeof value === 'object' && value !== null && 'seat' in value && value.seat === seat;

/** A line in which this seat is named, or which tells what was done to it, alone or with everybody. */
const concerns = (seat: SeatIndex, notice: Notice): boolean =>
  notice.toAll === true ||
  ('to' in notice && notice.to === seat) ||
  ('params' in notice && Object.values(notice.params as object).some((value) => namesSeat(value, seat)));

interface Fact extends Happened<unknown, GameEvent> {
  readonly at: number;
  readonly isTakenBack?: boolean;
}

function kept(notice: Notice | undefined, { isTakenBack }: Fact): Notice | undefined {
  if (!notice || notice.passing) return undefined;
  if (!isTakenBack) return notice;
  return notice.whenUndone === undefined ? undefined : { ...notice, type: notice.whenUndone };
}

/** What a seat was told besides says more than what everybody was. */
export function told(
  { noticeFor }: Pick<AnyGame, 'noticeFor'>,
  seats: number,
  happened: Iterable<Fact>,
): Told {
  const everybody: Notice[] = [];
  const own: Notice[][] = range(seats).map(() => []);
  const latest: ToldAt[][] = range(seats).map(() => []);
  for (const fact of happened) {
    const { event, state } = fact;
    const notice = kept(noticeFor(event, 'table', state), fact);
    if (notice) everybody.push(notice);
    for (const [seat, list] of own.entries()) {
      const concerning = notice && concerns(seat, notice) ? notice : undefined;
      if (concerning) latest[seat]!.push({ at: fact.at, notice: concerning });
      const line = kept(noticeFor(event, seat, state), fact) ?? concerning;
      if (line) list.push(line);
    }
  }
  return {
    everybody: everybody.slice(-MOST),
    own: own.map((list) => list.slice(-MOST_OWN)),
    latest: latest.map((list) => list.slice(-MOST_OWN)),
  };
}

interface Known {
  readonly seq: number;
  readonly told: Told;
}

/** Many may ask at once, and a match is long. */
const known = new WeakMap<LiveMatch['row'], Known>();

export function toldIn({ log }: Store, { game, row, seq }: LiveMatch): Told {
  const last = known.get(row);
  if (last?.seq === seq) return last.told;
  const { row: upgraded, commits } = upgradedLog(game, { row, commits: log.commits(row.id) });
  const happened: Fact[] = [];
  const standing = new Set(effective(commits));
  let next = 0;
  const { state } = fold(blank(game, upgraded), commits, (_, facts) => {
    const commit = commits[next++]!;
    const isTakenBack = !standing.has(commit);
    happened.push(...facts.map((fact) => ({ ...fact, at: commit.at, isTakenBack })));
  });
  // T-40: whoever came later has a seat as well.
  const now = told(game, game.company?.(state).seats ?? row.seats, happened);
  known.set(row, { seq, told: now });
  return now;
}
