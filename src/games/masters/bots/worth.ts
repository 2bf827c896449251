/** What a kitchen is worth to a bot: rewards to come, less with every turn they will take. */
import { memo } from '../../../shared/memo.ts';
import { FOODS, type Food, familyOf, type Order, SAUCE } from '../cards.ts';
import { fitOf, type Piece } from '../rules/matching.ts';
import { BAR, SLOTS } from '../state.ts';
import { type Counts, type Kitchen, piecesIn, type Stack } from './model.ts';

/** Found by playing matches of one set of numbers against another. */
const STYLE = {
  /** A Noshdosh a turn later is worth so much. */
  patience: 0.73,
  /** Turns until a card that is not in hand can be hoped for. */
  waitFor: { food: 1.6, bread: 2.8, family: 1.2 },
  /** Turns which a Special Sauce from the hand costs. */
  sauce: 1.2,
  /** A stack no order wants, and what each card on it takes from that. */
  spare: 0.35,
  clutter: 0.1,
  badCard: 0.15,
} as const;

/** What it takes to fill an order with a sandwich; null where it cannot be done. */
interface Way {
  readonly order: Order;
  readonly pays: number;
  /** Breads that its sandwich wants still, and all that are. */
  readonly slices: number;
  readonly breads: number;
  /** What else is missing, each once, and how many of it; sauces that lie there already cover some. */
  readonly foods: readonly { readonly food: Food; readonly wanted: number }[];
  readonly covered: number;
  /** Of which one more is wanted, whichever; null where none is. */
  readonly family: readonly Food[] | null;
  readonly missing: readonly Food[];
  readonly isReady: boolean;
}

/** A stack, or a sandwich yet to begin, so that a good hand is worth something too. */
interface Row {
  /** Breads still to come. */
  readonly slices: number;
  /** Its worth without an order. */
  readonly alone: number;
  /** One for each order. */
  readonly ways: readonly (Way | null)[];
}

export function worth(kitchen: Kitchen): number {
  const { hand, stacks } = kitchen;
  const rows = rowsOf(kitchen);
  const promises = rows.map(({ ways }) => ways.map((way) => (way ? promise(way, hand) : 0)));
  const pairs: { row: Row; way: Way; value: number }[] = [];
  let total = 0;
  for (const [at, order] of bestShare(rows, promises).entries()) {
    const row = rows[at]!;
    if (order === NONE) total += row.alone;
    else pairs.push({ row, way: row.ways[order]!, value: promises[at]![order]! });
  }
  let left: Record<string, number> | undefined;
  for (const { row, way, value } of pairs.sort((a, b) => b.value - a.value)) {
    total += left ? promise(way, left) : value;
    // No card of the hand is promised twice.
    left ??= { ...hand };
    for (const food of way.missing) left[food] = Math.max(0, (left[food] ?? 0) - 1);
    left.bread = Math.max(0, (left.bread ?? 0) - row.slices);
  }
  const going = kitchen.eager * stacks.length;
  return total + going - stacks.reduce((risk, { bad }) => risk + bad * STYLE.badCard, 0);
}

function rowsOf({ stacks, orders, free }: Kitchen): readonly Row[] {
  const { of, begun } = rowsFor(orders);
  const rows = stacks.map(of);
  return free > 0 ? [...rows, begun] : rows;
}

/** What is wanted of a stack does not change with the hand: it is worked out once for all stacks that are alike. */
const rowsFor = memo((orders: readonly Order[]) => {
  const known = new Map<string, Row>();
  const of = ({ symbols }: Stack): Row => {
    const name = symbols.join();
    const found = known.get(name);
    if (found) return found;
    const alone = Math.max(0, STYLE.spare - STYLE.clutter * symbols.length);
    const row = rowWith(orders, piecesIn(symbols), { slices: 1, alone });
    known.set(name, row);
    return row;
  };
  return { of, begun: rowWith(orders, [], { slices: 2, alone: 0 }) };
});

const rowWith = (
  orders: readonly Order[],
  pieces: readonly Piece[],
  { slices, alone }: Omit<Row, 'ways'>,
): Row => ({ slices, alone, ways: orders.map((order) => wayTo(order, pieces, slices)) });

