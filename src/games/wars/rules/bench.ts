/** What a player cooks with, and what it counts now. As long as nothing changes that, it is the same bench. */
import { type Effect, ingredientOf, isIngredient, orderOf } from '../cards.ts';
import type { Category } from '../categories.ts';
import { ZONE_LIMIT } from '../numbers.ts';
import type { Placed, Player } from '../state.ts';
import type { AssistantPlan } from '../view-types.ts';
import { costOf, type Kitchen, liftFor, qualityOf } from './quality.ts';
import { byName, lastOf, latest } from './remember.ts';

/** An ingredient of the zone. */
export interface Layer {
  readonly card: string;
  readonly category: Category;
  readonly quality: number;
}

export interface Bench extends Kitchen {
  readonly layers: readonly Layer[];
  readonly strongest: readonly Layer[];
  /** The most that so many ingredients of the zone, or all there are, can count together. */
  readonly sums: readonly number[];
  /** The same in an order of that size, with what opportunities lend it. */
  readonly best: readonly number[];
}

export const layersOf = (kitchen: Kitchen, zone: readonly Placed[]): readonly Layer[] =>
  zone.map((placed) => ({
    card: placed.card,
    category: ingredientOf(placed.card).category,
    quality: qualityOf(kitchen, placed),
  }));

export function benchFor(kitchen: Kitchen): Bench {
  const layers = layersOf(kitchen, kitchen.zone);
  const strongest = layers.toSorted((a, b) => b.quality - a.quality);
  const [sums, best] = [[0], [kitchen.lift.total]];
  for (let size = 1; size <= ZONE_LIMIT; size++) {
    sums.push(sums[size - 1]! + (strongest[size - 1]?.quality ?? 0));
    best.push(sums[size]! + liftFor(kitchen, size));
  }
  const { zone, assistants, lift } = kitchen;
  return { zone, assistants, lift, layers, strongest, sums, best };
}

const benchOfParts = latest(
  (zone: Player['zone'], assistants: Player['assistants'], lift: Player['lift']): Bench =>
    benchFor({ zone, assistants, lift }),
);

export const benchOf = ({ zone, assistants, lift }: Player): Bench => benchOfParts(zone, assistants, lift);

/** An ingredient of the hand. */
export interface Food {
  readonly card: string;
  readonly category: Category;
  /** As it is with an assistant of its category: a list of this one. */
  readonly helped: AssistantPlan['hand'];
  /** What effects could add at most once it is played: to itself, and to each of the others. */
  readonly gains: number;
  readonly lends: number;
}

const most = (effects: readonly Effect[], kind: 'match' | 'season'): number => {
  let total = 0;
  for (const effect of effects) if (effect.kind === kind) total += effect.n;
  return total;
};

const foodOf = byName((card: string): Food | null => {
  if (!isIngredient(card)) return null;
  const { category, play } = ingredientOf(card);
  const player = { assistants: [category] };
  return {
    card,
    category,
    helped: [{ card, quality: qualityOf(player, { card, extra: 0 }), cost: costOf(player, card) }],
    gains: most(play, 'match'),
    lends: most(play, 'season'),
  };
});

export function foodsIn(hand: Player['hand']): readonly Food[] {
  const foods: Food[] = [];
  for (const card of hand) {
    const food = foodOf(card);
    if (food) foods.push(food);
  }
  return foods;
}

/** All that decides what can be cooked, now and with what the hand holds. */
export interface Cook {
  readonly bench: Bench;
  readonly foods: readonly Food[];
  readonly coins: number;
  /** The types of order that were served. */
  readonly types: ReadonlySet<number>;
}

const typesOf = (served: Player['served']): ReadonlySet<number> =>
  new Set(served.map(({ order }) => orderOf(order).type));

/** For one seat: what has not changed is the same again. */
export function cookOf(): (player: Player) => Cook {
  const [foods, types] = [lastOf(foodsIn), lastOf(typesOf)];
  return (player) => ({
    bench: benchOf(player),
    foods: foods(player.hand),
    coins: player.coins,
    types: types(player.served),
  });
}
