/** Any other game: rounds × players, high or low wins (T-32). */
import { z } from 'zod';
import type { OptionField, OptionProblem, SeatIndex } from '../../../shared/game.ts';
import { lineFault } from '../../../shared/lines.ts';
import { range, sum } from '../../../shared/lists.ts';
import { memo } from '../../../shared/memo.ts';
import { rankBy } from '../../../shared/standings.ts';
import { shapeOf } from '../moves.ts';
import { classic, phonesField } from '../options.ts';
import type { Blank, Spec } from '../spec.ts';
import type { Book } from '../state.ts';

export interface PlainSheetOptions {
  readonly title: string;
  readonly wins: 'high' | 'low';
  /** 0 = as many as the table likes. */
  readonly rounds: number;
  readonly phones: boolean;
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
const LONGEST_TITLE = 40;

const fields: readonly OptionField[] = [
  { key: 'title', group: 'match', kind: 'text', maxLength: LONGEST_TITLE, default: '' },
  { key: 'wins', group: 'match', kind: 'choice', values: ['high', 'low'], default: 'high', headline: true },
  { key: 'rounds', group: 'match', kind: 'number', min: 0, max: 50, off: 0, default: 0 },
  phonesField,
];

/** A sheet may go without a title, but not under one that cannot be shown. */
const checkOptions = ({ title }: PlainSheetOptions): OptionProblem[] =>
  title.trim() !== '' && lineFault(title, LONGEST_TITLE) ? [{ field: 'title', key: 'title' }] : [];

/** The round being entered: the first with a gap. */
const roundOf = (book: PlainBook): number => 1 + Math.floor(book.entries.length / book.seats);

const isComplete = (book: PlainBook): boolean =>
  book.options.rounds > 0 && roundOf(book) > book.options.rounds;

const cell = (round: number, seat: SeatIndex): string => `${round}.${seat}`;

/** Where each round's score of each seat stands in the book. */
const places = memo(
  (book: PlainBook) => new Map(book.entries.map(({ round, seat }, index) => [cell(round, seat), index])),
);

const missing = (book: PlainBook): SeatIndex[] =>
  range(book.seats).filter((seat) => !places(book).has(cell(roundOf(book), seat)));

const blankFor = (round: number, seat: SeatIndex): Blank<PlainScore> => ({
  id: `score-${round}-${seat}`,
  entry: { type: 'score', round, seat },
  slots: [{ name: 'points', kind: 'number', min: -MOST, max: MOST }],
  seat,
});

/** T-42: a round that was begun when the sheet was closed gives nothing. */
const counted = (book: PlainBook): readonly PlainScore[] =>
  book.over ? book.entries.filter(({ round }) => round < roundOf(book)) : book.entries;

const totalsOf = (book: PlainBook): number[] => {
  const entries = counted(book);
  return range(book.seats).map((seat) =>
    sum(entries.filter((entry) => entry.seat === seat).map((entry) => entry.points)),
  );
};

export const plain: Spec<PlainSheetOptions, PlainScore, PlainSheetView> = {
  fields,
  presets: classic,
  checkOptions,
  shapes: [
    shapeOf('score', {
      round: z.int().min(1).max(10_000),
      seat: z.int().min(0).max(11),
      points: z.int().min(-1_000_000).max(1_000_000),
    }),
  ],
  frame: (book) => {
    const next = missing(book)[0];
    return isComplete(book) || next === undefined
      ? { id: 'complete', kind: 'complete', actors: [] }
      : {
          id: `round-${roundOf(book)}`,
          kind: 'scores',
          actors: [next],
          params: { round: roundOf(book), who: { seat: next } },
        };
  },
  blanks: (book) => (isComplete(book) ? [] : missing(book).map((seat) => blankFor(roundOf(book), seat))),
  blankOf: (book, index) => blankFor(book.entries[index]!.round, book.entries[index]!.seat),
  // Everybody has the same number of scores: half a round cannot be ranked.
  canFinish: (book) => book.entries.length > 0 && book.entries.length % book.seats === 0,
  canClose: (book) => roundOf(book) > 1,
  view: (book) => ({
    title: book.options.title,
    wins: book.options.wins,
    rounds: range(Math.ceil(book.entries.length / book.seats)).map((i) =>
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
