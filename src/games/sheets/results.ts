import type { Outcome, ReceiptLine, SeatIndex, Standing } from '../../shared/game.ts';
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
  const played = spec.attending.played?.(book);
  const isByAverage = decides === 'average' && played !== undefined;
  const isAsTheSheetRanks = teams.size === 0 && !isByAverage;
  const worth = ({ seat, score }: Standing): number =>
    isByAverage ? score / Math.max(1, played[seat]!) : score;
  const sign = spec.wins?.(book) === 'low' ? -1 : 1;
  const ties = spec.breaksTies?.(book);
  const sides = sidesOf(own, teams).map((members): Side => {
    // T-40, T-42: points of no round that counts are none, and nobody wins with those.
    const hasPlayed = !played || members.some(({ seat }) => played[seat]! > 0);
    const merits = isAsTheSheetRanks
      ? members.map(({ rank }) => -rank)
      : [sign * rounded(sum(members.map(worth))), ...summed(members.map(({ seat }) => ties?.[seat] ?? []))];
    return { members, merits: [hasPlayed ? 1 : 0, ...merits] };
  });
  const standings = inOrder(sides);
  return isAsTheSheetRanks
    ? { ...all, standings }
    : { standings, reason: { key: isByAverage ? 'average' : 'teams' } };
}

/** Thirds that are added up are off by a hair, and no tie is broken by that. */
const rounded = (worth: number): number => Math.round(worth * 1e6) / 1e6;

/** Place by place. */
const summed = (rows: readonly (readonly number[])[]): number[] =>
  rows[0]!.map((_, i) => sum(rows.map((row) => row[i]!)));

interface Side {
  readonly members: readonly Standing[];
  /** More is ahead; each counts only where all before it are equal. */
  readonly merits: readonly number[];
}

/** Whoever plays alone is a side of one. */
function sidesOf(own: readonly Standing[], teams: ReadonlyMap<SeatIndex, number>): Standing[][] {
  const numbers = [...new Set(teams.values())];
  const alone = own.filter(({ seat }) => !teams.has(seat)).map((one) => [one]);
  const together = numbers.map((team) => own.filter(({ seat }) => teams.get(seat) === team));
  return [...together, ...alone];
}

/** A rank is a side's: two winners of one team are followed by the second. */
function inOrder(sides: readonly Side[]): Standing[] {
  return sides
    .flatMap((side) => {
      const rank = 1 + sides.filter((other) => isAhead(other, side)).length;
      const score = sum(side.members.map((one) => one.score));
      return side.members.map(({ seat }) => ({ seat, score, rank }));
    })
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}

function isAhead(one: Side, other: Side): boolean {
  const at = one.merits.findIndex((merit, i) => merit !== other.merits[i]);
  return at >= 0 && one.merits[at]! > other.merits[at]!;
}

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
