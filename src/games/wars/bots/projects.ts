/** The projects a thinking player sees: which cards of zone and hand for which order, at what price. */
import { type Effect, ingredientOf, type Order, orderOf } from '../cards.ts';
import { CATEGORIES, type Category } from '../categories.ts';
import { BONUS_TOKENS, HELP, HIRE_PRICE, REPLACE_FINE, TAKE_COINS, ZONE_LIMIT } from '../numbers.ts';
import { diversityPoints } from '../scoring.ts';
import type { Holding, PlayerView, TableView, ZoneCard } from '../view-types.ts';
import { bitsOf, countOf, type Item, type ItemSet, setsOf } from './item-sets.ts';
import { Shortlist } from './shortlist.ts';

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
  readonly mine: Holding;
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

/** How much quality one may hope for, in help to come and in each unknown card. */
const MOST_HOPE = 6;

/** Eleven cards make 2,047 sets; more than that nobody weighs up. */
const MOST_ITEMS = 11;

function itemsOf({ table, mine, seat, taste }: Scene): Item[] {
  const { zone } = table.players[seat]!;
  const coin = coinWorth(taste);
  const items = zone.map(({ card, quality, category }): Item => {
    const spent = taste.action + ingredientOf(card).cost * coin;
    return { card, category, quality, inZone: true, price: 0, spent };
  });
  for (const held of mine.hand) {
    if (held.kind !== 'ingredient') continue;
    const { card, category, cost } = held;
    const { play } = ingredientOf(card);
    const quality = held.quality + ownEffect(play, zone);
    items.push({ card, category, quality, inZone: false, price: cost - refund(play), spent: 0 });
  }
  return items.slice(0, MOST_ITEMS);
}

function ownEffect(effects: readonly Effect[], zone: readonly ZoneCard[]): number {
  let own = 0;
  for (const effect of effects)
    if (effect.kind === 'match' && zone.some(({ category }) => category === effect.category)) own += effect.n;
  return own;
}

function refund(effects: readonly Effect[]): number {
  let coins = 0;
  for (const effect of effects) if (effect.kind === 'coins') coins += effect.n;
  return coins;
}

export function rewardWorth(reward: Effect, taste: Taste): number {
  if (reward.kind === 'split') return reward.n * coinWorth(taste);
  return reward.kind === 'assistant' ? reward.orTokens : 0;
}

export const coinWorth = (taste: Taste): number => taste.action / TAKE_COINS;

/**
 * The projects worth a second look, the best first: so many, and all that can be done in this turn. With nothing in
 * sight, one hopes for better cards.
 */
export function projectsOf(scene: Scene, most: number): Project[] {
  const orders = scene.table.row.flatMap((id) => (id === null ? [] : [orderOf(id)]));
  const sets = setsOf(itemsOf(scene), Math.max(0, ...orders.map(({ type }) => type)));
  for (let hope = 0; hope <= MOST_HOPE; hope++) {
    const shortlist = new Shortlist<Idea>(most);
    for (const order of orders) listIdeas(scene, { order, sets, hope }, shortlist);
    const ideas = shortlist.bestFirst((idea) => isAtHand(scene, idea));
    if (ideas.length > 0) return ideas.map((idea) => spellOut(idea, hope));
  }
  return [];
}

/** It can be done in this turn. */
export const isAtHand = (
  { table }: Scene,
  { unknown, actions }: Pick<Project, 'unknown' | 'actions'>,
): boolean => unknown === 0 && actions <= table.actions;

interface Wanted {
  readonly order: Order;
  readonly sets: readonly (readonly ItemSet[])[];
  readonly hope: number;
}

/** How a set, with cards that are still to be found, becomes an order. */
interface Idea extends Pick<Project, 'unknown' | 'hire' | 'coins' | 'actions' | 'gain' | 'worth'> {
  readonly order: Order;
  readonly set: ItemSet;
}

