/** Who is ahead on a closed sheet: whoever played nothing that counts, and ties of teams. */
import { describe, expect, it } from 'vitest';
import type { FinalCount } from '../../../src/games/sheets/books/wars.ts';
import { ownSheet, plainSheet, warsSheet } from '../../../src/games/sheets/index.ts';
import type { SheetOptions } from '../../../src/games/sheets/spec.ts';
import type { Entry } from '../../../src/games/sheets/state.ts';
import { change, finish } from './changing.ts';
import { type Keeping, keeping } from './given.ts';

const score = (round: number, seat: number, points: number) =>
  ({ type: 'score', round, seat, points }) as const;

const plain = (points: readonly number[], wins: 'high' | 'low') => {
  const book = keeping(plainSheet, points.length, { wins });
  for (const [seat, n] of points.entries()) book.when('table', score(1, seat, n));
  return book;
};

const ranksOf = <O extends SheetOptions, E extends Entry, TV>(book: Keeping<O, E, TV>): number[] =>
  [...book.game.outcome(book.state)!.standings].sort((a, b) => a.seat - b.seat).map(({ rank }) => rank);

/** Somebody comes in the round that is not counted. */
const withLatecomer = (points: readonly number[], wins: 'high' | 'low') => {
  const book = plain(points, wins);
  change(book, 'come', { after: points.length - 1 });
  return book.when('table', score(2, points.length, wins === 'low' ? 3 : -3));
};

describe('whoever has played no round that counts', () => {
  it.each([
    ['low', [4, 7], [1, 2, 3]],
    ['high', [-4, -7], [1, 2, 3]],
    ['high', [0, 7], [2, 1, 3]],
  ] as const)('T-40, T-42: comes behind all who have, where the %s total wins: %j', (wins, points, ranks) => {
    const book = withLatecomer(points, wins).when('table', finish);
    expect(ranksOf(book)).toEqual(ranks);
  });

  it('T-40: is not ahead by an average of nothing', () => {
    const book = withLatecomer([4, 7], 'low');
    change(book, 'decide-average');
    expect(book.when('table', finish).winners).toEqual([0]);
  });

  it('T-41: comes behind also who left before the first score', () => {
    const book = keeping(plainSheet, 3, { wins: 'low' });
    change(book, 'leave-2');
    for (const [seat, n] of [4, 7].entries()) book.when('table', score(1, seat, n));
    expect(book.game.standings!(book.state).map(({ seat }) => seat)).toEqual([0, 1, 2]);
    expect(ranksOf(book.when('table', finish))).toEqual([1, 2, 3]);
  });

  it('T-47: brings their team down only where nobody of it has played', () => {
    const book = withLatecomer([9, 7], 'low');
    change(book, 'come', { after: 2 });
    change(book, 'team-0', { team: 1 });
    change(book, 'team-3', { team: 1 });
    change(book, 'team-2', { team: 2 });
    expect(ranksOf(book.when('table', finish))).toEqual([2, 1, 3, 2]);
  });

  it('T-40, T-48: comes behind on a sheet of one’s own', () => {
    const book = keeping(ownSheet, 2, { wins: 'low' });
    for (const [seat, value] of [4, 7].entries())
      book.when('table', { type: 'fill', row: 0, seat, round: 1, value });
    change(book, 'come', { after: 1 });
    book.when('table', { type: 'fill', row: 0, seat: 2, round: 2, value: 1 }).when('table', finish);
    expect(ranksOf(book)).toEqual([1, 2, 3]);
  });
});

describe('the final sheet of Wars with teams', () => {
  const count = (seat: number, rest: Partial<FinalCount>): FinalCount => ({
    ...{ type: 'final', seat, orders1: 0, orders2: 0, orders3: 0, orders4: 0, orders5: 0 },
    ...{ printed: 0, tokens: 0, opportunities: 0, coins: 0 },
    ...rest,
  });
  const counted = (counts: readonly Partial<FinalCount>[], teams: Readonly<Record<number, number>>) => {
    const book = keeping(warsSheet, counts.length);
    for (const [seat, rest] of counts.entries()) book.when('table', count(seat, rest));
    for (const [seat, team] of Object.entries(teams)) change(book, `team-${seat}`, { team });
    return ranksOf(book.when('table', finish));
  };
  const alone = [
    { printed: 10, tokens: 5 },
    { printed: 12, tokens: 3 },
  ];

  it('W-23, T-47: a tie of those who play alone is broken by tokens, also where others form a team', () => {
    expect(counted([...alone, { printed: 1 }, { printed: 1 }], { 2: 1, 3: 1 })).toEqual([1, 2, 3, 3]);
  });

  it.each([
    [
      'tokens',
      [
        { printed: 8, tokens: 2 },
        { printed: 1, tokens: 4 },
        { printed: 10, tokens: 5 },
      ],
      [1, 1, 2],
    ],
    [
      'coins',
      [
        { printed: 7, coins: 2 },
        { printed: 8, coins: 2 },
        { printed: 15, coins: 3 },
      ],
      [1, 1, 2],
    ],
    [
      'nothing',
      [
        { printed: 7, coins: 2 },
        { printed: 8, coins: 1 },
        { printed: 15, coins: 3 },
      ],
      [1, 1, 1],
    ],
  ] as const)('W-23, T-47: a tie of teams is broken by their %s together', (_, counts, ranks) => {
    expect(counted(counts, { 0: 1, 1: 1 })).toEqual(ranks);
  });
});
