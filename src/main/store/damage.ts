/** A database that is not whole: kept aside as it is, and what can be read of it saved into a new one. */
import fs from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { z } from 'zod';
import { newestWhole } from './backup-files.ts';
import type { Lost } from './mended.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations.ts';
import { copyDatabase, databaseIn, keepAside, putInPlace } from './places.ts';
import { salvage } from './salvage.ts';
import { StoreTrouble } from './trouble.ts';

/** Kept in the settings, for the screens. */
export const damageSchema = z.strictObject({
  at: z.number(),
  /** In the data folder: the database as it was found. */
  kept: z.string(),
  /** Where nothing could be read: the backup that took its place; null = an empty house. */
  backup: z.strictObject({ name: z.string(), at: z.number() }).nullable().optional(),
  lost: z.record(z.string(), z.int().min(0)),
});

export type Damage = z.output<typeof damageSchema>;

export function saveUndamaged(dataDir: string, cause: unknown): Damage {
  const at = Date.now();
  const kept = keepAside(dataDir, at);
  const work = path.join(dataDir, 'salvage');
  fs.rmSync(work, { recursive: true, force: true });
  fs.mkdirSync(work, { mode: 0o700 });
  try {
    const [read, made] = [databaseIn(work), path.join(work, 'new.db')];
    copyDatabase(databaseIn(dataDir), read);
    const lost = salvage(read, made);
    const damage = lost ? { at, kept, lost: { ...lost } } : fromBackup({ dataDir, made, at, kept, cause });
    writeDown(made, damage);
    putInPlace(made, databaseIn(dataDir));
    return damage;
  } finally {
    fs.rmSync(work, { recursive: true, force: true });
  }
}

interface Unreadable {
  readonly dataDir: string;
  readonly made: string;
  readonly at: number;
  readonly kept: string;
  readonly cause: unknown;
}

/** Of a file that cannot be read at all nothing is known, not even that it is ours. */
function fromBackup({ dataDir, made, at, kept, cause }: Unreadable): Damage {
  const backup = newestWhole(dataDir);
  if (backup) {
    copyDatabase(backup.file, made);
    dropWhatHasPassed(made);
    return { at, kept, backup: { name: backup.name, at: backup.at }, lost: {} };
  }
  if (fs.statSync(databaseIn(dataDir)).size > 0) {
    fs.rmSync(path.join(dataDir, kept), { recursive: true, force: true });
    throw cause;
  }
  const db = new Database(made);
  migrate(db, migrations);
  db.close();
  return { at, kept, backup: null, lost: {} };
}

/** N-71, N-73: a backup brings back no key that was taken away since, and nothing that the owner said then. */
function dropWhatHasPassed(file: string): void {
  const db = new Database(file);
  try {
    db.pragma('journal_mode = DELETE');
    db.prepare("DELETE FROM settings WHERE key IN ('owners', 'word')").run();
  } finally {
    db.close();
  }
}

function writeDown(file: string, damage: Damage): void {
  const db = new Database(file);
  try {
    db.pragma('journal_mode = DELETE');
    db.prepare('INSERT OR REPLACE INTO settings (key, value) VALUES (?, ?)').run(
      'damage',
      JSON.stringify(damage),
    );
  } finally {
    db.close();
  }
}

const said: Readonly<Record<keyof Lost | 'changes', (n: number) => string>> = {
  changes: (n) => `the last ${n} changes`,
  tables: (n) => `${n} open tables`,
  shortened: (n) => `the latest moves of ${n} open matches`,
  entries: (n) => `${n} entries of the history`,
  replays: (n) => `the replays of ${n} finished matches`,
  notes: () => 'places and notes of some entries, if they had any',
  photos: (n) => `${n} photos`,
  corrections: () => 'earlier versions of some entries, if they were corrected',
  evenings: () => 'which evening some entries belong to, if any',
  players: (n) => `${n} players`,
  merges: (n) => `who was merged with whom, in ${n} cases`,
  seasons: () => 'seasons, if there were any',
  settings: () => 'settings of the house',
  own: () => 'orders and the like that people wrote',
};

/** For the terminal; a screen says it in its own language. */
export function sayDamage({ kept, lost, backup }: Damage): string {
  const parts = Object.entries(said).flatMap(([key, say]) => (lost[key] ? [say(lost[key])] : []));
  const found = 'The data file was damaged.';
  const aside = `The damaged file lies in ${kept} in the data folder.`;
  if (backup === null)
    return `${found} Nothing of it could be read, and there is no backup: the house begins anew. ${aside}`;
  if (backup)
    return `${found} Nothing of it could be read: the house goes on from the backup of ${new Date(backup.at).toISOString()}. ${aside}`;
  const loss = parts.length > 0 ? `Lost, at least: ${parts.join(', ')}.` : 'Nothing that was played is lost.';
  return `${found} What could be read was saved into a new one. ${loss} ${aside}`;
}

export const isDamage = (error: unknown): boolean =>
  error instanceof StoreTrouble && (error.trouble.kind === 'damaged' || error.trouble.kind === 'not-ours');
