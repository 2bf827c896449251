/** Sandwich with real cards: who ranked whom, and what that is worth (T-10 … T-13). */
import { z } from 'zod';
import type { ReceiptLine, SeatIndex, Tasted } from '../../../shared/game.ts';
import { range, sum } from '../../../shared/lists.ts';
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
import { callerKeys } from '../caller/options.ts';
import { awaitedIn, circleOf, companyOf, isSkipped } from '../company.ts';
import { shapeOf } from '../moves.ts';
import type { Attending, Blank, Spec } from '../spec.ts';
import type { Book } from '../state.ts';
import { checkOptions, fields, presets, type SandwichSheetOptions } from './sandwich-options.ts';

export interface Ranking {
  readonly type: 'ranking';
  readonly round: number;
  readonly taster: SeatIndex;
  /** Sandwiches, best first: `<cook>.<nth from this cook>`. */
  readonly order: readonly string[];
  readonly themed?: string;
}

export type SandwichBook = Book<SandwichSheetOptions, Ranking>;

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
  /** Every round up to now, and those behind it that were tasted before it was opened again. */
  readonly courses: readonly Course[];
  /** What each entry gave, in the order of the entries. */
  readonly given: readonly (readonly Ranked[])[];
  /** Rounds × seats. */
  readonly perRound: readonly (readonly number[])[];
  readonly totals: readonly number[];
  readonly complete: boolean;
}

export const rulesOf = (book: SandwichBook, round: number): ScoringRules => ({
  ...book.options,
  seats: circleOf(book, round).length,
  round,
});

const line = (round: number, taster: SeatIndex): string => `${round}.${taster}`;

/** Where each taster's ranking of each round stands in the book. */
const places = memo(
  (book: SandwichBook) =>
    new Map(book.entries.map(({ round, taster }, index) => [line(round, taster), index])),
);

const isBegun = (book: SandwichBook, round: number): boolean =>
  book.entries.some((entry) => entry.round === round);

const isFull = (book: SandwichBook, round: number): boolean =>
  isBegun(book, round) && awaitedIn(book, round).every((seat) => places(book).has(line(round, seat)));

/** The last round in which anybody has tasted: T-43 can have opened an earlier one again. */
const lastTasted = (book: SandwichBook): number => Math.max(0, ...book.entries.map(({ round }) => round));

const FEWEST = 3;

const isShort = (book: SandwichBook, round: number): boolean =>
  !isBegun(book, round) && circleOf(book, round).length < FEWEST;

/** T-43: some of those who played it were never here, and too few were left. */
const isPassed = (book: SandwichBook, round: number): boolean =>
  isSkipped(book, round) || isFull(book, round) || (round < lastTasted(book) && isShort(book, round));

/** The round that is played: the first that has a gap; behind the last one when there is none. */
const currentOf = memo((book: SandwichBook): number => {
  let round = 1;
  while (round <= book.options.rounds && isPassed(book, round)) round += 1;
  return round;
});

export const roundOf = (book: SandwichBook): number => Math.min(book.options.rounds, currentOf(book));

/** As far as there is anything to be seen. */
const lastOf = memo((book: SandwichBook): number => Math.max(roundOf(book), lastTasted(book)));

/** Behind all that was tasted: who comes or goes changes nothing of it (T-40, T-41). */
const nextOf = (book: SandwichBook): number => Math.max(currentOf(book), lastTasted(book) + 1);

/** T-41: so many have left that nobody can go on. */
export const isDeserted = (book: SandwichBook): boolean => isShort(book, currentOf(book));

export const isComplete = (book: SandwichBook): boolean => currentOf(book) > book.options.rounds;

