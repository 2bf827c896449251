/** What the phone works out for its player: sets for each order (W-9), and what an assistant would change (W-14). */
import { memo, memoAll } from '../../shared/memo.ts';
import { ingredientOf, isIngredient, type Order, type OrderType, orderOf } from './cards.ts';
import { CATEGORIES, type Category } from './categories.ts';
import { BONUS_TOKENS, UPKEEP_COINS, UPKEEP_TOKENS, ZONE_LIMIT } from './numbers.ts';
import { costOf, liftFor, priceOf, qualityOf, subsetsOf, zoneAfterPlaying } from './quality.ts';
import { differentTypes, diversityPoints } from './scoring.ts';
import type { Placed, Player } from './state.ts';

/** Exactly the ingredients for one order, with all that follows from using them. */
export interface OrderSet {
  readonly use: readonly string[];
  /** A card of the hand to be played first, and what that costs; null when the zone has all. */
  readonly first: string | null;
  /** W-8: what the card from the hand pushes out of a full zone. */
  readonly replace: string | null;
  readonly cost: number;
  readonly affordable: boolean;
  readonly quality: number;
  readonly categories: readonly Category[];
  readonly assistants: readonly Category[];
  /** Bonus tokens, the reward not counted. */
  readonly tokens: number;
  /** W-11: assistants of the reward which would count at once, two tokens each. */
  readonly rewardAssistants: readonly Category[];
}

export interface OrderPlan {
  readonly order: string;
  /** As printed: a phone draws its bench before it has fetched the deck. */
  readonly type: OrderType;
  readonly quality: number;
  readonly points: number;
  /** Points for kinds of order that this one would add. */
  readonly diversity: number;
  /** How many ingredients, and how much quality, the zone is short of. */
  readonly lacking: number;
  readonly missing: number;
  /** Sets of the zone, the most tokens and the least waste first. */
  readonly ready: readonly OrderSet[];
  /** The best set with one card of the hand, for each card that makes one possible. */
  readonly nearly: readonly OrderSet[];
}

export interface AssistantPlan {
  readonly category: Category;
  /** What would change in zone and hand. */
  readonly zone: readonly { readonly card: string; readonly quality: number }[];
  readonly hand: readonly { readonly card: string; readonly quality: number; readonly cost: number }[];
  /** Orders of the row that could be filled then, and cannot now. */
  readonly opens: readonly string[];
  /** W-18 for all assistants then: so many coins, or so many tokens. */
  readonly upkeep: { readonly coins: number; readonly tokens: number };
}

/** What decides how much ingredients count. */
type Kitchen = Pick<Player, 'zone' | 'assistants' | 'lift'>;

/** An ingredient with what it counts for this player now. */
interface Layer {
  readonly card: string;
  readonly category: Category;
  readonly quality: number;
}

const layersOf = (kitchen: Kitchen, zone: readonly Placed[]): Layer[] =>
  zone.map((placed) => ({
    card: placed.card,
    category: ingredientOf(placed.card).category,
    quality: qualityOf(kitchen, placed),
  }));

interface Bench extends Kitchen {
  readonly layers: readonly Layer[];
  /** The most that so many ingredients of the zone, or all there are, can count. */
  readonly best: readonly number[];
}

function benchFor(kitchen: Kitchen): Bench {
  const layers = layersOf(kitchen, kitchen.zone);
  const best = bestSums(layers).map((quality, size) => quality + liftFor(kitchen, size));
  return { ...kitchen, layers, best };
}

function bestSums(layers: readonly Layer[]): number[] {
  const strongest = layers.map(({ quality }) => quality).sort((a, b) => b - a);
  const sums = [0];
  for (let size = 1; size <= ZONE_LIMIT; size++) sums.push(sums[size - 1]! + (strongest[size - 1] ?? 0));
  return sums;
}

/** As long as nothing changes what ingredients count, it is the same bench: what follows from it is worked out once. */
const benchOfParts = memoAll((zone: Player['zone'], assistants: Player['assistants'], lift: Player['lift']) =>
  benchFor({ zone, assistants, lift }),
);
const benchOf = ({ zone, assistants, lift }: Player): Bench => benchOfParts(zone, assistants, lift);

/** One way to fill an order, before all its consequences are spelled out. */
interface Filling {
  readonly layers: readonly Layer[];
  readonly quality: number;
  readonly tokens: number;
  readonly first: string | null;
  readonly replace: string | null;
}

const better = (a: Filling, b: Filling): number => b.tokens - a.tokens || a.quality - b.quality;

const names = (layers: readonly Layer[], category: Category): boolean =>
  layers.some((layer) => layer.category === category);

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

/** Whether its cost can be paid is not known yet: that changes with every coin. */
type PricedSet = Omit<OrderSet, 'affordable'>;

function spellOut(bench: Bench, free: Categories, order: Order) {
  return ({ layers, quality, tokens, first, replace }: Filling): PricedSet => {
    const used = (category: Category) => names(layers, category);
    return {
      use: layers.map(({ card }) => card),
      first,
      replace,
      cost: first === null ? 0 : priceOf(bench, first, 'paid'),
      quality,
      categories: order.bonus.filter(used),
      assistants: bench.assistants.filter(used),
      tokens,
      rewardAssistants: order.reward.kind === 'assistant' ? free.filter(used) : [],
    };
  };
}

