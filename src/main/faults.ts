/**
 * What nobody caught: a timer of a library, a callback of the network. Of a program that this happened to, nobody knows
 * what still holds; so it is said, what was waiting is stored, and the program begins anew. A table, a line and whatever
 * else serves guests catch their own faults: those end nothing. docs/decisions/faults.md.
 */

/** Storing takes moments; whatever else closing waits for need not end well. */
const FAREWELL_MS = 2000;

interface FaultParts {
  readonly log: (text: string) => void;
  /** Stores what waits, and ends what there is. */
  readonly close: () => Promise<unknown> | undefined;
  /** Afterwards. */
  readonly beginAnew: () => Promise<void> | void;
}

const told = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

export function beginAnewAfterFaults({ log, close, beginAnew }: FaultParts): void {
  let leaving = false;

  async function leave(): Promise<void> {
    const late = new Promise((resolve) => setTimeout(resolve, FAREWELL_MS));
    try {
      await Promise.race([close(), late]);
    } catch (error) {
      log(`It was not closed in good order: ${told(error)}`);
    }
    await beginAnew();
    leaving = false;
  }

  const hear = (error: unknown, origin: string): void => {
    // What breaks while it ends has broken already.
    if (leaving) return;
    leaving = true;
    log(`Nobody expected this (${origin}): the program begins anew. ${told(error)}`);
    void leave();
  };
  process.on('uncaughtException', hear);
  // Electron would say it in the terminal, and go on.
  process.on('unhandledRejection', (reason) => hear(reason, 'unhandledRejection'));
  // Whoever read along is gone: that is no reason to end, and nothing that could be told to anybody.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}
