/** What people add to an entry, and what it is found by. */
import { plainLetters } from '../../shared/plain-letters.ts';
import type { Finished } from './finished.ts';
import type { Db } from './open.ts';

export interface Remarks {
  readonly place: string;
  readonly note: string;
}

type Named = Pick<Finished, 'options' | 'seats'>;

/** Line by line, so that no word is found that begins in one and ends in another. */
const foundBy = ({ options, seats }: Named, { place, note }: Remarks): string =>
  plainLetters([...seats.map(({ name }) => name), String(options.title ?? ''), place, note].join('\n'));

export function createRemarks(db: Db) {
  const one = db.prepare<[string], Remarks>('SELECT place, note FROM remarks WHERE history = ?');
  const keep = db.prepare(
    `INSERT INTO remarks (history, place, note, found) VALUES (?, ?, ?, ?)
     ON CONFLICT (history) DO UPDATE SET place = excluded.place, note = excluded.note, found = excluded.found`,
  );
  const none: Remarks = { place: '', note: '' };
  const of = (id: string): Remarks => one.get(id) ?? none;

  db.function('plain_letters', { deterministic: true }, (text) => plainLetters(String(text)));
  // Entries of programs that did not look for anything, or that rescued them without.
  db.exec(
    `INSERT OR IGNORE INTO remarks (history) SELECT id FROM history;
     UPDATE remarks SET found = plain_letters(
       coalesce((SELECT group_concat(name, char(10)) FROM history_seats WHERE history_seats.history = remarks.history), '')
       || char(10) || coalesce((SELECT title FROM history WHERE id = remarks.history), '')
       || char(10) || place || char(10) || note)
     WHERE found IS NULL`,
  );

  return {
    of,
    /** Of an entry that is there: part of a larger write. */
    write(id: string, named: Named, remarks: Partial<Remarks> = {}): void {
      const kept = { ...of(id), ...remarks };
      keep.run(id, kept.place, kept.note, foundBy(named, kept));
    },
  };
}
