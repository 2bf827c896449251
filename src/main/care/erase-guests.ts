/** Names of guests are known for as long as the house has set, and no longer. */
const HOUR_MS = 3600_000;
const DAY_MS = 24 * HOUR_MS;

export interface ErasingParts {
  /** After how many days; 0 = never. */
  readonly days: () => number;
  /** Gives at how many places there was a name. */
  readonly erase: (before: number) => number;
  readonly time: { steady(): number; wall(): number };
  readonly log: (line: string) => void;
}

/** Gives what is to be called every minute or so; of the past it looks through, once an hour is enough. */
export function eraseOldGuests({ days, erase, time, log }: ErasingParts): () => void {
  let notBefore = Number.NEGATIVE_INFINITY;
  let set = 0;
  return () => {
    const now = days();
    if (now === 0 || (now === set && time.steady() < notBefore)) return;
    set = now;
    notBefore = time.steady() + HOUR_MS;
    const places = erase(time.wall() - now * DAY_MS);
    if (places > 0) log(`Names of guests were erased, at ${places} places.`);
  };
}
