/** What a screen prefers (language, sound, light), kept by the program: a browser keeps it for one port only. */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { guestChoices } from '../../shared/ipc.ts';

const MOST = 200;
const LONGEST = 20_000;
/** The key to the host comes with each window, and lies in a file of its own. */
const notHere = new Set(['host']);

const schema = z.record(z.string().max(100), z.string().max(LONGEST).nullable());

export type Preferences = Readonly<Record<string, string | null>>;

/** A guest's choice is dropped; what the program does not keep is the page's own to keep. */
export type Outcome = 'kept' | 'dropped' | 'yours';

export interface KeptPreferences {
  readonly all: () => Preferences;
  readonly keep: (name: unknown, value: unknown) => Outcome;
}

function read(file: string): Record<string, string | null> {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return {};
  }
}

/** A power cut leaves the old ones or the new ones. */
function write(file: string, kept: Preferences): void {
  try {
    writeFileSync(`${file}.new`, JSON.stringify(kept), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  } catch {
    // A full disk: then they last until the program ends.
  }
}

export function preferencesIn(folder: string, isLocked: () => boolean): KeptPreferences {
  const file = path.join(folder, 'preferences.json');
  const kept = read(file);
  return {
    all: () => kept,
    keep: (name, value) => {
      if (typeof name !== 'string' || notHere.has(name)) return 'yours';
      if (typeof value !== 'string' && value !== null) return 'yours';
      if (!(name in kept) && Object.keys(kept).length >= MOST) return 'yours';
      if (value !== null && value.length > LONGEST) return 'yours';
      if (isLocked() && guestChoices.includes(name)) return 'dropped';
      kept[name] = value;
      write(file, kept);
      return 'kept';
    },
  };
}
