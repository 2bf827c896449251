import { expect, it } from 'vitest';
import { clockwiseFrom, replaceAt, without, withoutAll } from '../../src/shared/lists.ts';

it('lists give away one of equal items, or several, and leave the rest in order', () => {
  expect(without(['a', 'b', 'a'], 'a')).toEqual(['b', 'a']);
  expect(without(['a'], 'z')).toEqual(['a']);
  expect(withoutAll(['a', 'b', 'a', 'c'], ['a', 'c'])).toEqual(['b', 'a']);
  expect(replaceAt([1, 2, 3], 1, (n) => n * 10)).toEqual([1, 20, 3]);
  expect(clockwiseFrom(3, 5)).toEqual([3, 4, 0, 1, 2]);
});
