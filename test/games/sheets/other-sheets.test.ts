import { describe, expect, it } from 'vitest';
import { mastersSheet, plainSheet, warsSheet } from '../../../src/games/sheets/index.ts';
import { Sheet } from './books.ts';

const count = (seat: number, orders: number[], rest: object = {}) => ({
  type: 'final',
  seat,
  ...Object.fromEntries(orders.map((n, i) => [`orders${i + 1}`, n])),
  printed: 0,
  tokens: 0,
  opportunities: 0,
  coins: 0,
  ...rest,
});

describe('the Sándwich Wars sheet', () => {
  it.each([
    [[1, 0, 0, 0, 0], 0],
    [[1, 1, 0, 0, 0], 1],
    [[2, 1, 1, 0, 0], 4],
    [[1, 1, 1, 1, 0], 8],
    [[1, 1, 1, 1, 1], 15],
  ])('T-30, W-22: orders %j give %i for diversity', (orders, points) => {
    const book = new Sheet(warsSheet, 2).enter(
      count(0, orders, { printed: 20, tokens: 3, opportunities: 2 }),
    );
    expect(book.view.counts[0].score).toEqual({
      printed: 20,
      tokens: 3,
      opportunities: 8,
      diversity: points,
      total: 31 + points,
    });
  });

  it('T-30, W-22: printed points count, also where nobody counted the orders', () => {
    const book = new Sheet(warsSheet, 2).enter(count(0, [0, 0, 0, 0, 0], { printed: 25, tokens: 8 }));
    expect(book.view.counts[0].score).toMatchObject({ printed: 25, diversity: 0, total: 33 });
  });

  it('T-30, W-23: ties go to tokens, then to coins, then are shared', () => {
    const book = new Sheet(warsSheet, 4)
      .enter(count(0, [1, 0, 0, 0, 0], { printed: 10, tokens: 2 }))
      .enter(count(1, [1, 0, 0, 0, 0], { printed: 8, tokens: 4, coins: 1 }))
      .enter(count(2, [1, 0, 0, 0, 0], { printed: 8, tokens: 4, coins: 5 }))
      .enter(count(3, [0, 1, 0, 0, 0], { printed: 8, tokens: 4, coins: 5 }))
      .enter({ type: 'finish' });
    expect(book.winners()).toEqual([2, 3]);
    expect(book.scores()).toEqual([12, 12, 12, 12]);
  });

  it('T-30: all who are not counted yet are called, and the count can grow step by step', () => {
    const book = new Sheet(warsSheet, 3).enter(count(1, [1, 0, 0, 0, 0]));
    expect(book.frame).toMatchObject({ kind: 'counting', actors: [0, 2], params: { n: 1, of: 3 } });
    book.enter({ ...count(1, [1, 1, 0, 0, 0], { printed: 7 }), correct: 0 });
    expect(book.view.counts[1].score).toMatchObject({ printed: 7, diversity: 1, total: 8 });
    expect(book.try({ type: 'finish' })).toBe('notOpen');
  });

  it('T-5, T-30: six orders of one type are not saved', () => {
    expect(new Sheet(warsSheet, 2).try(count(0, [6, 0, 0, 0, 0]))).toBe('range');
  });
});

describe('the Sandwich Masters sheet', () => {
  it('T-31: a ledger of Noshdosh with bribes that must be paid in full', () => {
    const book = new Sheet(mastersSheet, 3);
    expect(book.try({ type: 'bribe', seat: 0, amount: 1 })).toBe('notOpen');
    book.enter({ type: 'earn', seat: 0, amount: 5 });
    expect(book.try({ type: 'bribe', seat: 0, amount: 6 })).toBe('range');
    book.enter({ type: 'bribe', seat: 0, amount: 4 });
    expect(book.view.money).toEqual([1, 0, 0]);
    expect(book.try({ type: 'earn', seat: 0, amount: 3, correct: 0 })).toBe('range');
    expect(book.try({ type: 'strike', index: 0 })).toBe('notOpen');
    expect(book.enter({ type: 'earn', seat: 0, amount: 9, correct: 0 }).view.money[0]).toBe(5);
  });

  it('T-31: the clock calls the last turn after thirty minutes', () => {
    const book = new Sheet(mastersSheet, 3);
    expect(book.game.timers(book.state)).toMatchObject([
      { due: 1_800_000, actor: 'table', move: { type: 'time-up' } },
    ]);
    expect(book.view.lastTurn).toBe(false);
    book.enter({ type: 'time-up' });
    expect(book.view.lastTurn).toBe(true);
    expect(book.frame?.kind).toBe('last-turn');
    expect(book.game.timers(book.state)).toEqual([]);
    expect(book.enter({ type: 'earn', seat: 2, amount: 7 }).enter({ type: 'finish' }).winners()).toEqual([2]);
  });

  it('T-31: a target calls the last turn too', () => {
    const book = new Sheet(mastersSheet, 2, { target: 10 }).enter({ type: 'earn', seat: 1, amount: 10 });
    expect(book.view.lastTurn).toBe(true);
  });
});

describe('the plain sheet', () => {
  const score = (round: number, seat: number, points: number) => ({ type: 'score', round, seat, points });

  it.each([
    ['high', [1]],
    ['low', [0]],
  ] as const)('T-32: rounds × players, the %s total wins', (wins, winners) => {
    const book = new Sheet(plainSheet, 2, { wins });
    book
      .enter(score(1, 0, -3))
      .enter(score(1, 1, 12))
      .enter(score(2, 1, 1))
      .enter(score(2, 0, 4));
    expect(book.view.totals).toEqual([1, 13]);
    expect(book.enter({ type: 'finish' }).winners()).toEqual(winners);
  });

  it('T-32: a sheet of two rounds is complete after two', () => {
    const book = new Sheet(plainSheet, 1, { rounds: 2 }).enter(score(1, 0, 1)).enter(score(2, 0, 1));
    expect(book.view.complete).toBe(true);
    expect(book.try(score(3, 0, 1))).toBe('notOpen');
  });

  it('T-5, T-32: half a round cannot be closed, a huge number is not saved', () => {
    const book = new Sheet(plainSheet, 2).enter(score(1, 0, 5));
    expect(book.try({ type: 'finish' })).toBe('notOpen');
    expect(book.try(score(1, 1, 10_000))).toBe('range');
  });
});
