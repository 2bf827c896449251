/**
 * Somebody who plays Sandwich for the first time, after the rules were told once. What speaks for each habit:
 * - looks at a card or two of the market, not at all of them, for hands are quick and nobody wants to be the last;
 * - takes what they would like to eat, and builds what they would like to eat: what their neighbours like is not known
 *   yet, and everybody believes that good taste is their own;
 * - builds with care, for nobody hurries them then: what goes together lies together;
 * - is as quick as the bots on the average, but not as even: sometimes a card is loved at first sight, sometimes none;
 * - trades nothing away, but ranks honestly.
 */
import { choose } from '../../src/games/sandwich/bots/choose.ts';
import { type Input, type Mind, neighboursOf, sinceAsked } from '../../src/games/sandwich/bots/mind.ts';
import { recipeFor } from '../../src/games/sandwich/bots/recipes.ts';
import { palateOf } from '../../src/games/sandwich/bots/taste.ts';

/** Of the cards of the market. */
const SEEN = 2;
/** From the flip to the grab, in ms. */
const REACTION = [1800, 4000] as const;

const ownTaste = (input: Input) => {
  const { weights } = palateOf(input.character, input.table.setup);
  return neighboursOf(input).map(() => weights);
};

const mind: Mind = {
  id: 'guest',
  glimpse: SEEN,
  offers: false,
  beliefs: ownTaste,
  recipe: (input) => recipeFor(input, ownTaste(input)),
};

export const guest = {
  id: mind.id,
  choose(input: Input) {
    const decision = choose(input, mind);
    if (decision?.move.type !== 'grab') return decision;
    return { ...decision, after: sinceAsked(input, REACTION, 2) };
  },
};
