/** Finished matches and sheets. Lists are read by index, so that ten thousand of them open as fast as ten. */
import type { HistoryItem, HistoryPlayer } from '../../shared/protocol.ts';
import { createCorrections, wasOf } from './corrections.ts';
import { conditions, type HistoryQuery } from './find.ts';
import type { Finished } from './finished.ts';
import type { Db } from './open.ts';
import { createRemarks, type Remarks } from './remarks.ts';

export interface HistoryPage {
  readonly items: readonly HistoryItem[];
  readonly next?: string;
  readonly total: number;
}

interface ItemColumns {
  id: string;
  match: number | null;
  game: string;
  kind: 'game' | 'sheet';
  title: string | null;
  started_at: number;
  ended_at: number;
  place: string;
  note: string;
  corrected: number | null;
  evening: string | null;
}

interface WholeColumns extends Omit<ItemColumns, 'corrected' | 'evening' | 'place' | 'note'> {
  reopened_at: number | null;
  options: string;
  outcome: string;
  receipt: string;
  view: string;
}

interface SeatColumns {
  history: string;
  seat: number;
  player: string | null;
  name: string;
  badge: number;
  face: number;
  bot: number;
  score: number;
  rank: number;
}

const ITEM = [
  ...['id', 'match', 'game', 'kind', 'title', 'started_at', 'ended_at'].map((column) => `history.${column}`),
  ...['place', 'note'].map(
    (column) =>
      `coalesce((SELECT ${column} FROM remarks WHERE remarks.history = history.id), '') AS ${column}`,
  ),
  '(SELECT max(at) FROM corrections WHERE corrections.history = history.id) AS corrected',
  '(SELECT evening FROM evenings WHERE evenings.history = history.id) AS evening',
].join(', ');

