import { describe, expect, it } from 'vitest';
import { orderOf } from '../../../src/games/wars/cards.ts';
import { wars } from '../../../src/games/wars/index.ts';
import { atTable } from './positions.ts';

describe('the worked example of the source', () => {
  const before = atTable({
    seats: 2,
    players: { 0: { coins: 10, assistants: ['eggs'], hand: ['fried-egg'] } },
    row: ['doorstep', 'mid-morning', 'notary', 'jury-club', 'leaning-tower'],
  });

  it('W-8, W-14: an egg of cost 6 is played for 4 coins, and its quality 5 counts 7', () => {
    expect(wars.seatView(before.state, 0).hand).toMatchObject([
      { card: 'fried-egg', printedCost: 6, cost: 4, printedQuality: 5, quality: 7 },
    ]);
    const played = before.do({ type: 'play', card: 'fried-egg' });
    expect(played.player().coins).toBe(6);
    expect(wars.tableView(played.state).players[0]!.zone).toMatchObject([
      { card: 'fried-egg', quality: 7, printed: 5, help: 2, extra: 0 },
    ]);
  });

  it('W-9, W-11, W-22: an order for 1 of quality 6 gives 2 tokens for the assistant, and 5 points at the end', () => {
    expect(orderOf('doorstep')).toMatchObject({ type: 1, quality: 6, points: 5 });
    expect(orderOf('doorstep').bonus).not.toContain('eggs');
    const done = before.do(
      { type: 'play', card: 'fried-egg' },
      { type: 'order', order: 'doorstep', use: ['fried-egg'] },
      { type: 'split', coins: 2 },
    );
    expect(done.player().tokens).toBe(2);
    expect(done.state.actions).toBe(0);
    expect(done.zone()).toEqual([]);
    expect(wars.receipt(done.state).filter((line) => line.seat === 0)).toMatchObject([
      { key: 'order', points: 5, rule: 'W-22', params: { card: { card: 'doorstep' } } },
      { key: 'assistants', points: 2, rule: 'W-11', params: { card: { card: 'doorstep' } } },
    ]);
    expect(wars.seatView(done.state, 0).score).toMatchObject({ printed: 5, tokens: 2, total: 7 });
  });
});
