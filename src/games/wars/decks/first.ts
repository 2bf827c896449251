/** The first printing: matches that began with it are played with it to their end, and histories show it. */
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
  season,
  shelf,
  split,
  tokens,
} from './rows.ts';

export const ingredients: readonly Ingredient[] = [
  ...shelf('meats', [
    ['steak', 11, 7],
    ['pulled-pork', 9, 5, play(coins(2))],
    ['ribs', 7, 4, play(coins(1))],
    ['drumstick', 6, 4],
    ['meatballs', 5, 3, play(match(2, 'dressings'))],
    ['turkey', 5, 3, play(draw(1))],
  ]),
  ...shelf('dressings', [
    ['honey', 8, 5],
    ['pesto', 8, 5, play(season(1, 'vegetables'))],
    ['gravy', 7, 4, play(season(1, 'meats'))],
    ['butter', 5, 4],
    ['alioli', 6, 3, play(season(1, 'any'))],
    ['ketchup', 5, 3, play(match(2, 'eggs'))],
  ]),
  ...shelf('vegetables', [
    ['avocado', 9, 5, play(draw(1))],
    ['aubergine', 8, 5],
    ['tomato', 6, 4, play(match(1, 'cheeses'))],
    ['mushroom', 7, 4, play(draw(1))],
    ['onion', 5, 3, play(match(2, 'meats'))],
    ['lettuce', 5, 3, play(draw(1))],
  ]),
  ...shelf('coldcuts', [
    ['ham', 9, 6],
    ['pastrami', 9, 5, play(coins(2))],
    ['boar-salami', 7, 4, play(match(2, 'cheeses'))],
    ['mortadella', 6, 4],
    ['frankfurter', 5, 3, play(coins(1))],
    ['chicken-roll', 4, 3],
  ]),
  ...shelf('cheeses', [
    ['brie', 10, 6, play(tokens(1))],
    ['goat-cheese', 7, 4, play(match(2, 'vegetables'))],
    ['manchego', 7, 4, play(tokens(1))],
    ['mozzarella', 6, 4],
    ['fondue', 7, 3, each(tokens(1))],
    ['cheddar', 5, 3, play(match(2, 'coldcuts'))],
  ]),
  ...shelf('eggs', [
    ['omelette', 9, 6],
    ['fried-egg', 6, 5, each(coins(1))],
    ['quail-eggs', 7, 4, play(tokens(1))],
    ['poached-egg', 6, 4],
    ['scrambled-eggs', 6, 3, each(coins(1))],
    ['boiled-egg', 4, 3],
  ]),
  ...shelf('extras', [
    ['prawns', 10, 6, play(draw(1))],
    ['anchovies', 8, 5],
    ['pineapple', 8, 4, each(draw(1))],
    ['fries', 6, 4, play(match(1, 'dressings'))],
    ['olives', 6, 4, play(coins(1))],
    ['chilli', 4, 3, play(season(1, 'eggs'))],
  ]),
];

export const opportunities: readonly Opportunity[] = chances([
  ['cousin', { kind: 'assistant', orTokens: 0 }],
  ['both-hands', { kind: 'free-play', n: 2 }],
  ['spotlight', { kind: 'lift', total: 3, each: 0 }],
  ['toothpicks', { kind: 'lift', total: 0, each: 1 }],
  ['tip-jar', coins(3)],
  ['early-van', draw(2)],
  ['good-word', tokens(1), coins(1)],
  ['new-menu', coins(2), { kind: 'swap-order' }],
]).map((card) => ({ ...card, rests: false }));

/** Eight tickets name each category. */
export const orders: readonly Order[] = [
  ...pad(1, [
    ['doorstep', 6, 5, split(2), ['dressings']],
    ['soloist', 9, 4, split(2), ['cheeses']],
    ['night-watch', 10, 4, assistant, ['coldcuts']],
    ['bus-stop', 10, 4, split(3), ['eggs']],
    ['minimalist', 10, 5, split(3), ['extras']],
  ]),
  ...pad(2, [
    ['mid-morning', 16, 10, split(2), ['coldcuts', 'cheeses']],
    ['handshake', 17, 10, assistant, ['vegetables', 'extras']],
    ['duet', 17, 11, split(3), ['dressings', 'eggs']],
    ['window-seat', 17, 11, split(3), ['meats', 'vegetables']],
    ['small-talk', 18, 11, split(5), ['meats', 'dressings']],
  ]),
  ...pad(3, [
    ['notary', 22, 16, split(3), ['vegetables', 'eggs']],
    ['picnic', 22, 16, assistant, ['coldcuts', 'extras']],
    ['half-time', 23, 16, split(3), ['meats', 'cheeses']],
    ['love-triangle', 23, 17, split(5), ['dressings', 'extras', 'meats']],
    ['ferry', 23, 17, assistant, ['eggs', 'cheeses']],
  ]),
  ...pad(4, [
    ['jury-club', 28, 23, assistant, ['meats', 'coldcuts', 'extras']],
    ['four-seasons', 28, 23, split(5), ['vegetables', 'cheeses', 'dressings']],
    ['quartet', 28, 24, split(3), ['eggs', 'extras', 'vegetables']],
    ['sunday-best', 29, 24, split(5), ['meats', 'dressings', 'coldcuts']],
    ['long-table', 29, 25, assistant, ['eggs', 'cheeses', 'coldcuts']],
  ]),
  ...pad(5, [
    ['leaning-tower', 34, 30, split(5), ['dressings', 'vegetables', 'eggs']],
    ['high-five', 34, 31, assistant, ['meats', 'cheeses', 'extras']],
    ['grand-slam', 34, 31, split(5), ['coldcuts', 'vegetables', 'eggs']],
    ['skyscraper', 35, 32, split(5), ['meats', 'extras', 'cheeses']],
    ['monument', 35, 33, assistant, ['coldcuts', 'vegetables', 'dressings']],
  ]),
];
