/** What lies where in the data folder, under which names. */
import fs from 'node:fs';
import path from 'node:path';

export const databaseIn = (dataDir: string): string => path.join(dataDir, 'smorgasboard.db');
export const backupsIn = (dataDir: string): string => path.join(dataDir, 'backups');
const damagedIn = (dataDir: string): string => path.join(dataDir, 'damaged');

/** What a house has beside its database. What runs now (`running.json`, `starts.json`, `window`) is no part of it. */
export const besideDatabase = [
  ...['backups', 'damaged', 'logs', 'host-token', 'updates-from'],
  ...['cert.pem', 'key.pem', 'made-cert.pem', 'made-key.pem'],
] as const;

/** Whether a house lies there, also one whose database somebody has put aside. */
export const isHouse = (dataDir: string): boolean =>
  [databaseIn(dataDir), path.join(dataDir, 'host-token')].some((file) => fs.existsSync(file));

/** Files beside a database that belong to it. */
const COMPANIONS = ['-wal', '-shm', '-journal'] as const;

/** As names of files may have it on every system, and in the order of time. */
export const stampOf = (at: number): string =>
  new Date(at).toISOString().replace(/:/g, '-').replace(/\.\d+/, '');

export function removeDatabase(file: string): void {
  for (const end of [...COMPANIONS, '']) fs.rmSync(file + end, { force: true });
}

/** A power cut in the middle leaves these: each is a copy of everything, of which nobody would ever know. */
const UNFINISHED = [
  [(dataDir: string) => dataDir, /^(?:salvage$|(?:sent-[\da-f]{12}|restored)\.db)/],
  [backupsIn, /\.unready(?:-\w+)?$/],
] as const;

/** While no other program has the house open. */
export function removeUnfinished(dataDir: string): void {
  for (const [folderIn, names] of UNFINISHED) {
    const folder = folderIn(dataDir);
    const there = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
    for (const name of there)
      if (names.test(name)) fs.rmSync(path.join(folder, name), { recursive: true, force: true });
  }
}

/** Of a database that nobody writes to. Its log goes with it. */
export function copyDatabase(from: string, to: string): void {
  removeDatabase(to);
  for (const end of ['-wal', '']) {
    if (!fs.existsSync(from + end)) continue;
    fs.copyFileSync(from + end, to + end);
    fs.chmodSync(to + end, 0o600);
    sync(to + end);
  }
}

/** In the place of the one that is there: whatever happens in between, one of both is there, and whole. */
export function putInPlace(file: string, database: string): void {
  sync(file);
  // A log of the old one beside the new one would be taken for its own.
  for (const end of COMPANIONS) fs.rmSync(database + end, { force: true });
  fs.renameSync(file, database);
  syncFolder(path.dirname(database));
}

/** The database as it is, for whoever can do more with it. Gives the name of its folder. */
export function keepAside(dataDir: string, at: number): string {
  const folder = path.join(damagedIn(dataDir), stampOf(at));
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  copyDatabase(databaseIn(dataDir), databaseIn(folder));
  return path.relative(dataDir, folder);
}

export function sync(file: string): void {
  const handle = fs.openSync(file, 'r+');
  try {
    fs.fsyncSync(handle);
  } finally {
    fs.closeSync(handle);
  }
}

/** Not every system knows how. */
export function syncFolder(folder: string): void {
  try {
    const handle = fs.openSync(folder, 'r');
    fs.fsyncSync(handle);
    fs.closeSync(handle);
  } catch {
    return;
  }
}
