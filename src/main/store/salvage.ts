/** Copies out of a damaged database whatever can still be read, row by row, into a new one that is whole. */
import fs from 'node:fs';
import Database from 'better-sqlite3';
import { jsonColumns } from './examine.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations.ts';

type Db = Database.Database;

/** At least so many of each. A shortened match goes on from an earlier moment. */
export interface Lost {
  readonly tables: number;
  readonly shortened: number;
  readonly entries: number;
  readonly replays: number;
  readonly players: number;
  readonly settings: number;
  readonly own: number;
}

/** Snapshots are folded from the logs again, and room is only room. */
const COPIED = [
  'settings',
  'players',
  'phones',
  'tables',
  'matches',
  'commits',
  'answers',
  'history',
  'history_seats',
  'library',
] as const;

type Copied = (typeof COPIED)[number];
type Row = Record<string, unknown>;
/** Where something could not be read: in which matches or entries, if it has such. */
type Broken = Map<Copied, ReadonlySet<unknown>>;

/** Reading begins anew behind each place that cannot be read, but not for ever. */
const MOST_PLACES = 5000;
const END = 2 ** 52;
const FARTHEST = 2 ** 30;

/** Undefined when nothing can be read at all. */
export function salvage(from: string, into: string): Lost | undefined {
  lengthen(from);
  const version = versionOf(from);
  if (version === undefined) return undefined;
  const [old, whole] = [new Database(from), new Database(into)];
  try {
    migrate(whole, migrations.slice(0, version));
    whole.pragma('foreign_keys = OFF');
    const broken: Broken = new Map();
    whole.transaction(() => {
      for (const table of tablesIn(whole)) {
        const found = copyTable(old, whole, table);
        if (found.size > 0) broken.set(table, found);
      }
    })();
    const lost = whole.transaction(() => mended(old, whole, broken))();
    migrate(whole, migrations);
    return lost;
  } finally {
    old.close();
    whole.close();
  }
}

/** SQLite reads nothing of a file that is shorter than it says: what is missing becomes pages that are broken. */
function lengthen(file: string): void {
  const handle = fs.openSync(file, 'r+');
  try {
    const head = Buffer.alloc(32);
    if (fs.readSync(handle, head, 0, head.length, 0) < head.length) return;
    const page = head.readUInt16BE(16) === 1 ? 65_536 : head.readUInt16BE(16);
    const bytes = page * head.readUInt32BE(28);
    const { size } = fs.fstatSync(handle);
    if (bytes > size && bytes <= size * MOST_MISSING) fs.ftruncateSync(handle, bytes);
  } finally {
    fs.closeSync(handle);
  }
}

/** A length of more than so many times what is there is itself damaged. */
const MOST_MISSING = 100;

function versionOf(file: string): number | undefined {
  try {
    const db = new Database(file);
    try {
      const version = db.pragma('user_version', { simple: true }) as number;
      db.prepare('SELECT count(*) FROM sqlite_schema').get();
      return version >= 1 && version <= migrations.length ? version : undefined;
    } finally {
      db.close();
    }
  } catch {
    return undefined;
  }
}

const tablesIn = (db: Db): Copied[] =>
  COPIED.filter((name) => db.prepare('SELECT 1 FROM sqlite_schema WHERE name = ?').get(name));

/** What could not be read. */
function copyTable(old: Db, whole: Db, table: Copied): ReadonlySet<unknown> {
  const columns = whole.prepare<[string], string>('SELECT name FROM pragma_table_info(?)').pluck().all(table);
  const insert = whole.prepare(
    `INSERT OR IGNORE INTO ${table} (${columns.join(', ')}) VALUES (${columns.map((name) => `@${name}`).join(', ')})`,
  );
  const broken = new Set<unknown>();
  try {
    for (const part of partsOf({ old, whole, table, columns })) {
      const isWhole = readPart(part, (row) => {
        if (!isReadable(table, row) || !isTaken(() => insert.run(row))) broken.add(part.owner);
      });
      if (!isWhole) broken.add(part.owner);
    }
  } catch {
    broken.add(undefined);
  }
  return broken;
}

function isTaken(insert: () => unknown): boolean {
  try {
    insert();
    return true;
  } catch {
    return false;
  }
}

function isReadable(table: Copied, row: Row): boolean {
  return (jsonColumns[table] ?? []).every((column) => {
    const text = row[column];
    if (text === null || text === undefined) return true;
    try {
      JSON.parse(text as string);
      return true;
    } catch {
      return false;
    }
  });
}

// ------------------------------------------------------------ reading around what is broken

