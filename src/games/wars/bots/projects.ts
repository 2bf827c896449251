/** The projects a thinking player sees: which cards of zone and hand for which order, at what price. */
import { sum } from '../../../shared/lists.ts';
import { type Effect, ingredientOf, type Order, orderOf } from '../cards.ts';
import { CATEGORIES, type Category } from '../categories.ts';
import { BONUS_TOKENS, HELP, HIRE_PRICE, REPLACE_FINE, TAKE_COINS, ZONE_LIMIT } from '../numbers.ts';
import { diversityPoints } from '../scoring.ts';
import type { PlayerView, SeatView, TableView } from '../view-types.ts';

/** What a player thinks things are worth, in points. */
export interface Taste {
  /** An action; coins follow from what an action brings. */
  readonly action: number;
  /** Being one order nearer to the end. */
  readonly tempo: number;
  /** How much of an ingredient's cost is lost by using it now instead of later. */
  readonly reuse: number;
  /** What is left of a gain for each turn one has to wait for it. */
  readonly patience: number;
  /** What is left of that patience when somebody is about to finish. */
  readonly hurry: number;
  /** A first card in hand, and what is left of that worth with every one there is. */
  readonly card: number;
  readonly fill: number;
  /** What one counts on when an ingredient is still to be found, and how many actions finding and playing it takes. */
  readonly unknownQuality: number;
  readonly unknownCost: number;
  readonly search: number;
  /** What keeping an assistant for a turn costs, its card counted. */
  readonly upkeep: number;
  /** What an opportunity must bring to be handed on instead of kept. */
  readonly opportunity: number;
  /** How much less each further one in hand must bring. */
  readonly clutter: number;
  /** More of them than these make room for cards. */
  readonly kept: number;
  /** Whoever no order needs is kept while so many coins are left; infinite: never. */
  readonly loyalty: number;
  /** Coins that are not touched before the last turn. */
  readonly reserve: number;
  /** Each ingredient of an order beyond two, besides its points. */
  readonly grand: number;
}

export interface Scene {
  readonly seat: number;
  readonly table: TableView;
  readonly mine: SeatView;
  readonly taste: Taste;
  /** Quality lent beyond what the view says, to see what an opportunity would open. */
  readonly lift: { readonly total: number; readonly each: number };
}

export interface Project {
  readonly order: string;
  /** Cards of the zone, and cards of the hand still to be played. */
  readonly use: readonly string[];
  readonly play: readonly string[];
  /** Ingredients which are still to be found. */
  readonly unknown: number;
  /** How much luck it takes: more than none when no real project is in sight. */
  readonly hope: number;
  /** An assistant to hire first. */
  readonly hire: Category | null;
  readonly coins: number;
  readonly actions: number;
  /** Points it brings, and what is left of them after all costs. */
  readonly gain: number;
  readonly worth: number;
}

interface Item {
  readonly card: string;
  readonly quality: number;
  /** What playing it costs, less the coins it gives back; what it once cost when it lies in the zone. */
  readonly cost: number;
  readonly category: Category;
  readonly inZone: boolean;
}

/** How much quality one may hope for, in help to come and in each unknown card. */
const MOST_HOPE = 6;

/** So many of the best are looked at again, besides those that can be done in this turn. */
const MOST_PROJECTS = 40;

/** Eleven cards make 2,047 sets; more than that nobody weighs up. */
const MOST_ITEMS = 11;

function itemsOf({ table, mine, seat }: Scene): Item[] {
  const { zone } = table.players[seat]!;
  const kinds = new Set(zone.map((placed) => placed.category));
  const inHand = mine.hand.flatMap((card) => (card.kind === 'ingredient' ? [card] : []));
  return [
    ...zone.map(({ card, quality, category }) => ({
      card,
      quality,
      cost: ingredientOf(card).cost,
      category,
      inZone: true,
    })),
    ...inHand.map(({ card, quality, cost, category }) => ({
      card,
      quality: quality + ownEffect(card, kinds),
      cost: cost - refund(card),
      category,
      inZone: false,
    })),
  ].slice(0, MOST_ITEMS);
}

