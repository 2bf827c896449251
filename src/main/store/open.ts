/** Opens the one database file: durable, alone, whole, and at the version this program writes. */
import fs from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { newBackupFile } from './backup-files.ts';
import { type Damage, isDamage, saveUndamaged, sayDamage } from './damage.ts';
import { damageIn } from './examine.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations.ts';
import { readNote } from './occupant.ts';
import { databaseIn, keepAside, sync } from './places.ts';
import { codeOf, StoreTrouble, troubleOf } from './trouble.ts';
import { changesBehindBreak } from './wal.ts';

export type Db = Database.Database;

export { migrate, StoreTrouble };

/** `say` hears what was found in the file that whoever runs the house should know. */
export function openDatabase(dataDir: string, say: (line: string) => void = () => undefined): Db {
  try {
    makeFolder(dataDir);
    const db = openOrSave(dataDir, say);
    limitAccess(dataDir);
    return db;
  } catch (error) {
    throw troubleOf(error, dataDir, codeOf(error).startsWith('SQLITE_BUSY') ? readNote(dataDir) : '');
  }
}

function openOrSave(dataDir: string, say: (line: string) => void): Db {
  try {
    return openWhole(dataDir, say);
  } catch (error) {
    if (!isDamage(troubleOf(error, dataDir))) throw error;
    say(sayDamage(saveUndamaged(dataDir, error)));
    return openWhole(dataDir, say);
  }
}

function openWhole(dataDir: string, say: (line: string) => void): Db {
  const file = databaseIn(dataDir);
  if (isEmptied(dataDir)) throw new StoreTrouble({ kind: 'damaged' });
  const db = new Database(file, { timeout: 300 });
  try {
    // The lock is the operating system's own, so a killed host never leaves a stale one behind.
    db.pragma('locking_mode = EXCLUSIVE');
    db.pragma('journal_mode = WAL');
    // Confirmed means on the disk: NORMAL loses the last commits at a power cut.
    db.pragma('synchronous = FULL');
    db.pragma('foreign_keys = ON');
    // What is deleted is not left lying in the file.
    db.pragma('secure_delete = ON');
    const version = versionOf(db);
    const changes = changesBehindBreak(`${file}-wal`);
    if (damageIn(db) !== undefined) throw new StoreTrouble({ kind: 'damaged' });
    const torn = changes > 1 ? tornAt(dataDir, changes) : undefined;
    if (version > 0 && version < migrations.length) copyBeforeUpgrade(db, dataDir);
    migrate(db, migrations);
    if (torn) {
      db.prepare("INSERT OR REPLACE INTO settings (key, value) VALUES ('damage', ?)").run(
        JSON.stringify(torn),
      );
      say(sayDamage(torn));
    }
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** The host's token is made once the house is open: beside it, an empty file is one that was cut off. */
function isEmptied(dataDir: string): boolean {
  const file = databaseIn(dataDir);
  const isEmpty = fs.existsSync(file) && fs.statSync(file).size === 0 && !fs.existsSync(`${file}-wal`);
  return isEmpty && fs.existsSync(path.join(dataDir, 'host-token'));
}

function tornAt(dataDir: string, changes: number): Damage {
  const at = Date.now();
  return { at, kept: keepAside(dataDir, at), lost: { changes } };
}

function copyBeforeUpgrade(db: Db, dataDir: string): void {
  const copy = newBackupFile(dataDir, 'upgrade');
  db.prepare('VACUUM INTO ?').run(copy);
  fs.chmodSync(copy, 0o600);
  sync(copy);
}

function versionOf(db: Db): number {
  const version = db.pragma('user_version', { simple: true }) as number;
  if (version <= migrations.length) return version;
  throw new StoreTrouble({ kind: 'newer', detail: `${version} > ${migrations.length}` });
}

function makeFolder(dataDir: string): void {
  fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  // SQLite would say that it cannot lock what it may only read.
  for (const place of [dataDir, databaseIn(dataDir)])
    if (fs.existsSync(place)) fs.accessSync(place, fs.constants.W_OK);
}

/** Seat tokens are in there. */
function limitAccess(dataDir: string): void {
  const file = databaseIn(dataDir);
  for (const name of fs.readdirSync(dataDir)) {
    if (name.startsWith(path.basename(file))) fs.chmodSync(path.join(dataDir, name), 0o600);
  }
}
