import { memo } from '../../../shared/memo.ts';
import { type Mind, neighboursOf } from './mind.ts';
import { bestRecipe } from './recipes.ts';
import { fitsTheme, learnedTastes, type Weights } from './taste.ts';

const beliefsOfChef = memo((tastes: readonly Weights[]) =>
  memo((neighbours: readonly number[]): readonly Weights[] => neighbours.map((seat) => tastes[seat]!)),
);

/** Knows what most people like, learns from every ranking who is different, and builds for each neighbour. */
export const chef: Mind = {
  id: 'chef',
  glimpse: 12,
  offers: true,
  beliefs: (input) => beliefsOfChef(learnedTastes(input.table))(neighboursOf(input)),
  recipe: (input) => {
    const { table, mine } = input;
    return bestRecipe(mine.owned, {
      tastes: chef.beliefs(input),
      common: table.plan.common ? [table.plan.common] : [],
      extra: (cards) => 0.12 * fitsTheme(table, cards),
    });
  },
};