const effectsOn = (card: string, count: (effect: Effect) => number): number =>
  sum(ingredientOf(card).play.map(count));

const ownEffect = (card: string, kinds: ReadonlySet<Category>): number =>
  effectsOn(card, (effect) => (effect.kind === 'match' && kinds.has(effect.category) ? effect.n : 0));

const refund = (card: string): number =>
  effectsOn(card, (effect) => (effect.kind === 'coins' ? effect.n : 0));

export function rewardWorth(reward: Effect, taste: Taste): number {
  if (reward.kind === 'split') return reward.n * coinWorth(taste);
  return reward.kind === 'assistant' ? reward.orTokens : 0;
}

export const coinWorth = (taste: Taste): number => taste.action / TAKE_COINS;

/** The projects worth a second look, the best first. With nothing in sight, one hopes for better cards. */
export function projectsOf(scene: Scene): Project[] {
  for (let hope = 0; hope <= MOST_HOPE; hope++) {
    const ideas = ideasOf(scene, hope);
    if (ideas.length === 0) continue;
    ideas.sort((a, b) => b.worth - a.worth);
    const isAtHand = ({ idea, actions }: Weighed) => idea.unknown === 0 && actions <= scene.table.actions;
    return ideas.filter((idea, i) => i < MOST_PROJECTS || isAtHand(idea)).map(spellOut);
  }
  return [];
}

function ideasOf(scene: Scene, hope: number): Weighed[] {
  const items = itemsOf(scene);
  const zone = items.filter((item) => item.inZone).length;
  const free = scene.table.assistants.flatMap((one) => (one.holder === null ? [one.category] : []));
  const hoped = scene.taste.unknownQuality + hope;
  const ideas: Weighed[] = [];
  for (const id of scene.table.row) {
    if (id === null) continue;
    const order = orderOf(id);
    for (let unknown = 0; unknown < order.type; unknown++) {
      const size = order.type - unknown;
      const needed = order.quality - hope - lentTo(scene, order.type) - unknown * hoped;
      for (const set of setsOf(items, size, needed - HELP * size)) {
        const consider = (hire: Category | null) =>
          ideas.push(weigh(scene, { order, set, unknown, hire, zone, hope }));
        if (set.quality >= needed) consider(null);
        for (const hire of free) {
          const helped = set.counts[kindOf[hire]]!;
          if (helped > 0 && set.quality + HELP * helped >= needed) consider(hire);
        }
      }
    }
  }
  return ideas;
}

const lentTo = ({ mine, lift }: Scene, size: number): number =>
  mine.lift.total + lift.total + (mine.lift.each + lift.each) * size;

interface ItemSet {
  readonly items: readonly Item[];
  readonly quality: number;
  /** How many of each category, in the order of the categories. */
  readonly counts: readonly number[];
}

/** Every set of exactly `size` items which count at least `least`. */
function setsOf(items: readonly Item[], size: number, least: number): ItemSet[] {
  const sets: ItemSet[] = [];
  const chosen: Item[] = [];
  const grow = (from: number, quality: number): void => {
    if (chosen.length === size) {
      if (quality >= least) sets.push({ items: [...chosen], quality, counts: countsOf(chosen) });
      return;
    }
    for (let i = from; i <= items.length - (size - chosen.length); i++) {
      chosen.push(items[i]!);
      grow(i + 1, quality + items[i]!.quality);
      chosen.pop();
    }
  };
  grow(0, 0);
  return sets;
}

const kindOf = Object.fromEntries(CATEGORIES.map((category, i) => [category, i])) as Readonly<
  Record<Category, number>
>;

function countsOf(items: readonly Item[]): number[] {
  const counts = CATEGORIES.map(() => 0);
  for (const { category } of items) counts[kindOf[category]]! += 1;
  return counts;
}

interface Idea {
  readonly order: Order;
  readonly set: ItemSet;
  readonly unknown: number;
  readonly hire: Category | null;
  /** How many ingredients lie in the zone. */
  readonly zone: number;
  readonly hope: number;
}

