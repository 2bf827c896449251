import { memo } from '../../../shared/memo.ts';
import { type Mind, neighboursOf } from './mind.ts';
import { recipeFor } from './recipes.ts';
import { learnedTastes, type Weights } from './taste.ts';

const beliefsOfChef = memo((tastes: readonly Weights[]) =>
  memo((neighbours: readonly number[]): readonly Weights[] => neighbours.map((seat) => tastes[seat]!)),
);

/** Knows what most people like, learns from every ranking who is different, and builds for each neighbour. */
export const chef: Mind = {
  id: 'chef',
  glimpse: 12,
  offers: true,
  beliefs: (input) => beliefsOfChef(learnedTastes(input.table))(neighboursOf(input)),
  recipe: (input) => recipeFor(input, chef.beliefs(input)),
};
