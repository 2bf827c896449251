/** People who have played here: a name, a face, a colour; no accounts. */
import { randomBytes } from 'node:crypto';
import type { Player } from '../../shared/protocol.ts';
import type { Db } from './open.ts';
import type { Writer } from './writer.ts';

export interface Person {
  readonly name: string;
  readonly face: number;
}

export interface Wanted {
  /** Of the roster, as a phone remembers it. */
  readonly id?: string;
  /** Who sat there under another name. */
  readonly was?: string;
  readonly badge: number;
  readonly taken: ReadonlySet<string>;
}

/** As long as an open table is kept that nobody touches. */
const PASSING_MS = 7 * 24 * 3600_000;

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
     ON CONFLICT (id) DO UPDATE
     SET name = excluded.name, face = excluded.face, badge = excluded.badge, passing = 0`,
  );
  const change = db.prepare('UPDATE players SET name = ?, face = ? WHERE id = ?');
  const sit = db.prepare(
    `INSERT INTO players (id, name, face, badge, created_at, passing) VALUES (?, ?, ?, ?, ?, 1)
     ON CONFLICT (id) DO NOTHING`,
  );
  const hasPlayed = db.prepare<[string], 1>('SELECT 1 FROM history_seats WHERE player = ? LIMIT 1').pluck();
  const forgetPassing = db.prepare(
    `DELETE FROM players WHERE passing = 1 AND created_at < ?
     AND NOT EXISTS (SELECT 1 FROM history_seats WHERE player = players.id)`,
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
  const hasNotPlayed = (id: string | undefined): id is string =>
    id !== undefined && hasPlayed.get(id) === undefined;

  writer.write(() => forgetPassing.run(Date.now() - PASSING_MS));

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
    /**
     * The player with this id or this name, never one of `taken`; else somebody new, whom `seat` writes down. Another
     * name for a person who has not played yet is a correction.
     */
    remember(person: Person, { id: wished, was, badge, taken }: Wanted): Known {
      writer.settle();
      const known = (wished !== undefined && byId.get(wished)) || byName.get(person.name);
      const found = known && !taken.has(known.id) ? known : undefined;
      const id = found?.id ?? (hasNotPlayed(was) ? was : newId());
      const kept = found ?? byId.get(id);
      if (kept && (kept.name !== person.name || kept.face !== person.face))
        writer.write(() => change.run(person.name, person.face, id));
      return { id, ...person, badge: kept?.badge ?? badge };
    },
    /** Those who begin or end a match: part of a larger write. */
    seat(people: readonly Seated[]): void {
      for (const { player, name, face, badge } of people)
        if (player != null) sit.run(player, name, face, badge, Date.now());
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

type Seated = Omit<Known, 'id'> & { readonly player?: string | null };

const newId = (): string => randomBytes(9).toString('base64url');
