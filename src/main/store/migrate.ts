import type Database from 'better-sqlite3';

/** From whatever version a database is at to the last of these steps, all at once or not at all. */
export function migrate(db: Database.Database, steps: readonly string[]): void {
  const version = db.pragma('user_version', { simple: true }) as number;
  db.transaction(() => {
    for (const step of steps.slice(version)) db.exec(step);
    // Also takes the exclusive lock when there is nothing to migrate.
    db.pragma(`user_version = ${steps.length}`);
  }).immediate();
}
