/** What people have made for a game, such as orders of their own. The game says what an item is; this keeps it. */
import type { Db } from './open.ts';
import type { Writer } from './writer.ts';

export interface LibraryItem {
  readonly id: string;
  readonly item: object;
}

export function createLibrary(db: Db, writer: Writer) {
  const list = db.prepare<[string], { id: string; item: string }>(
    'SELECT id, item FROM library WHERE game = ? ORDER BY rowid',
  );
  const save = db.prepare(
    'INSERT INTO library (game, id, item) VALUES (?, ?, ?) ON CONFLICT (game, id) DO UPDATE SET item = excluded.item',
  );
  const remove = db.prepare('DELETE FROM library WHERE game = ? AND id = ?');
  const known = new Map<string, readonly LibraryItem[]>();

  const change = (game: string, run: () => void): void => {
    writer.write(run);
    known.delete(game);
    writer.after(() => known.delete(game));
  };

  return {
    /** The same list again until something in it changes. */
    list(game: string): readonly LibraryItem[] {
      const kept = known.get(game);
      if (kept) return kept;
      writer.settle();
      const items = list.all(game).map((row) => ({ id: row.id, item: JSON.parse(row.item) as object }));
      known.set(game, items);
      return items;
    },
    save: (game: string, { id, item }: LibraryItem): void =>
      change(game, () => save.run(game, id, JSON.stringify(item))),
    remove: (game: string, id: string): void => change(game, () => remove.run(game, id)),
  };
}
