import { describe, expect, it } from 'vitest';
import { CATEGORIES, type Category } from '../../../src/games/wars/categories.ts';
import { inTurn, type WarsPosition } from './given.ts';

const tokensBy = (play: WarsPosition, key: string) =>
  play
    .player()
    .ledger.filter((entry) => entry.from.key === key)
    .map((entry) => entry.tokens);

describe('rewards', () => {
  const served = () =>
    inTurn({
      players: { 0: { zone: ['steak+3'] }, 1: { assistants: ['eggs'] } },
      row: ['night-watch'],
    }).serves('night-watch', 'steak');

  it('W-10: a free assistant: nothing to pay now', () => {
    const play = served();
    expect(play.top.kind).toBe('assistant');
    expect(play.refusal(0, { type: 'take-assistant', assistant: 'eggs' })).toEqual({
      key: 'assistant-taken',
      params: { seat: { seat: 1 } },
    });
    play.does({ type: 'take-assistant', assistant: 'cheeses' });
    expect(play.player()).toMatchObject({ coins: 10, assistants: ['cheeses'], tokens: 0 });
  });

  it('W-10: or 2 tokens', () => {
    const play = served().does({ type: 'take-tokens' });
    expect(play.player()).toMatchObject({ coins: 10, assistants: [], tokens: 2 });
    expect(tokensBy(play, 'reward')).toEqual([2]);
  });

  it('W-10: with no assistant free it is the 2 tokens, unasked', () => {
    const play = inTurn({
      players: { 0: { zone: ['steak+3'] }, 1: { assistants: CATEGORIES } },
      row: ['night-watch'],
    }).serves('night-watch', 'steak');
    expect(play.top.kind).toBe('turn');
    expect(play.player().tokens).toBe(2);
  });

  it.each([
    { coins: 0, cards: 5 },
    { coins: 2, cards: 3 },
    { coins: 5, cards: 0 },
  ])('W-10: 5 split at will: $coins coins and $cards cards', ({ coins, cards }) => {
    const play = inTurn({ players: { 0: { zone: ['steak+9', 'ham+9'] } }, row: ['small-talk'] });
    play.does({ type: 'order', order: 'small-talk', use: ['ham', 'steak'] }, { type: 'split', coins });
    expect(play.player().coins).toBe(10 + coins);
    expect(play.hand()).toHaveLength(cards);
  });

  it('W-10: not more coins than there are to split', () => {
    const play = inTurn({ players: { 0: { zone: ['brie'] } }, row: ['doorstep'] });
    play.does({ type: 'order', order: 'doorstep', use: ['brie'] });
    expect(play.refusal(0, { type: 'split', coins: 3 })).toEqual({ key: 'split-too-much', params: { n: 2 } });
    expect(play.refusal(0, { type: 'coins' })).toEqual({ key: 'not-now' });
  });
});

describe('bonuses', () => {
  const serve = (zone: readonly string[], assistants: readonly Category[], order: string) =>
    inTurn({ players: { 0: { zone, assistants } }, row: [order] }).serves(
      order,
      ...zone.map((card) => card.split('+')[0]!),
    );

  it('W-11: 2 tokens for each category named that was used', () => {
    expect(tokensBy(serve(['steak+9', 'onion+9'], [], 'window-seat'), 'bonus')).toEqual([4]);
    expect(tokensBy(serve(['steak+9', 'brie+9'], [], 'window-seat'), 'bonus')).toEqual([2]);
    expect(tokensBy(serve(['ham+9', 'brie+9'], [], 'window-seat'), 'bonus')).toEqual([]);
  });

  it('W-11: a category counts once', () => {
    const play = serve(['steak+9', 'ribs+9'], ['meats'], 'window-seat');
    expect(tokensBy(play, 'bonus')).toEqual([2]);
    expect(tokensBy(play, 'assistants')).toEqual([2]);
  });

  it('W-11: 2 more for each own assistant whose category was used, named or not', () => {
    const play = serve(['brie+9', 'ham+9'], ['cheeses', 'coldcuts', 'eggs'], 'window-seat');
    expect(tokensBy(play, 'assistants')).toEqual([4]);
    expect(play.player().tokens).toBe(4);
  });

  it('W-9, W-11: bonuses come after the reward, so that an assistant taken with it counts', () => {
    const taken = (assistant: Category) =>
      inTurn({ players: { 0: { zone: ['steak+3'] } }, row: ['night-watch'] })
        .serves('night-watch', 'steak')
        .does({ type: 'take-assistant', assistant })
        .player().tokens;
    expect(taken('meats')).toBe(2);
    expect(taken('eggs')).toBe(0);
  });
});
