/** Sandwich with real cards: who ranked whom, and what that is worth (T-10 … T-13). */
import { z } from 'zod';
import type {
  OptionField,
  OptionProblem,
  Preset,
  ReceiptLine,
  SeatIndex,
  Tasted,
} from '../../../shared/game.ts';
import { clockwiseFrom, range, sum } from '../../../shared/lists.ts';
import { memo } from '../../../shared/memo.ts';
import { rankBy } from '../../../shared/standings.ts';
import {
  cooksOf,
  type Direction,
  directionOf,
  pointsForRanking,
  type Ranked,
  type ScoringRules,
  scaleOf,
} from '../../sandwich/scoring.ts';
import { shapeOf } from '../moves.ts';
import { phonesField } from '../options.ts';
import type { Blank, Spec } from '../spec.ts';
import type { Book } from '../state.ts';

export interface SandwichSheetOptions {
  readonly rounds: number;
  readonly scale: readonly number[];
  readonly scaleThree: readonly number[];
  readonly firstTaster: SeatIndex | null;
  readonly twister: boolean;
  readonly themed: boolean;
  readonly bleah: boolean;
  readonly youngPlayers: boolean;
  readonly phones: boolean;
}

export interface Ranking {
  readonly type: 'ranking';
  readonly round: number;
  readonly taster: SeatIndex;
  /** Sandwiches, best first: `<cook>.<nth from this cook>`. */
  readonly order: readonly string[];
  readonly themed?: string;
}

type SandwichBook = Book<SandwichSheetOptions, Ranking>;

/** One round: who tastes what, in order. */
export interface Course {
  readonly round: number;
  readonly direction: Direction;
  /** Points by place, best first. */
  readonly scale: readonly number[];
  readonly tasters: readonly {
    readonly seat: SeatIndex;
    readonly sandwiches: readonly { readonly key: string; readonly cook: SeatIndex }[];
    readonly entry: number | null;
  }[];
}

export interface SandwichSheetView {
  /** The one being tasted. */
  readonly round: number;
  readonly rounds: number;
  readonly bleah: boolean;
  readonly themed: boolean;
  /** Every round up to now. */
  readonly courses: readonly Course[];
  /** What each entry gave, in the order of the entries. */
  readonly given: readonly (readonly Ranked[])[];
  /** Rounds × seats. */
  readonly perRound: readonly (readonly number[])[];
  readonly totals: readonly number[];
  readonly complete: boolean;
}

const fields: readonly OptionField[] = [
  { key: 'rounds', group: 'match', kind: 'number', min: 1, max: 9, default: 1, headline: true },
  {
    key: 'scale',
    group: 'match',
    kind: 'scale',
    min: 0,
    max: 9,
    maxLength: 3,
    suggestions: [
      [3, 2, 0],
      [3, 1, 0],
    ],
    default: [3, 2, 0],
    seats: { min: 4 },
    headline: true,
  },
  {
    key: 'scaleThree',
    group: 'match',
    kind: 'scale',
    min: 0,
    max: 9,
    maxLength: 4,
    suggestions: [[3, 2, 1, 0]],
    default: [3, 2, 1, 0],
    seats: { max: 3 },
    headline: true,
  },
  { key: 'firstTaster', group: 'match', kind: 'seat', default: null },
  { key: 'themed', group: 'variants', kind: 'toggle', default: false },
  { key: 'twister', group: 'variants', kind: 'toggle', default: false },
  { key: 'bleah', group: 'variants', kind: 'toggle', default: false },
  { key: 'youngPlayers', group: 'variants', kind: 'toggle', default: false },
  phonesField,
];

const presets: readonly Preset<SandwichSheetOptions>[] = [
  { id: 'box-2013', options: {} },
  { id: 'booklet-fr', options: { rounds: 3 } },
  { id: 'booklet-int', options: { rounds: 3 } },
  { id: 'booklet-de', options: { rounds: 3, scale: [3, 1, 0] } },
];

function checkOptions(options: SandwichSheetOptions, seats: number): OptionProblem[] {
  const problems: OptionProblem[] = [];
  if (options.scale.length !== 3) problems.push({ field: 'scale', key: 'scaleLength', params: { n: 3 } });
  if (options.scaleThree.length !== 4)
    problems.push({ field: 'scaleThree', key: 'scaleLength', params: { n: 4 } });
  if (options.twister && seats < 5) problems.push({ field: 'twister', key: 'twisterSeats' });
  if (options.firstTaster !== null && options.firstTaster >= seats)
    problems.push({ field: 'firstTaster', key: 'firstTaster' });
  return problems;
}

const rulesOf = (book: SandwichBook, round: number): ScoringRules => ({
  ...book.options,
  seats: book.seats,
  round,
});

const roundOf = (book: SandwichBook): number =>
  Math.min(book.options.rounds, 1 + Math.floor(book.entries.length / book.seats));

const isComplete = (book: SandwichBook): boolean => book.entries.length >= book.seats * book.options.rounds;

/** T-11: whose sandwiches lie before this taster. */
function received(book: SandwichBook, round: number, taster: SeatIndex): { key: string; cook: SeatIndex }[] {
  const seen = new Map<SeatIndex, number>();
  return cooksOf(rulesOf(book, round), taster).map((cook) => {
    const nth = seen.get(cook) ?? 0;
    seen.set(cook, nth + 1);
    return { key: `${cook}.${nth}`, cook };
  });
}