interface Part {
  /** Rows with a number between, in either direction. */
  rows(order: 'ASC' | 'DESC', between: readonly [number, number]): IterableIterator<Row>;
  readonly number: string;
  /** Whose rows they are. */
  readonly owner?: unknown;
}

interface Source {
  readonly old: Db;
  readonly whole: Db;
  readonly table: Copied;
  readonly columns: readonly string[];
}

const ALL = [-1, END] as const;

/** Where rows have no numbers of their own, they have them within a match, or within an entry of the history. */
function* partsOf({ old, whole, table, columns }: Source): Generator<Part> {
  const list = columns.join(', ');
  const within = (number: string, owner: string, value: unknown): Part => ({
    number,
    owner: value,
    rows: (order, between) =>
      old
        .prepare<unknown[], Row>(
          `SELECT ${list} FROM ${table} WHERE ${owner} = ? AND ${number} > ? AND ${number} < ? ORDER BY ${number} ${order}`,
        )
        .iterate(value, ...between),
  });
  const ids = (of: string): unknown[] => whole.prepare<[], unknown>(`SELECT id FROM ${of}`).pluck().all();
  if (table === 'commits') for (const id of ids('matches')) yield within('seq', 'match', id);
  else if (table === 'history_seats') for (const id of ids('history')) yield within('seat', 'history', id);
  else if (['tables', 'matches', 'history', 'library'].includes(table))
    yield {
      number: 'number',
      rows: (order, between) =>
        old
          .prepare<unknown[], Row>(
            `SELECT rowid AS number, ${list} FROM ${table} NOT INDEXED WHERE rowid > ? AND rowid < ? ORDER BY rowid ${order}`,
          )
          .iterate(...between),
    };
  else
    yield {
      number: '',
      rows: (order) =>
        old.prepare<[], Row>(`SELECT ${list} FROM ${table} ORDER BY ${columns[0]} ${order}`).iterate(),
    };
}

/** Forward; over a place that cannot be read in growing leaps, and then back to where it ends. */
function readPart(part: Part, keep: (row: Row) => void): boolean {
  if (readAll(part.rows('ASC', ALL), keep)) return true;
  if (part.number === '') {
    readAll(part.rows('DESC', ALL), keep);
    return false;
  }
  const numberOf = (row: Row): number => row[part.number] as number;
  let from = -1;
  for (let place = 0; place < MOST_PLACES; place++) {
    const isToTheEnd = readAll(part.rows('ASC', [from, END]), (row) => {
      keep(row);
      from = numberOf(row);
    });
    const next = isToTheEnd ? undefined : behind(part, from);
    if (next === undefined) return false;
    readAll(part.rows('DESC', [from, next]), keep);
    from = next - 1;
  }
  return false;
}

/** The first number that can be read again, or one a little later. */
function behind(part: Part, from: number): number | undefined {
  for (let leap = 1; leap <= FARTHEST; leap *= 2) {
    try {
      const [row] = part.rows('ASC', [from + leap, END]);
      return row && (row[part.number] as number);
    } catch {}
  }
  return undefined;
}

function readAll(rows: IterableIterator<Row>, keep: (row: Row) => void): boolean {
  try {
    for (const row of rows) keep(row);
    return true;
  } catch {
    return false;
  }
}

// ------------------------------------------------------------ what is left of it, made to fit together

const count = (db: Db, sql: string): number =>
  db.prepare<[], number>(`SELECT count(*) ${sql}`).pluck().get() ?? 0;

/** What the damaged one still names; its indexes and references may be whole where its rows are not. */
function named(old: Db, sql: string): unknown[] {
  try {
    return old.prepare<[], unknown>(sql).pluck().all();
  } catch {
    return [];
  }
}

const missing = (whole: Db, table: string, keys: readonly unknown[], key = 'id'): number => {
  const has = whole.prepare(`SELECT 1 FROM ${table} WHERE ${key} = ?`);
  return new Set(keys.filter((one) => has.get(one) === undefined)).size;
};

