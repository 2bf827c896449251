/** How a bot divides its ingredients among the sandwiches. */
import { range, sum } from '../../../shared/lists.ts';
import { memo } from '../../../shared/memo.ts';
import { CARDS } from '../cards.ts';
import type { SeatView, TableView } from '../view-types.ts';
import { fitsTheme, liking, type Weights } from './taste.ts';

/** Sandwiches as lists of cards, in the order of those who get them. */
export type Recipe = readonly (readonly string[])[];

interface Yardstick {
  readonly middle: number;
  readonly width: number;
}

/** What sandwiches of three usually are to somebody with this taste. */
const yardstick = memo((weights: Weights): Yardstick => {
  const each = CARDS.map(({ id }) => liking(weights, [id]));
  const mean = sum(each) / each.length;
  const variance = sum(each.map((one) => (one - mean) ** 2)) / each.length;
  return { middle: 3 * mean, width: Math.sqrt(3 * variance) + 0.01 };
});

/** About how many of the points a sandwich will earn, against two others: 0 … 3. */
export function prospect(weights: Weights, cards: readonly string[]): number {
  const { middle, width } = yardstick(weights);
  const better = 1 / (1 + Math.exp((-1.7 * (liking(weights, cards) - middle)) / width));
  return 4 * better - better * better;
}

export const inOrderTaken = (owned: readonly string[], sandwiches: number): Recipe => {
  const layers = owned.length / sandwiches;
  return range(sandwiches).map((i) => owned.slice(i * layers, (i + 1) * layers));
};

export interface Brief {
  /** By sandwich: the taste of who gets it. */
  readonly tastes: readonly Weights[];
  /** S-31: in every sandwich. */
  readonly common: readonly string[];
  /** Worth something besides the taste, such as a theme. */
  extra(cards: readonly string[]): number;
}

/** Exchanges two ingredients as long as that promises more points. */
export function bestRecipe(owned: readonly string[], { tastes, common, extra }: Brief): Recipe {
  const recipe = inOrderTaken(owned, tastes.length).map((cards) => [...cards]);
  const worth = (i: number, cards: readonly string[]): number => {
    const whole = [...cards, ...common];
    return prospect(tastes[i]!, whole) + extra(whole);
  };
  const worths = recipe.map((cards, i) => worth(i, cards));
  for (const _ of range(12)) {
    let improved = false;
    for (const i of range(recipe.length))
      for (const j of range(i))
        for (const a of range(recipe[i]!.length))
          for (const b of range(recipe[j]!.length)) {
            const one = recipe[i]!.with(a, recipe[j]![b]!);
            const other = recipe[j]!.with(b, recipe[i]![a]!);
            const [worthOne, worthOther] = [worth(i, one), worth(j, other)];
            if (worthOne + worthOther <= worths[i]! + worths[j]! + 1e-9) continue;
            recipe[i] = one;
            recipe[j] = other;
            worths[i] = worthOne;
            worths[j] = worthOther;
            improved = true;
          }
    if (!improved) break;
  }
  return recipe;
}

interface Kitchen {
  readonly table: TableView;
  readonly mine: SeatView;
}

/** Of what this seat has taken, for neighbours with these tastes; what fits the theme is worth a little. */
export const recipeFor = ({ table, mine }: Kitchen, tastes: readonly Weights[]): Recipe =>
  bestRecipe(mine.owned, {
    tastes,
    common: table.plan.common ? [table.plan.common] : [],
    extra: (cards) => 0.12 * fitsTheme(table, cards),
  });