function blankFor(book: SandwichBook, round: number, taster: SeatIndex): Blank<Ranking> {
  const keys = received(book, round, taster).map(({ key }) => key);
  const order = { name: 'order', kind: 'order', items: keys } as const;
  const themed = { name: 'themed', kind: 'one', from: keys } as const;
  return {
    id: `ranking-${round}-${taster}`,
    entry: { type: 'ranking', round, taster },
    slots: book.options.themed ? [order, themed] : [order],
    seat: taster,
  };
}

const cookOfKey = (key: string): SeatIndex => Number(key.split('.')[0]);

function givenBy(book: SandwichBook, entry: Ranking): Ranked[] {
  const themed = entry.themed === undefined ? null : entry.order.indexOf(entry.themed) + 1;
  return pointsForRanking(entry.order.map(cookOfKey), scaleOf(rulesOf(book, entry.round)), themed);
}

const fullRounds = (book: SandwichBook): number => Math.floor(book.entries.length / book.seats);

/** T-42: a round that was begun when the sheet was closed gives nothing. */
const isCounted = (book: SandwichBook, round: number): boolean => !book.over || round <= fullRounds(book);

function perRound(book: SandwichBook): number[][] {
  return range(roundOf(book)).map((i) => {
    const given = book.entries
      .filter((entry) => entry.round === i + 1)
      .flatMap((entry) => givenBy(book, entry));
    return range(book.seats).map((seat) =>
      sum(given.filter(({ cook }) => cook === seat).map(({ points, bonus }) => points + bonus)),
    );
  });
}

const totalsOf = (book: SandwichBook): number[] => {
  const rounds = perRound(book).filter((_, i) => isCounted(book, i + 1));
  return range(book.seats).map((seat) => sum(rounds.map((round) => round[seat]!)));
};

const tastingOrder = (book: SandwichBook): SeatIndex[] =>
  clockwiseFrom(book.options.firstTaster ?? 0, book.seats);

const line = (round: number, taster: SeatIndex): string => `${round}.${taster}`;

/** Where each taster's ranking of each round stands in the book. */
const places = memo(
  (book: SandwichBook) =>
    new Map(book.entries.map(({ round, taster }, index) => [line(round, taster), index])),
);

const untasted = (book: SandwichBook): SeatIndex[] =>
  tastingOrder(book).filter((seat) => !places(book).has(line(roundOf(book), seat)));

const courseOf = (book: SandwichBook, round: number): Course => ({
  round,
  direction: directionOf(rulesOf(book, round)),
  scale: scaleOf(rulesOf(book, round)),
  tasters: tastingOrder(book).map((seat) => ({
    seat,
    sandwiches: received(book, round, seat),
    entry: places(book).get(line(round, seat)) ?? null,
  })),
});

function view(book: SandwichBook): SandwichSheetView {
  const round = roundOf(book);
  return {
    round,
    rounds: book.options.rounds,
    bleah: book.options.bleah,
    themed: book.options.themed,
    courses: range(round).map((i) => courseOf(book, i + 1)),
    given: book.entries.map((entry) => givenBy(book, entry)),
    perRound: perRound(book),
    totals: totalsOf(book),
    complete: isComplete(book),
  };
}

function receipt(book: SandwichBook): ReceiptLine[] {
  const counted = book.entries.filter(({ round }) => isCounted(book, round));
  return counted.flatMap((entry) =>
    givenBy(book, entry).flatMap(({ cook, place, points, bonus }) => {
      const line = { seat: cook, round: entry.round, params: { taster: { seat: entry.taster }, place } };
      const lines: ReceiptLine[] = [{ ...line, key: 'ranked', points, rule: 'S-20' }];
      return bonus > 0 ? [...lines, { ...line, key: 'themed', points: bonus, rule: 'S-44' }] : lines;
    }),
  );
}

function tasted({ key, params }: ReceiptLine): Tasted | undefined {
  const taster = params?.taster;
  if (typeof taster !== 'object' || !('seat' in taster)) return undefined;
  return { taster: taster.seat, isBonus: key === 'themed' };
}

export const sandwich: Spec<SandwichSheetOptions, Ranking, SandwichSheetView> = {
  fields,
  presets,
  checkOptions,
  shapes: [
    shapeOf('ranking', {
      round: z.int().min(1).max(9),
      taster: z.int().min(0).max(11),
      order: z.array(z.string().max(6)).max(4),
      themed: z.string().max(6).optional(),
    }),
  ],
  frame: (book) => {
    const next = untasted(book)[0];
    return isComplete(book) || next === undefined
      ? { id: 'complete', kind: 'complete', actors: [] }
      : {
          id: `round-${roundOf(book)}`,
          kind: book.options.bleah ? 'worst-first' : 'ranking',
          actors: [next],
          params: {
            who: { seat: next },
            round: roundOf(book),
            rounds: book.options.rounds,
            n: book.seats - untasted(book).length + 1,
            of: book.seats,
          },
        };
  },
  blanks: (book) =>
    isComplete(book) ? [] : untasted(book).map((taster) => blankFor(book, roundOf(book), taster)),
  blankOf: (book, index) => {
    const entry = book.entries[index]!;
    return blankFor(book, entry.round, entry.taster);
  },
  canFinish: isComplete,
  canClose: (book) => fullRounds(book) > 0,
  view,
  about: ({ taster, round, order }) => ({
    who: { seat: taster },
    round,
    best: { seat: cookOfKey(order[0]!) },
  }),
  outcome: (book) => ({ standings: rankBy(totalsOf(book)) }),
  receipt,
  tasted,
};
