/** Which tables are saved from a damaged database, and in which parts what is in them is read. */
import type Database from 'better-sqlite3';

type Db = Database.Database;
export type Row = Record<string, unknown>;

export interface Part {
  /** Rows with a number between, in either direction. */
  rows(order: 'ASC' | 'DESC', between: readonly [number, number]): IterableIterator<Row>;
  /** Empty where rows have none: then all of them are read. */
  readonly number: string;
  /** Whose rows they are. */
  readonly owner?: unknown;
}

interface Source {
  readonly old: Db;
  readonly whole: Db;
  readonly table: string;
  readonly columns: readonly string[];
}

type Parts = (source: Source) => Iterable<Part>;

const byKey: Parts = ({ old, table, columns }) => [
  {
    number: '',
    rows: (order) =>
      old
        .prepare<[], Row>(`SELECT ${columns.join(', ')} FROM ${table} ORDER BY ${columns[0]} ${order}`)
        .iterate(),
  },
];

const byRowid: Parts = ({ old, table, columns }) => [
  {
    number: 'number',
    rows: (order, between) =>
      old
        .prepare<unknown[], Row>(
          `SELECT rowid AS number, ${columns.join(', ')} FROM ${table} NOT INDEXED
           WHERE rowid > ? AND rowid < ? ORDER BY rowid ${order}`,
        )
        .iterate(...between),
  },
];

/** Rows that have a number only among those of their owner, or none: then there is one at most. */
const within = (owners: string, owner: string, number = ''): Parts =>
  function* parts({ old, whole, table, columns }) {
    const ids = whole.prepare<[], unknown>(`SELECT id FROM ${owners}`).pluck().all();
    const ofOwner = `SELECT ${columns.join(', ')} FROM ${table} WHERE ${owner} = ?`;
    for (const id of ids)
      yield {
        number,
        owner: id,
        rows: (order, between) => {
          if (number === '') return old.prepare<unknown[], Row>(ofOwner).iterate(id);
          const sql = `${ofOwner} AND ${number} > ? AND ${number} < ? ORDER BY ${number} ${order}`;
          return old.prepare<unknown[], Row>(sql).iterate(id, ...between);
        },
      };
  };

/** Owners come before what is theirs. */
export const partsOf = {
  settings: byKey,
  players: byKey,
  phones: byKey,
  tables: byRowid,
  matches: byRowid,
  commits: within('matches', 'match', 'seq'),
  answers: byKey,
  history: byRowid,
  history_seats: within('history', 'history', 'seat'),
  library: byRowid,
  remarks: within('history', 'history'),
  corrections: within('history', 'history', 'at'),
  photos: byRowid,
  evenings: within('history', 'history'),
  merges: byRowid,
  seasons: byKey,
} as const satisfies Readonly<Record<string, Parts>>;

export type Copied = keyof typeof partsOf;

export const COPIED = Object.keys(partsOf) as readonly Copied[];

/** All other tables, and why nothing is lost with them. */
export const LEFT_BEHIND: Readonly<Record<string, string>> = {
  snapshots: 'folded from the logs again',
  room: 'only room',
};

export const tablesIn = (db: Db): Copied[] =>
  COPIED.filter((name) => db.prepare('SELECT 1 FROM sqlite_schema WHERE name = ?').get(name));
