/** Two of the roster who are one person, and two again where that was a mistake. */
import type { Merged, Player } from '../../shared/protocol.ts';
import type { Db } from './open.ts';

type Known = Pick<Player, 'id' | 'name' | 'face' | 'badge'>;

interface Columns {
  id: number;
  at: number;
  target: string;
  person: string;
  seats: string;
  phones: string;
}

/** Where somebody sat: an entry of the history, and the seat. */
type Place = readonly [string, number];

export function createMerges(db: Db) {
  const insert = db.prepare('INSERT INTO merges (at, target, person, seats, phones) VALUES (?, ?, ?, ?, ?)');
  const byId = db.prepare<[number], Columns>('SELECT * FROM merges WHERE id = ?');
  const ofTarget = db.prepare<[string], Columns>(
    'SELECT * FROM merges WHERE target = ? ORDER BY at DESC, id DESC',
  );
  const drop = db.prepare('DELETE FROM merges WHERE id = ?');
  const retarget = db.prepare('UPDATE merges SET target = ? WHERE target = ?');
  const seatsOf = db.prepare<[string], { history: string; seat: number }>(
    'SELECT history, seat FROM history_seats WHERE player = ?',
  );
  const phonesOf = db.prepare<[string], string>('SELECT digest FROM phones WHERE player = ?').pluck();
  const giveSeat = db.prepare('UPDATE history_seats SET player = ? WHERE history = ? AND seat = ?');
  const givePhone = db.prepare('UPDATE phones SET player = ? WHERE digest = ?');
  return {
    /** Before anything of theirs is given away: part of a larger write. */
    keep(person: Known, into: string): void {
      const seats = seatsOf.all(person.id).map(({ history, seat }): Place => [history, seat]);
      const phones = phonesOf.all(person.id);
      insert.run(Date.now(), into, JSON.stringify(person), JSON.stringify(seats), JSON.stringify(phones));
      retarget.run(into, person.id);
    },
    /** The latest first. */
    into: (target: string): Merged[] =>
      ofTarget.all(target).map(({ id, at, person }) => {
        const { name, face, badge }: Known = JSON.parse(person);
        return { id, at, name, face, badge };
      }),
    personOf(id: number): Known | undefined {
      const row = byId.get(id);
      return row && JSON.parse(row.person);
    },
    /** Once they are in the roster again: part of a larger write. */
    giveBack(id: number): void {
      const row = byId.get(id);
      if (!row) return;
      const { id: player }: Known = JSON.parse(row.person);
      for (const [history, seat] of JSON.parse(row.seats) as Place[]) giveSeat.run(player, history, seat);
      for (const digest of JSON.parse(row.phones) as string[]) givePhone.run(player, digest);
      drop.run(id);
    },
  };
}
