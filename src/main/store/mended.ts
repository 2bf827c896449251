/** What was read out of a damaged database, made to fit together; what could not be read is put right from what could. */
import type Database from 'better-sqlite3';
import { plainLetters } from '../../shared/plain-letters.ts';
import { type Copied, type Row, tablesIn } from './salvaged-tables.ts';

type Db = Database.Database;

/** Where something could not be read: in which matches or entries, if it has such. */
export type Broken = Map<Copied, ReadonlySet<unknown>>;

/** At least so many of each, and 1 where nobody can say how many. A shortened match goes on from an earlier moment. */
export interface Lost {
  readonly tables: number;
  readonly shortened: number;
  readonly entries: number;
  readonly replays: number;
  readonly notes: number;
  readonly photos: number;
  readonly corrections: number;
  readonly evenings: number;
  readonly players: number;
  readonly merges: number;
  readonly seasons: number;
  readonly settings: number;
  readonly own: number;
}

const count = (db: Db, sql: string): number =>
  db.prepare<[], number>(`SELECT count(*) ${sql}`).pluck().get() ?? 0;

interface Named {
  readonly keys: ReadonlySet<unknown>;
  /** Otherwise there may have been more. */
  readonly isAll: boolean;
}

/** What the damaged one still names; its indexes and references may be whole where its rows are not. */
function named(old: Db, sql: string): Named {
  const keys = new Set<unknown>();
  try {
    for (const key of old.prepare<[], unknown>(sql).pluck().iterate()) keys.add(key);
    return { keys, isAll: true };
  } catch {
    return { keys, isAll: false };
  }
}

const missing = (whole: Db, table: string, keys: ReadonlySet<unknown>, key = 'id'): number => {
  const has = whole.prepare(`SELECT 1 FROM ${table} WHERE ${key} = ?`);
  return [...keys].filter((one) => has.get(one) === undefined).length;
};

export function mended(old: Db, whole: Db, broken: Broken): Lost {
  const perhaps = (table: Copied): number => (broken.has(table) ? 1 : 0);
  const gone = (table: Copied, index: string, key = 'id'): number => {
    if (!tablesIn(whole).includes(table)) return 0;
    const { keys, isAll } = named(old, `SELECT ${key} FROM ${table} INDEXED BY ${index}`);
    return missing(whole, table, keys, key) || (isAll ? 0 : perhaps(table));
  };
  rebuildSeats(old, whole);
  rebuildPlayers(whole);
  const cut = cutLogs(whole, broken.get('commits') ?? new Set());
  dropOrphans(whole);
  const replays = count(whole, 'FROM history WHERE match NOT IN (SELECT id FROM matches)');
  whole.exec('UPDATE history SET match = NULL WHERE match NOT IN (SELECT id FROM matches)');
  const isEachEveningKnown = !broken.has('evenings') || rebuildEvenings(old, whole);
  rebuildRemarks(whole, broken.get('history_seats') ?? new Set());
  const seats = named(old, 'SELECT DISTINCT history FROM history_seats');
  const people = named(old, 'SELECT DISTINCT player FROM history_seats WHERE player IS NOT NULL');
  return {
    tables: gone('tables', 'tables_by_code', 'code'),
    shortened: cut.shortened,
    entries: Math.max(gone('history', 'sqlite_autoindex_history_1'), missing(whole, 'history', seats.keys)),
    replays: replays + cut.replays,
    notes: perhaps('remarks'),
    photos: gone('photos', 'sqlite_autoindex_photos_1'),
    corrections: perhaps('corrections'),
    evenings: isEachEveningKnown ? 0 : 1,
    players: missing(whole, 'players', people.keys) || perhaps('players'),
    merges: gone('merges', 'merges_by_target'),
    seasons: perhaps('seasons'),
    settings: perhaps('settings'),
    own: perhaps('library'),
  };
}

/** What belongs to something that is lost, as if that had been deleted. */
function dropOrphans(whole: Db): void {
  const references = whole.prepare<[], { child: string; column: string; parent: string; key: string }>(
    `SELECT child.name AS child, "from" AS "column", "table" AS parent,
       coalesce("to", (SELECT name FROM pragma_table_info("table") WHERE pk = 1)) AS "key"
     FROM sqlite_schema AS child JOIN pragma_foreign_key_list(child.name)
     WHERE child.type = 'table' AND on_delete = 'CASCADE'`,
  );
  for (const { child, column, parent, key } of references.all())
    whole.exec(`DELETE FROM ${child} WHERE ${column} NOT IN (SELECT ${key} FROM ${parent})`);
}

/** Whether the index that names them all could be read to its end. */
function rebuildEvenings(old: Db, whole: Db): boolean {
  const keep = whole.prepare(
    'INSERT OR IGNORE INTO evenings (history, evening) SELECT id, @evening FROM history WHERE id = @history',
  );
  try {
    const all = 'SELECT history, evening FROM evenings INDEXED BY evenings_by_name';
    for (const row of old.prepare<[], Row>(all).iterate()) keep.run(row);
    return true;
  } catch {
    return false;
  }
}

/** An entry without a row is found by nothing; one whose seats were rebuilt, no more by names that nobody knows. */
function rebuildRemarks(whole: Db, reseated: ReadonlySet<unknown>): void {
  if (!tablesIn(whole).includes('remarks')) return;
  whole.exec('INSERT OR IGNORE INTO remarks (history) SELECT id FROM history');
  const lookAgain = whole.prepare('UPDATE remarks SET found = NULL WHERE history = ?');
  for (const entry of reseated) if (entry !== undefined) lookAgain.run(entry);
  whole.function('plain_letters', (text) => plainLetters(String(text)));
  whole.exec(`UPDATE remarks SET found = plain_letters(concat_ws(char(10),
      (SELECT group_concat(name, char(10)) FROM history_seats WHERE history = remarks.history),
      (SELECT title FROM history WHERE id = remarks.history), place, note))
    WHERE found IS NULL`);
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

/** A log is worth as much as there is of it without a gap. An open match goes on from there; a replay needs all. */
function cutLogs(whole: Db, broken: ReadonlySet<unknown>) {
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
  return {
    shortened: cut.filter(({ isOpen }) => isOpen).length,
    replays: cut.filter(({ isOpen, isPast }) => !isOpen && isPast).length,
  };
}