/** W-8: a hand card in the zone, or in place of an ingredient the order does not need. */
interface Laid {
  readonly card: string;
  readonly replace: string | null;
  readonly layer: Layer;
  readonly others: readonly Layer[];
  /** The most that the card and so many others can count. */
  readonly best: readonly number[];
}

/** What a card of the hand brings is the same whatever else the hand holds. */
function perCard<V>(make: (card: string) => V): (card: string) => V {
  const made = new Map<string, V>();
  return (card) => {
    if (!made.has(card)) made.set(card, make(card));
    return made.get(card) as V;
  };
}

const laysOf = memo((bench: Bench) =>
  perCard((card): readonly Laid[] => {
    const isFull = bench.zone.length >= ZONE_LIMIT;
    return (isFull ? bench.zone.map((placed) => placed.card) : [null]).map((replace) => {
      const layers = layersOf(bench, zoneAfterPlaying(bench.zone, card, replace));
      const layer = layers.find((one) => one.card === card)!;
      const others = layers.filter((one) => one !== layer);
      return { card, replace, layer, others, best: bestSums(others).map((most) => most + layer.quality) };
    });
  }),
);

/** The best filling with this card of the hand, if it makes one possible. */
function nearlyFilled(bench: Bench, order: Order, card: string): Filling | undefined {
  const asked = order.quality - liftFor(bench, order.type);
  let best: Filling | undefined;
  for (const laid of laysOf(bench)(card)) {
    if (laid.best[order.type - 1]! < asked) continue;
    for (const filling of fillings(bench, order, laid)) {
      if (!best || better(filling, best) < 0) best = filling;
    }
  }
  return best;
}

type Categories = readonly Category[];
const NOBODY: Categories = [];

/** Only where the reward is an assistant it matters who is free. */
const wanted = (order: Order, free: Categories): Categories =>
  order.reward.kind === 'assistant' ? free : NOBODY;

const canFill = (bench: Bench, order: Order): boolean =>
  bench.zone.length >= order.type && bench.best[order.type]! >= order.quality;

const readySets = memoAll((bench: Bench, free: Categories, order: Order): readonly OrderSet[] =>
  (canFill(bench, order) ? fillings(bench, order) : [])
    .sort(better)
    .map(spellOut(bench, free, order))
    .map((set) => ({ ...set, affordable: true })),
);

const nearlySet = memoAll((bench: Bench, free: Categories, order: Order) =>
  perCard((card): PricedSet | undefined => {
    const filling = nearlyFilled(bench, order, card);
    return filling && spellOut(bench, free, order)(filling);
  }),
);

const diversityOf = (types: readonly OrderType[]): number => diversityPoints(differentTypes(types));

const typesServed = memo((served: Player['served']): readonly OrderType[] =>
  served.map(({ order }) => orderOf(order).type),
);

const planFor = (player: Player) => {
  const bench = benchOf(player);
  const types = typesServed(player.served);
  const foods = player.hand.filter(isIngredient);
  return (order: Order, free: Categories): OrderPlan => {
    const setWith = nearlySet(bench, free, order);
    return {
      order: order.id,
      type: order.type,
      quality: order.quality,
      points: order.points,
      diversity: types.includes(order.type) ? 0 : diversityOf([...types, order.type]) - diversityOf(types),
      lacking: Math.max(0, order.type - bench.zone.length),
      missing: Math.max(0, order.quality - bench.best[order.type]!),
      ready: readySets(bench, free, order),
      nearly: foods.flatMap((card) => {
        const set = setWith(card);
        return set ? [{ ...set, affordable: set.cost <= player.coins }] : [];
      }),
    };
  };
};

function opensWith(bench: Bench, category: Category, row: readonly Order[]): string[] {
  const helped = benchFor({ ...bench, assistants: [...bench.assistants, category] });
  return row.filter((order) => canFill(helped, order) && !canFill(bench, order)).map(({ id }) => id);
}

type Row = readonly (string | null)[];

const shown = memo((row: Row): readonly Order[] =>
  row.flatMap((order) => (order === null ? [] : [orderOf(order)])),
);

/** The same player before the same row with the same assistants free gets the same plans. */
export const orderPlans = memoAll((player: Player, row: Row, free: Categories): readonly OrderPlan[] => {
  const plan = planFor(player);
  return shown(row).map((order) => plan(order, wanted(order, free)));
});

const assistantPlansFor = memoAll(
  (bench: Bench, hand: Player['hand'], row: Row): readonly AssistantPlan[] => {
    const foods = hand.filter(isIngredient).map(ingredientOf);
    const count = bench.assistants.length + 1;
    const upkeep = { coins: UPKEEP_COINS * count, tokens: UPKEEP_TOKENS * count };
    return CATEGORIES.filter((category) => !bench.assistants.includes(category)).map((category) => {
      const helped = { assistants: [category] };
      const zone = bench.zone.filter(({ card }) => ingredientOf(card).category === category);
      return {
        category,
        zone: zone.map((placed) => ({ card: placed.card, quality: qualityOf(helped, placed) })),
        hand: foods
          .filter((food) => food.category === category)
          .map(({ id }) => ({
            card: id,
            quality: qualityOf(helped, { card: id, extra: 0 }),
            cost: costOf(helped, id),
          })),
        opens: zone.length > 0 ? opensWith(bench, category, shown(row)) : [],
        upkeep,
      };
    });
  },
);

export const assistantPlans = (player: Player, row: Row): readonly AssistantPlan[] =>
  assistantPlansFor(benchOf(player), player.hand, row);