/** T-11, T-40: whose sandwiches lie before this taster, by who sits round the table in this round. */
export function received(
  book: SandwichBook,
  round: number,
  taster: SeatIndex,
): { key: string; cook: SeatIndex }[] {
  const circle = circleOf(book, round);
  if (circle.length < FEWEST) return [];
  const seen = new Map<SeatIndex, number>();
  return cooksOf(rulesOf(book, round), circle.indexOf(taster)).map((place) => {
    const cook = circle[place]!;
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
    unseen: 'one',
  };
}

const cookOfKey = (key: string): SeatIndex => Number(key.split('.')[0]);

function givenBy(book: SandwichBook, entry: Ranking): Ranked[] {
  const hasTheme = book.options.themed && entry.themed !== undefined;
  const themed = hasTheme ? entry.order.indexOf(entry.themed!) + 1 : null;
  return pointsForRanking(entry.order.map(cookOfKey), scaleOf(rulesOf(book, entry.round)), themed);
}

const countedRounds = (book: SandwichBook): number[] =>
  range(lastOf(book))
    .map((i) => i + 1)
    .filter((round) => isFull(book, round) && !isSkipped(book, round));

/** T-42: what was begun when the sheet was closed, or is skipped, gives nothing. */
const isCounted = (book: SandwichBook, round: number): boolean =>
  !isSkipped(book, round) && (!book.over || isFull(book, round));

function perRound(book: SandwichBook): number[][] {
  return range(lastOf(book)).map((i) => {
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

/** Those who play in this round, beginning with whoever tastes first; who is not here leaves that to the next. */
function tastingOrder(book: SandwichBook, round: number): SeatIndex[] {
  const { order } = companyOf(book);
  const first = Math.max(0, order.indexOf(book.options.firstTaster ?? order[0]!));
  const circle = circleOf(book, round);
  return [...order.slice(first), ...order.slice(0, first)].filter((seat) => circle.includes(seat));
}

/** Without those who left before they tasted. */
function tastersOf(book: SandwichBook, round: number): SeatIndex[] {
  const awaited = awaitedIn(book, round);
  return tastingOrder(book, round).filter(
    (seat) => awaited.includes(seat) || places(book).has(line(round, seat)),
  );
}

export const untasted = (book: SandwichBook): SeatIndex[] => {
  const round = roundOf(book);
  if (isSkipped(book, round)) return [];
  return tastersOf(book, round).filter((seat) => !places(book).has(line(round, seat)));
};

export const tastedIn = (book: SandwichBook, round: number): number =>
  book.entries.filter((entry) => entry.round === round).length;

/** T-40: rounds in which somebody's sandwiches were tasted and counted. */
const played = (book: SandwichBook): number[] =>
  range(book.seats).map(
    (seat) => countedRounds(book).filter((round) => circleOf(book, round).includes(seat)).length,
  );

function keeps(book: SandwichBook, { round, taster, order }: Ranking): boolean {
  if (round > book.options.rounds || !circleOf(book, round).includes(taster)) return false;
  if (circleOf(book, round).length < FEWEST) return false;
  const keys = received(book, round, taster).map(({ key }) => key);
  return keys.length === order.length && keys.every((key) => order.includes(key));
}

const attending: Attending<SandwichSheetOptions, Ranking> = {
  least: FEWEST,
  most: 12,
  inRounds: () => true,
  round: currentOf,
  // T-40: from the next round, or from this one while nobody has tasted in it.
  comes: nextOf,
  leaves: (book, seat) => {
    let asked = currentOf(book);
    while (places(book).has(line(asked, seat))) asked += 1;
    return { from: nextOf(book), asked };
  },
  keeps,
  settable: [
    ...(['rounds', 'scale', 'scaleThree', 'themed', 'twister', 'bleah', 'youngPlayers', 'hidden'] as const),
    ...callerKeys,
  ],
  played,
};

const courseOf = (book: SandwichBook, round: number): Course => ({
  round,
  direction: directionOf(rulesOf(book, round)),
  scale: scaleOf(rulesOf(book, round)),
  tasters: tastersOf(book, round).map((seat) => ({
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
    courses: range(lastOf(book)).map((i) => courseOf(book, i + 1)),
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
    if (isComplete(book)) return { id: 'complete', kind: 'complete', actors: [] };
    if (isDeserted(book) || next === undefined) return { id: 'deserted', kind: 'deserted', actors: [] };
    const { length: of } = tastersOf(book, roundOf(book));
    return {
      id: `round-${roundOf(book)}`,
      kind: book.options.bleah ? 'worst-first' : 'ranking',
      actors: [next],
      params: {
        who: { seat: next },
        round: roundOf(book),
        rounds: book.options.rounds,
        n: of - untasted(book).length + 1,
        of,
      },
    };
  },
  blanks: (book) =>
    isComplete(book) || isDeserted(book)
      ? []
      : untasted(book).map((taster) => blankFor(book, roundOf(book), taster)),
  blankOf: (book, index) => {
    const { round, taster, themed } = book.entries[index]!;
    const blank = blankFor(book, round, taster);
    // T-43: it was ranked before there was a theme, and nobody has to make one up.
    const slots = blank.slots.map((slot) =>
      slot.kind === 'one' ? { ...slot, optional: true as const } : slot,
    );
    return themed === undefined ? { ...blank, slots } : blank;
  },
  lots: ['theme', 'bread'],
  canFinish: isComplete,
  begins: (book, seat) =>
    book.entries.length > 0
      ? []
      : [{ type: 'changed', change: { what: 'set', key: 'firstTaster', value: seat, gone: [] } }],
  canClose: (book) => countedRounds(book).length > 0,
  attending,
  uncounted: (book) => range(lastOf(book)).flatMap((i) => (isCounted(book, i + 1) ? [] : [i + 1])),
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
