import { describe, expect, it } from 'vitest';
import { wars } from '../../../src/games/wars/index.ts';
import { diversityPoints, scoreOf, standingsOf, type Tally } from '../../../src/games/wars/scoring.ts';
import { inTurn } from './given.ts';

const tally = (changes: Partial<Tally> = {}): Tally => ({
  orders: [],
  tokens: 0,
  opportunities: 0,
  coins: 0,
  ...changes,
});
const orders = (...types: number[]) => types.map((type) => ({ type, points: 10 }));
const ranks = (tallies: readonly Tally[]) =>
  standingsOf(tallies)
    .toSorted((a, b) => a.seat - b.seat)
    .map(({ rank }) => rank);

describe('points', () => {
  it.each([
    [0, 0],
    [1, 0],
    [2, 1],
    [3, 4],
    [4, 8],
    [5, 15],
  ])('W-22: %i different types of order: %i points', (different, points) => {
    expect(diversityPoints(different)).toBe(points);
  });

  it('W-22: printed points, tokens, 4 per opportunity, diversity', () => {
    expect(scoreOf(tally({ orders: orders(1, 1, 3, 5), tokens: 7, opportunities: 2, coins: 99 }))).toEqual({
      printed: 40,
      tokens: 7,
      opportunities: 8,
      diversity: 4,
      total: 59,
    });
  });

  it.each([
    ['the total decides', [tally({ orders: orders(1) }), tally({ tokens: 9, coins: 9 })], [1, 2]],
    ['then points in tokens', [tally({ orders: orders(1) }), tally({ tokens: 10 })], [2, 1]],
    ['then coins', [tally({ tokens: 4, coins: 3 }), tally({ tokens: 4, coins: 5 })], [2, 1]],
    [
      'then the win is shared',
      [tally({ tokens: 4, coins: 3 }), tally({ tokens: 4, coins: 3 }), tally()],
      [1, 1, 3],
    ],
  ] as const)('W-23: %s', (_, tallies, expected) => {
    expect(ranks(tallies)).toEqual(expected);
  });

  it('W-22, W-23: the end of a match, each point traced', () => {
    const play = inTurn({
      active: 2,
      start: 0,
      announcer: 0,
      players: {
        0: { tokens: 4, coins: 1, served: ['doorstep', 'duet', 'notary'] },
        1: { tokens: 4, coins: 6, served: ['doorstep', 'duet', 'notary'] },
        2: { tokens: 2, coins: 0, hand: ['cousin'] },
      },
    }).endTurn();
    expect(play.standings.map(({ seat, rank }) => [seat, rank])).toEqual([
      [1, 1],
      [0, 2],
      [2, 3],
    ]);
    for (const { seat, score } of play.standings) {
      const lines = wars.receipt(play.state).filter((line) => line.seat === seat);
      expect(lines.reduce((sum, line) => sum + line.points, 0)).toBe(score);
      expect(lines.every((line) => /^W-\d+$/.test(line.rule))).toBe(true);
    }
    expect(play.table.results!.seats.map(({ seat }) => seat)).toEqual([1, 0, 2]);
  });
});

describe('tokens', () => {
  const players = { 0: { tokens: 17 }, 1: { tokens: 23 } };
  const shown = ({ table }: ReturnType<typeof inTurn>) => table.players.map(({ tokens }) => tokens);

  it('W-24: are hidden from the table and from others, each sees its own', () => {
    const play = inTurn({ players });
    expect(shown(play)).toEqual([null, null, null]);
    expect(play.mine(0)).toMatchObject({ tokens: 17, score: { total: 17 } });
    expect(play.mine(1).tokens).toBe(23);
  });

  it('W-24: are open when the table wants it, and at the end', () => {
    expect(shown(inTurn({ players, options: { openTokens: true } }))).toEqual([17, 23, 0]);
    expect(shown(inTurn({ players, announcer: 0, start: 0, active: 2 }).endTurn())).toEqual([17, 23, 0]);
  });
});
