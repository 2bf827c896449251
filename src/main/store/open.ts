/** Opens the one database file: durable, alone, and at the version this program writes. */
import fs from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { migrations } from './migrations.ts';
import { readNote } from './occupant.ts';

export type Db = Database.Database;

/** Why the data folder cannot be used, in plain words for the terminal. */
export class StoreTrouble extends Error {}

const FILE = 'smorgasboard.db';

export function openDatabase(dataDir: string): Db {
  makeFolder(dataDir);
  const file = path.join(dataDir, FILE);
  const db = connect(file);
  try {
    // The lock is the operating system's own, so a killed host never leaves a stale one behind.
    db.pragma('locking_mode = EXCLUSIVE');
    db.pragma('journal_mode = WAL');
    // Confirmed means on the disk: NORMAL loses the last commits at a power cut.
    db.pragma('synchronous = FULL');
    db.pragma('foreign_keys = ON');
    migrate(db, migrations);
  } catch (error) {
    db.close();
    throw inPlainWords(error, dataDir);
  }
  limitAccess(dataDir);
  return db;
}

export function migrate(db: Db, steps: readonly string[]): void {
  const version = db.pragma('user_version', { simple: true }) as number;
  if (version > steps.length) {
    throw new StoreTrouble(
      `The data was written by a newer Smorgasboard (format ${version}, this program knows ${steps.length}). Nothing was changed; please start the newer program.`,
    );
  }
  db.transaction(() => {
    for (const step of steps.slice(version)) db.exec(step);
    // Also takes the exclusive lock when there is nothing to migrate.
    db.pragma(`user_version = ${steps.length}`);
  }).immediate();
}

function makeFolder(dataDir: string): void {
  try {
    fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw inPlainWords(error, dataDir);
  }
}

function connect(file: string): Db {
  try {
    return new Database(file, { timeout: 300 });
  } catch (error) {
    throw inPlainWords(error, path.dirname(file));
  }
}

/** Seat tokens are in there. */
function limitAccess(dataDir: string): void {
  for (const name of fs.readdirSync(dataDir)) {
    if (name.startsWith(FILE)) fs.chmodSync(path.join(dataDir, name), 0o600);
  }
}

function inPlainWords(error: unknown, dataDir: string): Error {
  if (error instanceof StoreTrouble) return error;
  const code = (error as { code?: string }).code ?? '';
  const reason = Object.entries(reasons).find(([start]) => code.startsWith(start))?.[1];
  const message = error instanceof Error ? error.message : String(error);
  const occupant = code.startsWith('SQLITE_BUSY') ? readNote(dataDir) : '';
  return new StoreTrouble(`${dataDir}: ${reason ?? message}${occupant}`, { cause: error });
}

const reasons: Readonly<Record<string, string>> = {
  SQLITE_BUSY: 'another Smorgasboard is running with this data folder.',
  SQLITE_NOTADB: 'the data file there is not one of Smorgasboard’s, or it is damaged.',
  SQLITE_CORRUPT: 'the data file there is damaged.',
  SQLITE_READONLY: 'the data folder cannot be written to.',
  SQLITE_CANTOPEN: 'the data file cannot be opened or made.',
  SQLITE_FULL: 'the disk is full.',
  EACCES: 'this folder may not be written to.',
  EROFS: 'this folder may not be written to.',
  ENOTDIR: 'there is a file where the data folder should be.',
  EEXIST: 'there is a file where the data folder should be.',
  ENOSPC: 'the disk is full.',
};
