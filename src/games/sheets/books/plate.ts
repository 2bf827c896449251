/** The Plate game with real cards: running sums, bids, who eats, who begins (T-20 … T-23). */
import { z } from 'zod';
import type { Frame, OptionField, ReceiptLine, SeatIndex, TextParams } from '../../../shared/game.ts';
import { type Eating, type Goal, goalFor, isReached, standingsOf } from '../../plate/scoring.ts';
import { callerField } from '../caller/options.ts';
import { circleOf, companyOf } from '../company.ts';
import { shapeOf } from '../moves.ts';
import { classic, hiddenField, phonesField } from '../options.ts';
import type { Attending, Blank, Spec } from '../spec.ts';
import {
  type Closed,
  eatenOf,
  eatingAmong,
  type LaidCard,
  laidSince,
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
  /** Who begins this sandwich. */
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
  hiddenField,
  callerField,
];

/** T-22: what was played for from the start is played for to the end, whoever comes or goes. */
export function goalOf(book: PlateBook): Goal {
  const { options } = book;
  if (options.ending === 'points') return { kind: 'points', n: options.points };
  if (options.ending === 'sandwiches') return { kind: 'sandwiches', n: options.sandwiches };
  return goalFor(circleOf(book, 1).length);
}

/** The sandwich that is eaten next. */
const sandwichOf = (book: PlateBook): number => read(book).meals.length + 1;

export const playing = (book: PlateBook): readonly SeatIndex[] => circleOf(book, sandwichOf(book));

const FEWEST = 2;

/** T-41: so many have left that nobody can go on. */
export const isDeserted = (book: PlateBook): boolean => !read(book).closed && playing(book).length < FEWEST;

export const isEnded = (book: PlateBook, meals: readonly Meal[]): boolean =>
  isReached(goalOf(book), pointsOf(book.seats, meals), eatenOf(meals));

const valueSlot = { name: 'value', kind: 'number', min: -BIGGEST_CARD, max: BIGGEST_CARD } as const;
const seatSlot = (name: string, from: readonly SeatIndex[]) => ({ name, kind: 'seat', from }) as const;

function blanks(book: PlateBook): Blank<PlateEntry>[] {
  const { plates, closed, meals } = read(book);
  if (isEnded(book, meals) || isDeserted(book)) return [];
  if (closed) {
    const bids = playing(book).map(
      (seat): Blank<PlateEntry> => ({
        id: `bid-${seat}`,
        entry: { type: 'bid', seat },
        slots: [valueSlot],
        seat,
        unseen: 'many',
      }),
    );
    return [
      ...bids,
      { id: 'eat', entry: { type: 'eat' }, slots: [], waits: true },
      { id: 'skip', entry: { type: 'skip', round: sandwichOf(book) }, slots: [] },
    ];
  }
  const lines = plates.flatMap((cards, plate): Blank<PlateEntry>[] => {
    const lay: Blank<PlateEntry> = { id: `lay-${plate}`, entry: { type: 'lay', plate }, slots: [valueSlot] };
    // P-8: two slices of bread are the least that can be finished.
    return cards.length < 2
      ? [lay]
      : [
          lay,
          { id: `close-${plate}`, entry: { type: 'close', plate }, slots: [seatSlot('by', playing(book))] },
        ];
  });
  if (book.entries.length > 0) return lines;
  return [{ id: 'first', entry: { type: 'first' }, slots: [seatSlot('seat', playing(book))] }, ...lines];
}

/** Those who were there for the sandwich to which this entry belongs; who has left before it can still be named. */
function circleAt(book: PlateBook, index: number): readonly SeatIndex[] {
  const circle = circleOf(book, 1 + read(book).meals.filter(({ entry }) => entry < index).length);
  return circle.length > 0 ? circle : companyOf(book).order;
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
      return {
        id,
        entry: { type: 'close', plate: entry.plate },
        slots: [seatSlot('by', circleAt(book, index))],
      };
    case 'first':
      return { id, entry: { type: 'first' }, slots: [seatSlot('seat', circleAt(book, index))] };
    case 'eat':
    case 'skip':
      return undefined;
  }
}

/** A card entered by mistake can go, unless its finished sandwich would be left with fewer than two. */
function strikeable(book: PlateBook): Set<number> {
  const strikeable = new Set<number>();
  const onPlate = new Map<number, number[]>();
  book.entries.forEach((entry, index) => {
    if (entry.type === 'bid') strikeable.add(index);
    if (entry.type === 'lay') {
      strikeable.add(index);
      onPlate.set(entry.plate, [...(onPlate.get(entry.plate) ?? []), index]);
    }
    if (entry.type === 'close') {
      const cards = onPlate.get(entry.plate) ?? [];
      if (cards.length <= 2) for (const card of cards) strikeable.delete(card);
      onPlate.set(entry.plate, []);
    }
  });
  return strikeable;
}

