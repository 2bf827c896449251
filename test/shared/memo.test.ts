import { describe, expect, it } from 'vitest';
import { memo, memoAll, memoLast } from '../../src/shared/memo.ts';

describe('parts of a view', () => {
  it('are the same for the same piece of state, made once', () => {
    let made = 0;
    const part = memo((piece: { n: number }) => ({ twice: piece.n * 2, nth: ++made }));
    const piece = { n: 4 };
    expect(part(piece)).toBe(part(piece));
    expect(part({ n: 4 })).not.toBe(part(piece));
    expect(made).toBe(2);
  });

  it('of a whole are made again only when another one came in between', () => {
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

  it('of several pieces are made again only when one of them is another', () => {
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
