import { describe, expect, it } from 'vitest';
import { CATEGORIES } from '../../../src/games/wars/categories.ts';
import { atTable } from './positions.ts';

const tokensBy = (play: ReturnType<typeof atTable>, key: string) =>
  play
    .player()
    .ledger.filter((entry) => entry.from.key === key)
    .map((entry) => entry.tokens);

describe('rewards', () => {
  const served = atTable({
    players: { 0: { zone: ['steak+3'] }, 1: { assistants: ['eggs'] } },
    row: ['night-watch'],
  }).do({ type: 'order', order: 'night-watch', use: ['steak'] });

  it('W-10: a free assistant: nothing to pay now', () => {
    expect(served.question).toBe('assistant');
    const taken = served.do({ type: 'take-assistant', assistant: 'cheeses' });
    expect(taken.player()).toMatchObject({ coins: 10, assistants: ['cheeses'], tokens: 0 });
    expect(served.refusal({ type: 'take-assistant', assistant: 'eggs' })).toEqual({
      key: 'assistant-taken',
      params: { seat: { seat: 1 } },
    });
  });

  it('W-10: or 2 tokens', () => {
    const taken = served.do({ type: 'take-tokens' });
    expect(taken.player()).toMatchObject({ coins: 10, assistants: [], tokens: 2 });
    expect(tokensBy(taken, 'reward')).toEqual([2]);
  });

  it('W-10: with no assistant free it is the 2 tokens, unasked', () => {
    const after = atTable({
      players: { 0: { zone: ['steak+3'] }, 1: { assistants: CATEGORIES } },
      row: ['night-watch'],
    }).do({ type: 'order', order: 'night-watch', use: ['steak'] });
    expect(after.question).toBe('turn');
    expect(after.player().tokens).toBe(2);
  });

  it.each([
    { coins: 0, cards: 5 },
    { coins: 2, cards: 3 },
    { coins: 5, cards: 0 },
  ])('W-10: 5 split at will: $coins coins and $cards cards', ({ coins, cards }) => {
    const after = atTable({ players: { 0: { zone: ['steak+9', 'ham+9'] } }, row: ['small-talk'] })
      .do({ type: 'order', order: 'small-talk', use: ['ham', 'steak'] })
      .do({ type: 'split', coins });
    expect(after.player().coins).toBe(10 + coins);
    expect(after.player().hand).toHaveLength(cards);
  });

  it('W-10: not more coins than there are to split', () => {
    const asked = atTable({ players: { 0: { zone: ['brie'] } }, row: ['doorstep'] }).do({
      type: 'order',
      order: 'doorstep',
      use: ['brie'],
    });
    expect(asked.refusal({ type: 'split', coins: 3 })).toEqual({ key: 'split-too-much', params: { n: 2 } });
    expect(asked.refusal({ type: 'coins' })).toEqual({ key: 'not-now' });
  });
});

describe('bonuses', () => {
  const serve = (
    zone: readonly string[],
    assistants: readonly (typeof CATEGORIES)[number][],
    order: string,
    coins = 0,
  ) =>
    atTable({ players: { 0: { zone, assistants } }, row: [order] })
      .do({ type: 'order', order, use: zone.map((card) => card.split('+')[0]!) })
      .do({ type: 'split', coins });

  it('W-11: 2 tokens for each category named that was used', () => {
    expect(tokensBy(serve(['steak+9', 'onion+9'], [], 'window-seat'), 'bonus')).toEqual([4]);
    expect(tokensBy(serve(['steak+9', 'brie+9'], [], 'window-seat'), 'bonus')).toEqual([2]);
    expect(tokensBy(serve(['ham+9', 'brie+9'], [], 'window-seat'), 'bonus')).toEqual([]);
  });

  it('W-11: a category counts once', () => {
    expect(tokensBy(serve(['steak+9', 'ribs+9'], ['meats'], 'window-seat'), 'bonus')).toEqual([2]);
    expect(tokensBy(serve(['steak+9', 'ribs+9'], ['meats'], 'window-seat'), 'assistants')).toEqual([2]);
  });

  it('W-11: 2 more for each own assistant whose category was used, named or not', () => {
    const after = serve(['brie+9', 'ham+9'], ['cheeses', 'coldcuts', 'eggs'], 'window-seat');
    expect(tokensBy(after, 'assistants')).toEqual([4]);
    expect(after.player().tokens).toBe(4);
  });

  it('W-9, W-11: bonuses come after the reward, so that an assistant taken with it counts', () => {
    const asked = atTable({ players: { 0: { zone: ['steak+3'] } }, row: ['night-watch'] }).do({
      type: 'order',
      order: 'night-watch',
      use: ['steak'],
    });
    expect(asked.do({ type: 'take-assistant', assistant: 'meats' }).player().tokens).toBe(2);
    expect(asked.do({ type: 'take-assistant', assistant: 'eggs' }).player().tokens).toBe(0);
  });
});