function frame(book: PlateBook): Frame {
  const { closed, meals, bids } = read(book);
  if (isEnded(book, meals)) return { id: 'ended', kind: 'complete', actors: [] };
  if (isDeserted(book)) return { id: 'deserted', kind: 'deserted', actors: [] };
  if (closed) {
    const value = worthOf(read(book).plates[closed.plate]!);
    const turned = bids.some((cards) => cards.length > 0);
    return {
      id: `bids-${meals.length}`,
      kind: turned ? 'eat' : 'bids',
      actors: playing(book),
      params: { plate: closed.plate + 1, value, who: { seat: closed.by } },
    };
  }
  const builder = laidSince(book) === 0 ? builderOf(book) : null;
  return {
    id: `building-${meals.length}`,
    kind: 'building',
    actors: builder === null ? [] : [builder],
    params: { n: meals.length + 1 },
  };
}

/** Whose turn it is only until a card is laid: the sheet does not see turns. Whoever has left leaves it to the next. */
export function builderOf(book: PlateBook): SeatIndex | null {
  const { meals, first } = read(book);
  const named = meals.at(-1)?.begins ?? first;
  if (named === null) return null;
  const { order } = companyOf(book);
  const at = Math.max(0, order.indexOf(named));
  return [...order.slice(at), ...order.slice(0, at)].find((seat) => playing(book).includes(seat)) ?? null;
}

/**
 * A café closes when it closes: after any meal, but not in the middle of one, unless a correction (T-2) shows
 * that an earlier one reached the target already.
 */
function canFinish(book: PlateBook): boolean {
  const { meals, closed } = read(book);
  return eatenOf(meals) > 0 && (closed === null || isEnded(book, meals));
}

function view(book: PlateBook): PlateSheetView {
  const { plates, closed, bids, meals, first } = read(book);
  const scores = bids.map(scoreOf);
  const value = closed ? worthOf(plates[closed.plate]!) : 0;
  return {
    plates: plates.map((cards) => ({ cards, value: worthOf(cards) })),
    closed: closed && { ...closed, value },
    bids: bids.map((cards, seat) => ({ cards, score: scores[seat]! })),
    asItStands: closed && eatingAmong(playing(book), { scores, value, finisher: closed.by }),
    points: pointsOf(book.seats, meals),
    meals,
    goal: goalOf(book),
    reached: isEnded(book, meals),
    first,
    builder: builderOf(book),
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
    case 'skip':
      return { round: entry.round };
  }
}

const attending: Attending<PlateSheetOptions, PlateEntry> = {
  least: FEWEST,
  most: 5,
  inRounds: () => true,
  round: sandwichOf,
  // T-40: from the next sandwich, or from this one while no bids are turned up for it.
  comes: (book) => sandwichOf(book) + (read(book).closed ? 1 : 0),
  leaves: (book) => {
    const from = sandwichOf(book) + (read(book).closed ? 1 : 0);
    return { from, asked: from };
  },
  keeps: (book, entry) => !('seat' in entry) || companyOf(book).order.includes(entry.seat),
  holds: (book, seat) => book.entries.some((entry) => entry.type === 'close' && entry.by === seat),
  settable: ['ending', 'points', 'sandwiches', 'hidden', 'caller'],
};

const seatNumber = z.int().min(0).max(11);
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
    shapeOf('skip', { round: z.int().min(1).max(10_000) }),
  ],
  frame,
  blanks,
  blankOf,
  strikeable,
  canFinish,
  // T-42: after any sandwich; the one whose bids are turned up is then not counted.
  canClose: (book) => eatenOf(read(book).meals) > 0,
  attending,
  uncounted: (book) => read(book).meals.flatMap(({ skipped }, i) => (skipped ? [i + 1] : [])),
  begins: (book, seat) =>
    book.entries.length > 0 ? [] : [{ type: 'entered', entry: { type: 'first', seat, drawn: true } }],
  drawFirst: (book, rng) => ({ type: 'first', seat: rng.pick(playing(book)), drawn: true }),
  view,
  about,
  outcome: (book) => {
    const { meals } = read(book);
    return { standings: standingsOf(pointsOf(book.seats, meals)) };
  },
  receipt,
};
