import { describe, expect, it } from 'vitest';
import { Ranking } from '../../../../src/renderer/games/sheets/sandwich/ranking.svelte.ts';

const tapped = (sandwiches: readonly string[], taps: readonly string[]): Ranking => {
  const ranking = new Ranking(sandwiches, false);
  for (const key of taps) ranking.tap(key);
  return ranking;
};

describe('a ranking by taps', () => {
  it.each([
    [['a', 'b', 'c'], ['b'], ['b']],
    [
      ['a', 'b', 'c'],
      ['b', 'a'],
      ['b', 'a', 'c'],
    ],
    [['a', 'b'], ['b'], ['b', 'a']],
    [
      ['a', 'b', 'c', 'd'],
      ['d', 'a', 'b'],
      ['d', 'a', 'b', 'c'],
    ],
    [['a', 'b', 'c'], ['b', 'a', 'b'], ['a']],
    [
      ['a', 'b', 'c'],
      ['b', 'a', 'c'],
      ['b', 'c', 'a'],
    ],
  ])('T-11: of %j, tapping %j gives %j', (sandwiches, taps, order) => {
    expect(tapped(sandwiches, taps).order).toEqual(order);
  });

  it('T-11: with a theme one more tap is needed, and another tap changes it', () => {
    const ranking = new Ranking(['a', 'b', 'c'], true);
    ranking.tap('a');
    ranking.tap('b');
    expect([ranking.ranked, ranking.complete]).toEqual([true, false]);
    ranking.theme('c');
    expect(ranking.complete).toBe(true);
    expect(ranking.filling).toEqual({ order: ['a', 'b', 'c'], themed: 'c' });
    ranking.theme('a');
    expect(ranking.themed).toBe('a');
  });

  it('T-2: taps are taken back one by one, the theme first', () => {
    const ranking = new Ranking(['a', 'b', 'c'], true);
    ranking.tap('c');
    ranking.tap('a');
    ranking.theme('c');
    expect(ranking.back()).toBe(true);
    expect(ranking.themed).toBeUndefined();
    expect(ranking.back()).toBe(true);
    expect(ranking.order).toEqual(['c']);
    expect(ranking.back()).toBe(true);
    expect(ranking.back()).toBe(false);
  });

  it('T-2: a theme alone can be taken back', () => {
    const ranking = new Ranking(['a', 'b', 'c'], true);
    expect(ranking.canBack).toBe(false);
    ranking.theme('c');
    expect([ranking.begun, ranking.canBack]).toEqual([false, true]);
    ranking.back();
    expect(ranking.canBack).toBe(false);
  });
});
