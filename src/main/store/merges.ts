/** Two of the roster who are one person, and two again where that was a mistake. */
import type { Merged, Player } from '../../shared/protocol.ts';
import type { Db } from './open.ts';

type Known = Pick<Player, 'id' | 'name' | 'face' | 'badge'>;

/** `earlier`: who had been merged with them before, and goes back with them. Older programs did not keep that. */
type Kept = Known & { readonly earlier?: readonly number[] };

interface Columns {
  id: number;
  at: number;
  target: string;
  person: string;
  seats: string;
  phones: string;
}

/**
 * Where somebody sat: an entry of the history, the seat, and under which name where both sat there. A correction may
 * seat people anew, so it is whose seat it is by now that counts. Older programs did not keep the name.
 */
export type Place = readonly [history: string, seat: number, beside?: string | null];

export function createMerges(db: Db) {
  const insert = db.prepare('INSERT INTO merges (at, target, person, seats, phones) VALUES (?, ?, ?, ?, ?)');
  const byId = db.prepare<[number], Columns>('SELECT * FROM merges WHERE id = ?');
  const ofTarget = db.prepare<[string], Columns>(
    'SELECT * FROM merges WHERE target = ? ORDER BY at DESC, id DESC',
  );
  const becameOf = db
    .prepare<[string], string>("SELECT target FROM merges WHERE json_extract(person, '$.id') = ?")
    .pluck();
  const drop = db.prepare('DELETE FROM merges WHERE id = ?');
  const retarget = db.prepare('UPDATE merges SET target = ? WHERE target = ?');
  const giveMerge = db.prepare('UPDATE merges SET target = @player WHERE id = @id AND target = @target');
  const seatsOf = db.prepare<[string, string], { history: string; seat: number; beside: string | null }>(
    `SELECT history, seat,
       iif(EXISTS (SELECT 1 FROM history_seats AS other WHERE other.history = one.history AND other.player = ?),
           name, NULL) AS beside
     FROM history_seats AS one WHERE player = ?`,
  );
  const phonesOf = db.prepare<[string], string>('SELECT digest FROM phones WHERE player = ?').pluck();
  const giveKeptSeat = db.prepare(
    `UPDATE history_seats SET player = @player
     WHERE history = @history AND seat = @seat AND (player IS NULL OR player = @target)`,
  );
  const giveSeat = db.prepare(
    'UPDATE history_seats SET player = @player WHERE history = @history AND player = @target',
  );
  const giveSeatBeside = db.prepare(
    `UPDATE history_seats SET player = @player WHERE history = @history AND seat =
       (SELECT seat FROM history_seats WHERE history = @history AND player IS NULL AND name = @beside
        ORDER BY seat = @seat DESC LIMIT 1)`,
  );
  const givePhone = db.prepare('UPDATE phones SET player = ? WHERE digest = ?');

  /** Under which name they sit since then where whoever they became one with later sat as well. */
  function besideSince({ id, target }: Columns): ReadonlyMap<string, string> {
    const since = ofTarget.all(target).filter(({ person }) => keptIn(person).earlier?.includes(id));
    return new Map(
      since.flatMap(({ seats }) =>
        (JSON.parse(seats) as Place[]).flatMap(([history, , beside]) =>
          beside == null ? [] : [[history, beside] as const],
        ),
      ),
    );
  }

  return {
    /** Before anything of theirs is given away: part of a larger write. */
    keep(person: Known, into: string): void {
      const seats = seatsOf
        .all(into, person.id)
        .map(({ history, seat, beside }): Place => [history, seat, beside]);
      const phones = phonesOf.all(person.id);
      const kept: Kept = { ...person, earlier: ofTarget.all(person.id).map(({ id }) => id) };
      insert.run(Date.now(), into, JSON.stringify(kept), JSON.stringify(seats), JSON.stringify(phones));
      retarget.run(into, person.id);
    },
    /** The latest first. */
    into: (target: string): Merged[] =>
      ofTarget.all(target).map(({ id, at, person }) => {
        const { name, face, badge } = keptIn(person);
        return { id, at, name, face, badge };
      }),
    /** Who they are by now. */
    became: (player: string): string | undefined => becameOf.get(player),
    personOf(id: number): Known | undefined {
      const row = byId.get(id);
      if (!row) return undefined;
      const { earlier: _, ...person } = keptIn(row.person);
      return person;
    },
    /** Once they are in the roster again: part of a larger write. */
    giveBack(id: number): void {
      const row = byId.get(id);
      if (!row) return;
      const { target } = row;
      const { id: player, earlier = [] } = keptIn(row.person);
      const since = besideSince(row);
      for (const [history, seat, kept] of JSON.parse(row.seats) as Place[]) {
        const beside = kept ?? since.get(history) ?? kept;
        if (beside === undefined) giveKeptSeat.run({ player, history, seat, target });
        else if (beside === null) giveSeat.run({ player, history, target });
        else giveSeatBeside.run({ player, history, seat, beside });
      }
      for (const merge of earlier) giveMerge.run({ id: merge, player, target });
      for (const digest of JSON.parse(row.phones) as string[]) givePhone.run(player, digest);
      drop.run(id);
    },
  };
}

const keptIn = (person: string): Kept => JSON.parse(person);
