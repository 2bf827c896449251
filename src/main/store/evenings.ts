/** Which plays were played at one table on one evening. */
import type { Db } from './open.ts';

/** A table in a café is never closed: whoever sits down after such a break begins another evening. */
const BREAK_MS = 8 * 3600_000;

export const isSameEvening = (before: { readonly endedAt: number } | undefined, endedAt: number): boolean =>
  before !== undefined && endedAt - before.endedAt < BREAK_MS;

export function createEvenings(db: Db) {
  const one = db.prepare<[string], string>('SELECT evening FROM evenings WHERE history = ?').pluck();
  const put = db.prepare(
    'INSERT INTO evenings (history, evening) VALUES (?, ?) ON CONFLICT (history) DO UPDATE SET evening = excluded.evening',
  );
  const ids = db.prepare<[string], string>('SELECT history FROM evenings WHERE evening = ?').pluck();
  const of = (entry: string): string | undefined => one.get(entry);
  return {
    of,
    idsOf: (evening: string): string[] => ids.all(evening),
    keep(entry: string, evening: string): void {
      put.run(entry, evening);
    },
    /** After what was played before it at its table: part of a larger write. */
    follow(
      { id, endedAt }: { readonly id: string; readonly endedAt: number },
      before: { readonly id: string; readonly endedAt: number } | undefined,
    ): void {
      if (of(id) !== undefined) return;
      put.run(id, (before && isSameEvening(before, endedAt) ? of(before.id) : undefined) ?? id);
    },
  };
}
