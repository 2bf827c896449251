/**
 * One thing after the other: what is tapped or typed while an entry is on its way to the host waits its turn,
 * and then meets the sheet as it is by then. A fast scorekeeper loses no key.
 */
import { tick } from 'svelte';

/** While the line is dead nothing comes back, and what is typed into the void should not all be written later. */
const MOST_WAITING = 24;

let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

export async function inTurn(work: () => unknown): Promise<void> {
  if (waiting >= MOST_WAITING) return;
  waiting += 1;
  const mine = last.then(work).then(tick);
  last = mine.catch(() => undefined);
  try {
    await mine;
  } finally {
    waiting -= 1;
  }
}
