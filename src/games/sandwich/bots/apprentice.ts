import { type Mind, neighboursOf } from './mind.ts';
import { inOrderTaken } from './recipes.ts';
import { palateOf } from './taste.ts';

/** Believes that everybody likes what it likes itself, and stacks as it comes. */
export const apprentice: Mind = {
  id: 'apprentice',
  glimpse: 2,
  offers: false,
  beliefs: (input) => {
    const { weights } = palateOf(input.character, input.table.setup);
    return neighboursOf(input).map(() => weights);
  },
  recipe: ({ mine }) => inOrderTaken(mine.owned, mine.sandwiches.length),
};
