/** The evening read out of the entries of a Plate sheet: what lies where, who ate, who begins. */
import type { SeatIndex } from '../../../shared/game.ts';
import { range, sum } from '../../../shared/lists.ts';
import { memo } from '../../../shared/memo.ts';
import { bidScore, type Eating, eatingOf, platesFor, sandwichValue } from '../../plate/scoring.ts';
import { circleOf } from '../company.ts';
import type { Book } from '../state.ts';

export interface PlateSheetOptions {
  readonly ending: 'printed' | 'points' | 'sandwiches';
  readonly points: number;
  readonly sandwiches: number;
  readonly phones: boolean;
  readonly hidden: boolean;
  readonly caller: boolean;
}

export type PlateEntry =
  | { readonly type: 'first'; readonly seat: SeatIndex; readonly drawn?: boolean }
  | { readonly type: 'lay'; readonly plate: number; readonly value: number }
  | { readonly type: 'close'; readonly plate: number; readonly by: SeatIndex }
  | { readonly type: 'bid'; readonly seat: SeatIndex; readonly value: number }
  | { readonly type: 'eat' }
  /** The finished sandwich is taken off the table uneaten; `round` says which it was. */
  | { readonly type: 'skip'; readonly round: number };

export type PlateBook = Book<PlateSheetOptions, PlateEntry>;

export interface LaidCard {
  readonly entry: number;
  readonly value: number;
}

export interface Meal extends Eating {
  readonly entry: number;
  /** The entry which says who finished it. */
  readonly close: number;
  readonly cards: readonly LaidCard[];
  readonly bids: readonly (readonly LaidCard[])[];
  readonly plate: number;
  readonly value: number;
  readonly finisher: SeatIndex;
  /** Nobody ate it. */
  readonly skipped?: true;
}

export interface Closed {
  readonly entry: number;
  readonly plate: number;
  readonly by: SeatIndex;
}

interface Reading {
  readonly plates: readonly LaidCard[][];
  readonly closed: Closed | null;
  readonly bids: readonly LaidCard[][];
  readonly meals: readonly Meal[];
  readonly first: SeatIndex | null;
}

/** The whole evening is read again from its entries, so a corrected card changes all that followed from it. */
function readAll(book: PlateBook): Reading {
  const plates: LaidCard[][] = range(MOST_PLATES).map(() => []);
  let bids: LaidCard[][] = range(book.seats).map(() => []);
  let closed: Reading['closed'] = null;
  let first: SeatIndex | null = null;
  const meals: Meal[] = [];
  book.entries.forEach((entry, index) => {
    if (entry.type === 'first') first = entry.seat;
    if (entry.type === 'lay') plates[entry.plate]!.push({ entry: index, value: entry.value });
    if (entry.type === 'close') closed = { entry: index, plate: entry.plate, by: entry.by };
    if (entry.type === 'bid') bids[entry.seat]!.push({ entry: index, value: entry.value });
    if ((entry.type === 'eat' || entry.type === 'skip') && closed) {
      const { plate } = closed as Closed;
      const circle = circleOf(book, meals.length + 1);
      const meal = mealOf({ entry: index, closed, cards: plates[plate]!, bids, circle });
      meals.push(entry.type === 'eat' ? meal : uneaten(meal));
      plates[plate] = [];
      bids = bids.map(() => []);
      closed = null;
    }
  });
  const inPlay = Math.max(
    platesFor(circleOf(book, meals.length + 1).length),
    1 + plates.findLastIndex((cards) => cards.length > 0),
  );
  return { plates: plates.slice(0, inPlay), closed, bids, meals, first };
}

export const read = memo(readAll);

/** P-3, with five at the table. */
const MOST_PLATES = 4;

interface Course {
  readonly entry: number;
  readonly closed: Closed;
  readonly cards: readonly LaidCard[];
  readonly bids: readonly (readonly LaidCard[])[];
  /** Who is there to eat. */
  readonly circle: readonly SeatIndex[];
}

/** T-40, T-41: only those who play this sandwich bid for it, and the turn goes round among them. */
export function eatingAmong(
  circle: readonly SeatIndex[],
  { scores, value, finisher }: Parameters<typeof eatingOf>[0],
): Eating {
  const { eaters, share, begins } = eatingOf({
    scores: circle.map((seat) => scores[seat]!),
    value,
    finisher: Math.max(0, circle.indexOf(finisher)),
  });
  return { eaters: eaters.map((place) => circle[place]!), share, begins: circle[begins]! };
}

function mealOf({ entry, closed, cards, bids, circle }: Course): Meal {
  const value = worthOf(cards);
  const eating = eatingAmong(circle, { scores: bids.map(scoreOf), value, finisher: closed.by });
  return {
    entry,
    close: closed.entry,
    plate: closed.plate,
    cards,
    bids,
    value,
    finisher: closed.by,
    ...eating,
  };
}

/** Whoever finished it takes the next building turn. */
const uneaten = (meal: Meal): Meal => ({
  ...meal,
  ...{ eaters: [], share: 0, begins: meal.finisher, skipped: true },
});

/** How many cards were laid since the last meal. */
export function laidSince(book: PlateBook): number {
  const last = read(book).meals.at(-1)?.entry ?? -1;
  return book.entries.filter(({ type }, i) => i > last && type === 'lay').length;
}

export const eatenOf = (meals: readonly Meal[]): number => meals.filter(({ skipped }) => !skipped).length;

export const worthOf = (cards: readonly LaidCard[]): number => sandwichValue(cards.map((card) => card.value));
export const scoreOf = (cards: readonly LaidCard[]): number => bidScore(cards.map((card) => card.value));

export const pointsOf = (seats: number, meals: readonly Meal[]): number[] =>
  range(seats).map((seat) =>
    sum(meals.filter((meal) => meal.eaters.includes(seat)).map((meal) => meal.share)),
  );
