/** How a chef finds the best of thousands of ideas without spelling them all out. */
import { describe, expect, it } from 'vitest';
import { bitsOf, countOf, type Item, setsOf } from '../../../src/games/wars/bots/item-sets.ts';
import { Shortlist } from '../../../src/games/wars/bots/shortlist.ts';
import { range, sum } from '../../../src/shared/lists.ts';
import { seededRng } from '../../../src/shared/rng.ts';

interface Idea {
  readonly name: number;
  readonly worth: number;
}

describe('a shortlist', () => {
  const isLucky = ({ name }: Idea) => name % 7 === 0;

  it.each([1, 4, 40])('has the best %i of all, and what is to stay, as if all had been sorted', (most) => {
    for (const seed of range(40)) {
      const rng = seededRng(seed);
      // Few numbers, so that many are equally good.
      const ideas = range(60).map((name): Idea => ({ name, worth: rng.below(12) - 4 }));
      const list = new Shortlist<Idea>(most);
      for (const idea of ideas) if (list.hasRoomFor(idea.worth) || isLucky(idea)) list.add(idea);
      const sorted = ideas.toSorted((a, b) => b.worth - a.worth);
      expect(list.bestFirst(isLucky)).toEqual(sorted.filter((idea, i) => i < most || isLucky(idea)));
    }
  });

  it('has no room for what is not better than so many', () => {
    const list = new Shortlist<Idea>(2);
    for (const worth of [3, 1]) list.add({ name: worth, worth });
    expect([0, 1, 2].map((worth) => list.hasRoomFor(worth))).toEqual([false, false, true]);
  });
});

describe('sets of what zone and hand hold', () => {
  const item = (card: string, change: Partial<Item>): Item => ({
    ...{ card, category: 'eggs', quality: 3, inZone: false, price: 4, spent: 0 },
    ...change,
  });
  const items = [
    item('a', { inZone: true, category: 'meats', price: 0, spent: 2 }),
    item('b', { inZone: true, quality: 5, price: 0, spent: 1 }),
    item('c', { category: 'extras', quality: 2 }),
    item('d', { price: -1 }),
  ];
  const sets = setsOf(items, 3);

  it('are all there are of each size, in the order of the items', () => {
    expect(sets.map(({ length }) => length)).toEqual([0, 4, 6, 4]);
    const cards = sets[2]!.map(({ use, play }) => [...use, ...play.map(({ card }) => card)].join(''));
    expect(cards).toEqual(['ab', 'ac', 'ad', 'bc', 'bd', 'cd']);
  });

  it('come to what their items do together', () => {
    const all = setsOf(items, 4)[4]![0]!;
    expect(all).toMatchObject({ quality: 13, price: 3, spent: 3 });
    expect(sum((['eggs', 'meats', 'extras'] as const).map((one) => countOf(all, one)))).toBe(4);
    expect(countOf(all, 'eggs')).toBe(2);
    expect([all.counts & bitsOf('eggs'), all.counts & bitsOf('cheeses')].map(Boolean)).toEqual([true, false]);
  });
});
