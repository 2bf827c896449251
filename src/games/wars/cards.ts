/** What the cards are, and which are played with: no words, no rules. Names are `card.<id>`. */

import * as first from './decks/first.ts';
import type { Effect, Ingredient, Opportunity, Order } from './decks/rows.ts';
import * as second from './decks/second.ts';

export type { Effect, Ingredient, Opportunity, Order, OrderType } from './decks/rows.ts';

/** Effects that ask the player something before they happen. */
export type QuestionEffect = Extract<Effect, { kind: 'assistant' | 'free-play' | 'split' | 'swap-order' }>;

const QUESTIONS: ReadonlySet<Effect['kind']> = new Set(['assistant', 'free-play', 'split', 'swap-order']);

export const asks = (effect: Effect): effect is QuestionEffect => QUESTIONS.has(effect.kind);

const byId = <T extends { readonly id: string }>(cards: readonly T[]): ReadonlyMap<string, T> =>
  new Map(cards.map((card) => [card.id, card]));

/** W-1, W-2: what new matches are played with. */
export const { ingredients, opportunities, orders } = second;

/** Matches and histories keep the cards that they began with. */
const ingredientsById = byId([...first.ingredients, ...ingredients]);
const opportunitiesById = byId([...first.opportunities, ...opportunities]);
const ordersById = byId([...first.orders, ...orders]);

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
