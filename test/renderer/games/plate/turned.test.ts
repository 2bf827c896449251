import { expect, it } from 'vitest';
import { plate } from '../../../../src/games/plate/index.ts';
import { lastTurned } from '../../../../src/renderer/games/plate/turned.ts';
import { down, revealing, up } from '../../../games/plate/given.ts';

it('P-15: the bid that was turned last is read off the table, and before the first there is none', () => {
  const play = revealing({ bids: [up(1, 2), down(0, 1), up(1, 3)] });
  const shown = () => lastTurned(plate.tableView(play.state));
  expect(shown()).toBeUndefined();
  const seen = [1, 2, 3].map(() => {
    play.timeUp();
    return shown();
  });
  expect(seen).toEqual([
    { face: 'bid-plus-2', seat: 1, slot: 'slot-1' },
    { face: 'bid-minus-1', seat: 0, slot: 'slot-2' },
    { face: 'bid-plus-3', seat: 1, slot: 'slot-3' },
  ]);
});
