import { describe, expect, it } from 'vitest';
import art from '../../../src/games/wars/art.json' with { type: 'json' };
import {
  type Effect,
  ingredientOf,
  ingredients,
  opportunities,
  orders,
} from '../../../src/games/wars/cards.ts';
import { assistantCard, CATEGORIES, families } from '../../../src/games/wars/categories.ts';
import * as first from '../../../src/games/wars/decks/first.ts';
import { en } from '../../../src/games/wars/text/en.ts';
import { range } from '../../../src/shared/lists.ts';
import { inTurn } from './given.ts';

describe('the house deck', () => {
  it('W-1: 50 market cards: 7 categories of 6 different ingredients, and 8 opportunities', () => {
    expect(CATEGORIES).toHaveLength(7);
    for (const category of CATEGORIES) {
      const shelf = ingredients.filter((card) => card.category === category);
      expect(new Set(shelf.map((card) => card.id)).size, category).toBe(6);
    }
    expect(new Set([...ingredients, ...opportunities].map((card) => card.id)).size).toBe(50);
  });

  it('W-2: 25 orders, five of each type, by the number of ingredients', () => {
    expect(new Set(orders.map((order) => order.id)).size).toBe(25);
    for (const type of [1, 2, 3, 4, 5]) expect(orders.filter((order) => order.type === type)).toHaveLength(5);
  });

  it('W-3: 7 assistants, one per category, and money and tokens without end', () => {
    expect(inTurn().state.free).toEqual(CATEGORIES);
    const rich = inTurn({ players: { 0: { coins: 500, tokens: 300 } } }).does({ type: 'coins' });
    expect(rich.player().coins).toBe(504);
  });

  it('W-4: ingredients have cost and quality, orders everything that a ticket shows', () => {
    for (const card of ingredients) {
      expect(card.cost, card.id).toBeGreaterThanOrEqual(0);
      expect(card.quality, card.id).toBeGreaterThan(0);
    }
    for (const order of orders) {
      expect(order.bonus.length, order.id).toBeGreaterThan(0);
      expect(new Set(order.bonus).size).toBe(order.bonus.length);
      expect(order.points).toBeGreaterThan(0);
    }
    for (const category of CATEGORIES)
      expect(
        orders.filter((order) => order.bonus.includes(category)),
        category,
      ).toHaveLength(8);
  });

  it('W-4: some ingredients act when played, some at the end of each turn', () => {
    expect(ingredients.some((card) => card.play.length > 0)).toBe(true);
    expect(ingredients.some((card) => card.each.length > 0)).toBe(true);
  });

  it('W-10: every reward is an assistant or two tokens, or a number of 2, 3 or 5', () => {
    const allowed: readonly Effect[] = [
      { kind: 'assistant', orTokens: 2 },
      ...[2, 3, 5].map((n) => ({ kind: 'split' as const, n })),
    ];
    for (const { reward } of orders) expect(allowed).toContainEqual(reward);
  });

  it('W-16: the two named opportunities are there, and at least two raise quality for one order', () => {
    const effects = opportunities.flatMap((card) => card.effects);
    expect(effects).toContainEqual({ kind: 'assistant', orTokens: 0 });
    expect(effects).toContainEqual({ kind: 'free-play', n: 2 });
    expect(effects.filter((effect) => effect.kind === 'lift').length).toBeGreaterThanOrEqual(2);
  });

  it('W-4, W-16: each card of the first printing is known for ever, the same thing with other numbers', () => {
    expect(first.ingredients.map(({ id }) => `${id}~2`)).toEqual(ingredients.map(({ id }) => id));
    expect(first.orders.map(({ id }) => `${id}~2`)).toEqual(orders.map(({ id }) => id));
    expect(first.opportunities.map(({ id }) => `${id}~2`)).toEqual(opportunities.map(({ id }) => id));
    expect(ingredientOf('steak')).toMatchObject({ cost: 11, quality: 7 });
    expect(ingredientOf('steak~2')).toMatchObject({ cost: 9, quality: 7 });
    for (const card of first.ingredients) expect(ingredientOf(`${card.id}~2`).category).toBe(card.category);
  });

  it('has a name, a picture and a family for everything', () => {
    const plain = ({ id }: { readonly id: string }) => id.split('~')[0]!;
    const ids = [...[...ingredients, ...opportunities].map(plain), ...CATEGORIES.map(assistantCard)];
    const keys = Object.keys(en);
    for (const id of ids) expect(Object.keys(art), id).toContain(id);
    for (const id of [...ids, ...orders.map(plain)]) expect(keys).toContain(`card.${id}`);
    for (const category of CATEGORIES) expect(keys).toContain(`family.${category}`);
    expect(new Set(Object.values(families).map((family) => family.colours)).size).toBe(7);
    expect(range(7)).toHaveLength(Object.keys(families).length);
  });
});
