/**
 * Names that are to be known no more: taken out of everything that was played, and out of what it was before it was
 * corrected. What stays is that somebody sat there. What people wrote into notes is theirs to change.
 */
import { NAMELESS } from '../../shared/names.ts';
import { plainLetters } from '../../shared/plain-letters.ts';
import type { Was } from './finished.ts';
import type { Db } from './open.ts';
import type { Writer } from './writer.ts';

interface Seat {
  readonly history: string;
  readonly seat: number;
}

export type WhoToErase = { readonly id: string } | { readonly name: string };

export function createErasing(db: Db, writer: Writer) {
  const ofPlayer = db.prepare<[string], Seat>('SELECT history, seat FROM history_seats WHERE player = ?');
  const called = db.prepare<[string], Seat>(
    'SELECT history, seat FROM history_seats WHERE player IS NULL AND bot = 0 AND name = ? COLLATE NOCASE',
  );
  /** Guests: nobody whom the host wrote down, and nobody who has played here since. */
  const guestsBefore = db.prepare<{ before: number; nameless: string }, Seat & { player: string | null }>(
    `SELECT history_seats.history, history_seats.seat, history_seats.player
     FROM history_seats JOIN history ON history.id = history_seats.history
     LEFT JOIN players ON players.id = history_seats.player
     WHERE history.ended_at < @before AND bot = 0 AND history_seats.name <> @nameless
     AND (players.id IS NULL OR (players.passing = 1 AND NOT EXISTS (
       SELECT 1 FROM history_seats AS later JOIN history AS entry ON entry.id = later.history
       WHERE later.player = players.id AND entry.ended_at >= @before)))`,
  );
  const clear = db.prepare(
    'UPDATE history_seats SET name = @nameless, player = NULL WHERE history = @history AND seat = @seat',
  );
  const corrections = db.prepare<[string], { at: number; was: string }>(
    'SELECT at, was FROM corrections WHERE history = ?',
  );
  const correct = db.prepare('UPDATE corrections SET was = ? WHERE history = ? AND at = ?');
  const found = db.prepare<[string], { names: string; place: string; note: string; title: string | null }>(
    `SELECT place, note, (SELECT title FROM history WHERE id = remarks.history) AS title,
            (SELECT group_concat(name, char(10)) FROM history_seats WHERE history = remarks.history) AS names
     FROM remarks WHERE history = ?`,
  );
  const find = db.prepare('UPDATE remarks SET found = ? WHERE history = ?');
  const forgetPlayer = db.prepare('DELETE FROM players WHERE id = ?');
  const forgetMerges = db.prepare(
    "DELETE FROM merges WHERE target = @id OR json_extract(person, '$.id') = @id",
  );
  const forgetGuest = db.prepare('DELETE FROM players WHERE id = ? AND passing = 1');
  const forgetOldMerges = db.prepare('DELETE FROM merges WHERE at < ?');

  function nameless(was: string, seats: ReadonlySet<number>): string {
    const before: Was = JSON.parse(was);
    const blank = (seat: Was['seats'][number]) => {
      if (!seats.has(seat.seat)) return seat;
      const { player: _, ...rest } = seat;
      return { ...rest, name: NAMELESS };
    };
    return JSON.stringify({ ...before, seats: before.seats.map(blank) });
  }

  function erase(rows: readonly Seat[]): void {
    const byEntry = new Map<string, Set<number>>();
    for (const { history, seat } of rows)
      byEntry.set(history, (byEntry.get(history) ?? new Set<number>()).add(seat));
    for (const [history, seats] of byEntry) {
      for (const seat of seats) clear.run({ nameless: NAMELESS, history, seat });
      for (const { at, was } of corrections.all(history)) correct.run(nameless(was, seats), history, at);
      const words = found.get(history);
      if (!words) continue;
      const lines = [words.names, words.title ?? '', words.place, words.note];
      find.run(plainLetters(lines.join('\n')), history);
    }
  }

  return {
    /** Gives where they had sat. */
    person(who: WhoToErase): readonly Seat[] {
      writer.settle();
      const seats = 'id' in who ? ofPlayer.all(who.id) : called.all(who.name);
      writer.write(() => {
        erase(seats);
        if (!('id' in who)) return;
        forgetMerges.run(who);
        forgetPlayer.run(who.id);
      });
      return seats;
    },
    /** Of all guests who have not played since then; gives at how many places. */
    guests(before: number): number {
      writer.settle();
      const seats = guestsBefore.all({ before, nameless: NAMELESS });
      if (seats.length === 0) return 0;
      writer.write(() => {
        erase(seats);
        for (const { player } of seats) if (player !== null) forgetGuest.run(player);
        forgetOldMerges.run(before);
      });
      return seats.length;
    },
  };
}
