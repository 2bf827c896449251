/** Backups as they lie in the data folder: each one file with everything in it that the database has. */
import fs from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { damageIn } from './examine.ts';
import { migrations } from './migrations.ts';
import { backupsIn, stampOf } from './places.ts';
import { StoreTrouble, troubleOf } from './trouble.ts';

/** Why it was made. */
export const backupKinds = ['daily', 'asked', 'upgrade', 'restore'] as const;
export type BackupKind = (typeof backupKinds)[number];

export interface BackupFile {
  readonly name: string;
  readonly at: number;
  readonly bytes: number;
  readonly kind: BackupKind;
}

const KEPT_MS = 14 * 24 * 3600_000;

const NAME = new RegExp(
  `^(\\d{4}-\\d\\d-\\d\\dT\\d\\d)-(\\d\\d)-(\\d\\d)Z-(${backupKinds.join('|')})(?:-\\d+)?\\.db$`,
);

/** The newest first. */
export function backupsOf(dataDir: string): BackupFile[] {
  return namesIn(backupsIn(dataDir))
    .flatMap((name) => {
      const [, hour, minute, second, kind] = NAME.exec(name) ?? [];
      if (kind === undefined) return [];
      const at = Date.parse(`${hour}:${minute}:${second}Z`);
      const bytes = sizeOf(path.join(backupsIn(dataDir), name));
      return bytes === undefined ? [] : [{ name, at, bytes, kind: kind as BackupKind }];
    })
    .sort((a, b) => b.at - a.at || (a.name < b.name ? 1 : -1));
}

/** Undefined when it is no file, or none any more. */
function sizeOf(file: string): number | undefined {
  try {
    const stat = fs.statSync(file);
    return stat.isFile() ? stat.size : undefined;
  } catch {
    return undefined;
  }
}

function namesIn(folder: string): string[] {
  try {
    return fs.readdirSync(folder);
  } catch {
    return [];
  }
}

/** Undefined when there is none of that name: no name leads out of the folder. */
export function backupFile(dataDir: string, name: string): string | undefined {
  const file = path.join(backupsIn(dataDir), name);
  return NAME.test(name) && fs.existsSync(file) ? file : undefined;
}

export function newBackupFile(dataDir: string, kind: BackupKind, at = Date.now()): string {
  const folder = backupsIn(dataDir);
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  const taken = new Set(namesIn(folder));
  for (let n = 1; ; n++) {
    const name = `${stampOf(at)}-${kind}${n > 1 ? `-${n}` : ''}.db`;
    if (!taken.has(name)) return path.join(folder, name);
  }
}

/** However long the house was closed, and however wrong its clock goes: so many stay. */
const ALWAYS_KEPT = 3;

export function dropOld(dataDir: string, now: number): void {
  for (const { name, at } of backupsOf(dataDir).slice(ALWAYS_KEPT))
    if (now - at > KEPT_MS) fs.rmSync(path.join(backupsIn(dataDir), name), { force: true });
}

export function newestWhole(dataDir: string): (BackupFile & { readonly file: string }) | undefined {
  for (const backup of backupsOf(dataDir)) {
    const file = path.join(backupsIn(dataDir), backup.name);
    if (troubleIn(file) === undefined) return { ...backup, file };
  }
  return undefined;
}

/** Why a file cannot take the place of the database: it is only read. */
export function troubleIn(file: string): StoreTrouble | undefined {
  try {
    const db = new Database(file, { readonly: true, fileMustExist: true });
    try {
      const version = db.pragma('user_version', { simple: true }) as number;
      if (version > migrations.length) return new StoreTrouble({ kind: 'newer', place: file });
      const isOurs = db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'commits'").get();
      if (version < 1 || !isOurs) return new StoreTrouble({ kind: 'not-ours', place: file });
      return damageIn(db) === undefined ? undefined : new StoreTrouble({ kind: 'damaged', place: file });
    } finally {
      db.close();
    }
  } catch (error) {
    const trouble = fs.existsSync(file)
      ? troubleOf(error, file)
      : new StoreTrouble({ kind: 'no-such-file', place: file });
    if (trouble instanceof StoreTrouble) return trouble;
    throw trouble;
  }
}
