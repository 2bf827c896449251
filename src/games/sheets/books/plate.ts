/** The Plate game with real cards: running sums, bids, who eats, who begins (T-20 … T-23). */
import { z } from 'zod';
import type { Frame, OptionField, ReceiptLine, SeatIndex, TextParams } from '../../../shared/game.ts';
import { range } from '../../../shared/lists.ts';
import {
  type Eating,
  eatingOf,
  type Goal,
  goalFor,
  isReached,
  platesFor,
  standingsOf,
} from '../../plate/scoring.ts';
import { shapeOf } from '../moves.ts';
import { classic, phonesField } from '../options.ts';
import type { Blank, Spec } from '../spec.ts';
import {
  type Closed,
  type LaidCard,
  type Meal,
  type PlateBook,
  type PlateEntry,
  type PlateSheetOptions,
  pointsOf,
  read,
  scoreOf,
  worthOf,
} from './plate-evening.ts';

export interface PlateSheetView {
  readonly plates: readonly { readonly cards: readonly LaidCard[]; readonly value: number }[];
  readonly closed: (Closed & { readonly value: number }) | null;
  readonly bids: readonly { readonly cards: readonly LaidCard[]; readonly score: number }[];
  /** What confirming would do (T-21). */
  readonly asItStands: Eating | null;
  readonly points: readonly number[];
  readonly meals: readonly Meal[];
  readonly goal: Goal;
  readonly reached: boolean;
  readonly first: SeatIndex | null;
  /** Whose turn to build. */
  readonly builder: SeatIndex | null;
}

const BIGGEST_CARD = 9;

const fields: readonly OptionField[] = [
  {
    key: 'ending',
    group: 'table',
    kind: 'choice',
    values: ['printed', 'points', 'sandwiches'],
    default: 'printed',
    headline: true,
  },
  {
    key: 'points',
    group: 'table',
    kind: 'number',
    min: 5,
    max: 50,
    step: 5,
    default: 15,
    when: { key: 'ending', is: ['points'] },
  },
  {
    key: 'sandwiches',
    group: 'table',
    kind: 'number',
    min: 1,
    max: 20,
    default: 5,
    when: { key: 'ending', is: ['sandwiches'] },
  },
  phonesField,
];

/** T-22 */
function goalOf({ options, seats }: PlateBook): Goal {
  if (options.ending === 'points') return { kind: 'points', n: options.points };
  if (options.ending === 'sandwiches') return { kind: 'sandwiches', n: options.sandwiches };
  return goalFor(seats);
}

const isEnded = (book: PlateBook, meals: readonly Meal[]): boolean =>
  isReached(goalOf(book), pointsOf(book.seats, meals), meals.length);

const valueSlot = { name: 'value', kind: 'number', min: -BIGGEST_CARD, max: BIGGEST_CARD } as const;
const seatSlot = (name: string, seats: number) => ({ name, kind: 'seat', from: range(seats) }) as const;

function blanks(book: PlateBook): Blank<PlateEntry>[] {
  const { plates, closed, meals } = read(book);
  if (isEnded(book, meals)) return [];
  if (closed) {
    const bids = range(book.seats).map(
      (seat): Blank<PlateEntry> => ({
        id: `bid-${seat}`,
        entry: { type: 'bid', seat },
        slots: [valueSlot],
        seat,
      }),
    );
    return [...bids, { id: 'eat', entry: { type: 'eat' }, slots: [] }];
  }
  const lines = plates.flatMap((cards, plate): Blank<PlateEntry>[] => {
    const lay: Blank<PlateEntry> = { id: `lay-${plate}`, entry: { type: 'lay', plate }, slots: [valueSlot] };
    // P-8: two slices of bread are the least that can be finished.
    return cards.length < 2
      ? [lay]
      : [lay, { id: `close-${plate}`, entry: { type: 'close', plate }, slots: [seatSlot('by', book.seats)] }];
  });
  if (book.entries.length > 0) return lines;
  return [{ id: 'first', entry: { type: 'first' }, slots: [seatSlot('seat', book.seats)] }, ...lines];
}

function blankOf(book: PlateBook, index: number): Blank<PlateEntry> | undefined {
  const entry = book.entries[index]!;
  const id = `again-${index}`;
  switch (entry.type) {
    case 'lay':
      return { id, entry: { type: 'lay', plate: entry.plate }, slots: [valueSlot] };
    case 'bid':
      return { id, entry: { type: 'bid', seat: entry.seat }, slots: [valueSlot] };
    case 'close':
      return { id, entry: { type: 'close', plate: entry.plate }, slots: [seatSlot('by', book.seats)] };
    case 'first':
      return { id, entry: { type: 'first' }, slots: [seatSlot('seat', book.seats)] };
    case 'eat':
      return undefined;
  }
}

