/** What happened, in the data folder: one line an event, the oldest thrown away. It has no names and no keys in it. */
import { appendFileSync, mkdirSync, readFileSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';

const MOST_BYTES = 512 * 1024;
const OLD_FILES = 4;

export const logFolderIn = (dataDir: string): string => path.join(dataDir, 'logs');
export const logFileIn = (dataDir: string): string => path.join(logFolderIn(dataDir), 'smorgasboard.log');

/** The newest is `smorgasboard.log`, then come `.1`, `.2` and so on. */
function turn(file: string): void {
  for (let age = OLD_FILES; age > 0; age--) {
    try {
      renameSync(age === 1 ? file : `${file}.${age - 1}`, `${file}.${age}`);
    } catch {
      // There are not so many yet.
    }
  }
}

function isFull(file: string): boolean {
  try {
    return statSync(file).size >= MOST_BYTES;
  } catch {
    return false;
  }
}

export function logIn(dataDir: string, now: () => Date = () => new Date()): (text: string) => void {
  const folder = logFolderIn(dataDir);
  const file = logFileIn(dataDir);
  return (text) => {
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      if (isFull(file)) turn(file);
      const line = text.trimEnd().replace(/\s*\n\s*/g, ' | ');
      appendFileSync(file, `${now().toISOString()} ${line}\n`, { mode: 0o600 });
    } catch {
      // A full disk stops no table.
    }
  };
}

/** A code that lets somebody in (N-59) is for whoever reads along, not for a file that is kept and handed on. */
export const withoutCode = (line: string): string => line.replace(/(type this code there: )\d+/, '$1…');

/** What there is of them, the newest first. */
export function readLogs(dataDir: string): { name: string; text: string }[] {
  const newest = logFileIn(dataDir);
  const files = [newest, ...Array.from({ length: OLD_FILES }, (_, age) => `${newest}.${age + 1}`)];
  return files.flatMap((file) => {
    try {
      return [{ name: path.basename(file), text: readFileSync(file, 'utf8') }];
    } catch {
      return [];
    }
  });
}
