/** How many connections the system lets this process hold, and what of the limits fits into that. */
import fs from 'node:fs';
import type { Limits } from './limits.ts';

/** Where the system does not tell: what the most careful ones give. */
const USUAL = 1024;
/** For the database, the program's own files, and what a library opens in passing. */
const OWN = 120;
const FEWEST = 40;

export function openFilesAllowed(): number {
  try {
    const [, soft] = /^Max open files\s+(\d+)/m.exec(fs.readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return soft === undefined ? USUAL : Number(soft);
  } catch {
    return USUAL;
  }
}

/** Guests and those who have not said who they are never take all of it: seats and pages still come in. */
export function fitted(limits: Limits, openFiles: number): Limits {
  const room = Math.max(FEWEST, openFiles - OWN);
  const share = (most: number, part: number): number => Math.min(most, Math.floor(room * part));
  return {
    ...limits,
    connections: share(limits.connections, 1),
    connectionsOfAddress: share(limits.connectionsOfAddress, 0.5),
    sockets: share(limits.sockets, 0.4),
    socketsOfAddress: share(limits.socketsOfAddress, 0.3),
    unnamed: share(limits.unnamed, 0.2),
  };
}
