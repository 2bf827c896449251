import { describe, expect, it } from 'vitest';
import type { FinalCount } from '../../../src/games/sheets/books/wars.ts';
import {
  mastersSheet,
  plainSheet,
  plateSheet,
  type Sheet,
  sandwichSheet,
  warsSheet,
} from '../../../src/games/sheets/index.ts';
import type { SheetOptions } from '../../../src/games/sheets/spec.ts';
import type { Entry } from '../../../src/games/sheets/state.ts';
import { change, finish, offersOf } from './changing.ts';
import { keeping } from './given.ts';

describe('evenings that change: the Plate game', () => {
  const lay = (plate: number, value: number) => ({ type: 'lay', plate, value }) as const;
  const bid = (seat: number, value: number) => ({ type: 'bid', seat, value }) as const;
  const meal = (
    book: ReturnType<typeof plates>,
    by: number,
    bids: readonly (readonly [number, number])[],
  ) => {
    book.when('table', lay(0, 3)).when('table', lay(0, 1)).when('table', { type: 'close', plate: 0, by });
    for (const [seat, value] of bids) book.when('table', bid(seat, value));
    return book;
  };
  const plates = (seats: number) => keeping(plateSheet, seats);

  it('T-40: who comes while bids are turned up plays from the next sandwich', () => {
    const book = meal(plates(3), 0, [[1, 2]]);
    change(book, 'come', { after: 2 });
    expect(book.refusal('table', bid(3, 9))).toEqual({ key: 'not-open' });
    book.when('table', { type: 'eat' });
    expect(book.sheet.plates).toHaveLength(3);
    meal(book, 3, [[3, 1]]).when('table', { type: 'eat' });
    expect(book.sheet.points).toEqual([0, 4, 0, 4]);
  });

  it('T-41: who has left bids no more, shares nothing, and leaves their turn to the next', () => {
    const book = meal(plates(3), 0, [[2, 2]]).when('table', { type: 'eat' });
    expect(book.sheet.builder).toBe(2);
    change(book, 'leave-2');
    expect(book.sheet.builder).toBe(0);
    meal(book, 1, []);
    expect(book.sheet.asItStands).toEqual({ eaters: [0, 1], share: 2, begins: 1 });
    expect(book.when('table', { type: 'eat' }).sheet.points).toEqual([2, 2, 4]);
    change(book, 'back-2');
    expect(offersOf(book)).toContain('leave-2');
  });

  it('T-42: is closed after any sandwich, also while bids for the next are turned up', () => {
    const book = meal(plates(3), 0, [[1, 2]]);
    expect(book.refusal('table', finish)).toEqual({ key: 'not-open' });
    book.when('table', { type: 'eat' });
    meal(book, 1, [[0, 5]]).when('table', finish);
    expect(book.scores).toEqual([0, 4, 0]);
  });

  it('T-43: nobody was there from the start where a sandwich would have had six', () => {
    const book = meal(plates(5), 0, [[1, 2]]).when('table', { type: 'eat' });
    change(book, 'leave-4');
    change(book, 'come', { after: 3 });
    expect(offersOf(book)).not.toContain('from-start-5');
    change(book, 'never-4');
    expect(offersOf(book)).toContain('from-start-5');
  });

  it('T-43: what is played to was wrong', () => {
    const book = meal(plates(2), 0, [[1, 2]]).when('table', { type: 'eat' });
    change(book, 'set-ending-sandwiches');
    expect(book.sheet.goal).toEqual({ kind: 'sandwiches', n: 5 });
    for (let n = 4; n >= 1; n--) change(book, `set-sandwiches-${n}`);
    expect(book.sheet.reached).toBe(true);
  });
});

describe('evenings that change: Masters and Wars', () => {
  const earn = (seat: number, amount: number) => ({ type: 'earn', seat, amount }) as const;
  const count = (seat: number, printed: number): FinalCount => ({
    ...{ type: 'final', seat, orders1: 0, orders2: 0, orders3: 0, orders4: 0, orders5: 0 },
    ...{ printed, tokens: 0, opportunities: 0, coins: 0 },
  });

  it('T-40, T-41: on a Masters sheet people come and go at once, and can be counted after a line was struck', () => {
    const book = keeping(mastersSheet, 2).when('table', earn(0, 5));
    change(book, 'come', { after: 0 });
    book.when('table', earn(2, 7));
    change(book, 'leave-0');
    expect(book.refusal('table', earn(0, 1))).toEqual({ key: 'not-open' });
    book.when('table', { type: 'strike', index: 1 });
    expect(book.refusal('table', earn(0, 1))).toEqual({ key: 'not-open' });
    book.when('table', earn(2, 3)).when('table', finish);
    expect(book.scores).toEqual([5, 0, 3]);
  });

  it('T-43: on a Masters sheet what was played to is put right', () => {
    const book = keeping(mastersSheet, 2, { target: 20 }).when('table', earn(0, 16));
    change(book, 'set-target-15');
    expect(book.sheet.lastTurn).toBe(true);
  });

  it('T-40, T-41: on a Wars sheet a late one is counted too, and one who has gone need not be', () => {
    const book = keeping(warsSheet, 2).when('table', count(0, 9));
    change(book, 'come', { after: 1 });
    expect(book.top).toMatchObject({ actors: [2, 1].sort(), params: { n: 1, of: 3 } });
    change(book, 'leave-1');
    book.when('table', count(2, 12));
    expect(book.table.canFinish).toBe(true);
    expect(book.when('table', finish).scores).toEqual([9, 0, 12]);
  });

  it('T-43: who was never here is not ranked on a Wars sheet, and their count is given up', () => {
    const book = keeping(warsSheet, 3).when('table', count(2, 50)).when('table', count(0, 9));
    change(book, 'leave-2');
    expect(book.choice('never-2').move).toMatchObject({ gone: [0] });
    change(book, 'never-2');
    book.when('table', count(1, 3)).when('table', finish);
    expect(warsSheet.outcome(book.state)!.standings).toEqual([
      { seat: 0, score: 9, rank: 1 },
      { seat: 1, score: 3, rank: 2 },
    ]);
  });
});

