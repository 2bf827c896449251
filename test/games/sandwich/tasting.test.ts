import { describe, expect, it } from 'vitest';
import { sandwich } from '../../../src/games/sandwich/index.ts';
import type { Move } from '../../../src/games/sandwich/moves.ts';
import { rules } from '../../../src/games/sandwich/text/rules.ts';
import {
  everybodyReady,
  kitchen,
  type SandwichPosition,
  sellOut,
  served,
  taste,
  tasteAll,
  tasting,
} from './given.ts';

const rank = (...order: string[]): Move => ({ type: 'rank', order });

/** Seat 1 has revealed and is to rank 1.0 from seat 0, 1.1 from seat 3, 1.2 from seat 2. */
const revealed = (): SandwichPosition => tasting(4, {}, { first: 1 }).when(1, { type: 'reveal' });

describe('one after the other', () => {
  it('S-19: the first taster reveals, ranks and confirms; then clockwise, everyone', () => {
    const play = tasting(4, {}, { first: 2 });
    const tasters: number[] = [];
    for (let i = 0; i < 4; i++) {
      expect(play.top).toMatchObject({ kind: 'reveal', actors: [(2 + i) % 4] });
      tasters.push(play.top.actors[0]!);
      taste(play).timeUp('pause');
    }
    expect(tasters).toEqual([2, 3, 0, 1]);
    expect(play.table.phase).toBe('over');
  });

  it('S-19: the stacks are shown as they were built, and never reordered', () => {
    const play = revealed();
    const { plates } = play.table.tastings[0]!;
    for (const { cook, layers } of plates)
      expect(layers).toEqual(play.mine(cook!).sandwiches.find(({ to }) => to === 1)!.cards);
    play.when(1, rank('1.2', '1.0', '1.1'));
    expect(play.table.tastings[0]!.plates.map(({ id }) => id)).toEqual(['1.0', '1.1', '1.2']);
  });

  it('S-20: 3, 2 and 0 points go to the cooks', () => {
    const play = revealed().when(1, rank('1.2', '1.0', '1.1'));
    expect(play.table.totals).toEqual([2, 0, 3, 0]);
    expect(play.table.tastings[0]!.plates.map(({ place, points }) => [place, points])).toEqual([
      [2, 2],
      [3, 0],
      [1, 3],
    ]);
  });

  it('S-20: the German booklet gives the second only one', () => {
    const play = tasting(4, { scale: [3, 1, 0] }, { first: 1 }).when(1, { type: 'reveal' });
    expect(play.when(1, rank('1.2', '1.0', '1.1')).table.totals).toEqual([1, 0, 3, 0]);
  });

  it('S-30: three players rank four sandwiches for 3, 2, 1 and 0', () => {
    const play = tasting(3, {}, { first: 0 }).when(0, { type: 'reveal' });
    expect(play.table.tastings[0]!.plates.map(({ cook }) => cook)).toEqual([2, 2, 1, 1]);
    expect(play.when(0, rank('0.0', '0.2', '0.3', '0.1')).table.totals).toEqual([0, 3, 3]);
  });

  it('S-33: young players rank two, and only the better scores', () => {
    const play = tasting(4, { youngPlayers: true }, { first: 0 }).when(0, { type: 'reveal' });
    expect(play.when(0, rank('0.1', '0.0')).table.totals).toEqual([0, 0, 3, 0]);
  });

  it('S-33: a table of three has two as well, of which the better scores what the best of three would', () => {
    const play = tasting(3, { youngPlayers: true, scaleThree: [4, 2, 1, 0] }, { first: 0 });
    play.when(0, { type: 'reveal' }).when(0, rank('0.1', '0.0'));
    expect([...play.table.totals].sort()).toEqual([0, 0, 3]);
    const told = Object.entries({ en: 'best of three', fr: 'de trois', es: 'de tres', de: 'von dreien' });
    for (const [locale, words] of told)
      expect(JSON.stringify(rules[locale as keyof typeof rules])).toContain(words);
  });

  it('S-21: cooks’ names are shown while tasting', () => {
    expect(revealed().table.tastings[0]!.plates.map(({ cook }) => cook)).toEqual([0, 3, 2]);
  });

  it.each<[string, number, Move, string]>([
    ['S-22: somebody else ranking', 0, rank('1.2', '1.0', '1.1'), 'not-yours-to-rank'],
    ['S-22: a sandwich missing', 1, rank('1.2', '1.0'), 'not-an-order'],
    ['S-22: a sandwich twice', 1, rank('1.2', '1.0', '1.0'), 'not-an-order'],
    ['S-22: somebody else’s sandwich', 1, rank('1.2', '1.0', '2.1'), 'not-an-order'],
    ['S-22: one too many', 1, rank('1.2', '1.0', '1.1', '1.1'), 'not-an-order'],
    [
      'S-44: a bonus without a theme',
      1,
      { type: 'rank', order: ['1.0', '1.1', '1.2'], bonus: '1.0' },
      'no-theme',
    ],
    ['S-19: revealing twice', 1, { type: 'reveal' }, 'not-now'],
  ])('%s is refused, and nothing changes', (_, seat, move, reason) => {
    const play = revealed();
    const before = play.state;
    expect(play.refusal(seat, move)?.key).toBe(reason);
    expect(play.state).toBe(before);
  });

  it('S-19: nobody reveals for somebody else, and nobody ranks before', () => {
    const play = tasting(4, {}, { first: 1 });
    expect(play.refusal(0, { type: 'reveal' })?.key).toBe('not-your-tasting');
    expect(play.refusal(1, rank('1.0', '1.1', '1.2'))?.key).toBe('not-yours-to-rank');
  });

  it('S-20: a ranking can be taken back as long as it has unveiled nothing', () => {
    const sighted = revealed().when(1, rank('1.2', '1.0', '1.1'));
    expect(sighted.log.slice(-2).map((event) => sandwich.reversible(event))).toEqual([true, true]);
    const blind = tasting(4, { blindTasting: true }, { first: 1 }).when(1, { type: 'reveal' });
    blind.when(1, rank('1.2', '1.0', '1.1'));
    expect(sandwich.reversible(blind.log.at(-1)!)).toBe(false);
  });

  it('S-22: who ranks last cannot take that back, for the first ranking is shown at once', () => {
    const play = served(4, { tasteTogether: true, chefsSuggestion: true }).timeUp('pause').timeUp('sell');
    for (const seat of [0, 1, 2, 3]) play.when(seat, rank(`${seat}.0`, `${seat}.1`, `${seat}.2`));
    expect(play.table.tastings[0]!.state).toBe('shown');
    expect(play.log.slice(-3).map((event) => [event.type, sandwich.reversible(event)])).toEqual([
      ['ranked', true],
      ['ranked', true],
      ['verdict-given', false],
    ]);
  });

  it('goes on by itself after a while, or when the table says so', () => {
    const play = served(4);
    play.when('table', { type: 'next' });
    taste(play).when('table', { type: 'next' });
    expect(play.table.turn).toBe(1);
    taste(play).timeUp('pause');
    expect(play.table.turn).toBe(2);
    expect(play.refusal('table', { type: 'next' })?.key).toBe('not-now');
    expect(play.refusal(0, { type: 'next' })?.key).toBe('only-table');
    expect(play.refusal('table', { type: 'reveal' })?.key).toBe('only-players');
  });
});

