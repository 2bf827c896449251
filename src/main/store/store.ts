import { Answers } from './answers.ts';
import { createErasing } from './erase.ts';
import { createEvenings } from './evenings.ts';
import { createHistory } from './history.ts';
import { createLibrary } from './library.ts';
import { createLog } from './log.ts';
import { type Db, openDatabase } from './open.ts';
import { createPhotos } from './photos.ts';
import { createPlays } from './plays.ts';
import { createRoster } from './roster.ts';
import { createSeasons } from './seasons.ts';
import { Settings } from './settings.ts';
import { machineTime, type Time } from './time.ts';
import { Writer } from './writer.ts';

export type Store = ReturnType<typeof storeOn>;

/** `say` hears what was found in the data that whoever runs the house should know. */
export const openStore = (dataDir: string, time: Time = machineTime, say?: (line: string) => void) =>
  storeOn(openDatabase(dataDir, say), time);

/** The database is the store's from here on. */
export function storeOn(db: Db, time: Time) {
  const writer = new Writer(db, time);
  return {
    db,
    writer,
    log: createLog(db),
    answers: new Answers(db, writer),
    settings: new Settings(db, writer),
    roster: createRoster(db, writer),
    history: createHistory(db),
    erasing: createErasing(db, writer),
    photos: createPhotos(db),
    evenings: createEvenings(db),
    seasons: createSeasons(db, writer),
    plays: createPlays(db),
    library: createLibrary(db, writer),
    close(): void {
      writer.close();
      db.close();
    },
  };
}
