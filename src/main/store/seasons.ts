/** Seasons: which plays count, how, and whether the big screen shows it while nobody plays. */
import type { Season } from '../../shared/protocol.ts';
import type { Db } from './open.ts';
import type { Writer } from './writer.ts';

interface Columns {
  id: string;
  season: string;
}

export function createSeasons(db: Db, writer: Writer) {
  const all = db.prepare<[], Columns>('SELECT id, season FROM seasons');
  const one = db.prepare<[string], Columns>('SELECT id, season FROM seasons WHERE id = ?');
  const put = db.prepare(
    'INSERT INTO seasons (id, season) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET season = excluded.season',
  );
  const drop = db.prepare('DELETE FROM seasons WHERE id = ?');
  const seasonOf = ({ id, season }: Columns): Season => ({ ...JSON.parse(season), id });
  const keep = ({ id, ...season }: Season): unknown => put.run(id, JSON.stringify(season));
  const list = (): Season[] => {
    writer.settle();
    return all
      .all()
      .map(seasonOf)
      .sort((a, b) => b.from - a.from || a.name.localeCompare(b.name));
  };
  return {
    /** The one that began last first. */
    list,
    find(id: string): Season | undefined {
      writer.settle();
      const row = one.get(id);
      return row && seasonOf(row);
    },
    /** The big screen shows one at most. */
    save(season: Season): void {
      const others = season.shown ? list().filter(({ id, shown }) => shown && id !== season.id) : [];
      writer.write(() => {
        for (const other of others) keep({ ...other, shown: false });
        keep(season);
      });
    },
    /** From a file: part of a larger write. Which of them the big screen shows is for this house to say. */
    restore(season: Season): void {
      keep({ ...season, shown: false });
    },
    remove(id: string): void {
      writer.write(() => drop.run(id));
    },
  };
}