function listIdeas(scene: Scene, { order, sets, hope }: Wanted, shortlist: Shortlist<Idea>): void {
  const { table, taste } = scene;
  const free = table.assistants.flatMap((one) => (one.holder === null ? [one.category] : []));
  const list = listing(scene, order, shortlist);
  for (let unknown = 0; unknown < order.type; unknown++) {
    const hoped = unknown * (taste.unknownQuality + hope);
    const needed = order.quality - hope - lentTo(scene, order.type) - hoped;
    for (const set of sets[order.type - unknown]!) {
      if (set.quality >= needed) list(set, unknown, null);
      for (const hire of free) {
        const helped = countOf(set, hire);
        if (helped > 0 && set.quality + HELP * helped >= needed) list(set, unknown, hire);
      }
    }
  }
}

const lentTo = ({ mine, lift }: Scene, size: number): number =>
  mine.lift.total + lift.total + (mine.lift.each + lift.each) * size;

/** Weighs what comes of a way to fill an order, and what it takes. */
function listing(scene: Scene, order: Order, shortlist: Shortlist<Idea>) {
  const { table, taste, seat } = scene;
  const { coins: purse, zone, types, assistants } = table.players[seat]!;
  const coin = coinWorth(taste);
  const patience = patienceOf(scene);
  const reserve = reserveOf(scene);
  const room = ZONE_LIMIT - zone.length;
  const fancy = taste.grand * Math.max(0, order.type - 2);
  const printed = order.points + diversityGain(types, order.type);
  const reward = rewardWorth(order.reward, taste);
  const rewarded = [...order.bonus, ...assistants].map(bitsOf);

  const priceOf = ({ play, price }: ItemSet, hire: Category | null): number =>
    play.reduce(
      (total, item) => (item.category === hire ? total - Math.min(HELP, item.price) : total),
      price,
    );

  const gainOf = (set: ItemSet, hire: Category | null): number => {
    let tokens = hire === null ? 0 : 1;
    for (const category of rewarded) if (category & set.counts) tokens += 1;
    return printed + BONUS_TOKENS * tokens + reward + taste.tempo;
  };

  return (set: ItemSet, unknown: number, hire: Category | null): void => {
    const plays = unknown + set.play.length;
    const price = unknown * taste.unknownCost + (hire === null ? set.price : priceOf(set, hire));
    let coins = Math.max(0, price) + REPLACE_FINE * Math.max(0, plays - room);
    let steps = plays + unknown * (taste.search - 1) + 1;
    if (hire !== null) {
      coins += HIRE_PRICE;
      steps += 1;
    }
    const saving = Math.ceil(Math.max(0, coins + (coins > 0 ? reserve : 0) - purse) / TAKE_COINS);
    const turns = Math.max(0, Math.ceil((steps + saving - table.actions) / 2));
    const gain = gainOf(set, hire);
    const help = hire === null ? 0 : taste.upkeep * (turns + 1);
    const worth =
      gain * patience ** turns + fancy - help - taste.action * steps - coins * coin - set.spent * taste.reuse;
    const actions = steps + saving;
    if (shortlist.hasRoomFor(worth) || isAtHand(scene, { unknown, actions }))
      shortlist.add({ order, set, unknown, hire, coins, actions, gain, worth });
  };
}

/** W-21: in the last turn there is nothing left to save for. */
export const reserveOf = ({ table, seat, taste }: Pick<Scene, 'table' | 'seat' | 'taste'>): number =>
  table.announcer !== null || table.players[seat]!.orders.length >= table.ordersToFinish ? 0 : taste.reserve;

function spellOut(idea: Idea, hope: number): Project {
  const { order, set, unknown, hire, coins, actions, gain, worth } = idea;
  const play = set.play.map(({ card }) => card);
  return { order: order.id, use: set.use, play, unknown, hope, hire, coins, actions, gain, worth };
}

/** W-21: with one order to go, anybody may end the match. */
const patienceOf = ({ table, taste }: Scene): number =>
  table.players.some((player) => player.orders.length >= table.ordersToFinish - 1)
    ? taste.patience * taste.hurry
    : taste.patience;

/** W-22: what a first order of this type adds. */
function diversityGain(types: PlayerView['types'], type: number): number {
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