describe('evenings that change: any other game', () => {
  const score = (round: number, seat: number, points: number) =>
    ({ type: 'score', round, seat, points }) as const;
  const full = (book: ReturnType<typeof plain>, points: readonly number[], round: number) => {
    for (const [seat, n] of points.entries()) book.when('table', score(round, seat, n));
    return book;
  };
  const plain = (options = {}) => keeping(plainSheet, 3, options);

  it('T-40: who comes plays at once, also in a round that was begun', () => {
    const book = plain().when('table', score(1, 0, 4));
    change(book, 'come', { after: 2 });
    full(book, [], 1)
      .when('table', score(1, 3, 8))
      .when('table', score(1, 1, 0))
      .when('table', score(1, 2, 0));
    expect(book.top).toMatchObject({ params: { round: 2 } });
    expect(book.sheet.totals).toEqual([4, 0, 0, 8]);
  });

  it('T-41: who leaves is waited for no longer, and is marked; their points stay', () => {
    const book = full(plain(), [1, 2, 3], 1).when('table', score(2, 0, 5));
    change(book, 'leave-1');
    book.when('table', score(2, 2, 5));
    expect(book.top).toMatchObject({ params: { round: 3 } });
    expect(book.table.evening?.away).toEqual([{ seat: 1, from: 2, until: null }]);
    expect(book.when('table', finish).scores).toEqual([6, 2, 8]);
  });

  it('T-41, T-43: who leaves while somebody’s early rounds are filled in keeps what stands behind them', () => {
    const book = full(full(plain({ rounds: 3 }), [1, 2, 3], 1), [10, 20, 30], 2);
    change(book, 'come', { after: 2 });
    change(book, 'from-start-3');
    change(book, 'leave-0');
    expect(book.state.changes.at(-1)).toMatchObject({ seat: 0, from: 3 });
    change(book, 'set-rounds-2');
    expect(book.state.entries).toHaveLength(6);
  });

  it('T-40, T-43: who comes while somebody’s early rounds are filled in plays from the next one', () => {
    const book = full(full(plain(), [1, 2, 3], 1), [10, 20, 30], 2);
    change(book, 'come', { after: 2 });
    change(book, 'from-start-3');
    change(book, 'come', { after: 3 });
    expect(book.state.changes.at(-1)).toMatchObject({ what: 'come', seat: 4, from: 3 });
  });

  it('T-41, T-43: a late one who sits one out while others’ early rounds are filled in misses the next', () => {
    const book = full(plain(), [1, 2, 3], 1);
    for (const after of [2, 3]) change(book, 'come', { after });
    full(book, [1, 2, 3, 4, 5], 2);
    change(book, 'from-start-3');
    change(book, 'sit-out-4');
    expect(book.state.changes.at(-1)).toMatchObject({ seat: 4, from: 3, asked: 3, until: 4 });
  });

  it('T-43: a round that nobody has played any more, since whoever did was never here, is passed over', () => {
    const book = full(plain(), [1, 2, 3], 1);
    change(book, 'sit-out-0');
    change(book, 'sit-out-1');
    book.when('table', score(2, 2, 30));
    full(book, [10, 20, 30], 3).when('table', score(4, 0, 100));
    change(book, 'leave-2');
    change(book, 'never-2');
    expect(book.top).toMatchObject({ params: { round: 4, who: { seat: 1 } } });
    expect(book.table.canFinish).toBe(false);
    expect(book.when('table', score(4, 1, 200)).sheet.totals).toEqual([111, 222, 0]);
  });

  it('T-42: is closed after any full round, and a skipped one gives nothing', () => {
    const book = full(plain({ rounds: 3 }), [1, 2, 3], 1).when('table', score(2, 0, 50));
    change(book, 'skip');
    expect(book.sheet.totals).toEqual([1, 2, 3]);
    change(book, 'set-rounds-4');
    full(book, [10, 0, 0], 3).when('table', finish);
    expect(book.scores).toEqual([11, 2, 3]);
    expect(book.table.evening?.uncounted).toEqual([2]);
  });

  it('T-42: what had no end is given one without giving up what was played, and loses it again', () => {
    const book = plain();
    for (const round of [1, 2, 3, 4, 5]) full(book, [1, 2, 3], round);
    const ends = () =>
      book.offers('table').flatMap(({ move }) => ('key' in move && move.key === 'rounds' ? [move] : []));
    expect(ends()).toMatchObject([{ value: 6, gone: [] }]);
    change(book, 'set-rounds-6');
    expect(ends()).toMatchObject([
      { value: 0, gone: [] },
      { value: 5, gone: [] },
      { value: 7, gone: [] },
    ]);
    change(book, 'set-rounds-5');
    expect(book.sheet).toMatchObject({ complete: true, totals: [5, 10, 15] });
    change(book, 'set-rounds-0');
    expect(full(book, [1, 1, 1], 6).sheet.totals).toEqual([6, 11, 16]);
  });

  it('T-42: no end is offered that lies before what was played', () => {
    const book = plain();
    for (let round = 1; round <= 50; round += 1) full(book, [1, 2, 3], round);
    expect(offersOf(book).filter((id) => id.startsWith('set-rounds'))).toEqual([]);
  });

  it('T-42, T-43: what it ends at was mistyped, or is dropped', () => {
    const book = full(plain({ goal: 3 }), [1, 2, 3], 1);
    expect(book.sheet.complete).toBe(true);
    change(book, 'set-goal', { value: 30 });
    expect(full(book, [10, 20, 27], 2).sheet).toMatchObject({ complete: true, totals: [11, 22, 30] });
    change(book, 'set-goal', { value: 0 });
    expect(full(book, [10, 20, 30], 3).sheet).toMatchObject({ complete: false, totals: [21, 42, 60] });
    book.undo().undo().undo().undo();
    expect(book.sheet.complete).toBe(true);
    expect(book.refusal('table', { ...book.choice('set-goal').move, value: -1 } as never)).toBeDefined();
  });

  it('T-43: the fewest should have won', () => {
    const book = full(plain(), [1, 2, 3], 1);
    change(book, 'set-wins-low');
    expect(book.when('table', finish).winners).toEqual([0]);
  });

  it('T-43: somebody was there from the start: their rounds are asked for', () => {
    const book = full(plain(), [1, 2, 3], 1);
    change(book, 'come', { after: 2 });
    change(book, 'from-start-3');
    expect(book.top).toMatchObject({ actors: [3], params: { round: 1 } });
    expect(book.state.entries).toHaveLength(3);
  });

  it('T-40, T-47: averages that are equal share a rank, whatever thirds add up to in a computer', () => {
    const book = plain({ rounds: 3 });
    change(book, 'come', { after: 2 });
    for (const seat of [0, 1, 2]) change(book, `team-${seat}`, { team: 1 });
    full(full(full(book, [1, 4, 1, 6], 1), [0, 0, 0, 0], 2), [0, 0, 0, 0], 3);
    change(book, 'decide-average');
    expect(book.when('table', finish).winners).toEqual([0, 1, 2, 3]);
  });

  it('T-47: the team with the fewest wins where the fewest win', () => {
    const book = full(plain({ wins: 'low' }), [1, 2, 9], 1);
    change(book, 'team-0', { team: 2 });
    change(book, 'team-2', { team: 2 });
    expect(book.when('table', finish).winners).toEqual([1]);
    expect(book.scores).toEqual([10, 2, 10]);
  });

  it('T-47: a receipt tells who was with whom, also where that brought nothing', () => {
    const book = full(plain(), [0, 2, 9], 1);
    for (const seat of [0, 2]) change(book, `team-${seat}`, { team: 2 });
    change(book, 'team-1', { team: 1 });
    book.when('table', finish);
    const mates = plainSheet.receipt(book.state).filter(({ rule }) => rule === 'T-47');
    expect(mates.map(({ seat, points, params }) => [seat, points, params])).toEqual([
      [0, 9, { team: 2 }],
      [2, 0, { team: 2 }],
    ]);
  });
});

const sheets = [sandwichSheet, plateSheet, warsSheet, mastersSheet, plainSheet] as unknown as Sheet<
  SheetOptions,
  Entry,
  unknown
>[];

describe.each(sheets.map((sheet) => ({ sheet, title: sheet.id })))('what changes on $title', ({ sheet }) => {
  it('T-2, T-41: is told in the log, and is taken back with an undo', () => {
    const book = keeping(sheet, sheet.seats.min + 1);
    const before = book.state;
    change(book, 'leave-1');
    const [fact] = book.facts;
    expect(sheet.noticeFor(fact!, 'table', book.state)).toEqual({
      type: 'changed.leave',
      params: { who: { seat: 1 } },
    });
    expect(book.undo().state).toBe(before);
  });

  it('T-3, T-40: only whoever keeps the score changes who plays', () => {
    const book = keeping(sheet, sheet.seats.min + 1);
    const leave = book.choice('leave-1').move as never;
    expect(book.refusal(0, leave)).toEqual({ key: 'not-open' });
  });

  it('T-40: nobody comes to a table that is full', () => {
    const book = keeping(sheet, sheet.seats.max);
    expect(offersOf(book)).not.toContain('come');
  });
});
