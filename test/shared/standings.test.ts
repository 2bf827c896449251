import { expect, it } from 'vitest';
import { rankBy } from '../../src/shared/standings.ts';

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
