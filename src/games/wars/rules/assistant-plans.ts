/** What the phone works out for its player before hiring: what an assistant would change (W-14). */
import { memo } from '../../../shared/memo.ts';
import { ingredientOf, type Order, orderOf } from '../cards.ts';
import { CATEGORIES, type Category } from '../categories.ts';
import { HELP, UPKEEP_COINS, UPKEEP_TOKENS } from '../numbers.ts';
import type { Placed, State } from '../state.ts';
import type { AssistantPlan } from '../view-types.ts';
import { type Bench, benchFor, type Cook, type Food } from './bench.ts';
import { canFill } from './fillings.ts';
import { qualityOf } from './quality.ts';
import { byName, kept, keptList, lastOf, sameItems } from './remember.ts';

const upkeepOf = byName((count: number) => ({
  coins: UPKEEP_COINS * count,
  tokens: UPKEEP_TOKENS * count,
}));

const NOTHING: readonly never[] = [];

type Helped<K extends 'zone' | 'hand'> = AssistantPlan[K];

/** One alone is all there is, most of the time. */
const helped = memo((placed: Placed): Helped<'zone'> => {
  const player = { assistants: [ingredientOf(placed.card).category] };
  return [{ card: placed.card, quality: qualityOf(player, placed) }];
});

function inZone({ zone, layers }: Bench, category: Category): Helped<'zone'> {
  let all: Helped<'zone'> = NOTHING;
  for (let i = 0; i < layers.length; i++)
    if (layers[i]!.category === category) all = joined(all, helped(zone[i]!));
  return all;
}

function inHand(foods: readonly Food[], category: Category): Helped<'hand'> {
  let all: Helped<'hand'> = NOTHING;
  for (const food of foods) if (food.category === category) all = joined(all, food.helped);
  return all;
}

const joined = <T>(some: readonly T[], more: readonly T[]): readonly T[] =>
  some.length === 0 ? more : [...some, ...more];

/** Orders that are short of no more than help can give. */
function ordersInReach(bench: Bench, row: State['row']): readonly Order[] {
  const orders: Order[] = [];
  for (const id of row) {
    if (id === null) continue;
    const order = orderOf(id);
    if (bench.zone.length < order.type || canFill(bench, order)) continue;
    if (atMost(bench, order, order.type) >= order.quality) orders.push(order);
  }
  return orders;
}

/** With help for so many ingredients. */
const atMost = (bench: Bench, { type }: Order, count: number): number =>
  bench.best[type]! + HELP * Math.min(count, type);

function opensWith(bench: Bench, category: Category, inReach: readonly Order[]): readonly string[] {
  const helped = bench.layers.filter((layer) => layer.category === category).length;
  const near = inReach.filter((order) => atMost(bench, order, helped) >= order.quality);
  if (near.length === 0) return NOTHING;
  const better = benchFor({ ...bench, assistants: [...bench.assistants, category] });
  return near.filter((order) => canFill(better, order)).map(({ id }) => id);
}

const isSamePlan = (a: AssistantPlan, b: AssistantPlan): boolean =>
  a.upkeep === b.upkeep &&
  sameItems(a.zone, b.zone) &&
  sameItems(a.hand, b.hand) &&
  sameItems(a.opens, b.opens);

/** For one seat: anew only what has changed. */
export function assistantPlans(): (cook: Cook, row: State['row']) => readonly AssistantPlan[] {
  const planners = CATEGORIES.map((category) => ({ category, keep: kept(isSamePlan) }));
  const keepAll = keptList<AssistantPlan>();
  const reach = keptList<Order>();
  const plansFor = lastOf((bench: Bench, foods: readonly Food[], inReach: readonly Order[]) => {
    const upkeep = upkeepOf(bench.assistants.length + 1);
    const plans: AssistantPlan[] = [];
    for (const { category, keep } of planners) {
      if (bench.assistants.includes(category)) continue;
      const opens = inReach.length === 0 ? NOTHING : opensWith(bench, category, inReach);
      const [zone, hand] = [inZone(bench, category), inHand(foods, category)];
      plans.push(keep({ category, zone, hand, opens, upkeep }));
    }
    return keepAll(plans);
  });
  return ({ bench, foods }, row) => plansFor(bench, foods, reach(ordersInReach(bench, row)));
}
