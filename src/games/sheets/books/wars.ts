/** Sándwich Wars with real cards: the final sheet (T-30). */
import { z } from 'zod';
import type { ReceiptLine, SeatIndex } from '../../../shared/game.ts';
import { range } from '../../../shared/lists.ts';
import {
  OPPORTUNITY_POINTS,
  ORDER_TYPES,
  type Score,
  scoreOf,
  standingsOf,
  type Tally,
} from '../../wars/scoring.ts';
import { callerField } from '../caller/options.ts';
import { awaitedIn, companyOf } from '../company.ts';
import { shapeOf } from '../moves.ts';
import { classic, phonesField } from '../options.ts';
import type { Attending, Blank, Spec } from '../spec.ts';
import type { Book } from '../state.ts';
import { momentOf } from './moment.ts';

export interface WarsSheetOptions {
  readonly phones: boolean;
  readonly caller: boolean;
}

/** One player's final count: completed orders by type, their printed points together, and what else counts. */
export interface FinalCount {
  readonly type: 'final';
  readonly seat: SeatIndex;
  readonly orders1: number;
  readonly orders2: number;
  readonly orders3: number;
  readonly orders4: number;
  readonly orders5: number;
  readonly printed: number;
  readonly tokens: number;
  readonly opportunities: number;
  readonly coins: number;
}

export type WarsBook = Book<WarsSheetOptions, FinalCount>;

export interface WarsSheetView {
  readonly counts: readonly ({ readonly entry: number; readonly score: Score } | null)[];
  readonly complete: boolean;
}

/** Most of each thing that one player can have: W-1, W-2, and generous for tokens and coins. */
const LIMITS = {
  orders1: 5,
  orders2: 5,
  orders3: 5,
  orders4: 5,
  orders5: 5,
  printed: 300,
  tokens: 200,
  opportunities: 8,
  coins: 300,
} as const;

function tallyOf(count: FinalCount): Tally {
  const types = range(ORDER_TYPES).flatMap((i) =>
    range(count[`orders${i + 1}` as 'orders1']).map(() => i + 1),
  );
  // The printed points are counted together: which order they stand on makes no difference, nor whether it is counted.
  return {
    orders: [...types.map((type) => ({ type, points: 0 })), { type: types[0] ?? 1, points: count.printed }],
    tokens: count.tokens,
    opportunities: count.opportunities,
    coins: count.coins,
  };
}

const countOf = (book: WarsBook, seat: SeatIndex): number =>
  book.entries.findIndex((entry) => entry.seat === seat);

/** T-40, T-41: a late one is counted at once, one who has gone need not be. */
const uncounted = (book: WarsBook): SeatIndex[] =>
  awaitedIn(book, momentOf(book)).filter((seat) => countOf(book, seat) < 0);

export const isComplete = (book: WarsBook): boolean =>
  book.entries.length > 0 && uncounted(book).length === 0;

const attending: Attending<WarsSheetOptions, FinalCount> = {
  least: 1,
  most: 5,
  inRounds: () => false,
  round: momentOf,
  comes: momentOf,
  leaves: (book) => ({ from: momentOf(book), asked: momentOf(book) }),
  keeps: (book, { seat }) => companyOf(book).order.includes(seat),
  settable: ['caller'],
};

/** T-42: nothing was counted. */
const NOTHING: Omit<FinalCount, 'seat'> = {
  ...{ type: 'final', orders1: 0, orders2: 0, orders3: 0, orders4: 0, orders5: 0 },
  ...{ printed: 0, tokens: 0, opportunities: 0, coins: 0 },
};

/** By seat. */
const tallies = (book: WarsBook): Tally[] =>
  range(book.seats).map((seat) => tallyOf(book.entries[countOf(book, seat)] ?? { ...NOTHING, seat }));

const blankFor = (seat: SeatIndex): Blank<FinalCount> => ({
  id: `final-${seat}`,
  entry: { type: 'final', seat },
  slots: Object.entries(LIMITS).map(([name, max]) => ({ name, kind: 'number', min: 0, max })),
  seat,
});

function receipt(book: WarsBook): ReceiptLine[] {
  return book.entries.flatMap((entry) => {
    const score = scoreOf(tallyOf(entry));
    const lines: ReceiptLine[] = [
      { seat: entry.seat, key: 'printed', points: score.printed, rule: 'W-22' },
      { seat: entry.seat, key: 'tokens', points: score.tokens, rule: 'W-22' },
      {
        seat: entry.seat,
        key: 'opportunities',
        points: score.opportunities,
        rule: 'W-15',
        params: { n: entry.opportunities, each: OPPORTUNITY_POINTS },
      },
      { seat: entry.seat, key: 'diversity', points: score.diversity, rule: 'W-22' },
    ];
    return lines.filter((line) => line.points !== 0);
  });
}

export const wars: Spec<WarsSheetOptions, FinalCount, WarsSheetView> = {
  fields: [phonesField, callerField],
  presets: classic,
  shapes: [
    shapeOf('final', {
      seat: z.int().min(0).max(11),
      ...Object.fromEntries(Object.keys(LIMITS).map((name) => [name, z.int().min(-999).max(9999)])),
    }),
  ],
  frame: (book) => {
    const missing = uncounted(book);
    const counted = book.entries.length;
    return missing.length === 0 && counted > 0
      ? { id: 'complete', kind: 'complete', actors: [] }
      : {
          id: 'counting',
          kind: 'counting',
          actors: missing,
          params: { n: counted, of: counted + missing.length },
        };
  },
  blanks: (book) => uncounted(book).map(blankFor),
  blankOf: (book, index) => blankFor(book.entries[index]!.seat),
  canFinish: isComplete,
  canClose: (book) => book.entries.length > 0,
  attending,
  view: (book) => ({
    counts: range(book.seats).map((seat) => {
      const entry = countOf(book, seat);
      return entry < 0 ? null : { entry, score: scoreOf(tallyOf(book.entries[entry]!)) };
    }),
    complete: isComplete(book),
  }),
  about: ({ seat }) => ({ who: { seat } }),
  // W-23
  breaksTies: (book) => tallies(book).map(({ tokens, coins }) => [tokens, coins]),
  outcome: (book) => ({ standings: standingsOf(tallies(book)) }),
  receipt,
};
