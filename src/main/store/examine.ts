/** Whether a database is whole: its pages, its indexes, and that every text that should be JSON is. */
import type Database from 'better-sqlite3';

const MOST_TOLD = 3;

/** What stands in these columns is read without asking, each time. */
export const jsonColumns: Readonly<Record<string, readonly string[]>> = {
  settings: ['value'],
  tables: ['lobby', 'evening'],
  matches: ['options'],
  commits: ['move', 'events'],
  answers: ['value'],
  history: ['options', 'outcome', 'receipt', 'view'],
  library: ['item'],
  snapshots: ['kept'],
  corrections: ['was'],
  merges: ['person', 'seats', 'phones'],
  seasons: ['season'],
};

/** Undefined when it is whole. SQLite may also throw what it finds. */
export function damageIn(db: Database.Database): string | undefined {
  const lines = db.pragma(`integrity_check(${MOST_TOLD})`) as { integrity_check: string }[];
  const found = lines.map((line) => line.integrity_check).filter((line) => line !== 'ok');
  return found.length > 0 ? found.join('; ') : brokenJsonIn(db);
}

function brokenJsonIn(db: Database.Database): string | undefined {
  const has = db.prepare('SELECT 1 FROM pragma_table_info(?) WHERE name = ?');
  for (const [table, columns] of Object.entries(jsonColumns)) {
    for (const column of columns.filter((name) => has.get(table, name))) {
      const row = db.prepare(`SELECT 1 FROM ${table} WHERE NOT json_valid(${column}) LIMIT 1`).get();
      if (row) return `unreadable ${column} in ${table}`;
    }
  }
  return undefined;
}
