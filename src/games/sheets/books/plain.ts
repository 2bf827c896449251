/** Any other game: rounds × players, high or low wins (T-32). */
import { z } from 'zod';
import type { OptionField, SeatIndex } from '../../../shared/game.ts';
import { range, sum } from '../../../shared/lists.ts';
import { memo } from '../../../shared/memo.ts';
import { rankBy } from '../../../shared/standings.ts';
import { awaitedIn, circleOf, isSkipped } from '../company.ts';
import { shapeOf } from '../moves.ts';
import { classic, hiddenField, phonesField, titleField, titleProblems } from '../options.ts';
import { parseSavedGame, setUpSaved } from '../saved-game.ts';
import type { Attending, Blank, Spec } from '../spec.ts';
import type { Book } from '../state.ts';
import { comesAt, leavesAt } from './coming-going.ts';

export interface PlainSheetOptions {
  readonly title: string;
  readonly wins: 'high' | 'low';
  /** 0 = as many as the table likes. */
  readonly rounds: number;
  /** Ends when somebody has so many points after a round; 0 = no such end. */
  readonly goal: number;
  /** Of a game that was saved. */
  readonly picture: string;
  readonly phones: boolean;
  readonly hidden: boolean;
}

export interface PlainScore {
  readonly type: 'score';
  readonly round: number;
  readonly seat: SeatIndex;
  readonly points: number;
}

type PlainBook = Book<PlainSheetOptions, PlainScore>;

export interface PlainSheetView {
  readonly title: string;
  readonly wins: 'high' | 'low';
  /** Rounds × seats; null where nothing stands yet. */
  readonly rounds: readonly (readonly ({ readonly entry: number; readonly points: number } | null)[])[];
  readonly totals: readonly number[];
  readonly complete: boolean;
}

const MOST = 9999;
const MOST_GOAL = 99_999;

const fields: readonly OptionField[] = [
  titleField,
  { key: 'wins', group: 'match', kind: 'choice', values: ['high', 'low'], default: 'high', headline: true },
  { key: 'rounds', group: 'end', kind: 'number', min: 0, max: 50, off: 0, default: 0 },
  { key: 'goal', group: 'end', kind: 'number', min: 0, max: MOST_GOAL, off: 0, default: 0, typed: true },
  phonesField,
  hiddenField,
];

const cell = (round: number, seat: SeatIndex): string => `${round}.${seat}`;

/** Where each round's score of each seat stands in the book. */
const places = memo(
  (book: PlainBook) => new Map(book.entries.map(({ round, seat }, index) => [cell(round, seat), index])),
);

const isBegun = (book: PlainBook, round: number): boolean =>
  book.entries.some((entry) => entry.round === round);

const isFull = (book: PlainBook, round: number): boolean =>
  isBegun(book, round) && awaitedIn(book, round).every((seat) => places(book).has(cell(round, seat)));

/** The last round in which anything stands. */
const lastOf = (book: PlainBook): number => Math.max(0, ...book.entries.map(({ round }) => round));

/** T-43: whoever played it was never here. */
const isEmpty = (book: PlainBook, round: number): boolean =>
  round < lastOf(book) && awaitedIn(book, round).length === 0;

/** The round being entered: the first with a gap. */
const roundOf = memo((book: PlainBook): number => {
  let round = 1;
  while (isSkipped(book, round) || isFull(book, round) || isEmpty(book, round)) round += 1;
  return round;
});

const isAtGoal = (book: PlainBook): boolean =>
  book.options.goal > 0 &&
  !isBegun(book, roundOf(book)) &&
  totalsOf(book).some((total) => total >= book.options.goal);

const isComplete = (book: PlainBook): boolean =>
  (book.options.rounds > 0 && roundOf(book) > book.options.rounds) || isAtGoal(book);

const missing = (book: PlainBook): SeatIndex[] =>
  awaitedIn(book, roundOf(book)).filter((seat) => !places(book).has(cell(roundOf(book), seat)));

const countedRounds = (book: PlainBook): number[] =>
  range(lastOf(book))
    .map((i) => i + 1)
    .filter((round) => isFull(book, round) && !isSkipped(book, round));

