/** The second printing. Free plays come round more seldom and orders ask for less, so that coins carry the game (W-16). */
import {
  assistant,
  chances,
  coins,
  draw,
  each,
  type Ingredient,
  match,
  type Opportunity,
  type Order,
  pad,
  play,
  printed,
  season,
  shelf,
  split,
  tokens,
} from './rows.ts';

const PRINTING = 2;

export const ingredients: readonly Ingredient[] = printed(
  [
    ...shelf('meats', [
      ['steak', 9, 7],
      ['pulled-pork', 7, 5, play(coins(2))],
      ['ribs', 6, 4, play(coins(1))],
      ['drumstick', 5, 4],
      ['meatballs', 4, 3, play(match(2, 'dressings'))],
      ['turkey', 4, 3, play(draw(1))],
    ]),
    ...shelf('dressings', [
      ['honey', 6, 5],
      ['pesto', 5, 5, play(season(1, 'vegetables'))],
      ['gravy', 6, 4, play(season(1, 'meats'))],
      ['butter', 3, 4],
      ['alioli', 5, 3, play(season(1, 'any'))],
      ['ketchup', 4, 3, play(match(2, 'eggs'))],
    ]),
    ...shelf('vegetables', [
      ['avocado', 7, 5, play(draw(1))],
      ['aubergine', 6, 5],
      ['tomato', 5, 4, play(match(1, 'cheeses'))],
      ['mushroom', 6, 4, play(draw(1))],
      ['onion', 4, 3, play(match(2, 'meats'))],
      ['lettuce', 4, 3, play(draw(1))],
    ]),
    ...shelf('coldcuts', [
      ['ham', 7, 6],
      ['pastrami', 8, 5, play(coins(2))],
      ['boar-salami', 6, 4, play(match(2, 'cheeses'))],
      ['mortadella', 5, 4],
      ['frankfurter', 4, 3, play(coins(1))],
      ['chicken-roll', 4, 3],
    ]),
    ...shelf('cheeses', [
      ['brie', 8, 6, play(tokens(1))],
      ['goat-cheese', 5, 4, play(match(2, 'vegetables'))],
      ['manchego', 6, 4, play(tokens(1))],
      ['mozzarella', 4, 4],
      ['fondue', 5, 3, each(tokens(1))],
      ['cheddar', 3, 3, play(match(2, 'coldcuts'))],
    ]),
    ...shelf('eggs', [
      ['omelette', 7, 6],
      ['fried-egg', 6, 5, each(coins(1))],
      ['quail-eggs', 6, 4, play(tokens(1))],
      ['poached-egg', 5, 4],
      ['scrambled-eggs', 5, 3, each(coins(1))],
      ['boiled-egg', 3, 3],
    ]),
    ...shelf('extras', [
      ['prawns', 8, 6, play(draw(1))],
      ['anchovies', 6, 5],
      ['pineapple', 6, 4, each(draw(1))],
      ['fries', 5, 4, play(match(1, 'dressings'))],
      ['olives', 5, 4, play(coins(1))],
      ['chilli', 3, 3, play(season(1, 'eggs'))],
    ]),
  ],
  PRINTING,
);

export const opportunities: readonly Opportunity[] = printed(
  chances([
    ['cousin', { kind: 'assistant', orTokens: 0 }],
    ['both-hands', { kind: 'free-play', n: 2 }],
    ['spotlight', { kind: 'lift', total: 3, each: 0 }],
    ['toothpicks', { kind: 'lift', total: 0, each: 1 }],
    ['tip-jar', coins(5)],
    ['early-van', draw(3)],
    ['good-word', tokens(2), coins(2)],
    ['new-menu', coins(3), { kind: 'swap-order' }],
  ]).map((card) => ({ ...card, rests: true })),
  PRINTING,
);

/** Eight tickets name each category. */
export const orders: readonly Order[] = printed(
  [
    ...pad(1, [
      ['doorstep', 6, 5, split(2), ['dressings']],
      ['soloist', 7, 4, split(2), ['cheeses']],
      ['night-watch', 8, 4, assistant, ['coldcuts']],
      ['bus-stop', 8, 4, split(3), ['eggs']],
      ['minimalist', 8, 5, split(3), ['extras']],
    ]),
    ...pad(2, [
      ['mid-morning', 12, 10, split(2), ['coldcuts', 'cheeses']],
      ['handshake', 13, 10, assistant, ['vegetables', 'extras']],
      ['duet', 13, 11, split(3), ['dressings', 'eggs']],
      ['window-seat', 13, 11, split(3), ['meats', 'vegetables']],
      ['small-talk', 14, 11, split(5), ['meats', 'dressings']],
    ]),
    ...pad(3, [
      ['notary', 16, 16, split(3), ['vegetables', 'eggs']],
      ['picnic', 16, 16, assistant, ['coldcuts', 'extras']],
      ['half-time', 17, 16, split(3), ['meats', 'cheeses']],
      ['love-triangle', 17, 17, split(5), ['dressings', 'extras', 'meats']],
      ['ferry', 17, 17, assistant, ['eggs', 'cheeses']],
    ]),
    ...pad(4, [
      ['jury-club', 20, 23, assistant, ['meats', 'coldcuts', 'extras']],
      ['four-seasons', 20, 23, split(5), ['vegetables', 'cheeses', 'dressings']],
      ['quartet', 20, 24, split(3), ['eggs', 'extras', 'vegetables']],
      ['sunday-best', 21, 24, split(5), ['meats', 'dressings', 'coldcuts']],
      ['long-table', 21, 25, assistant, ['eggs', 'cheeses', 'coldcuts']],
    ]),
    ...pad(5, [
      ['leaning-tower', 24, 30, split(5), ['dressings', 'vegetables', 'eggs']],
      ['high-five', 24, 31, assistant, ['meats', 'cheeses', 'extras']],
      ['grand-slam', 24, 31, split(5), ['coldcuts', 'vegetables', 'eggs']],
      ['skyscraper', 25, 32, split(5), ['meats', 'extras', 'cheeses']],
      ['monument', 25, 33, assistant, ['coldcuts', 'vegetables', 'dressings']],
    ]),
  ],
  PRINTING,
);