/** A card entered by mistake can go, unless its finished sandwich would be left with fewer than two. */
function strikeable(book: PlateBook): Set<number> {
  const strikeable = new Set<number>();
  const onPlate = range(platesFor(book.seats)).map((): number[] => []);
  book.entries.forEach((entry, index) => {
    if (entry.type === 'bid') strikeable.add(index);
    if (entry.type === 'lay') {
      strikeable.add(index);
      onPlate[entry.plate]!.push(index);
    }
    if (entry.type === 'close') {
      const cards = onPlate[entry.plate]!;
      if (cards.length <= 2) for (const card of cards) strikeable.delete(card);
      onPlate[entry.plate] = [];
    }
  });
  return strikeable;
}

function frame(book: PlateBook): Frame {
  const { closed, meals, bids, first } = read(book);
  if (isEnded(book, meals)) return { id: 'ended', kind: 'complete', actors: [] };
  if (closed) {
    const value = worthOf(read(book).plates[closed.plate]!);
    const turned = bids.some((cards) => cards.length > 0);
    return {
      id: `bids-${meals.length}`,
      kind: turned ? 'eat' : 'bids',
      actors: range(book.seats),
      params: { plate: closed.plate + 1, value, who: { seat: closed.by } },
    };
  }
  const builder = builderOf(first, meals);
  return {
    id: `building-${meals.length}`,
    kind: 'building',
    actors: builder === null ? [] : [builder],
    params: { n: meals.length + 1 },
  };
}

/** Only sure right after a draw or a meal: the sheet does not see turns. */
const builderOf = (first: SeatIndex | null, meals: readonly Meal[]): SeatIndex | null =>
  meals.at(-1)?.begins ?? first;

/**
 * A café closes when it closes: after any meal, but not in the middle of one, unless a correction (T-2) shows
 * that an earlier one reached the target already.
 */
function canFinish(book: PlateBook): boolean {
  const { meals, closed } = read(book);
  return meals.length > 0 && (closed === null || isEnded(book, meals));
}

function view(book: PlateBook): PlateSheetView {
  const { plates, closed, bids, meals, first } = read(book);
  const scores = bids.map(scoreOf);
  const value = closed ? worthOf(plates[closed.plate]!) : 0;
  return {
    plates: plates.map((cards) => ({ cards, value: worthOf(cards) })),
    closed: closed && { ...closed, value },
    bids: bids.map((cards, seat) => ({ cards, score: scores[seat]! })),
    asItStands: closed && eatingOf({ scores, value, finisher: closed.by }),
    points: pointsOf(book.seats, meals),
    meals,
    goal: goalOf(book),
    reached: isEnded(book, meals),
    first,
    builder: builderOf(first, meals),
  };
}

function receipt(book: PlateBook): ReceiptLine[] {
  return read(book).meals.flatMap((meal, i) =>
    meal.eaters.map((seat) => ({
      seat,
      points: meal.share,
      round: i + 1,
      key: meal.eaters.length > 1 ? 'shared' : 'ate',
      rule: meal.eaters.length > 1 ? 'P-17' : 'P-16',
      params: { value: meal.value, n: meal.eaters.length },
    })),
  );
}

function about(entry: PlateEntry): TextParams {
  switch (entry.type) {
    case 'first':
      return { who: { seat: entry.seat } };
    case 'lay':
      return { plate: entry.plate + 1, value: entry.value };
    case 'close':
      return { plate: entry.plate + 1, who: { seat: entry.by } };
    case 'bid':
      return { who: { seat: entry.seat }, value: entry.value };
    case 'eat':
      return {};
  }
}

const seatNumber = z.int().min(0).max(4);
const plateNumber = z.int().min(0).max(3);
/** Wider than the slot, so that a value out of range is answered with the range. */
const cardValue = z.int().min(-999).max(999);

export const plate: Spec<PlateSheetOptions, PlateEntry, PlateSheetView> = {
  fields,
  presets: classic,
  shapes: [
    shapeOf('first', { seat: seatNumber, drawn: z.boolean().optional() }),
    shapeOf('lay', { plate: plateNumber, value: cardValue }),
    shapeOf('close', { plate: plateNumber, by: seatNumber }),
    shapeOf('bid', { seat: seatNumber, value: cardValue }),
    shapeOf('eat', {}),
  ],
  frame,
  blanks,
  blankOf,
  strikeable,
  canFinish,
  drawFirst: (book, rng) => ({ type: 'first', seat: rng.below(book.seats), drawn: true }),
  view,
  about,
  outcome: (book) => {
    const { meals } = read(book);
    return { standings: standingsOf(pointsOf(book.seats, meals)) };
  },
  receipt,
};
