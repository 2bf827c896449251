/** Where the house's data are: as it was said at the start, as it was chosen in the settings, or where this system has them. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { troubleIn } from './store/backup-files.ts';
import { removeHouse } from './store/moving.ts';
import { databaseIn, isHouse, sync, syncFolder } from './store/places.ts';
import { StoreTrouble } from './store/trouble.ts';

/** Where a program's data belongs on this system. */
export function defaultDataDir(env: NodeJS.ProcessEnv = process.env, platform = process.platform): string {
  const home = os.homedir();
  if (platform === 'win32')
    return path.join(env.APPDATA ?? path.join(home, 'AppData', 'Roaming'), 'Smorgasboard');
  if (platform === 'darwin') return path.join(home, 'Library', 'Application Support', 'Smorgasboard');
  return path.join(env.XDG_DATA_HOME || path.join(home, '.local', 'share'), 'smorgasboard');
}

const schema = z.object({
  /** Where the house is. */
  folder: z.string().optional(),
  /** Where it was, until it has opened whole in the new place. */
  left: z.string().optional(),
  /** Where it could not go. */
  refused: z.string().optional(),
});

type Note = z.output<typeof schema>;

const noteIn = (usual: string): string => path.join(usual, 'data-folder.json');

function read(usual: string): Note {
  try {
    return schema.parse(JSON.parse(fs.readFileSync(noteIn(usual), 'utf8')));
  } catch {
    return {};
  }
}

/** A power cut leaves the old one or the new one. */
function write(usual: string, { folder, ...rest }: Note): void {
  const note = { ...(folder !== usual && { folder }), ...rest };
  const file = noteIn(usual);
  if (Object.values(note).every((value) => value === undefined)) {
    fs.rmSync(file, { force: true });
    return;
  }
  fs.mkdirSync(usual, { recursive: true, mode: 0o700 });
  fs.writeFileSync(`${file}.new`, `${JSON.stringify(note)}\n`, { mode: 0o600 });
  sync(`${file}.new`);
  fs.renameSync(`${file}.new`, file);
  syncFolder(usual);
}

export interface DataPlace {
  readonly folder: string;
  /** Where this system has it, and where it is noted that it is elsewhere. */
  readonly usual: string;
  /** What belongs to this machine's window: it stays, also while the disk with the house is away. */
  readonly window: string;
  /** It was said at the start: nothing else counts. */
  readonly isFixed: boolean;
  /** Where it could not go the last time. */
  readonly refused: string | undefined;
}

/** What was moved is not whole, or not there: nothing was played in it yet. */
function hasFailed(folder: string): boolean {
  const kind = troubleIn(databaseIn(folder))?.trouble.kind;
  return kind === 'damaged' || kind === 'not-ours' || kind === 'no-such-file';
}

export function findData(named: string | undefined, usual = defaultDataDir()): DataPlace {
  if (named !== undefined) {
    const window = path.join(named, 'window');
    return { folder: named, usual: named, window, isFixed: true, refused: undefined };
  }
  const { folder = usual, left, refused } = read(usual);
  const place = { folder, usual, window: path.join(usual, 'window'), isFixed: false, refused };
  if (left === undefined || !isHouse(left) || !hasFailed(folder)) return place;
  write(usual, { folder: left, refused: folder });
  return { ...place, folder: left, refused: folder };
}

/** A disk that is not connected is no new house. */
export function expectHouse({ folder, usual }: DataPlace): void {
  if (folder === usual || isHouse(folder)) return;
  throw new StoreTrouble({ kind: 'gone', place: folder, detail: noteIn(usual) });
}

/** Where it is told what happens, also while the house is away. */
export const logPlace = ({ folder, usual }: DataPlace): string => (isHouse(folder) ? folder : usual);

export const noteMoved = ({ folder, usual }: DataPlace, to: string): void =>
  write(usual, { folder: to, left: folder });

export const noteRefused = ({ folder, usual }: DataPlace, to: string): void =>
  write(usual, { folder, refused: to });

/** The house is open: where it was before, nothing of it needs to stay. */
export function leaveOldPlace({ folder, usual, isFixed }: DataPlace): string | undefined {
  const { left } = isFixed ? {} : read(usual);
  if (left === undefined) return undefined;
  write(usual, { folder });
  if (left !== folder) removeHouse(left);
  return left;
}