/** T-42: what was begun when the sheet was closed, or is skipped, gives nothing. */
const isCounted = (book: PlainBook, round: number): boolean =>
  !isSkipped(book, round) && (!book.over || isFull(book, round));

const attending: Attending<PlainSheetOptions, PlainScore> = {
  least: 1,
  most: 12,
  inRounds: () => true,
  round: roundOf,
  comes: (book) => comesAt({ current: roundOf(book), last: lastOf(book) }),
  leaves: (book, seat) =>
    leavesAt(book, {
      ...{ seat, current: roundOf(book), last: lastOf(book) },
      hasFilled: (round) => places(book).has(cell(round, seat)),
    }),
  keeps: (book, { round, seat }) =>
    circleOf(book, round).includes(seat) && (book.options.rounds === 0 || round <= book.options.rounds),
  settable: ['rounds', 'wins', 'goal', 'hidden'],
  played: (book) =>
    range(book.seats).map(
      (seat) => countedRounds(book).filter((round) => places(book).has(cell(round, seat))).length,
    ),
};

const blankFor = (round: number, seat: SeatIndex): Blank<PlainScore> => ({
  id: `score-${round}-${seat}`,
  entry: { type: 'score', round, seat },
  slots: [{ name: 'points', kind: 'number', min: -MOST, max: MOST }],
  seat,
  unseen: 'one',
});

const counted = (book: PlainBook): readonly PlainScore[] =>
  book.entries.filter(({ round }) => isCounted(book, round));

const totalsOf = (book: PlainBook): number[] => {
  const entries = counted(book);
  return range(book.seats).map((seat) =>
    sum(entries.filter((entry) => entry.seat === seat).map((entry) => entry.points)),
  );
};

export const plain: Spec<PlainSheetOptions, PlainScore, PlainSheetView> = {
  fields,
  presets: classic,
  library: { parse: parseSavedGame, setUp: setUpSaved },
  checkOptions: ({ title }) => titleProblems(title),
  shapes: [
    shapeOf('score', {
      round: z.int().min(1).max(10_000),
      seat: z.int().min(0).max(11),
      points: z.int().min(-1_000_000).max(1_000_000),
    }),
  ],
  frame: (book) => {
    const next = missing(book)[0];
    if (isComplete(book)) return { id: 'complete', kind: 'complete', actors: [] };
    return next === undefined
      ? { id: 'deserted', kind: 'deserted', actors: [] }
      : {
          id: `round-${roundOf(book)}`,
          kind: 'scores',
          actors: [next],
          params: { round: roundOf(book), who: { seat: next } },
        };
  },
  blanks: (book) => (isComplete(book) ? [] : missing(book).map((seat) => blankFor(roundOf(book), seat))),
  blankOf: (book, index) => blankFor(book.entries[index]!.round, book.entries[index]!.seat),
  // Half a round cannot be ranked.
  canFinish: (book) => isComplete(book) || (countedRounds(book).length > 0 && !isBegun(book, roundOf(book))),
  canClose: (book) => countedRounds(book).length > 0,
  attending,
  uncounted: (book) => range(lastOf(book)).flatMap((i) => (isCounted(book, i + 1) ? [] : [i + 1])),
  wins: (book) => book.options.wins,
  view: (book) => ({
    title: book.options.title,
    wins: book.options.wins,
    rounds: range(lastOf(book)).map((i) =>
      range(book.seats).map((seat) => {
        const entry = places(book).get(cell(i + 1, seat));
        return entry === undefined ? null : { entry, points: book.entries[entry]!.points };
      }),
    ),
    totals: totalsOf(book),
    complete: isComplete(book),
  }),
  about: ({ seat, round, points }) => ({ who: { seat }, round, points }),
  outcome: (book) => ({ standings: rankBy(totalsOf(book), book.options.wins) }),
  receipt: (book) =>
    counted(book).map(({ seat, round, points }) => ({
      seat,
      round,
      points,
      key: 'score',
      rule: 'T-32',
      params: { round },
    })),
};
