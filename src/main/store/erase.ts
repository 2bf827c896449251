/**
 * Names that are to be known no more: taken out of everything that was played, and out of what it was before it was
 * corrected. What stays is that somebody sat there. What people wrote into notes is theirs to change.
 */
import { NAMELESS, spelled } from '../../shared/names.ts';
import { plainLetters } from '../../shared/plain-letters.ts';
import type { Was } from './finished.ts';
import type { Place } from './merges.ts';
import type { Db } from './open.ts';
import type { Writer } from './writer.ts';

interface Seat {
  readonly history: string;
  readonly seat: number;
}

/** As open tables know it too. */
export interface ErasedSeat extends Seat {
  readonly badge: number;
}

export type WhoToErase = { readonly id: string } | { readonly name: string };

type SeatBefore = Was['seats'][number];

/** Of an entry as it was before it was corrected, where others may have sat. */
type IsMeant = (seat: SeatBefore, entry: { readonly history: string; readonly endedAt: number }) => boolean;

export function createErasing(db: Db, writer: Writer) {
  const ofPlayer = db.prepare<[string], ErasedSeat>(
    'SELECT history, seat, badge FROM history_seats WHERE player = ?',
  );
  db.function('spelled', { deterministic: true }, (name) => spelled(String(name)));
  const called = db.prepare<[string], ErasedSeat>(
    'SELECT history, seat, badge FROM history_seats WHERE player IS NULL AND bot = 0 AND spelled(name) = spelled(?)',
  );
  /** Guests: nobody whom the host wrote down, and nobody who has played here since. */
  const guestsBefore = db.prepare<
    { before: number; nameless: string },
    ErasedSeat & { player: string | null }
  >(
    `SELECT history_seats.history, history_seats.seat, history_seats.badge, history_seats.player
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
  const corrections = db.prepare<[], { history: string; at: number; was: string; endedAt: number }>(
    'SELECT history, at, was, ended_at AS endedAt FROM corrections JOIN history ON history.id = history',
  );
  const correct = db.prepare('UPDATE corrections SET was = ? WHERE history = ? AND at = ?');
  const found = db.prepare<[string], { names: string; place: string; note: string; title: string | null }>(
    `SELECT place, note, (SELECT title FROM history WHERE id = remarks.history) AS title,
            (SELECT group_concat(name, char(10)) FROM history_seats WHERE history = remarks.history) AS names
     FROM remarks WHERE history = ?`,
  );
  const find = db.prepare('UPDATE remarks SET found = ? WHERE history = ?');
  const isPlayer = db.prepare<[string], 1>('SELECT 1 FROM players WHERE id = ?').pluck();
  const nameAt = db
    .prepare<Seat, string>('SELECT name FROM history_seats WHERE history = @history AND seat = @seat')
    .pluck();
  const mergedInto = db
    .prepare<[string], string>("SELECT json_extract(person, '$.id') FROM merges WHERE target = ?")
    .pluck();
  const forgetPlayer = db.prepare('DELETE FROM players WHERE id = ?');
  const forgetMerges = db.prepare(
    "DELETE FROM merges WHERE target = @id OR json_extract(person, '$.id') = @id",
  );
  const merges = db.prepare<[], { id: number; person: string; seats: string }>(
    'SELECT id, person, seats FROM merges',
  );
  const forgetMerge = db.prepare('DELETE FROM merges WHERE id = ?');
  const forgetGuest = db.prepare('DELETE FROM players WHERE id = ? AND passing = 1');
  const hasOldMerges = db.prepare<[number], 1>('SELECT 1 FROM merges WHERE at < ? LIMIT 1').pluck();
  const forgetOldMerges = db.prepare('DELETE FROM merges WHERE at < ?');

  const isNobodys = ({ player }: SeatBefore): boolean => player === undefined || !isPlayer.get(player);

  /** What entries were, as it is kept from now on. */
  function withoutNames(isMeant: IsMeant) {
    return corrections.all().flatMap(({ was, ...entry }) => {
      const before: Was = JSON.parse(was);
      const isErased = (seat: SeatBefore): boolean =>
        !seat.bot && seat.name !== NAMELESS && isMeant(seat, entry);
      if (!before.seats.some(isErased)) return [];
      const seats = before.seats.map((seat) => {
        if (!isErased(seat)) return seat;
        const { player: _, ...rest } = seat;
        return { ...rest, name: NAMELESS };
      });
      return [{ ...entry, was: JSON.stringify({ ...before, seats }) }];
    });
  }

  function eraseBefore(isMeant: IsMeant): void {
    for (const { was, history, at } of withoutNames(isMeant)) correct.run(was, history, at);
  }

  function erase(rows: readonly Seat[]): void {
    for (const { history, seat } of rows) clear.run({ nameless: NAMELESS, history, seat });
    for (const history of new Set(rows.map((row) => row.history))) {
      const words = found.get(history);
      if (!words) continue;
      const lines = [words.names, words.title ?? '', words.place, words.note];
      find.run(plainLetters(lines.join('\n')), history);
    }
  }

  /** By who they were, with all who became one with them; where nobody knows that any more, by the names they had. */
  function isPerson(id: string, seats: readonly Seat[]): IsMeant {
    const ids = new Set([id, ...mergedInto.all(id)]);
    const names = new Set(seats.map((seat) => `${seat.history} ${spelled(nameAt.get(seat) ?? '')}`));
    return (seat, { history }) =>
      (seat.player !== undefined && ids.has(seat.player)) ||
      (isNobodys(seat) && names.has(`${history} ${spelled(seat.name)}`));
  }

  const isCalled =
    (name: string): IsMeant =>
    (seat) =>
      isNobodys(seat) && spelled(seat.name) === spelled(name);

  /** Taken back, a merge would bring the name back. */
  function eraseMergesOf(name: string): void {
    for (const { id, person, seats } of merges.all()) {
      const names = [
        JSON.parse(person).name,
        ...(JSON.parse(seats) as Place[]).map(([, , beside]) => beside),
      ];
      if (names.some((one) => typeof one === 'string' && spelled(one) === spelled(name))) forgetMerge.run(id);
    }
  }

  /** What was erased is in no file any more: neither beside the database nor, by `secure_delete`, in it. */
  function leaveNoTrace(): void {
    writer.after((error) => {
      if (!error) db.pragma('wal_checkpoint(TRUNCATE)');
    });
  }

  return {
    /** Gives where they had sat. */
    person(who: WhoToErase): readonly ErasedSeat[] {
      writer.settle();
      const seats = 'id' in who ? ofPlayer.all(who.id) : called.all(who.name);
      const isMeant = 'id' in who ? isPerson(who.id, seats) : isCalled(who.name);
      writer.write(() => {
        erase(seats);
        eraseBefore(isMeant);
        if (!('id' in who)) return eraseMergesOf(who.name);
        forgetMerges.run(who);
        forgetPlayer.run(who.id);
      });
      leaveNoTrace();
      return seats;
    },
    /** Of all guests who have not played since then; gives where they had sat. */
    guests(before: number): readonly ErasedSeat[] {
      writer.settle();
      const seats = guestsBefore.all({ before, nameless: NAMELESS });
      const isGuest: IsMeant = (seat, { endedAt }) => endedAt < before && isNobodys(seat);
      if (seats.length === 0 && !hasOldMerges.get(before) && withoutNames(isGuest).length === 0) return [];
      writer.write(() => {
        erase(seats);
        for (const { player } of seats) if (player !== null) forgetGuest.run(player);
        eraseBefore(isGuest);
        forgetOldMerges.run(before);
      });
      leaveNoTrace();
      return seats;
    },
  };
}