export function createHistory(db: Db) {
  const insert = db.prepare(
    `INSERT INTO history (id, match, game, kind, started_at, ended_at, options, outcome, receipt, view)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE
     SET match = excluded.match, game = excluded.game, kind = excluded.kind, started_at = excluded.started_at,
         ended_at = excluded.ended_at, options = excluded.options, outcome = excluded.outcome,
         receipt = excluded.receipt, view = excluded.view`,
  );
  const emptySeats = db.prepare('DELETE FROM history_seats WHERE history = ?');
  const remarks = createRemarks(db);
  const openAgain = db.prepare('UPDATE history SET reopened_at = ? WHERE id = ?');
  const keepOpen = db.prepare(
    `UPDATE history SET reopened_at = ended_at WHERE id = ?
     AND (EXISTS (SELECT 1 FROM remarks WHERE remarks.history = history.id AND (note <> '' OR place <> ''))
          OR EXISTS (SELECT 1 FROM corrections WHERE corrections.history = history.id)
          OR EXISTS (SELECT 1 FROM photos WHERE photos.history = history.id))`,
  );
  const removeUnlessOpen = db.prepare('DELETE FROM history WHERE id = ? AND reopened_at IS NULL');
  const corrections = createCorrections(db);
  const insertSeat = db.prepare(
    `INSERT INTO history_seats (history, seat, player, name, badge, face, bot, score, rank)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const remove = db.prepare('DELETE FROM history WHERE id = ?');
  const removeLog = db.prepare(
    'DELETE FROM matches WHERE id = (SELECT match FROM history WHERE id = ?) AND id NOT IN (SELECT match FROM tables WHERE match IS NOT NULL)',
  );
  const dayOf = db
    .prepare<[string], number>('SELECT ended_at FROM history WHERE id = ? AND reopened_at IS NOT NULL')
    .pluck();
  const one = db.prepare<[string], WholeColumns>('SELECT * FROM history WHERE id = ?');
  const oneItem = db.prepare<[string], ItemColumns>(`SELECT ${ITEM} FROM history WHERE id = ?`);
  const someItems = db.prepare<[string], ItemColumns>(
    `SELECT ${ITEM} FROM history WHERE id IN (SELECT value FROM json_each(?)) ORDER BY ended_at DESC, id DESC`,
  );
  const allIds = db.prepare<[], string>('SELECT id FROM history ORDER BY ended_at, id').pluck();
  const seatsOf = db.prepare<[string], SeatColumns>(
    'SELECT history_seats.* FROM history_seats JOIN json_each(?) ON history = json_each.value ORDER BY rank, seat',
  );

  const withSeats = (rows: readonly ItemColumns[]): HistoryItem[] => {
    const seats = seatsOf.all(JSON.stringify(rows.map((row) => row.id)));
    return rows.map((row) =>
      toItem(
        row,
        seats.filter((seat) => seat.history === row.id),
      ),
    );
  };

  const find = (id: string): Finished | undefined => {
    const row = one.get(id);
    if (!row) return undefined;
    const kept = corrections.of(id);
    const { place, note } = remarks.of(id);
    return {
      ...whole(row),
      seats: seatsOf.all(JSON.stringify([id])).map(toSeat),
      ...(note !== '' && { note }),
      ...(place !== '' && { place }),
      ...(kept.length > 0 && { corrections: kept }),
    };
  };

  /** Nobody sits twice at one table, whatever a file says. */
  function write(entry: Finished): void {
    insert.run(
      entry.id,
      entry.match,
      entry.game,
      entry.kind,
      entry.startedAt,
      entry.endedAt,
      JSON.stringify(entry.options),
      JSON.stringify(entry.outcome),
      JSON.stringify(entry.receipt),
      JSON.stringify(entry.view),
    );
    emptySeats.run(entry.id);
    const seated = new Set<string>();
    for (const s of entry.seats) {
      const player = s.player === undefined || seated.has(s.player) ? null : s.player;
      if (player !== null) seated.add(player);
      insertSeat.run(entry.id, s.seat, player, s.name, s.badge, s.face, s.bot ? 1 : 0, s.score, s.rank);
    }
    const { place, note } = entry;
    remarks.write(entry.id, entry, {
      ...(place !== undefined && { place }),
      ...(note !== undefined && { note }),
    });
    for (const correction of entry.corrections ?? []) corrections.keep(entry.id, correction);
  }

  /** T-44: the record says that it was corrected, and when, and keeps what it was. */
  function correct(entry: Finished, at: number): void {
    const before = find(entry.id);
    write(entry);
    if (before && wasOf(before) !== wasOf(entry)) corrections.keep(entry.id, { at, was: before });
  }

  return {
    /** A sheet that was reopened from the history was played when it was played. */
    save(entry: Finished): void {
      const row = one.get(entry.id);
      if (row?.reopened_at == null) write(entry);
      else correct({ ...entry, endedAt: row.ended_at }, entry.endedAt);
    },
    correct,
    /** Of a sheet that was reopened from the history: it was played when it was played. */
    dayOf: (id: string): number | undefined => dayOf.get(id),
    describe(id: string, remark: Remarks): void {
      const entry = find(id);
      if (entry) remarks.write(id, entry, remark);
    },
    /** It stays as it is until its sheet is closed again. */
    openForCorrection(id: string, at: number): void {
      openAgain.run(at, id);
    },
    remove(id: string): void {
      removeLog.run(id);
      remove.run(id);
    },
    /** No longer over: an undo took the end back. The log stays, and so does what people have added. */
    reopen(id: string): void {
      keepOpen.run(id);
      removeUnlessOpen.run(id);
    },
    list(query: HistoryQuery): HistoryPage {
      const { where, values } = conditions(query);
      const total = db.prepare<unknown[], number>(`SELECT count(*) ${where.from} ${where.filter}`).pluck();
      const page = db.prepare<unknown[], ItemColumns>(
        `SELECT ${ITEM} ${where.from} ${where.filter} ${where.filter ? 'AND' : 'WHERE'}
         (history.ended_at, history.id) < (?, ?) ORDER BY history.ended_at DESC, history.id DESC LIMIT ?`,
      );
      const rows = page.all(...values, ...cursor(query.before), query.limit + 1);
      const shown = rows.slice(0, query.limit);
      const last = shown.at(-1);
      return {
        items: withSeats(shown),
        total: total.get(...values) ?? 0,
        ...(rows.length > shown.length && last ? { next: `${last.ended_at}:${last.id}` } : {}),
      };
    },
    find,
    /** The latest first. */
    items: (ids: readonly string[]): HistoryItem[] => withSeats(someItems.all(JSON.stringify(ids))),
    /** Oldest first. */
    ids: (): string[] => allIds.all(),
    has: (id: string): boolean => one.get(id) !== undefined,
    item: (id: string): HistoryItem | undefined => {
      const row = oneItem.get(id);
      return row && withSeats([row])[0];
    },
  };
}

function cursor(before: string | undefined): [number, string] {
  if (before === undefined) return [Number.MAX_SAFE_INTEGER, ''];
  const [endedAt, ...id] = before.split(':');
  return [Number(endedAt), id.join(':')];
}

const whole = (row: WholeColumns): Omit<Finished, 'seats'> => ({
  id: row.id,
  match: row.match,
  game: row.game,
  kind: row.kind,
  startedAt: row.started_at,
  endedAt: row.ended_at,
  options: JSON.parse(row.options),
  outcome: JSON.parse(row.outcome),
  receipt: JSON.parse(row.receipt),
  view: JSON.parse(row.view),
});

const toSeat = (row: SeatColumns): HistoryPlayer => ({
  seat: row.seat,
  ...(row.player === null ? {} : { player: row.player }),
  name: row.name,
  badge: row.badge,
  face: row.face,
  bot: row.bot === 1,
  score: row.score,
  rank: row.rank,
});

const toItem = (row: ItemColumns, seats: readonly SeatColumns[]): HistoryItem => ({
  id: row.id,
  game: row.game,
  kind: row.kind,
  ...(row.title !== null && { title: row.title }),
  ...(row.place !== '' && { place: row.place }),
  ...(row.note !== '' && { note: row.note }),
  ...(row.corrected !== null && { corrected: row.corrected }),
  ...(row.evening !== null && { evening: row.evening }),
  startedAt: row.started_at,
  endedAt: row.ended_at,
  players: seats.map(toSeat),
});
