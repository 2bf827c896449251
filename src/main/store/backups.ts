/** A copy of everything once a day, made beside the tables: a few pages at a time, while nobody plays. */
import fs from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { type BackupFile, type BackupKind, backupsOf, dropOld, newBackupFile } from './backup-files.ts';
import { longWork } from './long-work.ts';
import { removeUnfinished } from './places.ts';
import type { Store } from './store.ts';
import { type StoreTrouble, troubleOf } from './trouble.ts';

const DAY_MS = 24 * 3600_000;
const QUIET_MS = 60_000;
/** A house in which somebody always plays gets its copy all the same. */
const PATIENCE_MS = 3 * 3600_000;
const AFTER_FAILURE_MS = 3600_000;
/** At a time, so that no tap waits for more than a moment. */
const PAGES = 32;

interface Clock {
  steady(): number;
  wall(): number;
}

interface BackupParts {
  readonly store: Pick<Store, 'db' | 'writer'>;
  readonly dataDir: string;
  readonly time: Clock;
  readonly log: (line: string) => void;
}

export class Backups {
  readonly #parts: BackupParts;
  #now: Promise<BackupFile> | null = null;
  #dueSince: number | null = null;
  #notBefore = Number.NEGATIVE_INFINITY;

  constructor(parts: BackupParts) {
    this.#parts = parts;
    removeUnfinished(parts.dataDir);
  }

  list(): BackupFile[] {
    return backupsOf(this.#parts.dataDir);
  }

  /** One at a time: whoever asks meanwhile gets that one. Fails with a `StoreTrouble`. */
  make(kind: BackupKind): Promise<BackupFile> {
    this.#now ??= this.#make(kind).finally(() => {
      this.#now = null;
    });
    return this.#now;
  }

  /** To be called every minute or so. */
  async look(): Promise<void> {
    const { time, store, log } = this.#parts;
    const now = time.steady();
    if (this.#now || now < this.#notBefore || !this.#isDue()) return;
    this.#dueSince ??= now;
    if (store.writer.quietMs < QUIET_MS && now - this.#dueSince < PATIENCE_MS) return;
    try {
      await this.make('daily');
      this.#dueSince = null;
    } catch (error) {
      this.#notBefore = now + AFTER_FAILURE_MS;
      log(`No backup was made: ${error instanceof Error ? error.message : error}`);
    }
  }

  async close(): Promise<void> {
    await this.#now?.catch(() => undefined);
  }

  /** Also when the clock was put back since the last one. */
  #isDue(): boolean {
    const last = this.list().find(({ kind }) => kind === 'daily');
    return last === undefined || Math.abs(this.#parts.time.wall() - last.at) >= DAY_MS;
  }

  async #make(kind: BackupKind): Promise<BackupFile> {
    const { store, dataDir, time } = this.#parts;
    const at = time.wall();
    let unready: string | undefined;
    try {
      const file = newBackupFile(dataDir, kind, at);
      unready = `${file}.unready`;
      fs.rmSync(unready, { force: true });
      fs.closeSync(fs.openSync(unready, 'wx', 0o600));
      await store.db.backup(unready, { progress: () => PAGES });
      await expectWhole(unready);
      await syncLater(unready);
      fs.renameSync(unready, file);
      dropOld(dataDir, at);
      const { size } = fs.statSync(file);
      return { name: path.basename(file), at: Math.floor(at / 1000) * 1000, bytes: size, kind };
    } catch (error) {
      if (unready)
        for (const end of ['', '-journal', '-wal', '-shm']) fs.rmSync(unready + end, { force: true });
      throw troubleOf(error, dataDir) as StoreTrouble;
    }
  }
}

async function syncLater(file: string): Promise<void> {
  const handle = await fs.promises.open(file, 'r+');
  await handle.sync().finally(() => handle.close());
}

/** What cannot be restored is no backup. A table at a time: each is looked through without the loop turning. */
async function expectWhole(file: string): Promise<void> {
  const db = new Database(file);
  try {
    // In one file, without a log beside it.
    db.pragma('journal_mode = DELETE');
    const tables = db
      .prepare<[], string>("SELECT name FROM sqlite_schema WHERE type = 'table'")
      .pluck()
      .all();
    for (const table of tables) {
      await setImmediate();
      const found = longWork(() => db.pragma(`integrity_check('${table}')`, { simple: true }));
      if (found !== 'ok') throw new Error(`the copy is not whole: ${found}`);
    }
  } finally {
    db.close();
  }
}
