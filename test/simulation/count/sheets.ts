/** Score sheets: what their entries give, with all comings and goings (T-10 to T-32, T-40 to T-47). */
import type { Change } from '../../../src/games/sheets/company.ts';
import type { Event } from '../../../src/games/sheets/events.ts';
import { askedIn, type Company, companyFrom, presentIn } from './company.ts';
import { type Counted, factsOf, type Log, placesBy, total } from './facts.ts';

interface Sheet {
  readonly company: Company;
  readonly entries: readonly Line[];
  readonly options: Readonly<Record<string, unknown>>;
}

/** Whatever a line of one of the sheets says. */
interface Line {
  readonly type: string;
  readonly round: number;
  readonly seat: number;
  readonly points: number;
  readonly taster: number;
  readonly order: readonly string[];
  readonly themed?: string;
  readonly plate: number;
  readonly value: number;
  readonly amount: number;
  readonly printed: number;
  readonly tokens: number;
  readonly opportunities: number;
  readonly coins: number;
  readonly [orders: `orders${number}`]: number;
}

/** By seat. */
interface Sums {
  readonly points: ReadonlyMap<number, number>;
  /** How many rounds each has played, where an average may decide. */
  readonly rounds?: ReadonlyMap<number, number>;
  /** What decides between equal points. */
  readonly between?: (seat: number) => readonly number[];
  readonly lowWins?: boolean;
}

/** T-2: an entry corrected or taken out is as if it had been so from the beginning. */
function read({ seats, options, commits }: Log): Sheet {
  let entries: Line[] = [];
  const changes: Change[] = [];
  const settings: Record<string, unknown> = { ...options };
  for (const fact of factsOf<Event<Line>>(commits)) {
    if (fact.type === 'entered') entries.push(fact.entry);
    if (fact.type === 'corrected') entries[fact.index] = fact.entry;
    if (fact.type === 'struck') entries.splice(fact.index, 1);
    if (fact.type !== 'changed') continue;
    const { change } = fact;
    changes.push(change);
    if (change.what === 'set') settings[change.key] = change.value;
    if ('gone' in change) entries = entries.filter((_, i) => !change.gone.includes(i));
  }
  return { company: companyFrom(seats, changes), entries, options: settings };
}

const gather = (pairs: readonly (readonly [number, number])[]): Map<number, number> => {
  const sums = new Map<number, number>();
  for (const [seat, n] of pairs) sums.set(seat, (sums.get(seat) ?? 0) + n);
  return sums;
};

/** T-42: full rounds count, and those that were not skipped. */
function roundsThatCount({ company, entries }: Sheet, who: (line: Line) => number): number[] {
  const rounds = [...new Set(entries.map(({ round }) => round))];
  return rounds.filter((round) => {
    const said = entries.filter((line) => line.round === round).map(who);
    return !company.skipped.has(round) && askedIn(company, round).every((seat) => said.includes(seat));
  });
}

const plain = (sheet: Sheet): Sums => {
  const rounds = roundsThatCount(sheet, ({ seat }) => seat);
  const lines = sheet.entries.filter(({ round }) => rounds.includes(round));
  return {
    points: gather(lines.map(({ seat, points }) => [seat, points])),
    rounds: gather(lines.map(({ seat }) => [seat, 1])),
    lowWins: sheet.options.wins === 'low',
  };
};

/** T-10, T-11: S-20, S-30, S-33 and S-44 for those who played in that round. */
const sandwich = (sheet: Sheet): Sums => {
  const { company, entries, options } = sheet;
  const rounds = roundsThatCount(sheet, ({ taster }) => taster);
  const scaleIn = (round: number): readonly number[] => {
    const scale = options.scale as number[];
    if (options.youngPlayers && round === 1) return [scale[0]!, 0];
    return presentIn(company, round).length === 3 ? (options.scaleThree as number[]) : scale;
  };
  const lines = entries.filter(({ round }) => rounds.includes(round));
  const given = lines.flatMap(({ round, order, themed }) =>
    order.map((key, place): [number, number] => [
      Number(key.split('.')[0]),
      scaleIn(round)[place]! + (options.themed && key === themed ? 1 : 0),
    ]),
  );
  const played = rounds.flatMap((round) =>
    presentIn(company, round).map((seat): [number, number] => [seat, 1]),
  );
  return { points: gather(given), rounds: gather(played) };
};

