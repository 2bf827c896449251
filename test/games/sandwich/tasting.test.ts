import { describe, expect, it } from 'vitest';
import { type Move, sandwich } from '../../../src/games/sandwich/index.ts';
import {
  everybodyReady,
  kitchen,
  sellOut,
  served,
  type Table,
  taste,
  tasteAll,
  tasting,
} from './positions.ts';

const rank = (...order: string[]): Move => ({ type: 'rank', order });

/** Seat 1 has revealed and is to rank 1.0 from seat 0, 1.1 from seat 3, 1.2 from seat 2. */
const revealed = (): Table => tasting(4, {}, { first: 1 }).play(1, { type: 'reveal' });

describe('one after the other', () => {
  it('S-19: the first taster reveals, ranks and confirms; then clockwise, everyone', () => {
    const table = tasting(4, {}, { first: 2 });
    const tasters: number[] = [];
    for (let i = 0; i < 4; i++) {
      expect(table.frames.at(-1)).toMatchObject({ kind: 'reveal', actors: [(2 + i) % 4] });
      tasters.push(table.frames.at(-1)!.actors[0]!);
      taste(table).timeUp('pause');
    }
    expect(tasters).toEqual([2, 3, 0, 1]);
    expect(table.table.phase).toBe('over');
  });

  it('S-19: the stacks are shown as they were built, and never reordered', () => {
    const table = revealed();
    const { plates } = table.table.tastings[0]!;
    for (const { cook, layers } of plates)
      expect(layers).toEqual(table.mine(cook!).sandwiches.find(({ to }) => to === 1)!.cards);
    table.play(1, rank('1.2', '1.0', '1.1'));
    expect(table.table.tastings[0]!.plates.map(({ id }) => id)).toEqual(['1.0', '1.1', '1.2']);
  });

  it('S-20: 3, 2 and 0 points go to the cooks', () => {
    const table = revealed().play(1, rank('1.2', '1.0', '1.1'));
    expect(table.table.totals).toEqual([2, 0, 3, 0]);
    expect(table.table.tastings[0]!.plates.map(({ place, points }) => [place, points])).toEqual([
      [2, 2],
      [3, 0],
      [1, 3],
    ]);
  });

  it('S-20: the German booklet gives the second only one', () => {
    const table = tasting(4, { scale: [3, 1, 0] }, { first: 1 }).play(1, { type: 'reveal' });
    expect(table.play(1, rank('1.2', '1.0', '1.1')).table.totals).toEqual([1, 0, 3, 0]);
  });

  it('S-30: three players rank four sandwiches for 3, 2, 1 and 0', () => {
    const table = tasting(3, {}, { first: 0 }).play(0, { type: 'reveal' });
    expect(table.table.tastings[0]!.plates.map(({ cook }) => cook)).toEqual([2, 2, 1, 1]);
    expect(table.play(0, rank('0.0', '0.2', '0.3', '0.1')).table.totals).toEqual([0, 3, 3]);
  });

  it('S-33: young players rank two, and only the better scores', () => {
    const table = tasting(4, { youngPlayers: true }, { first: 0 }).play(0, { type: 'reveal' });
    expect(table.play(0, rank('0.1', '0.0')).table.totals).toEqual([0, 0, 3, 0]);
  });

  it('S-21: cooks’ names are shown while tasting', () => {
    expect(revealed().table.tastings[0]!.plates.map(({ cook }) => cook)).toEqual([0, 3, 2]);
  });

  it.each<[string, number, Move, string]>([
    ['S-22: somebody else ranking', 0, rank('1.2', '1.0', '1.1'), 'notYoursToRank'],
    ['S-22: a sandwich missing', 1, rank('1.2', '1.0'), 'notAnOrder'],
    ['S-22: a sandwich twice', 1, rank('1.2', '1.0', '1.0'), 'notAnOrder'],
    ['S-22: somebody else’s sandwich', 1, rank('1.2', '1.0', '2.1'), 'notAnOrder'],
    ['S-22: one too many', 1, rank('1.2', '1.0', '1.1', '1.1'), 'notAnOrder'],
    [
      'S-44: a bonus without a theme',
      1,
      { type: 'rank', order: ['1.0', '1.1', '1.2'], bonus: '1.0' },
      'noTheme',
    ],
    ['S-19: revealing twice', 1, { type: 'reveal' }, 'notNow'],
  ])('%s is refused, and nothing changes', (_, seat, move, reason) => {
    const table = revealed();
    const before = table.state;
    expect(table.refusal(seat, move).key).toBe(reason);
    expect(table.state).toBe(before);
  });

  it('S-19: nobody reveals for somebody else, and nobody ranks before', () => {
    const table = tasting(4, {}, { first: 1 });
    expect(table.refusal(0, { type: 'reveal' }).key).toBe('notYourTasting');
    expect(table.refusal(1, rank('1.0', '1.1', '1.2')).key).toBe('notYoursToRank');
  });

  it('S-20: a ranking can be taken back as long as it has unveiled nothing', () => {
    const sighted = revealed().play(1, rank('1.2', '1.0', '1.1'));
    expect(sighted.log.slice(-2).map((event) => sandwich.reversible(event))).toEqual([true, true]);
    const blind = tasting(4, { blindTasting: true }, { first: 1 }).play(1, { type: 'reveal' });
    blind.play(1, rank('1.2', '1.0', '1.1'));
    expect(sandwich.reversible(blind.log.at(-1)!)).toBe(false);
  });

  it('S-22: who ranks last cannot take that back, for the first ranking is shown at once', () => {
    const table = served(4, { tasteTogether: true, chefsSuggestion: true }).timeUp('pause').timeUp('sell');
    for (const seat of [0, 1, 2, 3]) table.play(seat, rank(`${seat}.0`, `${seat}.1`, `${seat}.2`));
    expect(table.table.tastings[0]!.state).toBe('shown');
    expect(table.log.slice(-3).map((event) => [event.type, sandwich.reversible(event)])).toEqual([
      ['ranked', true],
      ['ranked', true],
      ['verdict', false],
    ]);
  });

  it('goes on by itself after a while, or when the table says so', () => {
    const table = served(4);
    table.play('table', { type: 'next' });
    taste(table).play('table', { type: 'next' });
    expect(table.table.turn).toBe(1);
    taste(table).timeUp('pause');
    expect(table.table.turn).toBe(2);
    expect(table.refusal('table', { type: 'next' }).key).toBe('notNow');
    expect(table.refusal(0, { type: 'next' }).key).toBe('onlyTable');
    expect(table.refusal('table', { type: 'reveal' }).key).toBe('onlyPlayers');
  });
});

