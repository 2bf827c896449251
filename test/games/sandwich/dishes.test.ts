import { expect, it } from 'vitest';
import { dishes } from '../../../src/games/sandwich/dishes.ts';
import type { ReceiptLine } from '../../../src/shared/game.ts';

const line = (points: number, cards: readonly string[], key = 'rank'): ReceiptLine => ({
  ...{ seat: 0, round: 1, points, rule: 'S-20', key },
  params: { taster: { seat: 1 }, a: { card: cards[0]! }, b: { card: cards[1]! }, c: { card: cards[2]! } },
});

it('S-20, S-44: what was served is each sandwich that pleased, once, the best first and from the bottom up', () => {
  const pear = ['pear', 'ham', 'brie'];
  const soap = ['soap', 'lemon', 'honey'];
  const receipt = [
    line(2, soap),
    line(3, pear),
    line(1, pear, 'theme'),
    line(0, ['apple', 'bacon', 'steak']),
  ];
  expect(dishes({ receipt }, 0)).toEqual([
    ['brie', 'ham', 'pear'],
    ['honey', 'lemon', 'soap'],
  ]);
  expect(dishes({ receipt }, 1)).toEqual([]);
});