interface Weighed extends Pick<Project, 'coins' | 'actions' | 'gain' | 'worth'> {
  readonly idea: Idea;
}

function weigh(scene: Scene, idea: Idea): Weighed {
  const { table, taste, seat } = scene;
  const { set, unknown, hire, zone } = idea;
  const coin = coinWorth(taste);
  let plays = unknown;
  let coins = unknown * taste.unknownCost;
  let spent = 0;
  for (const item of set.items) {
    if (item.inZone) spent += taste.action + item.cost * coin;
    else {
      plays += 1;
      coins += item.category === hire ? Math.max(0, item.cost - HELP) : item.cost;
    }
  }
  coins = Math.max(0, coins) + REPLACE_FINE * Math.max(0, zone + plays - ZONE_LIMIT);
  let steps = plays + unknown * (taste.search - 1) + 1;
  if (hire !== null) {
    coins += HIRE_PRICE;
    steps += 1;
  }
  const saving = Math.ceil(
    Math.max(0, coins + (coins > 0 ? reserveOf(scene) : 0) - table.players[seat]!.coins) / TAKE_COINS,
  );
  const turns = Math.max(0, Math.ceil((steps + saving - table.actions) / 2));
  const gain = gainOf(scene, idea);
  const help = hire === null ? 0 : taste.upkeep * (turns + 1);
  const fancy = taste.grand * Math.max(0, idea.order.type - 2);
  const worth =
    gain * patienceOf(scene) ** turns +
    fancy -
    help -
    taste.action * steps -
    coins * coin -
    spent * taste.reuse;
  return { idea, coins, actions: steps + saving, gain, worth };
}

/** W-21: in the last turn there is nothing left to save for. */
export const reserveOf = ({ table, seat, taste }: Pick<Scene, 'table' | 'seat' | 'taste'>): number =>
  table.announcer !== null || table.players[seat]!.orders.length >= table.ordersToFinish ? 0 : taste.reserve;

function spellOut({ idea, coins, actions, gain, worth }: Weighed): Project {
  const { order, set, unknown, hire, hope } = idea;
  return {
    order: order.id,
    use: set.items.filter((item) => item.inZone).map((item) => item.card),
    play: set.items.filter((item) => !item.inZone).map((item) => item.card),
    unknown,
    hope,
    hire,
    coins,
    actions,
    gain,
    worth,
  };
}

/** W-21: with one order to go, anybody may end the match. */
const patienceOf = ({ table, taste }: Scene): number =>
  table.players.some((player) => player.orders.length >= table.ordersToFinish - 1)
    ? taste.patience * taste.hurry
    : taste.patience;

function gainOf({ table, taste, seat }: Scene, { order, set, hire }: Idea): number {
  const me = table.players[seat]!;
  let tokens = hire === null ? 0 : 1;
  for (const category of order.bonus) if (set.counts[kindOf[category]]! > 0) tokens += 1;
  for (const category of me.assistants) if (set.counts[kindOf[category]]! > 0) tokens += 1;
  return (
    order.points +
    diversityGain(me, order.type) +
    BONUS_TOKENS * tokens +
    rewardWorth(order.reward, taste) +
    taste.tempo
  );
}

/** W-22: what a first order of this type adds. */
function diversityGain({ types }: PlayerView, type: number): number {
  if (types[type - 1]! > 0) return 0;
  const before = types.filter((count) => count > 0).length;
  return diversityPoints(before + 1) - diversityPoints(before);
}

/** How many cards of each category somebody could still use. */
export function stockOf({
  table,
  mine,
  seat,
}: Pick<Scene, 'table' | 'mine' | 'seat'>): Map<Category, number> {
  const stock = new Map<Category, number>(CATEGORIES.map((category) => [category, 0]));
  const held = mine.hand.flatMap((card) => (card.kind === 'ingredient' ? [card.category] : []));
  for (const category of [...table.players[seat]!.zone.map((one) => one.category), ...held])
    stock.set(category, stock.get(category)! + 1);
  return stock;
}