/** T-21: P-11, P-15 to P-17 for those who were there for that sandwich. */
const plate = ({ company, entries }: Sheet): Sums => {
  const plates = new Map<number, number[]>();
  let bids: Line[] = [];
  let served: number | null = null;
  const eaten: [number, number][] = [];
  let meals = 0;
  for (const line of entries) {
    if (line.type === 'lay') plates.set(line.plate, [...(plates.get(line.plate) ?? []), line.value]);
    if (line.type === 'close') served = line.plate;
    if (line.type === 'bid') bids.push(line);
    if ((line.type !== 'eat' && line.type !== 'skip') || served === null) continue;
    meals += 1;
    // T-42: what nobody eats gives nothing.
    const isSkipped = line.type === 'skip';
    const value = total(plates.get(served) ?? []);
    const scores = presentIn(company, meals).map(
      (seat) => [seat, total(bids.filter((bid) => bid.seat === seat).map((bid) => bid.value))] as const,
    );
    const best = Math.max(...scores.map(([, score]) => score));
    const eaters = scores.filter(([, score]) => score === best).map(([seat]) => seat);
    if (!isSkipped) for (const seat of eaters) eaten.push([seat, Math.floor(value / eaters.length)]);
    plates.delete(served);
    bids = [];
    served = null;
  }
  return { points: gather(eaten) };
};

/** T-31 */
const masters = ({ entries }: Sheet): Sums => ({
  points: gather(
    entries.flatMap(({ type, seat, amount }): [number, number][] =>
      type === 'time-up' ? [] : [[seat, type === 'earn' ? amount : -amount]],
    ),
  ),
});

/** T-30: W-22, and W-23 between equals. */
const wars = ({ entries }: Sheet): Sums => {
  const counts = new Map(entries.map((line) => [line.seat, line]));
  const diversity = (line: Line): number =>
    [0, 0, 1, 4, 8, 15][[1, 2, 3, 4, 5].filter((type) => line[`orders${type}`]! > 0).length]!;
  return {
    points: gather(
      entries.map((line) => [
        line.seat,
        line.printed + line.tokens + 4 * line.opportunities + diversity(line),
      ]),
    ),
    between: (seat) => [counts.get(seat)?.tokens ?? 0, counts.get(seat)?.coins ?? 0],
  };
};

const countOf =
  (sums: (sheet: Sheet) => Sums) =>
  (log: Log): Counted => {
    const sheet = read(log);
    const { points, rounds, between, lowWins } = sums(sheet);
    const { guests, byAverage } = sheet.company;
    const own = (seat: number): number => points.get(seat) ?? 0;
    const worth = (seat: number): number =>
      byAverage && rounds ? own(seat) / Math.max(1, rounds.get(seat) ?? 0) : own(seat);
    // T-47: a team's points are its players' sum.
    const mates = (seat: number): number[] => {
      const { team } = guests.get(seat)!;
      return team === 0 ? [seat] : [...guests].filter(([, one]) => one.team === team).map(([mate]) => mate);
    };
    const seats = [...guests.keys()].map((seat) => {
      const worths = Math.round(total(mates(seat).map(worth)) * 1e6);
      const ties = between
        ? mates(seat)
            .map(between)
            .reduce((a, b) => a.map((n, i) => n + b[i]!))
        : [];
      return {
        seat,
        points: total(mates(seat).map(own)),
        // T-40, T-42: whoever has played no round that counts comes last.
        by: [
          rounds && mates(seat).every((mate) => !rounds.get(mate)) ? 0 : 1,
          lowWins ? -worths : worths,
          ...ties,
        ],
        mates: mates(seat),
      };
    });
    return { places: ranked(seats), faults: [] };
  };

/** A place is a side's: two of one team who win are followed by the second. */
function ranked(seats: readonly { seat: number; points: number; by: number[]; mates: number[] }[]) {
  const sides = seats.filter(({ seat, mates }) => seat === mates[0]);
  const places = new Map(placesBy(sides).map((place) => [place.seat, place.rank]));
  return seats.map(({ seat, points, mates }) => ({ seat, points, rank: places.get(mates[0]!)! }));
}

export const sheets = {
  plain: countOf(plain),
  sandwich: countOf(sandwich),
  plate: countOf(plate),
  masters: countOf(masters),
  wars: countOf(wars),
};