function wayTo(order: Order, pieces: readonly Piece[], slices: number): Way | null {
  const { state, missing, covered, wantsFamily } = fitOf(order, pieces);
  if (state === 'impossible') return null;
  const wantedOf = (food: Food) => missing.filter((one) => one === food).length;
  const breads = slices + wantedOf('bread');
  const foods = [...new Set(missing)]
    .filter((food) => food !== 'bread')
    .map((food) => ({ food, wanted: wantedOf(food) }));
  const size = pieces.length + missing.length - covered + (wantsFamily ? 1 : 0);
  return {
    ...{ order, slices, breads, foods, covered, missing },
    pays: order.each === null ? order.reward : order.reward * Math.max(1, size),
    family: wantsFamily ? FOODS.filter((food) => familyOf(food) === order.each) : null,
    isReady: state === 'ready',
  };
}

/**
 * What a sandwich, lying there or yet to begin, still wants for the best paid order that the hand alone would fill but
 * for its closing Bread: nobody throws so many of them away.
 */
export function promised(kitchen: Kitchen): Counts {
  const { hand } = kitchen;
  const kept: Record<string, number> = {};
  for (const { ways, slices } of rowsOf(kitchen)) {
    if ((hand.bread ?? 0) < slices - 1) continue;
    const able = ways
      .flatMap((way) => way ?? [])
      .filter(({ order, missing, isReady }) => !isReady && missing.length > 0 && order.each === null)
      .filter(({ missing }) => holds(hand, missing))
      .sort((a, b) => b.order.reward - a.order.reward);
    const missing: readonly string[] = able[0]?.missing ?? [];
    for (const food of missing)
      kept[food] = Math.max(kept[food] ?? 0, missing.filter((one) => one === food).length);
  }
  return kept;
}

const holds = (hand: Counts, foods: readonly string[]): boolean =>
  foods.every((food) => (hand[food] ?? 0) >= foods.filter((one) => one === food).length);

const NONE = -1;

/** Sets of orders are numbers, with a bit for each. */
const SETS = 1 << BAR;

/**
 * What the rows from one on bring at best, by the orders that are taken. Filled anew by every call: to have it made
 * anew takes longer than all that is done with it.
 */
const totals = new Float64Array((SLOTS + 1) * SETS);

/** Which stack goes for which order, none twice: by row, its order or none. */
function bestShare(rows: readonly Row[], promises: readonly (readonly number[])[]): number[] {
  totals.fill(0, rows.length * SETS);
  const pick = (at: number, taken: number): number => {
    const values = promises[at]!;
    const below = (at + 1) * SETS;
    let best = rows[at]!.alone + totals[below + taken]!;
    let picked = NONE;
    for (let order = 0; order < values.length; order++) {
      const value = values[order]!;
      if (value === 0 || taken & (1 << order)) continue;
      const total = value + totals[below + (taken | (1 << order))]!;
      if (total <= best) continue;
      best = total;
      picked = order;
    }
    totals[at * SETS + taken] = best;
    return picked;
  };
  for (let at = rows.length - 1; at > 0; at--) for (let taken = 0; taken < SETS; taken++) pick(at, taken);
  let taken = 0;
  return rows.map((_, at) => {
    const picked = pick(at, taken);
    if (picked !== NONE) taken |= 1 << picked;
    return picked;
  });
}

const promise = (way: Way, hand: Counts): number => way.pays * STYLE.patience ** turnsTo(way, hand);

/** A turn for each symbol in hand, waiting for what is not, and Bread to close. */
function turnsTo({ breads, foods, covered, family, slices }: Way, hand: Counts): number {
  const { waitFor, sauce } = STYLE;
  let turns = slices;
  let absent = 0;
  for (const { food, wanted } of foods) {
    const held = hand[food] ?? 0;
    if (held > 0) turns += 1;
    if (held < wanted) absent += wanted - held;
  }
  if (family) turns += family.some((food) => (hand[food] ?? 0) > 0) ? 1 : waitFor.family;
  const helped = Math.min(absent, covered + (hand[SAUCE] ?? 0));
  turns += (absent - helped) * waitFor.food + Math.max(0, helped - covered) * sauce;
  return turns + Math.max(0, breads - (hand.bread ?? 0)) * waitFor.bread;
}
