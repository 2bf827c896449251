import { type Mind, neighboursOf } from './mind.ts';
import { recipeFor } from './recipes.ts';
import { commonTaste } from './taste.ts';

/** Knows what most people like, and cooks that for everybody: no ranking changes its mind. */
export const cook: Mind = {
  id: 'cook',
  glimpse: 2,
  offers: false,
  beliefs: (input) => {
    const taste = commonTaste(input.table.setup);
    return neighboursOf(input).map(() => taste);
  },
  recipe: (input) => recipeFor(input, cook.beliefs(input)),
};
