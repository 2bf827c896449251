import { describe, expect, it } from 'vitest';
import { seededRng } from '../../src/shared/rng.ts';

describe('chance', () => {
  it('is the same for the same seed, and another for another', () => {
    const draw = (seed: number) => {
      const rng = seededRng(seed);
      return Array.from({ length: 20 }, () => rng.below(1000));
    };
    expect(draw(1)).toEqual(draw(1));
    expect(seededRng(1).shuffle([...'abcdefghij'])).not.toEqual(seededRng(2).shuffle([...'abcdefghij']));
  });

  it('is fair: each of six faces falls within 5 % of its share in 60,000 throws', () => {
    const rng = seededRng(7);
    const faces = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 60_000; i++) faces[rng.below(6)]! += 1;
    for (const count of faces) expect(Math.abs(count - 10_000)).toBeLessThan(500);
  });

  it('shuffles without losing or changing the given list', () => {
    const cards = Object.freeze([1, 2, 3, 4, 5]);
    expect(seededRng(3).shuffle(cards).sort()).toEqual([...cards]);
    expect(() => seededRng(3).pick([])).toThrow();
    expect(() => seededRng(3).below(0)).toThrow();
  });
});
