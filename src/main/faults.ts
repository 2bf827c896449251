/**
 * What nobody caught: a timer of a library, a callback of the network. What was confirmed is on the disk, and a table
 * catches its own faults; so all tables are better off with a host that says what happened and lives on.
 */

/** The same fault again within this time is counted, not told. */
const QUIET_MS = 60_000;

interface Told {
  readonly at: number;
  again: number;
}

export function outliveFaults(log: (text: string) => void): void {
  const told = new Map<string, Told>();
  process.on('uncaughtException', (error, origin) => {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    const before = told.get(text);
    const now = performance.now();
    if (before && now - before.at < QUIET_MS) {
      before.again += 1;
      return;
    }
    told.delete(text);
    for (const [old, { at }] of told) if (now - at >= QUIET_MS) told.delete(old);
    told.set(text, { at: now, again: 0 });
    log(`Nobody expected this (${origin}${before ? `, ${before.again} more times before` : ''}): ${text}`);
  });
  // Whoever read along is gone: that is no reason to end, and nothing that could be told to anybody.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}
