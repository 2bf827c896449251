/** T-44: what finished sheets were before somebody corrected them. */
import type { Correction, Was } from './finished.ts';
import type { Db } from './open.ts';

interface Columns {
  at: number;
  was: string;
}

/** As it is kept; the same text where nothing was changed. */
export function wasOf({ startedAt, endedAt, options, outcome, receipt, seats }: Was): string {
  const people = seats.map(({ seat, player, name, badge, face, bot, score, rank }) => ({
    ...{ seat, name, badge, face, bot, score, rank },
    ...(player !== undefined && { player }),
  }));
  return JSON.stringify({ startedAt, endedAt, options, outcome, receipt, seats: people });
}

export function createCorrections(db: Db) {
  const insert = db.prepare('INSERT OR REPLACE INTO corrections (history, at, was) VALUES (?, ?, ?)');
  const all = db.prepare<[string], Columns>('SELECT at, was FROM corrections WHERE history = ? ORDER BY at');
  return {
    keep(id: string, { at, was }: Correction): void {
      insert.run(id, at, wasOf(was));
    },
    /** The oldest first. */
    of: (id: string): Correction[] => all.all(id).map(({ at, was }) => ({ at, was: JSON.parse(was) })),
  };
}
