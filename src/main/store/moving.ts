/** The house goes to another folder: everything is copied and looked through before the old one is given up. */
import fs from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import type { NoMove } from '../../shared/ipc.ts';
import { troubleIn } from './backup-files.ts';
import {
  besideDatabase,
  copyDatabase,
  databaseIn,
  isHouse,
  removeDatabase,
  sync,
  syncFolder,
} from './places.ts';

export interface Room {
  /** What the house takes. */
  readonly bytes: number;
  readonly free: number;
}

/** For what is written from then on. */
const SPARE_BYTES = 64 * 1024 * 1024;
/** In a folder that has something else in it the house gets one of its own. */
const OWN_NAME = 'Smorgasboard';
/** Until all of it is there. */
const UNREADY = 'smorgasboard.unready';
/** Whole already, once they are there at all; a `.unready` one is not. */
const FINISHED = ['backups', 'damaged'];

function existing(folder: string): string {
  const above = path.dirname(folder);
  return fs.existsSync(folder) || above === folder ? folder : existing(above);
}

/** Without links; what is not there yet as it would be. */
function real(folder: string): string {
  const there = existing(path.resolve(folder));
  return path.join(fs.realpathSync.native(there), path.relative(there, path.resolve(folder)));
}

const isSame = (one: string, other: string): boolean => real(one) === real(other);

function isInside(folder: string, other: string): boolean {
  const way = path.relative(real(other), real(folder));
  return way !== '' && !way.startsWith('..') && !path.isAbsolute(way);
}

/** Where in the folder that somebody chose. `usual` has things of the program in it, and is taken as it is. */
export function placeIn(chosen: string, usual: string): string {
  if (isSame(chosen, usual) || isHouse(chosen)) return chosen;
  try {
    return fs.readdirSync(chosen).length === 0 ? chosen : path.join(chosen, OWN_NAME);
  } catch {
    return chosen;
  }
}

function filesIn(place: string): string[] {
  if (!fs.existsSync(place)) return [];
  if (!fs.statSync(place).isDirectory()) return [place];
  return fs.readdirSync(place).flatMap((name) => filesIn(path.join(place, name)));
}

const filesOf = (from: string, names: readonly string[]): string[] =>
  names
    .flatMap((name) => filesIn(path.join(from, name)))
    .filter((file) => !/\.unready(-\w+)?$/.test(file))
    .map((file) => path.relative(from, file));

const sizeOf = (file: string): number => fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0;

export function roomFor(from: string, to: string): Room {
  const all = [...filesOf(from, besideDatabase), ...['', '-wal'].map((end) => `smorgasboard.db${end}`)];
  const { bavail, bsize } = fs.statfsSync(existing(to));
  return {
    bytes: all.reduce((sum, name) => sum + sizeOf(path.join(from, name)), 0),
    free: bavail * bsize,
  };
}

function isWritable(folder: string): boolean {
  try {
    makeFolder(folder);
    fs.rmSync(path.join(folder, UNREADY), { recursive: true, force: true });
    fs.mkdirSync(path.join(folder, UNREADY));
    fs.rmdirSync(path.join(folder, UNREADY));
    return true;
  } catch {
    return false;
  }
}

const makeFolder = (folder: string): void => void fs.mkdirSync(folder, { recursive: true, mode: 0o700 });

export function whyNot(from: string, to: string, { bytes, free } = roomFor(from, to)): NoMove | undefined {
  if (isSame(from, to)) return 'same';
  if (isInside(to, from)) return 'inside';
  if (isHouse(to)) return 'ours';
  const wasThere = fs.existsSync(to);
  const writable = isWritable(to);
  if (!wasThere && writable) fs.rmdirSync(to);
  if (!writable) return 'read-only';
  return free < bytes + SPARE_BYTES ? 'full' : undefined;
}

async function copy(from: string, to: string, names: readonly string[]): Promise<void> {
  for (const name of filesOf(from, names)) {
    const [source, copied] = [path.join(from, name), path.join(to, name)];
    // A backup is never written to again; the log is.
    if (FINISHED.some((folder) => name.startsWith(folder)) && sizeOf(copied) === sizeOf(source)) continue;
    makeFolder(path.dirname(copied));
    await fs.promises.copyFile(source, copied);
    const handle = await fs.promises.open(copied, 'r+');
    await handle.sync().finally(() => handle.close());
    if (sizeOf(copied) !== sizeOf(source)) throw new Error(`${name} was not copied whole`);
  }
}

/** In one file, without a log beside it. */
function copyWholeDatabase(from: string, to: string): void {
  copyDatabase(databaseIn(from), databaseIn(to));
  const db = new Database(databaseIn(to));
  try {
    db.pragma('journal_mode = DELETE');
  } finally {
    db.close();
  }
  sync(databaseIn(to));
  const trouble = troubleIn(databaseIn(to));
  if (trouble) throw trouble;
}

export interface Move {
  readonly from: string;
  readonly to: string;
  /** Closes the house: from then on nothing is written. */
  readonly close: () => Promise<void>;
}

/** What takes long is copied while the house is open. Fails as the disk does, and then the old one is all there is. */
export async function moveHouse({ from, to, close }: Move): Promise<void> {
  const unready = path.join(to, UNREADY);
  fs.rmSync(unready, { recursive: true, force: true });
  makeFolder(unready);
  try {
    await copy(from, unready, FINISHED);
    await close();
    await copy(from, unready, besideDatabase);
    copyWholeDatabase(from, unready);
    for (const name of [...filesOf(unready, besideDatabase), path.basename(databaseIn(to))]) {
      makeFolder(path.dirname(path.join(to, name)));
      fs.renameSync(path.join(unready, name), path.join(to, name));
    }
    syncFolder(to);
  } finally {
    fs.rmSync(unready, { recursive: true, force: true });
  }
}

/** What is not the house's stays, and so does its folder then. */
export function removeHouse(folder: string): void {
  removeDatabase(databaseIn(folder));
  for (const name of [...besideDatabase, 'running.json', 'starts.json'])
    fs.rmSync(path.join(folder, name), { recursive: true, force: true });
  if (fs.existsSync(folder) && fs.readdirSync(folder).length === 0) fs.rmdirSync(folder);
}
