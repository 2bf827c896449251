import { describe, expect, it, test } from 'vitest';
import { plate } from '../../../src/games/plate/index.ts';
import { checkOptions, goalOf } from '../../../src/games/plate/options.ts';
import { bidding, defaults, verdict } from './given.ts';

describe('the shape of a move', () => {
  test.each([
    [{ type: 'start', card: 'bagel~1', plate: 'plate-1' }],
    [{ type: 'bid', card: 'ham~1', on: 4 }],
    [{ type: 'trade-take', backs: ['back-1'] }],
    [{ type: 'swap-bids', one: 0, other: 3 }],
    [{ type: 'pass' }],
    [{ type: 'time-up', clock: 'reaction' }],
  ])('%o is one', (move) => {
    expect(plate.parseMove(move)).toEqual(move);
  });

  test.each([
    ['a field too many', { type: 'pass', seat: 1 }],
    ['a field missing', { type: 'bid', card: 'ham~1' }],
    ['a seat that no table has', { type: 'bid', card: 'ham~1', on: 5 }],
    ['half a seat', { type: 'peek', seat: 0.5 }],
    ['a name without end', { type: 'discard', card: 'x'.repeat(41) }],
    ['a list without end', { type: 'pass-on', cards: Array(21).fill('ham~1') }],
    ['another type', { type: 'eat' }],
    ['a clock that no table has', { type: 'time-up', clock: 'lunch' }],
    ['text', 'pass'],
  ])('%s is none', (_, raw) => {
    expect(plate.parseMove(raw)).toBeUndefined();
  });
});

describe('who may wish what', () => {
  it('time is nobody’s to call but the table’s', () => {
    const play = verdict({ bids: [{ on: 0, card: 'bid-plus-1~1' }] });
    const { move, frame } = play.clock('reaction')!;
    expect(play.refusal(1, move, frame)).toEqual({ key: 'not-now' });
    expect(play.refusal('table', move, frame)).toBeUndefined();
    expect(play.refusal('table', { type: 'time-up', clock: 'think' }, frame)).toEqual({ key: 'not-now' });
  });

  it('the table itself neither bids nor passes', () => {
    const play = bidding();
    const { frame } = play.choices(0)[0]!;
    const move = { type: 'opt-out' } as const;
    expect(play.refusal('table', move, frame)).toEqual({ key: 'not-now' });
    expect(play.choices('table')).toEqual([]);
  });

  it('a wish for a question that is gone is refused', () => {
    const play = bidding();
    const { frame } = play.choices(0)[0]!;
    play
      .when(0, { type: 'bid', card: play.hand(0)[0]!, on: 0 })
      .when(1, { type: 'opt-out' })
      .when(2, { type: 'opt-out' });
    expect(play.refusal(0, { type: 'opt-out' }, frame)).toEqual({ key: 'not-now' });
  });
});

describe('the options', () => {
  test.each([
    [0, []],
    [5, ['clock']],
    [10, []],
    [60, []],
  ])('%i s to think', (clock, fields) => {
    expect(checkOptions({ ...defaults, clock }).map(({ field }) => field)).toEqual(fields);
  });

  it('P-30: say what is played to', () => {
    expect(goalOf(defaults, 4)).toEqual({ kind: 'points', n: 15 });
    expect(goalOf({ ...defaults, ending: 'points', points: 40 }, 5)).toEqual({ kind: 'points', n: 40 });
    expect(goalOf({ ...defaults, ending: 'sandwiches', sandwiches: 3 }, 2)).toEqual({
      kind: 'sandwiches',
      n: 3,
    });
  });
});
