import { describe, expect, it } from 'vitest';
import { bestFirst, dishes } from '../../../src/games/wars/dishes.ts';
import { inTurn } from './given.ts';

const served = (order: string, quality: number, round: number, ...cards: string[]) => ({
  ...{ order, quality, round },
  used: cards.map((card) => ({ card, quality: 3 })),
});

describe('the sandwich worth remembering', () => {
  it('W-22: is the one that was served for the most points, not the one that was the most too good', () => {
    const players = [
      { orders: [served('doorstep', 11, 2, 'butter')] },
      { orders: [served('grand-slam', 34, 3, 'steak', 'brie', 'egg', 'ham', 'lettuce')] },
    ];
    expect(bestFirst({ players }).map(({ order, seat }) => [order, seat])).toEqual([
      ['grand-slam', 1],
      ['doorstep', 0],
    ]);
  });

  it('of several for as many points it is the one with more quality to spare, then the earlier one', () => {
    const players = [
      { orders: [served('doorstep', 8, 4, 'butter'), served('doorstep', 9, 5, 'brie')] },
      { orders: [served('doorstep', 9, 3, 'ham')] },
    ];
    expect(bestFirst({ players }).map(({ used }) => used[0]!.card)).toEqual(['ham', 'brie', 'butter']);
  });

  it('W-9: a seat’s dishes are what it used, the best first', () => {
    const play = inTurn({ players: { 0: { zone: ['brie+5'] } }, row: ['doorstep'] });
    play.serves('doorstep', 'brie');
    expect(dishes({ view: play.table }, 0)).toEqual([['brie']]);
    expect(dishes({ view: play.table }, 1)).toEqual([]);
    expect(dishes({ view: {} }, 0)).toEqual([]);
  });
});
