import type { Outcome, Phrase, ReceiptLine, SeatIndex, Standing } from '../../shared/game.ts';
import { sum } from '../../shared/lists.ts';
import { companyOf } from './company.ts';
import type { SheetOptions, Spec } from './spec.ts';
import type { Book, Entry } from './state.ts';

export const outcome =
  <O extends SheetOptions, E extends Entry>(spec: Spec<O, E>) =>
  (book: Book<O, E>): Outcome | undefined =>
    book.over ? ranked(spec, book) : undefined;

/** What cannot be finished here cannot be ranked: half a round, for instance. */
export const standings =
  <O extends SheetOptions, E extends Entry>(spec: Spec<O, E>) =>
  (book: Book<O, E>): readonly Standing[] =>
    book.over || spec.canFinish(book) ? ranked(spec, book).standings : [];

/** Whoever was never here is not ranked; T-40: the average may decide; T-47: teams are ranked as one. */
function ranked<O extends SheetOptions, E extends Entry>(spec: Spec<O, E>, book: Book<O, E>): Outcome {
  const { attendance, teams, decides } = companyOf(book);
  const all = spec.outcome(book);
  const own = all.standings.filter(({ seat }) => attendance.has(seat));
  const isByAverage = decides === 'average' && spec.attending.played !== undefined;
  if (teams.size === 0 && !isByAverage)
    return own.length === all.standings.length ? all : { standings: closedUp(own) };
  const played = spec.attending.played?.(book);
  const worth = ({ seat, score }: Standing): number =>
    isByAverage ? score / Math.max(1, played![seat]!) : score;
  const sides = sidesOf(own, teams);
  const valued = own.map((one) => {
    const side = sides.find((members) => members.includes(one))!;
    return {
      seat: one.seat,
      score: sum(side.map(({ score }) => score)),
      worth: rounded(sum(side.map(worth))),
    };
  });
  const reason: Phrase = { key: isByAverage ? 'average' : 'teams' };
  return { standings: byWorth(valued, { sides, wins: winsOf(spec, book) }), reason };
}

/** Thirds that are added up are off by a hair, and no tie is broken by that. */
const rounded = (worth: number): number => Math.round(worth * 1e6) / 1e6;

type Valued = Pick<Standing, 'seat' | 'score'> & { readonly worth: number };

interface Ranking {
  readonly sides: readonly (readonly Standing[])[];
  readonly wins: 'high' | 'low';
}

const winsOf = <O extends SheetOptions, E extends Entry>(
  spec: Spec<O, E>,
  book: Book<O, E>,
): 'high' | 'low' => spec.wins?.(book) ?? 'high';

/** Whoever plays alone is a side of one. */
function sidesOf(own: readonly Standing[], teams: ReadonlyMap<SeatIndex, number>): Standing[][] {
  const numbers = [...new Set(teams.values())];
  const alone = own.filter(({ seat }) => !teams.has(seat)).map((one) => [one]);
  const together = numbers.map((team) => own.filter(({ seat }) => teams.get(seat) === team));
  return [...together, ...alone];
}

/** A rank is a side's: two winners of one team are followed by the second. */
function byWorth(valued: readonly Valued[], { sides, wins }: Ranking): Standing[] {
  const worthOf = (seat: SeatIndex): number => valued.find((one) => one.seat === seat)!.worth;
  const ofSides = sides.map(([first]) => worthOf(first!.seat));
  const ahead = (a: number, b: number): boolean => (wins === 'high' ? a > b : a < b);
  return valued
    .map(({ seat, score, worth }) => ({
      seat,
      score,
      rank: 1 + ofSides.filter((other) => ahead(other, worth)).length,
    }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}

/** The same order with somebody left out: ranks close up, and ties that the sheet broke stay broken. */
const closedUp = (own: readonly Standing[]): Standing[] =>
  own.map((one) => ({ ...one, rank: 1 + own.filter(({ rank }) => rank < one.rank).length }));

/** T-47: what the others of a team have brought is a line of its own, so that every receipt adds up. */
export const receipt =
  <O extends SheetOptions, E extends Entry>(spec: Spec<O, E>) =>
  (book: Book<O, E>): readonly ReceiptLine[] => {
    const { attendance, teams } = companyOf(book);
    const lines = spec.receipt(book).filter(({ seat }) => attendance.has(seat));
    const of = (seat: SeatIndex): number =>
      sum(lines.filter((line) => line.seat === seat).map(({ points }) => points));
    const mates = [...teams].flatMap(([seat, team]): ReceiptLine[] => {
      const others = [...teams].filter(([other, its]) => its === team && other !== seat);
      const points = sum(others.map(([other]) => of(other)));
      // Also where it is nothing: it tells who was with whom.
      return others.length === 0 ? [] : [{ seat, key: 'team', points, rule: 'T-47', params: { team } }];
    });
    return [...lines, ...mates];
  };
