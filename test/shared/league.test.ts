import { describe, expect, test } from 'vitest';
import { leagueOf } from '../../src/shared/league.ts';
import type { Scoring } from '../../src/shared/protocol.ts';

const play = (...scores: readonly (readonly [string, number])[]) => ({
  players: scores.map(([name, score], seat) => ({
    ...{ seat, name, score, player: name.toLowerCase(), badge: seat, face: 0, bot: false },
    rank: 1 + scores.filter(([, other]) => other > score).length,
  })),
});

const plays = [
  play(['Ada', 10], ['Bo', 30], ['Cy', 20]),
  play(['Ada', 5], ['Bo', 5]),
  play(['Ada', 40], ['Cy', 1], ['Bo', 2]),
];

const table = (scoring: Scoring) =>
  leagueOf(plays, scoring).map(({ name, score, rank }) => [rank, name, score]);

describe('T-4: a table over many plays', () => {
  test('counts wins, and who shares one has won', () => {
    expect(table({ by: 'wins', best: 0 })).toEqual([
      [1, 'Ada', 2],
      [1, 'Bo', 2],
      [3, 'Cy', 0],
    ]);
  });

  test('counts places: as many as one leaves behind, and one for being there', () => {
    expect(table({ by: 'places', best: 0 })).toEqual([
      [1, 'Bo', 6],
      [2, 'Ada', 5],
      [3, 'Cy', 3],
    ]);
  });

  test('a team leaves behind whom it left behind, not the rest of itself', () => {
    const teams = {
      players: plays[0]!.players
        .concat(plays[2]!.players[1]!)
        .map((one, i) => ({ ...one, name: `P${i}`, player: `p${i}`, rank: i < 2 ? 1 : 3 })),
    };
    expect(leagueOf([teams], { by: 'places', best: 0 }).map(({ score }) => score)).toEqual([3, 3, 1, 1]);
  });

  test('counts points, and only the best of each where that is wanted', () => {
    expect(table({ by: 'points', best: 0 })).toEqual([
      [1, 'Ada', 55],
      [2, 'Bo', 37],
      [3, 'Cy', 21],
    ]);
    expect(table({ by: 'points', best: 1 })).toEqual([
      [1, 'Ada', 40],
      [2, 'Bo', 30],
      [3, 'Cy', 20],
    ]);
  });

  test('T-32: where the fewest points win, they do so in the season, its best plays are the lowest, and who stays away gains nothing', () => {
    const golf = [
      [38, 60],
      [41, 52],
      [70, 50, 20],
    ].map((scores) => ({
      players: scores.map((score, seat) => ({
        ...{ seat, score, name: ['Bo', 'Ada', 'Cy'][seat]!, badge: seat, face: 0, bot: false },
        rank: 1 + scores.filter((other) => other < score).length,
      })),
    }));
    const of = (best: number) =>
      leagueOf(golf, { by: 'points', best }).map(({ rank, name, score }) => [rank, name, score]);
    expect(of(0)).toEqual([
      [1, 'Bo', 149],
      [2, 'Ada', 162],
      [3, 'Cy', 20],
    ]);
    expect(of(1)).toEqual([
      [1, 'Cy', 20],
      [2, 'Bo', 38],
      [3, 'Ada', 50],
    ]);
  });

  test('leaves bots out, and calls people as they were called last', () => {
    const [latest] = plays;
    const renamed = {
      players: latest!.players.map((one) => ({
        ...one,
        name: one.name.toUpperCase(),
        bot: one.name === 'Cy',
      })),
    };
    expect(leagueOf([renamed, latest!], { by: 'wins', best: 0 }).map(({ name }) => name)).toEqual([
      'BO',
      'ADA',
      'Cy',
    ]);
  });
});
