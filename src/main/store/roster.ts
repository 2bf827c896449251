/** People who have played here: a name, a face, a colour; no accounts. */
import { randomBytes } from 'node:crypto';
import type { Player } from '../../shared/protocol.ts';
import type { Db } from './open.ts';
import type { Writer } from './writer.ts';

export interface Person {
  readonly name: string;
  readonly face: number;
}

export function createRoster(db: Db, writer: Writer) {
  const everybody = db.prepare<[], Player>(
    `SELECT players.id, players.name, players.face, players.badge, count(history_seats.history) AS plays,
            max(history.ended_at) AS lastPlayed
     FROM players
     LEFT JOIN history_seats ON history_seats.player = players.id
     LEFT JOIN history INDEXED BY history_facts ON history.id = history_seats.history
     GROUP BY players.id
     ORDER BY coalesce(max(history.ended_at), created_at) DESC`,
  );
  const save = db.prepare(
    `INSERT INTO players (id, name, face, badge, created_at) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET name = excluded.name, face = excluded.face, badge = excluded.badge`,
  );
  const forget = db.prepare('DELETE FROM players WHERE id = ?');
  const detach = db.prepare('UPDATE history_seats SET player = NULL WHERE player = ?');
  const move = db.prepare('UPDATE history_seats SET player = ? WHERE player = ?');
  const byId = db.prepare<[string], Known>('SELECT id, name, face, badge FROM players WHERE id = ?');
  const byName = db.prepare<[string], Known>(
    'SELECT id, name, face, badge FROM players WHERE name = ? COLLATE NOCASE ORDER BY created_at DESC',
  );

  const put = (player: Known): void =>
    writer.write(() => save.run(player.id, player.name, player.face, player.badge, Date.now()));

  return {
    list(): readonly Player[] {
      writer.settle();
      return everybody.all();
    },
    find(id: string): Known | undefined {
      writer.settle();
      return byId.get(id);
    },
    save(person: Person & { readonly id?: string; readonly badge?: number }): string {
      writer.settle();
      const known = person.id === undefined ? undefined : byId.get(person.id);
      const id = known?.id ?? newId();
      put({ id, name: person.name, face: person.face, badge: person.badge ?? known?.badge ?? 0 });
      return id;
    },
    /** The player with this id or this name, made if there is none; never one of `taken`. */
    remember(
      person: Person,
      wanted: { readonly id?: string; readonly badge: number; readonly taken: ReadonlySet<string> },
    ): Known {
      writer.settle();
      const known = (wanted.id !== undefined && byId.get(wanted.id)) || byName.get(person.name);
      const kept = known && !wanted.taken.has(known.id) ? known : undefined;
      const player = { id: kept?.id ?? newId(), ...person, badge: kept?.badge ?? wanted.badge };
      if (!kept || kept.name !== player.name || kept.face !== player.face) put(player);
      return player;
    },
    /** From a file, under the id it had: part of a larger write. */
    restore({ id, name, face, badge }: Known): void {
      save.run(id, name, face, badge, Date.now());
    },
    /** The matches stay, under the names they were played with. */
    forget(id: string): void {
      writer.write(() => {
        detach.run(id);
        forget.run(id);
      });
    },
    merge(from: string, into: string): void {
      writer.write(() => {
        move.run(into, from);
        forget.run(from);
      });
    },
  };
}

type Known = Pick<Player, 'id' | 'name' | 'face' | 'badge'>;

const newId = (): string => randomBytes(9).toString('base64url');
