/** Photos that are kept beside entries of the history. */
import type { Db } from './open.ts';

export interface Photo {
  readonly id: string;
  readonly at: number;
  readonly jpeg: Buffer;
}

export function createPhotos(db: Db) {
  const insert = db.prepare('INSERT OR IGNORE INTO photos (id, history, at, jpeg) VALUES (?, ?, ?, ?)');
  const ids = db.prepare<[string], string>('SELECT id FROM photos WHERE history = ? ORDER BY at, id').pluck();
  const all = db.prepare<[string], Photo>(
    'SELECT id, at, jpeg FROM photos WHERE history = ? ORDER BY at, id',
  );
  const one = db
    .prepare<[string, string], Buffer>('SELECT jpeg FROM photos WHERE history = ? AND id = ?')
    .pluck();
  const remove = db.prepare('DELETE FROM photos WHERE history = ? AND id = ?');
  return {
    keep(entry: string, { id, at, jpeg }: Photo): void {
      insert.run(id, entry, at, jpeg);
    },
    /** The oldest first. */
    idsOf: (entry: string): string[] => ids.all(entry),
    of: (entry: string): Photo[] => all.all(entry),
    find: (entry: string, id: string): Buffer | undefined => one.get(entry, id),
    remove(entry: string, id: string): void {
      remove.run(entry, id);
    },
  };
}
