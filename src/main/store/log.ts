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
  readonly lobby: object;
  /** What was played at it. */
  readonly evening: readonly object[];
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
  /** Of the game: another one keeps other states. */
  readonly version: number;
  /** What the table makes the match from again. */
  readonly kept: object;
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
    `INSERT INTO tables (id, code, game, lobby, evening, match, touched_at) VALUES (?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET game = excluded.game, lobby = excluded.lobby, evening = excluded.evening,
       match = excluded.match, touched_at = excluded.touched_at`,
  );
  const touchTable = db.prepare('UPDATE tables SET touched_at = ? WHERE id = ?');
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
  const openMatch = db.prepare('UPDATE matches SET ended = 0 WHERE id = ?');
  const saveSnapshot = db.prepare(
    'INSERT OR REPLACE INTO snapshots (match, seq, version, kept) VALUES (?, ?, ?, ?)',
  );
  const commitsAfter = db.prepare<[number, number], CommitColumns>(
    'SELECT seq, at, actor, kind, call, move, events FROM commits WHERE match = ? AND seq > ? ORDER BY seq',
  );
  const lastSeq = db
    .prepare<[number], number>('SELECT coalesce(max(seq), 0) FROM commits WHERE match = ?')
    .pluck();
  const matchById = db.prepare<[number], Record<string, unknown>>('SELECT * FROM matches WHERE id = ?');
  const known = db.prepare<[string], number>('SELECT id FROM matches WHERE public_id = ?').pluck();
  const snapshotOf = db.prepare<[number], { seq: number; version: number; kept: string }>(
    'SELECT seq, version, kept FROM snapshots WHERE match = ?',
  );
  const dropSnapshot = db.prepare('DELETE FROM snapshots WHERE match = ?');
  const dropCommits = db.prepare('DELETE FROM commits WHERE match = ?');
  const setVersion = db.prepare('UPDATE matches SET version = ?, options = ? WHERE id = ?');
  const lastCalls = db
    .prepare<[number, number], string>(
      'SELECT call FROM commits WHERE match = ? AND call IS NOT NULL ORDER BY seq DESC LIMIT ?',
    )
    .pluck();
  const openTables = db.prepare<[], Record<string, unknown>>('SELECT * FROM tables ORDER BY touched_at');
  const highest = (table: string): number =>
    db.prepare<[], number>(`SELECT coalesce(max(id), 0) FROM ${table}`).pluck().get()!;

  let lastTable = highest('tables');
  let lastMatch = highest('matches');

  function append(match: number, commit: Commit): void {
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
  }

  return {
    nextTableId: (): number => ++lastTable,
    nextMatchId: (): number => ++lastMatch,

    saveTable({ id, code, game, lobby, evening, match, touchedAt }: TableRow): void {
      saveTable.run(id, code, game, JSON.stringify(lobby), JSON.stringify(evening), match, touchedAt);
    },
    touchTable(id: number, at: number): void {
      touchTable.run(at, id);
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
    openMatch(id: number): void {
      openMatch.run(id);
    },
    append,
    /** The same match as a newer version of its game tells it. */
    rewrite({ id, version, options }: MatchRow, commits: readonly Commit[]): void {
      dropSnapshot.run(id);
      dropCommits.run(id);
      setVersion.run(version, JSON.stringify(options), id);
      for (const commit of commits) append(id, commit);
    },
    saveSnapshot(match: number, snapshot: Snapshot): void {
      saveSnapshot.run(match, snapshot.seq, snapshot.version, JSON.stringify(snapshot.kept));
    },

    tables: (): TableRow[] =>
      openTables.all().map((row) => ({
        id: row.id as number,
        code: row.code as string,
        game: row.game as string,
        lobby: JSON.parse(row.lobby as string),
        evening: JSON.parse(row.evening as string),
        match: row.match as number | null,
        touchedAt: row.touched_at as number,
      })),
    isKnown: (publicId: string): boolean => known.get(publicId) !== undefined,
    match(id: number): MatchRow | undefined {
      const row = matchById.get(id);
      return row && toMatch(row);
    },
    lastSeq: (match: number): number => lastSeq.get(match)!,
    commits: (match: number, after = 0): Commit[] => commitsAfter.all(match, after).map(toCommit),
    /** Of the screens' calls whose moves are stored, the latest. */
    calls: (match: number, most: number): string[] => lastCalls.all(match, most).reverse(),
    snapshot(match: number): Snapshot | undefined {
      const row = snapshotOf.get(match);
      return row && { seq: row.seq, version: row.version, kept: JSON.parse(row.kept) };
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
