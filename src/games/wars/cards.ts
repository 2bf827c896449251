/** The house deck as data: no words, no rules. Names are `card.<id>`. */
import type { Category } from './categories.ts';

/** Everything a card can do. The rules interpret these kinds; a new card needs no new code. */
export type Effect =
  | { readonly kind: 'coins'; readonly n: number }
  | { readonly kind: 'tokens'; readonly n: number }
  | { readonly kind: 'draw'; readonly n: number }
  /** Every other ingredient of that category in the zone gains quality for good. */
  | { readonly kind: 'season'; readonly n: number; readonly category: Category | 'any' }
  /** The card itself gains quality for good if such an ingredient is there already. */
  | { readonly kind: 'match'; readonly n: number; readonly category: Category }
  /** Quality for the next order of this turn: once, and for each ingredient used. */
  | { readonly kind: 'lift'; readonly total: number; readonly each: number }
  | { readonly kind: 'assistant'; readonly orTokens: number }
  | { readonly kind: 'free-play'; readonly n: number }
  | { readonly kind: 'split'; readonly n: number }
  | { readonly kind: 'swap-order' };

/** Effects that ask the player something before they happen. */
export type QuestionEffect = Extract<Effect, { kind: 'assistant' | 'free-play' | 'split' | 'swap-order' }>;

const QUESTIONS: ReadonlySet<Effect['kind']> = new Set(['assistant', 'free-play', 'split', 'swap-order']);

export const asks = (effect: Effect): effect is QuestionEffect => QUESTIONS.has(effect.kind);

export interface Ingredient {
  readonly id: string;
  readonly category: Category;
  readonly cost: number;
  readonly quality: number;
  /** When it is played. */
  readonly play: readonly Effect[];
  /** At the end of each turn while it lies in the zone. */
  readonly each: readonly Effect[];
}

export interface Opportunity {
  readonly id: string;
  readonly effects: readonly Effect[];
}

export type OrderType = 1 | 2 | 3 | 4 | 5;

export interface Order {
  readonly id: string;
  readonly type: OrderType;
  readonly quality: number;
  readonly bonus: readonly Category[];
  readonly reward: Effect;
  readonly points: number;
}

const play = (...effects: Effect[]) => ({ play: effects });
const each = (...effects: Effect[]) => ({ each: effects });
const coins = (n: number): Effect => ({ kind: 'coins', n });
const tokens = (n: number): Effect => ({ kind: 'tokens', n });
const draw = (n: number): Effect => ({ kind: 'draw', n });
const season = (n: number, category: Category | 'any'): Effect => ({ kind: 'season', n, category });
const match = (n: number, category: Category): Effect => ({ kind: 'match', n, category });

type Row = readonly [
  id: string,
  cost: number,
  quality: number,
  effects?: { readonly play?: readonly Effect[]; readonly each?: readonly Effect[] },
];

const shelf = (category: Category, rows: readonly Row[]): Ingredient[] =>
  rows.map(([id, cost, quality, effects]) => ({
    id,
    category,
    cost,
    quality,
    play: effects?.play ?? [],
    each: effects?.each ?? [],
  }));

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

export const opportunities: readonly Opportunity[] = [
  { id: 'cousin', effects: [{ kind: 'assistant', orTokens: 0 }] },
  { id: 'both-hands', effects: [{ kind: 'free-play', n: 2 }] },
  { id: 'spotlight', effects: [{ kind: 'lift', total: 3, each: 0 }] },
  { id: 'toothpicks', effects: [{ kind: 'lift', total: 0, each: 1 }] },
  { id: 'tip-jar', effects: [coins(3)] },
  { id: 'early-van', effects: [draw(2)] },
  { id: 'good-word', effects: [tokens(1), coins(1)] },
  { id: 'new-menu', effects: [coins(2), { kind: 'swap-order' }] },
];

const helper: Effect = { kind: 'assistant', orTokens: 2 };
const split = (n: 2 | 3 | 5): Effect => ({ kind: 'split', n });

type Ticket = readonly [
  id: string,
  quality: number,
  points: number,
  reward: Effect,
  bonus: readonly Category[],
];

const pad = (type: OrderType, tickets: readonly Ticket[]): Order[] =>
  tickets.map(([id, quality, points, reward, bonus]) => ({ id, type, quality, points, reward, bonus }));

/** Eight tickets name each category. */
export const orders: readonly Order[] = [
  ...pad(1, [
    ['doorstep', 6, 5, split(2), ['dressings']],
    ['soloist', 9, 4, split(2), ['cheeses']],
    ['night-watch', 10, 4, helper, ['coldcuts']],
    ['bus-stop', 10, 4, split(3), ['eggs']],
    ['minimalist', 10, 5, split(3), ['extras']],
  ]),
  ...pad(2, [
    ['mid-morning', 16, 10, split(2), ['coldcuts', 'cheeses']],
    ['handshake', 17, 10, helper, ['vegetables', 'extras']],
    ['duet', 17, 11, split(3), ['dressings', 'eggs']],
    ['window-seat', 17, 11, split(3), ['meats', 'vegetables']],
    ['small-talk', 18, 11, split(5), ['meats', 'dressings']],
  ]),
  ...pad(3, [
    ['notary', 22, 16, split(3), ['vegetables', 'eggs']],
    ['picnic', 22, 16, helper, ['coldcuts', 'extras']],
    ['half-time', 23, 16, split(3), ['meats', 'cheeses']],
    ['love-triangle', 23, 17, split(5), ['dressings', 'extras', 'meats']],
    ['ferry', 23, 17, helper, ['eggs', 'cheeses']],
  ]),
  ...pad(4, [
    ['jury-club', 28, 23, helper, ['meats', 'coldcuts', 'extras']],
    ['four-seasons', 28, 23, split(5), ['vegetables', 'cheeses', 'dressings']],
    ['quartet', 28, 24, split(3), ['eggs', 'extras', 'vegetables']],
    ['sunday-best', 29, 24, split(5), ['meats', 'dressings', 'coldcuts']],
    ['long-table', 29, 25, helper, ['eggs', 'cheeses', 'coldcuts']],
  ]),
  ...pad(5, [
    ['leaning-tower', 34, 30, split(5), ['dressings', 'vegetables', 'eggs']],
    ['high-five', 34, 31, helper, ['meats', 'cheeses', 'extras']],
    ['grand-slam', 34, 31, split(5), ['coldcuts', 'vegetables', 'eggs']],
    ['skyscraper', 35, 32, split(5), ['meats', 'extras', 'cheeses']],
    ['monument', 35, 33, helper, ['coldcuts', 'vegetables', 'dressings']],
  ]),
];

const byId = <T extends { readonly id: string }>(cards: readonly T[]): ReadonlyMap<string, T> =>
  new Map(cards.map((card) => [card.id, card]));

const ingredientsById = byId(ingredients);
const opportunitiesById = byId(opportunities);
const ordersById = byId(orders);

function found<T>(cards: ReadonlyMap<string, T>, id: string): T {
  const card = cards.get(id);
  if (!card) throw new Error(`no such card: ${id}`);
  return card;
}

export const ingredientOf = (id: string): Ingredient => found(ingredientsById, id);
export const opportunityOf = (id: string): Opportunity => found(opportunitiesById, id);
export const orderOf = (id: string): Order => found(ordersById, id);
export const isIngredient = (id: string): boolean => ingredientsById.has(id);
export const isOpportunity = (id: string): boolean => opportunitiesById.has(id);