describe('blind tasting', () => {
  it('S-21: names appear after the ranking is confirmed', () => {
    const table = tasting(5, { blindTasting: true }).play(0, { type: 'reveal' });
    const plates = () => table.table.tastings[0]!.plates;
    expect(plates().map(({ cook }) => cook)).toEqual([null, null, null]);
    expect(plates().every(({ layers }) => layers?.length === 3)).toBe(true);
    table.play(0, rank('0.0', '0.1', '0.2'));
    expect(new Set(plates().map(({ cook }) => cook))).toEqual(new Set([4, 3, 2]));
    expect(table.table.tastings[1]!.plates.map(({ cook }) => cook)).toEqual([null, null, null]);
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
          const table = kitchen(5, { blindTasting });
          for (let i = 0; i < luck; i++) table.rng.below(2);
          return everybodyReady(table)
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
    const table = together();
    expect(table.frames.at(-1)).toMatchObject({ kind: 'together', actors: [0, 1, 2, 3] });
    for (const seat of [0, 1, 2, 3]) {
      expect(table.mine(seat).tasting!.plates.every(({ layers }) => layers?.length === 3)).toBe(true);
      expect(table.slot(seat, 'rank', 'order')).toMatchObject({
        items: [`${seat}.0`, `${seat}.1`, `${seat}.2`],
      });
    }
    expect(table.table.tastings.every(({ state }) => state === 'closed')).toBe(true);
  });

  it('S-22: the table reveals the rankings in order, once all are in', () => {
    const table = together();
    for (const seat of [3, 1, 0]) table.play(seat, rank(`${seat}.0`, `${seat}.1`, `${seat}.2`));
    expect(table.table.totals).toEqual([0, 0, 0, 0]);
    expect(table.table.tastings.map(({ state }) => state)).toEqual(['ranked', 'ranked', 'closed', 'ranked']);
    table.play(2, rank('2.2', '2.1', '2.0'));
    const shown: number[] = [];
    while (table.table.phase === 'verdict') {
      shown.push(table.table.tastings.filter(({ state }) => state === 'shown').length);
      table.timeUp('pause');
    }
    expect(shown).toEqual([1, 2, 3, 4]);
    expect(table.table.phase).toBe('over');
  });

  it('S-22: confirmed is confirmed', () => {
    const table = together().play(0, rank('0.0', '0.1', '0.2'));
    expect(table.refusal(0, rank('0.2', '0.1', '0.0')).key).toBe('notYoursToRank');
    expect(table.mine(0).order).toEqual(['0.0', '0.1', '0.2']);
  });

  it('S-21, S-22: blind and at once go together', () => {
    const table = served(4, { tasteTogether: true, blindTasting: true }).timeUp('pause');
    expect(table.mine(2).tasting!.plates.map(({ cook }) => cook)).toEqual([null, null, null]);
  });
});

describe('the end', () => {
  it('S-23: after the last round the highest total wins', () => {
    const table = tasteAll(tasting(4));
    const { standings } = table.outcome()!;
    expect(standings.map(({ score }) => score)).toEqual([...table.table.totals].sort((a, b) => b - a));
    expect(standings[0]!.rank).toBe(1);
  });

  it('S-23: equal totals share the win', () => {
    const table = tasting(4);
    tasteAll(table);
    expect(table.table.totals).toEqual([5, 5, 5, 5]);
    expect(table.outcome()!.standings.map(({ rank: place }) => place)).toEqual([1, 1, 1, 1]);
  });

  it('S-23: every point is traced to its sandwich', () => {
    const table = tasteAll(tasting(3, { rounds: 2 }));
    tasteAll(
      everybodyReady(sellOut(table.play('table', { type: 'next' })).timeUp('closing')).timeUp('pause'),
    );
    const lines = sandwich.receipt(table.state);
    for (const seat of [0, 1, 2]) {
      const own = lines.filter((line) => line.seat === seat);
      expect(own.reduce((sum, { points }) => sum + points, 0)).toBe(table.table.totals[seat]);
      expect(own.map(({ round }) => round)).toEqual([...own.map(({ round }) => round)].sort());
    }
    expect(lines.every(({ rule }) => rule === 'S-30')).toBe(true);
  });

  it('tells the match’s best sandwich, the favourite and the flop, and who liked whose', () => {
    const table = tasteAll(tasting(4));
    const results = table.table.results!;
    expect(results.best).toMatchObject({ round: 1, points: 3 });
    expect(results.best!.layers).toHaveLength(3);
    expect(results.favourite).toMatchObject({ points: 3, times: 1 });
    expect(results.flop).toMatchObject({ points: 0 });
    expect(results.liking.flat().reduce((sum, points) => sum + points, 0)).toBe(20);
    expect(results.liking[0]).toEqual([0, 0, 2, 3]);
  });
});