function mended(old: Db, whole: Db, broken: Broken): Lost {
  const atLeast = (known: number, ...from: Copied[]): number =>
    known > 0 ? known : from.some((table) => broken.has(table)) ? 1 : 0;
  rebuildSeats(old, whole);
  rebuildPlayers(whole);
  const cut = cutLogs(whole, broken.get('commits') ?? new Set());
  whole.exec('DELETE FROM history_seats WHERE history NOT IN (SELECT id FROM history)');
  if (tablesIn(whole).includes('phones'))
    whole.exec('DELETE FROM phones WHERE player NOT IN (SELECT id FROM players)');
  const replays = count(whole, 'FROM history WHERE match NOT IN (SELECT id FROM matches)');
  whole.exec('UPDATE history SET match = NULL WHERE match NOT IN (SELECT id FROM matches)');
  const entries = missing(whole, 'history', [
    ...named(old, 'SELECT id FROM history INDEXED BY sqlite_autoindex_history_1'),
    ...named(old, 'SELECT DISTINCT history FROM history_seats'),
  ]);
  const tables = missing(
    whole,
    'tables',
    named(old, 'SELECT code FROM tables INDEXED BY tables_by_code'),
    'code',
  );
  const unwritten = missing(whole, 'players', named(old, 'SELECT DISTINCT player FROM history_seats'));
  return {
    tables: atLeast(tables, 'tables'),
    shortened: cut.shortened,
    entries: atLeast(entries, 'history'),
    replays: replays + cut.replays,
    players: atLeast(unwritten, 'players'),
    settings: atLeast(0, 'settings'),
    own: atLeast(0, 'library'),
  };
}

/** Where seats are lost, points and ranks are in the outcome still, and who it was perhaps in the index. */
function rebuildSeats(old: Db, whole: Db): void {
  whole.exec('CREATE TEMP TABLE sat (player TEXT, history TEXT, seat INTEGER)');
  const note = whole.prepare('INSERT INTO sat VALUES (@player, @history, @seat)');
  try {
    const known = 'FROM history_seats INDEXED BY history_seats_by_player WHERE player IS NOT NULL';
    for (const row of old.prepare<[], Row>(`SELECT player, history, seat ${known}`).iterate()) note.run(row);
  } catch {
    // What was read until then is known.
  }
  whole.exec(`INSERT OR IGNORE INTO history_seats (history, seat, player, name, badge, face, bot, score, rank)
    SELECT history.id, value ->> 'seat', players.id, coalesce(name, '?'), coalesce(badge, value ->> 'seat'),
      coalesce(face, 0), 0, value ->> 'score', value ->> 'rank'
    FROM history JOIN json_each(outcome, '$.standings')
    LEFT JOIN sat ON sat.history = history.id AND sat.seat = value ->> 'seat'
    LEFT JOIN players ON players.id = sat.player`);
}

/** Whoever played is known by the seats they had. */
function rebuildPlayers(whole: Db): void {
  whole.exec(`INSERT OR IGNORE INTO players (id, name, face, badge, created_at)
    SELECT player, name, face, badge, min(started_at) FROM history_seats JOIN history ON history.id = history
    WHERE player IS NOT NULL GROUP BY player`);
}

const ORPHANS = 'DELETE FROM commits WHERE match NOT IN (SELECT id FROM matches)';

/** A log is worth as much as there is of it without a gap. An open match goes on from there; a replay needs all. */
function cutLogs(whole: Db, broken: ReadonlySet<unknown>) {
  whole.exec(ORPHANS);
  const logs = whole
    .prepare<[], { id: number; commits: number; gap: number | null; isOpen: 0 | 1; isPast: 0 | 1 }>(
      `SELECT matches.id, count(seq) AS commits, min(CASE WHEN seq <> place THEN seq END) AS gap,
         EXISTS (SELECT 1 FROM tables WHERE tables.match = matches.id) AS isOpen,
         EXISTS (SELECT 1 FROM history WHERE history.match = matches.id) AS isPast
       FROM matches LEFT JOIN (
         SELECT match, seq, row_number() OVER (PARTITION BY match ORDER BY seq) AS place FROM commits
       ) AS placed ON placed.match = matches.id GROUP BY matches.id`,
    )
    .all();
  const cut = logs.filter(({ id, commits, gap }) => commits === 0 || gap !== null || broken.has(id));
  const shorten = whole.prepare('DELETE FROM commits WHERE match = ? AND seq >= ?');
  const unlink = whole.prepare('UPDATE history SET match = NULL WHERE match = ?');
  const drop = whole.prepare('DELETE FROM matches WHERE id = ?');
  for (const { id, commits, gap, isOpen } of cut) {
    if (gap !== null) shorten.run(id, gap);
    unlink.run(id);
    // A table whose match is gone says so, and goes on with a new one.
    if (!isOpen || commits === 0 || gap === 1) drop.run(id);
  }
  whole.exec(ORPHANS);
  return {
    shortened: cut.filter(({ isOpen }) => isOpen).length,
    replays: cut.filter(({ isOpen, isPast }) => !isOpen && isPast).length,
  };
}
