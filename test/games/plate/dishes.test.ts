import { expect, it } from 'vitest';
import { dishes } from '../../../src/games/plate/dishes.ts';
import { plate } from '../../../src/games/plate/index.ts';
import type { ReceiptLine } from '../../../src/shared/game.ts';
import { up, verdict } from './given.ts';

it('P-11, P-16: what was eaten is what lay between the breads, from the bottom up', () => {
  const plates = [['sourdough~1', 'roast~1', 'brie~1', 'heel~1']];
  const { state, table } = verdict({ bids: [up(1, 4)], plates }).letPass();
  const finished = { view: table, receipt: plate.receipt(state) };
  expect(dishes(finished, 1)).toEqual([['roast', 'brie']]);
  expect(dishes(finished, 0)).toEqual([]);
});

it('P-11: the sandwich that brought most comes first, and a card that there is no more is left out', () => {
  const line = (round: number, card: string, points: number): ReceiptLine => ({
    ...{ seat: 0, round, points, rule: 'P-11', key: 'card' },
    params: { card: { card }, round },
  });
  const receipt = [line(1, 'holes', -2), line(2, 'bagel', 3), line(2, 'ham', 4), line(2, 'of-yore', 1)];
  expect(dishes({ receipt }, 0)).toEqual([['ham'], ['holes']]);
});
