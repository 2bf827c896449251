/**
 * What the lock has to know while the house cannot be opened: whether the screen was locked, and what opens it. It
 * lies beside the data, for damaged data must not open a kiosk.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { HousePin } from '../store/house-pin.ts';
import { opens } from '../store/pin.ts';

const schema = z.object({
  locked: z.boolean(),
  /** Sealed; empty = none. */
  pin: z.string(),
  wrong: z.object({ count: z.int().min(0), at: z.number() }),
});

type Note = z.output<typeof schema>;

const NOTHING: Note = { locked: false, pin: '', wrong: { count: 0, at: 0 } };

export interface LockNote {
  readonly read: () => Note;
  readonly keep: (change: Partial<Note>) => void;
}

export function lockNoteIn(folder: string): LockNote {
  const file = path.join(folder, 'lock.json');
  const read = (): Note => {
    try {
      return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
    } catch {
      return NOTHING;
    }
  };
  return {
    read,
    keep: (change) => {
      try {
        writeFileSync(file, JSON.stringify({ ...read(), ...change }), { mode: 0o600 });
      } catch {
        // A full disk must not stop the house: then the note is an old one.
      }
    },
  };
}

export const pinOf = ({ read, keep }: LockNote): HousePin => ({
  isSet: () => read().pin !== '',
  sealed: () => read().pin,
  fits: (typed) => opens(typed, read().pin),
  wrong: () => read().wrong,
  keepWrong: (wrong) => keep({ wrong }),
});
