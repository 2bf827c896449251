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

interface Marks {
  readonly hot: boolean;
  readonly away: boolean;
  readonly tag?: string;
}

/** How the row of each seat is marked on a board. */
export function marksOf(
  book: Part & Pick<Book, 'words'>,
  totals: readonly number[],
  wins: 'high' | 'low' = 'high',
): (seat: SeatIndex) => Marks {
  const order = takingPart(book);
  const sums = sideTotals(book, totals);
  const leading = leaders(
    order.map((seat) => sums[seat]!),
    wins,
  );
  return (seat) => {
    const team = teamOf(book, seat);
    const away = isAway(book, seat);
    const tag = [
      ...(team > 0 ? [`${book.words.say('ui.team.n', { n: team })}: ${plainNumber(sums[seat]!)}`] : []),
      ...(away ? [book.words.say('ui.away')] : []),
    ].join(' · ');
    return { hot: leading.has(order.indexOf(seat)), away, ...(tag && { tag }) };
  };
}
