/** Starts that came to no good end. Whoever starts the program again each time would do so for ever, and nobody know why. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const MOST = 3;
const SPAN_MS = 60_000;
/** Of whatever keeps breaking, before it is tried again. */
export const REST_MS = 60_000;

export interface Starts {
  /** The program has ended badly so often that it had better rest. */
  readonly needsRest: boolean;
  readonly endedWell: () => void;
}

function recent(file: string, now: number): number[] {
  try {
    const kept: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (!Array.isArray(kept)) return [];
    return kept.filter((at) => typeof at === 'number' && at <= now && now - at < SPAN_MS);
  } catch {
    return [];
  }
}

export function noteStart(folder: string, now = Date.now()): Starts {
  const file = path.join(folder, 'starts.json');
  const before = recent(file, now);
  try {
    writeFileSync(file, JSON.stringify([...before, now]));
  } catch {
    // What cannot be noted cannot be counted.
  }
  return { needsRest: before.length >= MOST, endedWell: () => rmSync(file, { force: true }) };
}
