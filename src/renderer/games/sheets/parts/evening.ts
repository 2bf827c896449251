/** Who takes part in a sheet by now (T-40, T-41, T-47), as its screens need it. */

import type { CalledView, EveningView, TableView } from '../../../../games/sheets/view.ts';
import type { OptionValue, SeatIndex } from '../../../../shared/game.ts';
import { plainNumber } from '../../../ui/measure.ts';
import type { TableProps } from '../../props.ts';
import { leaders } from './chalk.ts';

export type Book = TableProps<
  {
    readonly evening?: EveningView;
    readonly called?: CalledView;
    readonly entries: readonly object[];
  } & Pick<TableView<unknown>, 'unseen' | 'vote' | 'votes'>
>;
/** When whoever comes takes part, which is how it is said: `ui.come.<coming>`. */
export type Coming = 'next-round' | 'next-bids' | 'this-round' | 'at-once';

type Part = Pick<Book, 'view' | 'seats'>;

/** As they sit, clockwise. */
export const takingPart = ({ view, seats }: Part): readonly SeatIndex[] =>
  view.evening?.order ?? seats.map((_, seat) => seat);

export const isAway = ({ view }: Part, seat: SeatIndex): boolean =>
  view.evening?.away.some((one) => one.seat === seat && one.from <= view.evening!.round) ?? false;

export const present = (book: Part): readonly SeatIndex[] =>
  takingPart(book).filter((seat) => !isAway(book, seat));

/** The next of those who are here, from this seat in this direction. */
export function neighbour(book: Part, seat: SeatIndex, by: number): SeatIndex {
  const here = present(book);
  const at = here.indexOf(seat);
  return here[(Math.max(0, at) + (at < 0 ? 0 : by) + here.length) % here.length] ?? seat;
}

/** As they are by now. */
export const optionsNow = ({ options, view }: Book): Readonly<Record<string, OptionValue>> => ({
  ...options,
  ...view.evening?.options,
});

export const teamOf = ({ view }: Part, seat: SeatIndex): number => view.evening?.teams[seat] ?? 0;

/** T-47: of a side, which is a team or somebody alone. */
export function sideTotals(book: Part, totals: readonly number[]): number[] {
  const order = takingPart(book);
  return totals.map((own, seat) => {
    const team = teamOf(book, seat);
    if (team === 0) return own;
    return order.reduce((sum, other) => sum + (teamOf(book, other) === team ? totals[other]! : 0), 0);
  });
}

/** T-40: what is compared: the total or the average per round, whose thirds are off by a hair once added up. */
function worthsOf({ view }: Part, totals: readonly number[]): readonly number[] {
  const { decides, played } = view.evening ?? {};
  return decides === 'average' && played
    ? totals.map((total, seat) => total / Math.max(1, played[seat]!))
    : totals;
}

/** Whoever is ahead, as the sheet ranks: T-40, T-42: nobody with points of no round that counts. */
function leading(book: Part, worths: readonly number[], wins: 'high' | 'low'): ReadonlySet<SeatIndex> {
  const rounds = sideTotals(book, book.view.evening?.played ?? worths.map(() => 1));
  const sides = sideTotals(book, worths);
  const ranked = takingPart(book).filter((seat) => rounds[seat]! > 0);
  const merits = ranked.map((seat) => Math.round(sides[seat]! * 1e6) / 1e6);
  return new Set([...leaders(merits, wins)].map((at) => ranked[at]!));
}

interface Marks {
  readonly hot: boolean;
  readonly worth: number;
  readonly away: boolean;
  readonly tag?: string;
}

/** How the row of each seat is marked on a board. */
export function marksOf(
  book: Part & Pick<Book, 'words'>,
  totals: readonly number[],
  wins: 'high' | 'low' = 'high',
): (seat: SeatIndex) => Marks {
  const sums = sideTotals(book, totals);
  const worths = worthsOf(book, totals);
  const first = leading(book, worths, wins);
  return (seat) => {
    const team = teamOf(book, seat);
    const away = isAway(book, seat);
    const tag = [
      ...(team > 0 ? [`${book.words.say('ui.team.n', { n: team })}: ${plainNumber(sums[seat]!)}`] : []),
      ...(away ? [book.words.say('ui.away')] : []),
    ].join(' · ');
    return { hot: first.has(seat), worth: worths[seat]!, away, ...(tag && { tag }) };
  };
}
