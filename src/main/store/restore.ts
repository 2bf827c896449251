/** Puts a backup in the place of the database, of which a copy is kept: nothing else may have it open. */
import fs from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { newBackupFile, troubleIn } from './backup-files.ts';
import { isDamage } from './damage.ts';
import { openDatabase } from './open.ts';
import { copyDatabase, databaseIn, keepAside, putInPlace, sync } from './places.ts';

/** What guards the house is that of today: an old backup opens no lock. */
const GUARDS = ['kioskPin', 'wrongPins', 'kioskLocked'] as const;
/** Nor does it let anybody in who was let in then. */
const OWNERS = ['owners', 'wrongOwnerPins'] as const;
/** Nor does it say again what the owner said then. */
const SAID = ['word'] as const;
/** Nor does it allow what has been forbidden since. */
const LIMITS = ['screensMayAsk', 'guestsWriteLibrary', 'eraseAfter'] as const;

interface Guard {
  readonly key: string;
  readonly value: string;
}

/** Gives where what was there before lies now. Throws a `StoreTrouble`, and then nothing has changed. */
export function restore(dataDir: string, file: string): string | undefined {
  const trouble = troubleIn(file);
  if (trouble) throw trouble;
  const fresh = path.join(dataDir, 'restored.db');
  copyDatabase(file, fresh);
  try {
    const { kept, guards } = keepPresent(dataDir);
    prepare(fresh, guards);
    putInPlace(fresh, databaseIn(dataDir));
    return kept;
  } finally {
    fs.rmSync(fresh, { force: true });
  }
}

interface Present {
  readonly kept?: string;
  readonly guards: readonly Guard[];
}

function keepPresent(dataDir: string): Present {
  const database = databaseIn(dataDir);
  if (!fs.existsSync(database)) return { guards: [] };
  try {
    const db = openDatabase(dataDir);
    try {
      const copy = newBackupFile(dataDir, 'restore');
      db.prepare('VACUUM INTO ?').run(copy);
      fs.chmodSync(copy, 0o600);
      sync(copy);
      return { kept: path.relative(dataDir, copy), guards: guardsOf(db) };
    } finally {
      db.close();
    }
  } catch (error) {
    // What cannot be opened is why somebody restores.
    if (!isDamage(error)) throw error;
    return { kept: keepAside(dataDir, Date.now()), guards: [] };
  }
}

function guardsOf(db: Database.Database): Guard[] {
  const one = db.prepare<[string], string>('SELECT value FROM settings WHERE key = ?').pluck();
  const kept = (keys: readonly string[]): Guard[] =>
    keys.flatMap((key) => {
      const value = one.get(key);
      return value === undefined ? [] : [{ key, value }];
    });
  const guards = kept(GUARDS);
  const hasPin = guards.some(({ key, value }) => key === 'kioskPin' && value !== '""');
  return [...(hasPin ? guards : []), ...kept(OWNERS), ...kept(SAID), ...kept(LIMITS)];
}

function prepare(file: string, guards: readonly Guard[]): void {
  const db = new Database(file);
  try {
    db.pragma('journal_mode = DELETE');
    const set = db.prepare('INSERT OR REPLACE INTO settings (key, value) VALUES (@key, @value)');
    db.transaction(() => {
      const drop = db.prepare('DELETE FROM settings WHERE key = ?');
      for (const key of ['damage', ...OWNERS, ...SAID]) drop.run(key);
      for (const guard of guards) set.run(guard);
    })();
  } finally {
    db.close();
  }
}
