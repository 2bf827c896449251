/** What a kitchen is worth to a bot: rewards to come, less with every turn they will take. */

import { FOODS, familyOf, type Order, SAUCE } from '../cards.ts';
import { type Fit, fitOf } from '../rules/matching.ts';
import { type Counts, type Kitchen, piecesIn } from './model.ts';

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

/** A stack and an order; the last row is a sandwich yet to begin, so that a good hand is worth something too. */
interface Row {
  readonly pieces: number;
  /** Breads still to come. */
  readonly slices: number;
  /** Its worth without an order. */
  readonly alone: number;
  readonly fits: readonly Fit[];
}

export function worth(kitchen: Kitchen): number {
  const { orders, hand, stacks } = kitchen;
  const rows = rowsOf(kitchen);
  const promises = rows.map((row) => orders.map((order, j) => promise(order, row, row.fits[j]!, hand)));
  const pairs: { row: Row; order: number; value: number }[] = [];
  let total = 0;
  let share = bestShare(rows, promises, 0, 0);
  for (const [i, row] of rows.entries()) {
    const order = share?.order ?? null;
    if (order === null) total += row.alone;
    else pairs.push({ row, order, value: promises[i]![order]! });
    share = share?.rest ?? null;
  }
  const left: Record<string, number> = { ...hand };
  for (const { row, order } of pairs.sort((a, b) => b.value - a.value)) {
    const fitting = row.fits[order]!;
    total += promise(orders[order]!, row, fitting, left);
    // No card of the hand is promised twice.
    for (const food of fitting.missing) left[food] = Math.max(0, (left[food] ?? 0) - 1);
    left.bread = Math.max(0, (left.bread ?? 0) - row.slices);
  }
  const going = kitchen.eager * stacks.length;
  return total + going - stacks.reduce((risk, { bad }) => risk + bad * STYLE.badCard, 0);
}

function rowsOf({ stacks, orders, free }: Kitchen): Row[] {
  const rows = stacks.map(({ symbols }): Row => {
    const pieces = piecesIn(symbols);
    const alone = Math.max(0, STYLE.spare - STYLE.clutter * symbols.length);
    return { pieces: pieces.length, slices: 1, alone, fits: orders.map((order) => fitOf(order, pieces)) };
  });
  if (free > 0) rows.push({ pieces: 0, slices: 2, alone: 0, fits: orders.map((order) => fitOf(order, [])) });
  return rows;
}

/**
 * What a sandwich, lying there or yet to begin, still wants for the best paid order that the hand alone would fill but
 * for its closing Bread: nobody throws so many of them away.
 */
export function promised(kitchen: Kitchen): Counts {
  const { orders, hand } = kitchen;
  const kept: Record<string, number> = {};
  for (const { fits, slices } of rowsOf(kitchen)) {
    if ((hand.bread ?? 0) < slices - 1) continue;
    const able = orders
      .map((order, i) => ({ order, missing: fits[i]!.state === 'missing' ? fits[i]!.missing : [] }))
      .filter(({ order, missing }) => missing.length > 0 && order.each === null && holds(hand, missing))
      .sort((a, b) => b.order.reward - a.order.reward);
    const missing: readonly string[] = able[0]?.missing ?? [];
    for (const food of missing)
      kept[food] = Math.max(kept[food] ?? 0, missing.filter((one) => one === food).length);
  }
  return kept;
}

const holds = (hand: Counts, foods: readonly string[]): boolean =>
  foods.every((food) => (hand[food] ?? 0) >= foods.filter((one) => one === food).length);

interface Share {
  readonly total: number;
  readonly order: number | null;
  readonly rest: Share | null;
}

/** Which stack goes for which order, none twice; `taken` is a set of orders as bits. */
function bestShare(
  rows: readonly Row[],
  promises: readonly (readonly number[])[],
  at: number,
  taken: number,
): Share | null {
  const row = rows[at];
  if (!row) return null;
  const skipped = bestShare(rows, promises, at + 1, taken);
  let best: Share = { total: row.alone + (skipped?.total ?? 0), order: null, rest: skipped };
  for (const [order, value] of promises[at]!.entries()) {
    if (value === 0 || taken & (1 << order)) continue;
    const rest = bestShare(rows, promises, at + 1, taken | (1 << order));
    const total = value + (rest?.total ?? 0);
    if (total > best.total) best = { total, order, rest };
  }
  return best;
}

function promise(order: Order, row: Row, fitting: Fit, hand: Counts): number {
  if (fitting.state === 'impossible') return 0;
  const missing = fitting.missing.length - fitting.covered + (fitting.wantsFamily ? 1 : 0);
  const pays = order.each === null ? order.reward : order.reward * Math.max(1, row.pieces + missing);
  return pays * STYLE.patience ** turnsTo(order, row, fitting, hand);
}

/** A turn for each symbol in hand, waiting for what is not, and Bread to close. */
function turnsTo(
  order: Order,
  { slices }: Row,
  { missing, covered, wantsFamily }: Fit,
  hand: Counts,
): number {
  const { waitFor, sauce } = STYLE;
  let turns = slices;
  let breads = slices;
  let absent = 0;
  for (const [i, food] of missing.entries()) {
    if (food === 'bread') {
      breads += 1;
      continue;
    }
    let needed = 1;
    for (let j = 0; j < i; j++) if (missing[j] === food) needed += 1;
    if ((hand[food] ?? 0) < needed) absent += 1;
    else if (needed === 1) turns += 1;
  }
  if (wantsFamily) {
    const inHand = FOODS.some((food) => familyOf(food) === order.each && (hand[food] ?? 0) > 0);
    turns += inHand ? 1 : waitFor.family;
  }
  const helped = Math.min(absent, covered + (hand[SAUCE] ?? 0));
  turns += (absent - helped) * waitFor.food + Math.max(0, helped - covered) * sauce;
  return turns + Math.max(0, breads - (hand.bread ?? 0)) * waitFor.bread;
}
