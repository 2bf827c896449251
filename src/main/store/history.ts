/** Finished matches and sheets. Lists are read by index, so that ten thousand of them open as fast as ten. */
import type { OptionValue, Outcome, ReceiptLine } from '../../shared/game.ts';
import type { HistoryItem, HistoryPlayer } from '../../shared/protocol.ts';
import type { Db } from './open.ts';

export interface Finished {
  readonly id: string;
  /** The log from which it can be replayed, if there is one. */
  readonly match: number | null;
  readonly game: string;
  readonly kind: 'game' | 'sheet';
  readonly startedAt: number;
  readonly endedAt: number;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly outcome: Outcome;
  readonly receipt: readonly ReceiptLine[];
  readonly view: unknown;
  readonly seats: readonly HistoryPlayer[];
}

export interface HistoryQuery {
  readonly before?: string;
  readonly limit: number;
  readonly game?: string;
  readonly player?: string;
}

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
}

interface WholeColumns extends ItemColumns {
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

const ITEM = ['id', 'match', 'game', 'kind', 'title', 'started_at', 'ended_at']
  .map((column) => `history.${column}`)
  .join(', ');

export function createHistory(db: Db) {
  const insert = db.prepare(
    `INSERT INTO history (id, match, game, kind, started_at, ended_at, options, outcome, receipt, view)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const insertSeat = db.prepare(
    `INSERT INTO history_seats (history, seat, player, name, badge, face, bot, score, rank)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const remove = db.prepare('DELETE FROM history WHERE id = ?');
  const removeLog = db.prepare(
    'DELETE FROM matches WHERE id = (SELECT match FROM history WHERE id = ?) AND id NOT IN (SELECT match FROM tables WHERE match IS NOT NULL)',
  );
  const one = db.prepare<[string], WholeColumns>('SELECT * FROM history WHERE id = ?');
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

  return {
    /** A finished sheet that was corrected is written again. Nobody sits twice at one table, whatever a file says. */
    save(entry: Finished): void {
      remove.run(entry.id);
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
      const seated = new Set<string>();
      for (const s of entry.seats) {
        const player = s.player === undefined || seated.has(s.player) ? null : s.player;
        if (player !== null) seated.add(player);
        insertSeat.run(entry.id, s.seat, player, s.name, s.badge, s.face, s.bot ? 1 : 0, s.score, s.rank);
      }
    },
    remove(id: string): void {
      removeLog.run(id);
      remove.run(id);
    },
    /** No longer over: an undo took the end back. The log stays. */
    reopen(id: string): void {
      remove.run(id);
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
    find(id: string): Finished | undefined {
      const row = one.get(id);
      if (!row) return undefined;
      return {
        ...whole(row),
        seats: seatsOf.all(JSON.stringify([id])).map(toSeat),
      };
    },
    /** Oldest first. */
    ids: (): string[] => allIds.all(),
    has: (id: string): boolean => one.get(id) !== undefined,
    item: (id: string): HistoryItem | undefined => {
      const row = one.get(id);
      return row && withSeats([row])[0];
    },
  };
}

function conditions({ game, player }: HistoryQuery) {
  const from =
    player === undefined
      ? 'FROM history'
      : 'FROM history JOIN history_seats ON history_seats.history = history.id AND history_seats.player = ?';
  const filter = game === undefined ? '' : 'WHERE history.game = ?';
  return { where: { from, filter }, values: [player, game].filter((value) => value !== undefined) };
}

function cursor(before: string | undefined): [number, string] {
  const split = before?.indexOf(':') ?? -1;
  if (before === undefined || split < 0) return [Number.MAX_SAFE_INTEGER, ''];
  return [Number(before.slice(0, split)), before.slice(split + 1)];
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
  startedAt: row.started_at,
  endedAt: row.ended_at,
  players: seats.map(toSeat),
});
