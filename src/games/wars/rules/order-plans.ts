/** What the phone works out for its player: sets for each order (W-9). */
import { type Order, orderOf } from '../cards.ts';
import type { Category } from '../categories.ts';
import { diversityPoints } from '../scoring.ts';
import type { State } from '../state.ts';
import type { OrderPlan, OrderSet } from '../view-types.ts';
import type { Bench, Cook, Food } from './bench.ts';
import { canFill, type Filling, fillingsOf, names, nearlyFilled } from './fillings.ts';
import { priceOf } from './quality.ts';
import { byName, kept, keptList, lastOf } from './remember.ts';

type Categories = readonly Category[];

/** What lies open for everybody to take. */
export type Supply = Pick<State, 'row' | 'free'>;

interface Task {
  readonly bench: Bench;
  readonly order: Order;
  readonly free: Categories;
}

/** The set of a filling, for who has so many coins. */
function setOf({ bench, order, free }: Task, filling: Filling): (coins: number) => OrderSet {
  const { layers, quality, tokens, first, replace } = filling;
  const used = (category: Category) => names(layers, category);
  const cost = first === null ? 0 : priceOf(bench, first, 'paid');
  const set = {
    use: layers.map(({ card }) => card),
    first,
    replace,
    cost,
    quality,
    categories: order.bonus.filter(used),
    assistants: bench.assistants.filter(used),
    tokens,
    rewardAssistants: order.reward.kind === 'assistant' ? free.filter(used) : [],
  };
  const [within, beyond] = [
    { ...set, affordable: true },
    { ...set, affordable: false },
  ];
  return (coins) => (cost <= coins ? within : beyond);
}

const NONE: readonly never[] = [];

/** Of the same order. */
const isSamePlan = (a: OrderPlan, b: OrderPlan): boolean =>
  a.ready === b.ready &&
  a.nearly === b.nearly &&
  a.missing === b.missing &&
  a.lacking === b.lacking &&
  a.diversity === b.diversity;

/** Plans one order for one seat, anew only where something about it has changed. */
function orderPlanner(id: string) {
  const order = orderOf(id);
  const { type, quality, points } = order;

  const withoutSets = lastOf(
    (bench: Bench, served: Cook['types']): OrderPlan => ({
      order: id,
      type,
      quality,
      points,
      diversity: served.has(type) ? 0 : diversityPoints(served.size + 1) - diversityPoints(served.size),
      lacking: Math.max(0, type - bench.zone.length),
      missing: Math.max(0, quality - bench.best[type]!),
      ready: NONE,
      nearly: NONE,
    }),
  );

  const setsOn = lastOf((bench: Bench, free: Categories) => {
    const setFor = (filling: Filling) => setOf({ bench, order, free }, filling);
    const nearly = new Map<Food, ReturnType<typeof setFor> | null>();
    return {
      ready: canFill(bench, order) ? fillingsOf(bench, order).map((filling) => setFor(filling)(0)) : NONE,
      /** What a card of the hand makes possible is the same whatever else the hand holds. */
      nearly(food: Food) {
        const known = nearly.get(food);
        if (known !== undefined) return known;
        const filling = nearlyFilled(bench, order, food);
        const set = filling ? setFor(filling) : null;
        nearly.set(food, set);
        return set;
      },
    };
  });

  const keepNearly = keptList<OrderSet>();
  const keep = kept(isSamePlan);

  return ({ bench, foods, coins, types }: Cook, free: Categories): OrderPlan => {
    const plan = withoutSets(bench, types);
    if (plan.lacking > 1) return keep(plan);
    // Only where the reward is an assistant it matters who is free.
    const sets = setsOn(bench, order.reward.kind === 'assistant' ? free : NONE);
    const nearly: OrderSet[] = [];
    for (const food of foods) {
      const set = sets.nearly(food);
      if (set) nearly.push(set(coins));
    }
    if (sets.ready.length + nearly.length === 0) return keep(plan);
    return keep({ ...plan, ready: sets.ready, nearly: keepNearly(nearly) });
  };
}

const isSameCook = (a: Cook, b: Cook): boolean =>
  a.bench === b.bench && a.foods === b.foods && a.coins === b.coins && a.types === b.types;

/** For one seat. */
export function orderPlans(): (cook: Cook, supply: Supply) => readonly OrderPlan[] {
  const planFor = byName(orderPlanner);
  const keepCook = kept(isSameCook);
  const keep = keptList<OrderPlan>();
  const plansFor = lastOf((cook: Cook, { row, free }: Supply) => {
    const plans: OrderPlan[] = [];
    for (const id of row) if (id !== null) plans.push(planFor(id)(cook, free));
    return keep(plans);
  });
  return (cook, supply) => plansFor(keepCook(cook), supply);
}
