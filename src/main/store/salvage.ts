/** Copies out of a damaged database whatever can still be read, row by row, into a new one that is whole. */
import fs from 'node:fs';
import Database from 'better-sqlite3';
import { jsonColumns } from './examine.ts';
import { type Broken, type Lost, mended } from './mended.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations.ts';
import { type Copied, type Part, partsOf, type Row, tablesIn } from './salvaged-tables.ts';

type Db = Database.Database;

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

/** What could not be read. */
function copyTable(old: Db, whole: Db, table: Copied): ReadonlySet<unknown> {
  const columns = whole.prepare<[string], string>('SELECT name FROM pragma_table_info(?)').pluck().all(table);
  const insert = whole.prepare(
    `INSERT OR IGNORE INTO ${table} (${columns.join(', ')}) VALUES (${columns.map((name) => `@${name}`).join(', ')})`,
  );
  const broken = new Set<unknown>();
  try {
    for (const part of partsOf[table]({ old, whole, table, columns })) {
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

const ALL = [-1, END] as const;

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
