import { describe, expect, it } from 'vitest';
import pictures from '../../../../src/games/wars/art.json';
import { ingredients, opportunities } from '../../../../src/games/wars/cards.ts';
import { assistantCard, CATEGORIES } from '../../../../src/games/wars/categories.ts';
import { artOf, lookOf } from '../../../../src/renderer/games/wars/food.ts';
import symbols from '../../../../src/renderer/ui/art.json';

describe('the looks of Sándwich Wars', () => {
  it('W-1: each category has a symbol and colours of its own, which phones can draw', () => {
    const looks = CATEGORIES.map(lookOf);
    expect(looks.filter(({ icon }) => !(icon in symbols))).toEqual([]);
    expect(new Set(looks.map(({ icon }) => icon)).size).toBe(CATEGORIES.length);
    expect(new Set(looks.map(({ strong }) => strong)).size).toBe(CATEGORIES.length);
  });

  it('W-1, W-3: each card of the market and each assistant has a picture of its own', () => {
    const plain = ({ id }: { readonly id: string }) => id.split('~')[0]!;
    const cards = [...ingredients.map(plain), ...opportunities.map(plain), ...CATEGORIES.map(assistantCard)];
    const drawn = Object.keys(pictures).map(artOf);
    expect(cards.filter((card) => !drawn.includes(artOf(card)))).toEqual([]);
    expect(new Set(cards.map((card) => pictures[card as keyof typeof pictures])).size).toBe(cards.length);
  });
});
