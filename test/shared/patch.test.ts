import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apply, diff, type Json } from '../../src/shared/patch.ts';

const json = fc.letrec<{ node: Json }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 4 },
    fc.integer({ min: -3, max: 3 }),
    fc.constantFrom('', 'a', 'b', true, false, null),
    fc.array(tie('node'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', '0', '1'), tie('node'), { maxKeys: 4 }),
  ),
})).node;

describe('patches', () => {
  it('bring the old document to the new one, also after a journey as text', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        const change = diff(before, after);
        const received = change === undefined ? undefined : JSON.parse(JSON.stringify(change));
        expect(apply(before, received)).toEqual(after);
      }),
      { numRuns: 2000 },
    );
  });

  it('are nothing for equal documents', () => {
    fc.assert(
      fc.property(json, (one) => {
        expect(diff(one, JSON.parse(JSON.stringify(one)))).toBeUndefined();
      }),
    );
  });

  const cases: [string, Json, Json, unknown][] = [
    ['a changed field', { a: 1, b: 2 }, { a: 1, b: 3 }, { b: [3] }],
    ['a field that went', { a: 1, b: 2 }, { a: 1 }, { b: 0 }],
    ['a deep field', { a: { b: { c: 1 } } }, { a: { b: { c: 2 } } }, { a: { b: { c: [2] } } }],
    ['a longer list', [1], [1, 2], { '@': [1, 0, 2] }],
    ['a shorter list', [1, 2], [1], { '@': [1, 1] }],
    ['a card gone from the middle', ['a', 'b', 'c', 'd'], ['a', 'c', 'd'], { '@': [1, 1] }],
    ['a card put in the middle', ['a', 'c', 'd'], ['a', 'b', 'c', 'd'], { '@': [1, 0, 'b'] }],
    [
      'one of several choices gone, another changed',
      [
        { id: 'x', n: 1 },
        { id: 'y', n: 1 },
        { id: 'z', n: 1 },
      ],
      [
        { id: 'x', n: 1 },
        { id: 'z', n: 2 },
      ],
      { '@': [1, 1], 1: { n: [2] } },
    ],
    ['a list of which nothing is alike', [{ n: 1 }, { n: 2 }], [{ n: 3 }], { '@': [1, 1], 0: { n: [3] } }],
    ['a list for a record', { a: 1 }, [1], [[1]]],
  ];
  it.each(cases)('are small: %s', (_, before, after, patch) => {
    expect(diff(before, after)).toEqual(patch);
  });

  it('leave untouched parts as they were, and do not look into equal references', () => {
    const kept = { deep: { x: 1 } };
    const before = { kept, changed: { y: 1 } };
    const after = apply(before, diff(before, { kept, changed: { y: 2 } })) as typeof before;
    expect(after.kept).toBe(kept);
    const trap = new Proxy({}, { ownKeys: () => expect.unreachable('looked into') });
    expect(diff({ trap } as Json, { trap } as Json)).toBeUndefined();
  });
});