describe('blind tasting', () => {
  it('S-21: names appear after the ranking is confirmed', () => {
    const play = tasting(5, { blindTasting: true }).when(0, { type: 'reveal' });
    const plates = () => play.table.tastings[0]!.plates;
    expect(plates().map(({ cook }) => cook)).toEqual([null, null, null]);
    expect(plates().every(({ layers }) => layers?.length === 3)).toBe(true);
    play.when(0, rank('0.0', '0.1', '0.2'));
    expect(new Set(plates().map(({ cook }) => cook))).toEqual(new Set([4, 3, 2]));
    expect(play.table.tastings[1]!.plates.map(({ cook }) => cook)).toEqual([null, null, null]);
  });

  it('S-12, S-21: what was taken face up lies there no longer, and so names no cook', () => {
    const changes = { blindTasting: true, takenFaceUp: true };
    expect(kitchen(5, changes).table.players.map(({ shown }) => shown?.length)).toEqual([9, 9, 9, 9, 9]);
    expect(served(5, changes).table.players.map(({ shown }) => shown)).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  it('S-21: the plates are mixed, so that their order tells nothing', () => {
    const orders = (blindTasting: boolean) =>
      new Set(
        Array.from({ length: 20 }, (_, luck) => {
          const play = kitchen(5, { blindTasting });
          for (let i = 0; i < luck; i++) play.rng.below(2);
          return everybodyReady(play)
            .state.tastings[0]!.plates.map(({ cook }) => cook)
            .join();
        }),
      ).size;
    expect(orders(false)).toBe(1);
    expect(orders(true)).toBe(6);
  });
});

describe('everyone tastes at once', () => {
  const together = () => served(4, { tasteTogether: true }).timeUp('pause');

  it('S-22: all rank at the same time, each on the own phone', () => {
    const play = together();
    expect(play.top).toMatchObject({ kind: 'together', actors: [0, 1, 2, 3] });
    for (const seat of [0, 1, 2, 3]) {
      expect(play.mine(seat).tasting!.plates.every(({ layers }) => layers?.length === 3)).toBe(true);
      expect(play.slot(seat, 'rank', 'order')).toMatchObject({
        items: [`${seat}.0`, `${seat}.1`, `${seat}.2`],
      });
    }
    expect(play.table.tastings.every(({ state }) => state === 'closed')).toBe(true);
  });

  it('S-22: the table reveals the rankings in order, once all are in', () => {
    const play = together();
    for (const seat of [3, 1, 0]) play.when(seat, rank(`${seat}.0`, `${seat}.1`, `${seat}.2`));
    expect(play.table.totals).toEqual([0, 0, 0, 0]);
    expect(play.table.tastings.map(({ state }) => state)).toEqual(['ranked', 'ranked', 'closed', 'ranked']);
    play.when(2, rank('2.2', '2.1', '2.0'));
    const shown: number[] = [];
    while (play.table.phase === 'verdict') {
      shown.push(play.table.tastings.filter(({ state }) => state === 'shown').length);
      play.timeUp('pause');
    }
    expect(shown).toEqual([1, 2, 3, 4]);
    expect(play.table.phase).toBe('over');
  });

  it('S-22: confirmed is confirmed', () => {
    const play = together().when(0, rank('0.0', '0.1', '0.2'));
    expect(play.refusal(0, rank('0.2', '0.1', '0.0'))?.key).toBe('not-yours-to-rank');
    expect(play.mine(0).order).toEqual(['0.0', '0.1', '0.2']);
  });

  it('S-21, S-22: blind and at once go together', () => {
    const play = served(4, { tasteTogether: true, blindTasting: true }).timeUp('pause');
    expect(play.mine(2).tasting!.plates.map(({ cook }) => cook)).toEqual([null, null, null]);
  });
});

describe('the end', () => {
  it('S-23: after the last round the highest total wins', () => {
    const play = tasteAll(tasting(4));
    const { standings } = play.outcome!;
    expect(standings.map(({ score }) => score)).toEqual([...play.table.totals].sort((a, b) => b - a));
    expect(standings[0]!.rank).toBe(1);
  });

  it('S-23: equal totals share the win', () => {
    const play = tasting(4);
    tasteAll(play);
    expect(play.table.totals).toEqual([5, 5, 5, 5]);
    expect(play.outcome!.standings.map(({ rank: place }) => place)).toEqual([1, 1, 1, 1]);
  });

  it('S-20: a line of a receipt says who tasted; one from elsewhere that names nobody says nothing', () => {
    const line = sandwich.receipt(tasteAll(tasting(4)).state)[0]!;
    expect(sandwich.tasted!(line)).toEqual({ taster: 0, isBonus: false });
    const { params: _, ...bare } = line;
    for (const one of [bare, { ...bare, params: {} }, { ...bare, params: { taster: 'Ada' } }])
      expect(sandwich.tasted!(one)).toBeUndefined();
  });

  it('S-23: every point is traced to its sandwich', () => {
    const play = tasteAll(tasting(3, { rounds: 2 }));
    tasteAll(everybodyReady(sellOut(play.when('table', { type: 'next' })).timeUp('closing')).timeUp('pause'));
    const lines = sandwich.receipt(play.state);
    for (const seat of [0, 1, 2]) {
      const own = lines.filter((line) => line.seat === seat);
      expect(own.reduce((sum, { points }) => sum + points, 0)).toBe(play.table.totals[seat]);
      expect(own.map(({ round }) => round)).toEqual([...own.map(({ round }) => round)].sort());
    }
    expect(lines.every(({ rule }) => rule === 'S-30')).toBe(true);
  });

  it('tells the match’s best sandwich, the favourite and the flop, and who liked whose', () => {
    const play = tasteAll(tasting(4));
    const results = play.table.results!;
    expect(results.best).toMatchObject({ round: 1, points: 3 });
    expect(results.best!.layers).toHaveLength(3);
    expect(results.favourite).toMatchObject({ points: 3, times: 1 });
    expect(results.flop).toMatchObject({ points: 0 });
    expect(results.liking.flat().reduce((sum, points) => sum + points, 0)).toBe(20);
    expect(results.liking[0]).toEqual([0, 0, 2, 3]);
  });
});
