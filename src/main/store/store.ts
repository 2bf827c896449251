import { Answers } from './answers.ts';
import { createHistory } from './history.ts';
import { createLibrary } from './library.ts';
import { createLog } from './log.ts';
import { openDatabase } from './open.ts';
import { createPlays } from './plays.ts';
import { createRoster } from './roster.ts';
import { Settings } from './settings.ts';
import { Writer } from './writer.ts';

export type Store = ReturnType<typeof openStore>;

export function openStore(dataDir: string) {
  const db = openDatabase(dataDir);
  const writer = new Writer(db);
  return {
    db,
    writer,
    log: createLog(db),
    answers: new Answers(db, writer),
    settings: new Settings(db, writer),
    roster: createRoster(db, writer),
    history: createHistory(db),
    plays: createPlays(db),
    library: createLibrary(db, writer),
    close(): void {
      writer.close();
      db.close();
    },
  };
}
