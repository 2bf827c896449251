/** What the phone works out for its player: sets for each order (W-9), and what an assistant would change (W-14). */
import { memo } from '../../shared/memo.ts';
import { CATEGORIES, type Category, ingredientOf, isIngredient, type Order, orderOf } from './cards.ts';
import { BONUS_TOKENS, HIRE_PRICE, UPKEEP_COINS, UPKEEP_TOKENS, ZONE_LIMIT } from './numbers.ts';
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
  readonly price: number;
  readonly affordable: boolean;
  /** What would change in zone and hand. */
  readonly zone: readonly { readonly card: string; readonly quality: number }[];
  readonly hand: readonly { readonly card: string; readonly quality: number; readonly cost: number }[];
  /** Orders of the row that could be filled then, and cannot now. */
  readonly opens: readonly string[];
  /** W-18 for all assistants then: so many coins, or so many tokens. */
  readonly upkeep: { readonly coins: number; readonly tokens: number };
}

interface Scene {
  readonly player: Player;
  readonly free: readonly Category[];
}

/** An ingredient with what it counts for this player now. */
interface Layer {
  readonly card: string;
  readonly category: Category;
  readonly quality: number;
}

const layersOf = (player: Player, zone: readonly Placed[]): Layer[] =>
  zone.map((placed) => ({
    card: placed.card,
    category: ingredientOf(placed.card).category,
    quality: qualityOf(player, placed),
  }));

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

interface Try {
  readonly sets: readonly (readonly Layer[])[];
  readonly first: string | null;
  readonly replace: string | null;
}

/** W-9, W-11: those sets which suffice, with what they bring. */
function fillings({ player }: Scene, order: Order, { sets, first, replace }: Try): Filling[] {
  const found: Filling[] = [];
  const lift = liftFor(player, order.type);
  for (const layers of sets) {
    let quality = lift;
    for (const layer of layers) quality += layer.quality;
    if (quality < order.quality) continue;
    let bonuses = 0;
    for (const category of order.bonus) if (names(layers, category)) bonuses += 1;
    for (const category of player.assistants) if (names(layers, category)) bonuses += 1;
    found.push({ layers, quality, tokens: BONUS_TOKENS * bonuses, first, replace });
  }
  return found;
}

function spellOut({ player, free }: Scene, order: Order, filling: Filling): OrderSet {
  const { layers, quality, tokens, first, replace } = filling;
  const cost = first === null ? 0 : priceOf(player, first, 'paid');
  const used = (category: Category) => names(layers, category);
  return {
    use: layers.map(({ card }) => card),
    first,
    replace,
    cost,
    affordable: cost <= player.coins,
    quality,
    categories: order.bonus.filter(used),
    assistants: player.assistants.filter(used),
    tokens,
    rewardAssistants: order.reward.kind === 'assistant' ? free.filter(used) : [],
  };
}

/** W-8: a hand card in the zone, or in place of an ingredient the order does not need. */
interface Laid {
  readonly card: string;
  readonly replace: string | null;
  readonly layer: Layer;
  readonly others: readonly Layer[];
}

function laysOf(player: Player): Laid[] {
  const replaceable = player.zone.length >= ZONE_LIMIT ? player.zone.map((placed) => placed.card) : [null];
  return player.hand.filter(isIngredient).flatMap((card) =>
    replaceable.map((replace) => {
      const layers = layersOf(player, zoneAfterPlaying(player.zone, card, replace));
      return {
        card,
        replace,
        layer: layers.find((layer) => layer.card === card)!,
        others: layers.filter((layer) => layer.card !== card),
      };
    }),
  );
}

/** The best filling for each card of the hand that makes one possible. */
function nearlyFilled(scene: Scene, order: Order, lays: readonly Laid[]): Filling[] {
  const best = new Map<string, Filling>();
  for (const { card, replace, layer, others } of lays) {
    const sets = subsetsOf(others, order.type - 1).map((set) => [...set, layer]);
    for (const filling of fillings(scene, order, { sets, first: card, replace })) {
      const known = best.get(card);
      if (!known || better(filling, known) < 0) best.set(card, filling);
    }
  }
  return [...best.values()];
}

interface Bench {
  readonly scene: Scene;
  readonly zone: readonly Layer[];
  readonly lays: readonly Laid[];
}

function planFor({ scene, zone, lays }: Bench, order: Order): OrderPlan {
  const { player } = scene;
  const inZone = fillings(scene, order, { sets: subsetsOf(zone, order.type), first: null, replace: null });
  const types = player.served.map((served) => orderOf(served.order).type);
  const points = (kinds: readonly number[]) => diversityPoints(differentTypes(kinds));
  const show = (filling: Filling) => spellOut(scene, order, filling);
  return {
    order: order.id,
    diversity: points([...types, order.type]) - points(types),
    lacking: Math.max(0, order.type - player.zone.length),
    missing: Math.max(0, order.quality - bestQuality(player, order.type)),
    ready: inZone.sort(better).map(show),
    nearly: nearlyFilled(scene, order, lays).map(show),
  };
}

/** The most that `size` ingredients of the zone, or all there are, can count. */
function bestQuality(player: Player, size: number): number {
  const best = player.zone
    .map((placed) => qualityOf(player, placed))
    .sort((a, b) => b - a)
    .slice(0, size);
  return best.reduce((total, quality) => total + quality, liftFor(player, size));
}

const canFill = (player: Player, order: Order): boolean =>
  player.zone.length >= order.type && bestQuality(player, order.type) >= order.quality;

function assistantPlan(player: Player, row: readonly Order[], category: Category): AssistantPlan {
  const helped: Player = { ...player, assistants: [...player.assistants, category] };
  const concerns = (card: string) => isIngredient(card) && ingredientOf(card).category === category;
  const helps = player.zone.some(({ card }) => concerns(card));
  return {
    category,
    price: HIRE_PRICE,
    affordable: player.coins >= HIRE_PRICE,
    zone: player.zone
      .filter(({ card }) => concerns(card))
      .map((placed) => ({ card: placed.card, quality: qualityOf(helped, placed) })),
    hand: player.hand
      .filter(concerns)
      .map((card) => ({ card, quality: qualityOf(helped, { card, extra: 0 }), cost: costOf(helped, card) })),
    opens: (helps ? row : [])
      .filter((order) => canFill(helped, order) && !canFill(player, order))
      .map((order) => order.id),
    upkeep: {
      coins: UPKEEP_COINS * helped.assistants.length,
      tokens: UPKEEP_TOKENS * helped.assistants.length,
    },
  };
}

const shown = (row: readonly (string | null)[]): Order[] =>
  row.flatMap((order) => (order === null ? [] : [orderOf(order)]));

type Row = readonly (string | null)[];
type Categories = readonly Category[];

/** The same player before the same row with the same assistants free gets the same plans. */
export const orderPlans = memo((player: Player) => {
  const zone = layersOf(player, player.zone);
  const lays = laysOf(player);
  return memo((row: Row) =>
    memo((free: Categories): readonly OrderPlan[] =>
      shown(row).map((order) => planFor({ scene: { player, free }, zone, lays }, order)),
    ),
  );
});

export const assistantPlans = memo((player: Player) =>
  memo((row: Row): readonly AssistantPlan[] => {
    const orders = shown(row);
    return CATEGORIES.filter((category) => !player.assistants.includes(category)).map((category) =>
      assistantPlan(player, orders, category),
    );
  }),
);
