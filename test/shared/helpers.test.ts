import { describe, expect, it } from 'vitest';
import { clockwiseFrom, replaceAt, without, withoutAll } from '../../src/shared/lists.ts';
import { memo, memoAll, memoLast } from '../../src/shared/memo.ts';
import { seededRng } from '../../src/shared/rng.ts';
import { rankBy } from '../../src/shared/standings.ts';

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

describe('standings', () => {
  it.each([
    [
      [5, 9, 5, 1],
      'high',
      [
        [1, 1],
        [0, 2],
        [2, 2],
        [3, 4],
      ],
    ],
    [
      [5, 9, 5, 1],
      'low',
      [
        [3, 1],
        [0, 2],
        [2, 2],
        [1, 4],
      ],
    ],
    [
      [0, 0],
      'high',
      [
        [0, 1],
        [1, 1],
      ],
    ],
  ] as const)('ranks %j, %s wins, ties share', (scores, winner, expected) => {
    expect(rankBy([...scores], winner).map(({ seat, rank }) => [seat, rank])).toEqual(expected);
  });
});

describe('lists', () => {
  it('take away one of equal items, or several, and leave the rest in order', () => {
    expect(without(['a', 'b', 'a'], 'a')).toEqual(['b', 'a']);
    expect(without(['a'], 'z')).toEqual(['a']);
    expect(withoutAll(['a', 'b', 'a', 'c'], ['a', 'c'])).toEqual(['b', 'a']);
    expect(replaceAt([1, 2, 3], 1, (n) => n * 10)).toEqual([1, 20, 3]);
    expect(clockwiseFrom(3, 5)).toEqual([3, 4, 0, 1, 2]);
  });

  it('make the same view part for the same piece of state, once', () => {
    let made = 0;
    const part = memo((piece: { n: number }) => ({ twice: piece.n * 2, nth: ++made }));
    const piece = { n: 4 };
    expect(part(piece)).toBe(part(piece));
    expect(part({ n: 4 })).not.toBe(part(piece));
    expect(made).toBe(2);
  });

  it('make a part of a whole again only when another one came in between', () => {
    let made = 0;
    const part = memoLast((piece: { n: number }) => {
      made += 1;
      return piece.n > 5 ? undefined : piece.n * 2;
    });
    const [one, two] = [{ n: 4 }, { n: 6 }];
    expect([part(one), part(one), made]).toEqual([8, 8, 1]);
    expect([part(two), part(two), made]).toEqual([undefined, undefined, 2]);
    expect([part(one), made]).toEqual([8, 3]);
  });

  it('make a part of several pieces again only when one of them is another', () => {
    let made = 0;
    const part = memoAll((a: { n: number }, b: { n: number }, c: { n: number }) => {
      made += 1;
      return made > 3 ? undefined : a.n + b.n + c.n;
    });
    const [one, two, three] = [{ n: 1 }, { n: 2 }, { n: 3 }];
    expect(part(one, two, three)).toBe(6);
    expect(part(one, two, three)).toBe(6);
    expect(made).toBe(1);
    expect(part(one, three, two)).toBe(6);
    expect(part(one, two, { n: 4 })).toBe(7);
    expect(made).toBe(3);
    expect([part(three, two, one), part(three, two, one)]).toEqual([undefined, undefined]);
    expect(made).toBe(4);
  });
});
