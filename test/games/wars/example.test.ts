import { describe, expect, it } from 'vitest';
import { orderOf } from '../../../src/games/wars/cards.ts';
import { wars } from '../../../src/games/wars/index.ts';
import { inTurn } from './given.ts';

describe('the worked example of the source', () => {
  const laid = () =>
    inTurn({
      seats: 2,
      players: { 0: { coins: 10, assistants: ['eggs'], hand: ['fried-egg'] } },
      row: ['doorstep', 'mid-morning', 'notary', 'jury-club', 'leaning-tower'],
    });

  it('W-8, W-14: an egg of cost 6 is played for 4 coins, and its quality 5 counts 7', () => {
    const play = laid();
    expect(play.mine(0).hand).toMatchObject([
      { card: 'fried-egg', printedCost: 6, cost: 4, printedQuality: 5, quality: 7 },
    ]);
    play.does({ type: 'play', card: 'fried-egg' });
    expect(play.player().coins).toBe(6);
    expect(play.table.players[0]!.zone).toMatchObject([
      { card: 'fried-egg', quality: 7, printed: 5, help: 2, extra: 0 },
    ]);
  });

  it('W-9, W-11, W-22: an order for 1 of quality 6 gives 2 tokens for the assistant, and 5 points at the end', () => {
    expect(orderOf('doorstep')).toMatchObject({ type: 1, quality: 6, points: 5 });
    expect(orderOf('doorstep').bonus).not.toContain('eggs');
    const play = laid().does({ type: 'play', card: 'fried-egg' }).serves('doorstep', 'fried-egg');
    expect(play.player().tokens).toBe(2);
    expect(play.state.actions).toBe(0);
    expect(play.zone()).toEqual([]);
    expect(wars.receipt(play.state).filter((line) => line.seat === 0)).toMatchObject([
      { key: 'order', points: 5, rule: 'W-22', params: { card: { card: 'doorstep' } } },
      { key: 'assistants', points: 2, rule: 'W-11', params: { card: { card: 'doorstep' } } },
    ]);
    expect(play.mine(0).score).toMatchObject({ printed: 5, tokens: 2, total: 7 });
  });
});
