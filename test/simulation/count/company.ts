/** Who was there in which round of a sheet (T-40, T-41), read from what was said of comings and goings. */
import type { Change } from '../../../src/games/sheets/company.ts';

interface Guest {
  since: number;
  readonly gone: { from: number; asked: number; until: number }[];
  team: number;
}

export interface Company {
  readonly guests: ReadonlyMap<number, Guest>;
  readonly skipped: ReadonlySet<number>;
  readonly byAverage: boolean;
}

export function companyFrom(began: number, changes: readonly Change[]): Company {
  const guests = new Map<number, Guest>();
  const arrive = (seat: number, since: number) => guests.set(seat, { since, gone: [], team: 0 });
  for (let seat = 0; seat < began; seat++) arrive(seat, 1);
  const skipped = new Set<number>();
  let byAverage = false;
  for (const change of changes) {
    const guest = 'seat' in change ? guests.get(change.seat) : undefined;
    if (change.what === 'come') arrive(change.seat, change.from);
    if (change.what === 'never') guests.delete(change.seat);
    if (change.what === 'skip') skipped.add(change.round);
    if (change.what === 'decide') byAverage = change.by === 'average';
    if (!guest) continue;
    if (change.what === 'away')
      guest.gone.push({ ...change, until: change.until ?? Number.POSITIVE_INFINITY });
    if (change.what === 'back') for (const one of guest.gone) one.until = Math.min(one.until, change.from);
    if (change.what === 'from-start') guest.since = 1;
    if (change.what === 'team') guest.team = change.team;
  }
  return { guests, skipped, byAverage };
}

/** Whoever plays in this round. */
export const presentIn = ({ guests }: Company, round: number): number[] =>
  [...guests].flatMap(([seat, { since, gone }]) =>
    since <= round && gone.every(({ from, until }) => round < from || round >= until) ? [seat] : [],
  );

/** Of those, whoever has still something to say in it: who leaves may have been counted in already. */
export const askedIn = (company: Company, round: number): number[] =>
  presentIn(company, round).filter((seat) =>
    company.guests.get(seat)!.gone.every(({ asked, until }) => round < asked || round >= until),
  );
