/** Open tables, their matches, and the commits of each: the truth from which everything else is folded. */
import type { Actor, GameEvent } from '../../shared/game.ts';
import type { Db } from './open.ts';

export type CommitKind = 'setup' | 'move' | 'timer' | 'bot' | 'skip' | 'witness' | 'undo' | 'redo';

export interface Commit {
  readonly seq: number;
  readonly at: number;
  readonly actor: Actor;
  readonly kind: CommitKind;
  /** Of the screen's call, so that a resent one is known again. */
  readonly call: string | null;
  readonly move: unknown;
  readonly events: readonly GameEvent[];
}

export interface TableRow {
  readonly id: number;
  readonly code: string;
  readonly game: string;
  readonly lobby: unknown;
  readonly match: number | null;
  readonly touchedAt: number;
}

export interface MatchRow {
  readonly id: number;
  readonly publicId: string;
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly options: object;
  readonly startedAt: number;
  /** By the host, before the game was over. */
  readonly ended: boolean;
}

export interface Snapshot {
  readonly seq: number;
  readonly state: unknown;
}

interface CommitColumns {
  seq: number;
  at: number;
  actor: number | null;
  kind: CommitKind;
  call: string | null;
  move: string | null;
  events: string;
}

export function createLog(db: Db) {
  const saveTable = db.prepare(
    `INSERT INTO tables (id, code, game, lobby, match, touched_at) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET lobby = excluded.lobby, match = excluded.match, touched_at = excluded.touched_at`,
  );
  const saveMatch = db.prepare(
    'INSERT INTO matches (id, public_id, game, version, seats, options, started_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
  );
  const saveCommit = db.prepare(
    'INSERT INTO commits (match, seq, at, actor, kind, call, move, events) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
  );
  const dropTable = db.prepare('DELETE FROM tables WHERE id = ?');
  const forgetMatch = db.prepare(
    'DELETE FROM matches WHERE id = ? AND NOT EXISTS (SELECT 1 FROM history WHERE history.match = matches.id)',
  );
  const endMatch = db.prepare('UPDATE matches SET ended = 1 WHERE id = ?');
  const saveSnapshot = db.prepare('INSERT OR REPLACE INTO snapshots (match, seq, state) VALUES (?, ?, ?)');
  const commitsAfter = db.prepare<[number, number], CommitColumns>(
    'SELECT seq, at, actor, kind, call, move, events FROM commits WHERE match = ? AND seq > ? ORDER BY seq',
  );
  const matchById = db.prepare<[number], Record<string, unknown>>('SELECT * FROM matches WHERE id = ?');
  const known = db.prepare<[string], number>('SELECT id FROM matches WHERE public_id = ?').pluck();
  const snapshotOf = db.prepare<[number], { seq: number; state: string }>(
    'SELECT seq, state FROM snapshots WHERE match = ?',
  );
  const openTables = db.prepare<[], Record<string, unknown>>('SELECT * FROM tables ORDER BY touched_at');
  const highest = (table: string): number =>
    db.prepare<[], number>(`SELECT coalesce(max(id), 0) FROM ${table}`).pluck().get() ?? 0;

  let lastTable = highest('tables');
  let lastMatch = highest('matches');

  return {
    nextTableId: (): number => ++lastTable,
    nextMatchId: (): number => ++lastMatch,

    saveTable(row: Omit<TableRow, 'lobby'> & { readonly lobby: object }): void {
      saveTable.run(row.id, row.code, row.game, JSON.stringify(row.lobby), row.match, row.touchedAt);
    },
    removeTable(id: number): void {
      dropTable.run(id);
    },
    /** Unless somebody may look it up in the history. */
    forgetMatch(id: number): void {
      forgetMatch.run(id);
    },
    saveMatch(row: MatchRow): void {
      saveMatch.run(
        row.id,
        row.publicId,
        row.game,
        row.version,
        row.seats,
        JSON.stringify(row.options),
        row.startedAt,
      );
    },
    endMatch(id: number): void {
      endMatch.run(id);
    },
    append(match: number, commit: Commit): void {
      saveCommit.run(
        match,
        commit.seq,
        commit.at,
        commit.actor === 'table' ? null : commit.actor,
        commit.kind,
        commit.call,
        commit.move === null ? null : JSON.stringify(commit.move),
        JSON.stringify(commit.events),
      );
    },
    saveSnapshot(match: number, snapshot: Snapshot): void {
      saveSnapshot.run(match, snapshot.seq, JSON.stringify(snapshot.state));
    },

    tables: (): TableRow[] =>
      openTables.all().map((row) => ({
        id: row.id as number,
        code: row.code as string,
        game: row.game as string,
        lobby: JSON.parse(row.lobby as string),
        match: row.match as number | null,
        touchedAt: row.touched_at as number,
      })),
    isKnown: (publicId: string): boolean => known.get(publicId) !== undefined,
    match(id: number): MatchRow | undefined {
      const row = matchById.get(id);
      return row && toMatch(row);
    },
    commits: (match: number, after = 0): Commit[] => commitsAfter.all(match, after).map(toCommit),
    snapshot(match: number): Snapshot | undefined {
      const row = snapshotOf.get(match);
      return row && { seq: row.seq, state: JSON.parse(row.state) };
    },
  };
}

const toMatch = (row: Record<string, unknown>): MatchRow => ({
  id: row.id as number,
  publicId: row.public_id as string,
  game: row.game as string,
  version: row.version as number,
  seats: row.seats as number,
  options: JSON.parse(row.options as string),
  startedAt: row.started_at as number,
  ended: row.ended === 1,
});

const toCommit = (row: CommitColumns): Commit => ({
  seq: row.seq,
  at: row.at,
  actor: row.actor ?? 'table',
  kind: row.kind,
  call: row.call,
  move: row.move === null ? null : JSON.parse(row.move),
  events: JSON.parse(row.events),
});
