/** W-9: the ways to fill an order from a zone, and from a zone with one more card of the hand in it. */
import { memo } from '../../../shared/memo.ts';
import type { Order } from '../cards.ts';
import type { Category } from '../categories.ts';
import { BONUS_TOKENS, ZONE_LIMIT } from '../numbers.ts';
import { type Bench, type Food, type Layer, layersOf } from './bench.ts';
import { liftFor, qualityOf, subsetsOf, zoneAfterPlaying } from './quality.ts';
import { byName } from './remember.ts';

/** One way to fill an order, before all its consequences are spelled out. */
export interface Filling {
  readonly layers: readonly Layer[];
  readonly quality: number;
  readonly tokens: number;
  readonly first: string | null;
  readonly replace: string | null;
}

/** The most tokens and the least waste first. */
const better = (a: Filling, b: Filling): number => b.tokens - a.tokens || a.quality - b.quality;

export const names = (layers: readonly Layer[], category: Category): boolean =>
  layers.some((layer) => layer.category === category);

export const canFill = (bench: Bench, order: Order): boolean =>
  bench.zone.length >= order.type && bench.best[order.type]! >= order.quality;

export const fillingsOf = (bench: Bench, order: Order): readonly Filling[] =>
  fillings(bench, order).sort(better);

/** W-9, W-11: those sets which suffice, with what they bring; `laid` is in all of them. */
function fillings(bench: Bench, order: Order, laid?: Laid): Filling[] {
  const found: Filling[] = [];
  const start = liftFor(bench, order.type) + (laid?.layer.quality ?? 0);
  const sets = laid ? subsetsOf(laid.others, order.type - 1) : subsetsOf(bench.layers, order.type);
  for (const set of sets) {
    let quality = start;
    for (const layer of set) quality += layer.quality;
    if (quality < order.quality) continue;
    const layers = laid ? [...set, laid.layer] : set;
    let bonuses = 0;
    for (const category of order.bonus) if (names(layers, category)) bonuses += 1;
    for (const category of bench.assistants) if (names(layers, category)) bonuses += 1;
    const tokens = BONUS_TOKENS * bonuses;
    found.push({ layers, quality, tokens, first: laid?.card ?? null, replace: laid?.replace ?? null });
  }
  return found;
}

/** W-8: a hand card in the zone, or in place of an ingredient the order does not need. */
interface Laid {
  readonly card: string;
  readonly replace: string | null;
  readonly layer: Layer;
  readonly others: readonly Layer[];
}

/** What a card of the hand brings is the same whatever else the hand holds. */
const laysOf = memo((bench: Bench) =>
  byName((card: string): readonly Laid[] => {
    const isFull = bench.zone.length >= ZONE_LIMIT;
    return (isFull ? bench.zone.map((placed) => placed.card) : [null]).map((replace) => {
      const layers = layersOf(bench, zoneAfterPlaying(bench.zone, card, replace));
      const layer = layers.find((one) => one.card === card)!;
      return { card, replace, layer, others: layers.filter((one) => one !== layer) };
    });
  }),
);

/** The best filling with this card of the hand, if it makes one possible. */
export function nearlyFilled(bench: Bench, order: Order, food: Food): Filling | undefined {
  if (!mayFill(bench, order, food)) return undefined;
  let best: Filling | undefined;
  for (const laid of laysOf(bench)(food.card)) {
    for (const filling of fillings(bench, order, laid)) {
      if (!best || better(filling, best) < 0) best = filling;
    }
  }
  return best;
}

/** Most cards are too weak even beside the strongest of the zone: that is soon seen. */
function mayFill(bench: Bench, { type, quality }: Order, { card, gains, lends }: Food): boolean {
  const others = type - 1;
  if (bench.zone.length < others) return false;
  const own = qualityOf(bench, { card, extra: 0 }) + gains;
  return bench.sums[others]! + own + lends * others + liftFor(bench, type) >= quality;
}
