/**
 * People who have played here: a name, a face, a colour; no accounts. A phone speaks for the one whom it brought here,
 * by a proof of its own. Whoever only knows a name plays under it, and changes nothing about whoever bears it.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { Merged, Player } from '../../shared/protocol.ts';
import { createMerges } from './merges.ts';
import type { Db } from './open.ts';
import type { Writer } from './writer.ts';

export interface Person {
  readonly name: string;
  readonly face: number;
}

/** Whose word it is: the host's goes for anybody. */
export type By = 'host' | 'guest';

export interface Wanted {
  readonly by: By;
  /** Of the roster. */
  readonly id?: string;
  readonly proof?: string;
  /** Who sat there under another name. */
  readonly was?: string;
  readonly badge: number;
  readonly taken: ReadonlySet<string>;
}

export interface Remembered extends Known {
  /** Only the name is the same. */
  readonly isNameOnly: boolean;
  /** The proof that was shown is theirs. */
  readonly isProved: boolean;
}

/** For whoever is only known by name. */
const FACES = 16;
const BADGES = 12;
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
  const move = db.prepare(
    `UPDATE history_seats SET player = @into WHERE player = @from
     AND history NOT IN (SELECT history FROM history_seats WHERE player = @into)`,
  );
  const merges = createMerges(db);
  const byId = db.prepare<[string], Known>('SELECT id, name, face, badge FROM players WHERE id = ?');
  const byName = db.prepare<[string], Known>(
    'SELECT id, name, face, badge FROM players WHERE name = ? COLLATE NOCASE ORDER BY created_at DESC',
  );

  const ofPhone = db.prepare<[string], Known>(
    `SELECT players.id, name, face, badge FROM phones JOIN players ON players.id = phones.player WHERE digest = ?`,
  );
  const hasPhone = db.prepare<[string], 1>('SELECT 1 FROM phones WHERE player = ? LIMIT 1').pluck();
  const movePhones = db.prepare('UPDATE phones SET player = ? WHERE player = ?');
  const dropPhone = db.prepare('DELETE FROM phones WHERE digest = ?');
  const keepPhone = db.prepare(
    `INSERT INTO phones (digest, player) SELECT ?, id FROM players WHERE id = ?
     ON CONFLICT (digest) DO UPDATE SET player = excluded.player`,
  );

  /** Programs without proofs gave out the id itself: it is one under the same name, until it was used. */
  function byFirstId(proof: string, { name }: Person): Known | undefined {
    const known = byId.get(proof);
    const isFree = known !== undefined && hasPhone.get(known.id) === undefined;
    return isFree && known.name.toLowerCase() === name.toLowerCase() ? known : undefined;
  }

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
     * The player with this id, this proof or this name, never one of `taken`; else somebody new, whom `seat` writes
     * down. Another name for a person who has not played yet is a correction. Whom the host names is as the roster
     * knows them: the face that was there belongs to somebody else.
     */
    remember(person: Person, { by, id: wished, proof, was, badge, taken }: Wanted): Remembered {
      writer.settle();
      const free = (known: Known | undefined) => (known && !taken.has(known.id) ? known : undefined);
      const proved = free(proof === undefined ? undefined : ofPhone.get(digestOf(proof)));
      const first = free(proof === undefined ? undefined : byFirstId(proof, person));
      const meant = proved ?? first ?? free(wished === undefined ? undefined : byId.get(wished));
      const found = meant ?? free(byName.get(person.name));
      const id = found?.id ?? (hasNotPlayed(was) ? was : newId());
      const kept = found ?? byId.get(id);
      const isByName = found !== undefined && found !== meant && found.id !== was;
      if (!isByName && kept && (kept.name !== person.name || kept.face !== person.face))
        writer.write(() => change.run(person.name, person.face, id));
      const { name, face } = isByName && by === 'host' ? found : person;
      return {
        ...{ id, name, face, badge: kept?.badge ?? badge },
        ...{ isNameOnly: isByName && by === 'guest', isProved: proved !== undefined },
      };
    },
    /** People of one play, none twice: with an id, by their name, or new. Only `seat` writes somebody new down. */
    named(
      people: readonly { readonly player?: string | undefined; readonly name: string }[],
    ): readonly Known[] {
      writer.settle();
      const taken = new Set<string>();
      return people.map(({ player, name }, i) => {
        const free = (known: Known | undefined) => (known && !taken.has(known.id) ? known : undefined);
        const found = free(player === undefined ? undefined : byId.get(player)) ?? free(byName.get(name));
        const known = found ?? { id: newId(), name, face: i % FACES, badge: i % BADGES };
        taken.add(known.id);
        return known;
      });
    },
    /** Those who begin or end a match: part of a larger write. */
    seat(people: readonly Seated[]): void {
      for (const { player, name, face, badge } of people)
        if (player != null) sit.run(player, name, face, badge, Date.now());
    },
    /** Who of them may speak for whom the next time: part of a larger write. */
    keepPhones(people: readonly Spoken[]): void {
      for (const { player, phone } of people)
        if (phone !== null && player !== null) keepPhone.run(phone, player);
    },
    forgetPhone(phone: string): void {
      writer.write(() => dropPhone.run(phone));
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
    /** Where both sat at one table, the seat of `from` stays under the name that played there. */
    merge(from: string, into: string): void {
      writer.write(() => {
        const person = byId.get(from);
        if (person) merges.keep(person, into);
        move.run({ from, into });
        detach.run(from);
        movePhones.run(into, from);
        forget.run(from);
      });
    },
    mergedInto(id: string): Merged[] {
      writer.settle();
      return merges.into(id);
    },
    /** Who somebody is by now: themselves, or whom they were merged into; undefined where nobody is. */
    nowOf(id: string): string | undefined {
      writer.settle();
      return byId.get(id) ? id : merges.became(id);
    },
    /** What they played before is theirs again; what was played since stays where it is. */
    unmerge(id: number): Known | undefined {
      writer.settle();
      const person = merges.personOf(id);
      if (!person) return undefined;
      writer.write(() => {
        save.run(person.id, person.name, person.face, person.badge, Date.now());
        merges.giveBack(id);
      });
      return person;
    },
  };
}

export type Known = Pick<Player, 'id' | 'name' | 'face' | 'badge'>;

/** A digest of a phone's proof, and whom it speaks for. */
interface Spoken {
  readonly phone: string | null;
  readonly player: string | null;
}

type Seated = Omit<Known, 'id'> & { readonly player?: string | null };

/** Whoever reads the data learns no proof from it. */
export const digestOf = (proof: string): string => createHash('sha256').update(proof).digest('base64url');

const newId = (): string => randomBytes(9).toString('base64url');
