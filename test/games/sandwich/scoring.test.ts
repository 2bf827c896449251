import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cooksOf,
  directionOf,
  pointsForRanking,
  recipientsOf,
  type ScoringRules,
  sandwichesPerCook,
  scaleOf,
  totalsOf,
} from '../../../src/games/sandwich/scoring.ts';

const rules = (changes: Partial<ScoringRules> = {}): ScoringRules => ({
  seats: 5,
  round: 1,
  scale: [3, 2, 0],
  scaleThree: [3, 2, 1, 0],
  twister: false,
  youngPlayers: false,
  ...changes,
});

describe('who gets whose sandwiches', () => {
  it.each([
    { rule: 'S-15: three to the left', at: {}, cook: 3, gets: [4, 0, 1], has: [2, 1, 0] },
    {
      rule: 'S-15: four players, everybody else',
      at: { seats: 4 },
      cook: 0,
      gets: [1, 2, 3],
      has: [3, 2, 1],
    },
    { rule: 'S-30: two to each', at: { seats: 3 }, cook: 0, gets: [1, 1, 2, 2], has: [2, 2, 1, 1] },
    { rule: 'S-33: two to the left', at: { youngPlayers: true }, cook: 4, gets: [0, 1], has: [3, 2] },
    { rule: 'S-33: three players', at: { youngPlayers: true, seats: 3 }, cook: 1, gets: [2, 0], has: [0, 2] },
    {
      rule: 'S-33: only the first round',
      at: { youngPlayers: true, round: 2 },
      cook: 0,
      gets: [1, 2, 3],
      has: [4, 3, 2],
    },
    { rule: 'S-47: to the right', at: { twister: true, round: 2 }, cook: 0, gets: [4, 3, 2], has: [1, 2, 3] },
    { rule: 'S-47: and back', at: { twister: true, round: 3 }, cook: 0, gets: [1, 2, 3], has: [4, 3, 2] },
    {
      rule: 'S-47: from five players',
      at: { twister: true, round: 2, seats: 4 },
      cook: 0,
      gets: [1, 2, 3],
      has: [3, 2, 1],
    },
  ])('$rule', ({ at, cook, gets, has }) => {
    expect(recipientsOf(rules(at), cook)).toEqual(gets);
    expect(cooksOf(rules(at), cook)).toEqual(has);
  });

  it('S-18: what one gives, another gets, and everybody has as many as they gave', () => {
    const anyRules = fc.record({
      seats: fc.integer({ min: 3, max: 12 }),
      round: fc.integer({ min: 1, max: 9 }),
      twister: fc.boolean(),
      youngPlayers: fc.boolean(),
    });
    fc.assert(
      fc.property(anyRules, (changes) => {
        const play = rules(changes);
        const seats = Array.from({ length: play.seats }, (_, i) => i);
        const given = seats.flatMap((cook) => recipientsOf(play, cook).map((taster) => `${cook}>${taster}`));
        const had = seats.flatMap((taster) => cooksOf(play, taster).map((cook) => `${cook}>${taster}`));
        expect(given.sort()).toEqual(had.sort());
        for (const seat of seats) {
          expect(cooksOf(play, seat)).toHaveLength(sandwichesPerCook(play));
          expect(recipientsOf(play, seat)).not.toContain(seat);
        }
      }),
    );
  });

  it('S-47: left first', () => {
    expect([1, 2, 3, 4].map((round) => directionOf(rules({ twister: true, round })))).toEqual([
      'left',
      'right',
      'left',
      'right',
    ]);
  });
});

describe('what a ranking is worth', () => {
  it.each([
    { rule: 'S-20: 3-2-0', at: {}, scale: [3, 2, 0] },
    { rule: 'S-20: the German booklet', at: { scale: [3, 1, 0] }, scale: [3, 1, 0] },
    { rule: 'S-30: three players', at: { seats: 3 }, scale: [3, 2, 1, 0] },
    {
      rule: 'S-33: the better of two like a first place',
      at: { youngPlayers: true, seats: 3 },
      scale: [3, 0],
    },
    { rule: 'S-33: also with another scale', at: { youngPlayers: true, scale: [5, 2, 0] }, scale: [5, 0] },
  ])('$rule', ({ at, scale }) => {
    expect(scaleOf(rules(at))).toEqual(scale);
  });

  it('S-20: points go to the cooks, the worst gets nothing', () => {
    expect(pointsForRanking([4, 2, 3], [3, 2, 0])).toEqual([
      { cook: 4, place: 1, points: 3, bonus: 0 },
      { cook: 2, place: 2, points: 2, bonus: 0 },
      { cook: 3, place: 3, points: 0, bonus: 0 },
    ]);
  });

  it('S-44: the bonus is independent of the place', () => {
    expect(pointsForRanking([4, 2, 3], [3, 2, 0], 3).map(({ bonus }) => bonus)).toEqual([0, 0, 1]);
  });

  it('S-23: a round gives every cook what all tasters gave', () => {
    const first = pointsForRanking([1, 2, 0], [3, 2, 0], 3);
    const second = pointsForRanking([1, 0, 2], [3, 2, 0], 1);
    expect(totalsOf(4, [first, second])).toEqual([3, 7, 2, 0]);
  });
});
