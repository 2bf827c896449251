import { describe, expect, it } from 'vitest';
import type { Ranking } from '../../../src/games/sheets/books/sandwich.ts';
import type { SandwichSheetOptions } from '../../../src/games/sheets/books/sandwich-options.ts';
import { sandwichSheet } from '../../../src/games/sheets/index.ts';
import { allows } from '../../../src/main/table/lobby.ts';
import { keeping } from './given.ts';

const sheet = (seats: number, options: Partial<SandwichSheetOptions> = {}) =>
  keeping(sandwichSheet, seats, options);
type Rankings = ReturnType<typeof sheet>;

const ranking = (taster: number, order: readonly string[], more: Partial<Ranking> = {}): Ranking => ({
  type: 'ranking',
  round: 1,
  taster,
  order,
  ...more,
});

/** Every taster ranks what they received, nearest neighbour first. */
function fullRound(book: Rankings, round: number): Rankings {
  for (const { seat, sandwiches } of book.sheet.courses[round - 1]!.tasters) {
    const order = sandwiches.map(({ key }) => key);
    book.when('table', ranking(seat, order, { round }));
  }
  return book;
}

describe('the Sandwich sheet', () => {
  it.each([
    [3, 0, ['2.0', '2.1', '1.0', '1.1']],
    [4, 0, ['3.0', '2.0', '1.0']],
    [7, 2, ['1.0', '0.0', '6.0']],
    [12, 0, ['11.0', '10.0', '9.0']],
  ])('T-11: with %i players seat %i received %j', (seats, taster, keys) => {
    const { tasters } = sheet(seats).sheet.courses[0]!;
    expect(tasters[taster]!.sandwiches.map(({ key }) => key)).toEqual(keys);
  });

  it('T-11: a ranking gives points to the cooks, one more for the theme', () => {
    const book = sheet(5, { themed: true });
    book.when('table', ranking(0, ['4.0', '2.0', '3.0'], { themed: '3.0' }));
    expect(book.sheet.totals).toEqual([0, 0, 2, 1, 3]);
  });

  it('T-4, T-11: the receipt says for the statistics who tasted, and what was a bonus', () => {
    const book = sheet(5, { themed: true });
    book.when('table', ranking(0, ['4.0', '2.0', '3.0'], { themed: '4.0' }));
    const lines = sandwichSheet.receipt(book.state);
    expect(lines.map((line) => [line.key, sandwichSheet.tasted!(line)])).toEqual([
      ['ranked', { taster: 0, isBonus: false }],
      ['themed', { taster: 0, isBonus: true }],
      ['ranked', { taster: 0, isBonus: false }],
      ['ranked', { taster: 0, isBonus: false }],
    ]);
    expect(sandwichSheet.tasted!({ seat: 1, points: 2, key: 'other', rule: 'S-20' })).toBeUndefined();
  });

  it('T-10: the German scale, the direction twister in round two, two sandwiches for young players', () => {
    const german = sheet(5, { scale: [3, 1, 0] }).when('table', ranking(0, ['4.0', '3.0', '2.0']));
    expect(german.sheet.totals).toEqual([0, 0, 0, 1, 3]);
    const twisted = fullRound(sheet(5, { rounds: 2, twister: true }), 1);
    const [first, second] = twisted.sheet.courses;
    expect([first!.direction, second!.direction]).toEqual(['left', 'right']);
    expect(second!.tasters[0]!.sandwiches.map(({ cook }) => cook)).toEqual([1, 2, 3]);
    const young = sheet(4, { rounds: 2, youngPlayers: true });
    expect(young.sheet.courses[0]!.tasters[0]!.sandwiches).toHaveLength(2);
    expect(young.sheet.courses[0]!.scale).toEqual([3, 0]);
    expect(fullRound(young, 1).sheet.courses[1]!.tasters[0]!.sandwiches).toHaveLength(3);
    expect(sheet(4, { bleah: true }).top.kind).toBe('worst-first');
  });

  it('T-12: knows who has tasted, the points of each round and the running totals', () => {
    const book = fullRound(sheet(3, { rounds: 2, firstTaster: 2 }), 1);
    expect(book.sheet.round).toBe(2);
    expect(book.top).toMatchObject({ kind: 'ranking', actors: [2] });
    book.when('table', ranking(2, ['1.0', '1.1', '0.0', '0.1'], { round: 2 }));
    const [one, two] = book.sheet.perRound;
    expect(two).toEqual([1, 5, 0]);
    expect(book.sheet.totals).toEqual(one!.map((points, seat) => points + two![seat]!));
    expect(book.sheet.courses[1]!.tasters.map(({ entry }) => entry)).toEqual([3, null, null]);
    expect(book.sheet.courses[0]!.tasters[1]!.entry).toBe(1);
  });

  it.each([
    ['scale', [9, 2, 0], [10, 2, 0]],
    ['scaleThree', [9, 2, 1, 0], [10, 2, 1, 0]],
  ])('T-10: in the %s a place gives nine points at most', (key, most, more) => {
    const field = sandwichSheet.options.find((one) => one.key === key)!;
    expect([allows(field, most, 4), allows(field, more, 4)]).toEqual([true, false]);
  });

  it('T-2: the log says of each entry what it was, and of a correction too', () => {
    const book = sheet(4).when('table', ranking(0, ['3.0', '2.0', '1.0']));
    const entry = book.state.entries[0]!;
    const params = { who: { seat: 0 }, round: 1, best: { seat: 3 } };
    expect(sandwichSheet.noticeFor({ type: 'entered', entry }, 'table', book.state)).toEqual({
      type: 'entered.ranking',
      index: 0,
      params,
    });
    expect(sandwichSheet.noticeFor({ type: 'corrected', index: 0, entry }, 'table', book.state)).toEqual({
      type: 'corrected.ranking',
      index: 0,
      params,
    });
  });

  it('T-13: is closed when all have tasted, and names the winners, who may share', () => {
    const book = sheet(3);
    expect(book.refusal('table', { type: 'finish' })).toEqual({ key: 'not-open' });
    fullRound(book, 1).when('table', { type: 'finish' });
    expect(book.scores).toEqual([6, 6, 6]);
    expect(book.winners).toEqual([0, 1, 2]);
  });

  it('T-42: is closed after any full round with what stands; what was begun is shown and not counted', () => {
    const book = sheet(3, { rounds: 3 });
    book.when('table', ranking(0, ['2.0', '2.1', '1.0', '1.1']));
    expect(book.refusal('table', { type: 'finish' })).toEqual({ key: 'not-open' });
    const one = fullRound(sheet(3, { rounds: 3 }), 1);
    const { totals } = one.sheet;
    one.when('table', ranking(0, ['1.0', '1.1', '2.0', '2.1'], { round: 2 }));
    expect(one.sheet.totals).not.toEqual(totals);
    one.when('table', { type: 'finish' });
    expect(one.scores).toEqual(totals);
    expect(one.sheet.totals).toEqual(totals);
    expect(one.sheet.perRound[1]).toEqual([0, 5, 1]);
    const points = sandwichSheet.receipt(one.state).reduce((sum, line) => sum + line.points, 0);
    expect(points).toBe(totals.reduce((sum, total) => sum + total, 0));
  });

  it('T-2: an earlier ranking is corrected in place, and the totals follow', () => {
    const book = fullRound(sheet(4), 1);
    expect(book.sheet.totals).toEqual([5, 5, 5, 5]);
    book.when('table', { ...ranking(0, ['1.0', '2.0', '3.0']), correct: 0 });
    expect(book.sheet.totals).toEqual([5, 8, 5, 2]);
    expect(book.state.entries).toHaveLength(4);
  });

  it.each([
    ['one sandwich twice', ranking(0, ['3.0', '3.0', '2.0']), 'everyone-once'],
    ['one missing', ranking(0, ['3.0', '2.0']), 'everyone-once'],
    ['a sandwich of somebody else', ranking(0, ['3.0', '2.0', '0.0']), 'everyone-once'],
    ['a second ranking by the same taster', ranking(1, ['0.0', '3.0', '2.0']), 'not-open'],
    ['another round', ranking(0, ['3.0', '2.0', '1.0'], { round: 2 }), 'not-open'],
    ['a correction of what is not there', { ...ranking(0, ['3.0', '2.0', '1.0']), correct: 9 }, 'not-open'],
  ])('T-5: %s is not saved', (_, move, reason) => {
    const book = sheet(4).when('table', ranking(1, ['0.0', '3.0', '2.0']));
    const before = book.state;
    expect(sandwichSheet.parseMove(move)).toEqual(move);
    expect(book.tries('table', move)).toEqual({ key: reason });
    expect(book.state).toBe(before);
  });

  it('T-5: a theme that was not tasted is not saved', () => {
    const book = sheet(5, { themed: true });
    const refusal = book.refusal('table', ranking(0, ['4.0', '2.0', '3.0'], { themed: '1.0' }));
    expect(refusal).toEqual({ key: 'pick-one' });
  });

  it('T-5: a word for a number is no entry', () => {
    expect(sandwichSheet.parseMove({ ...ranking(0, []), taster: 'zero' })).toBeUndefined();
  });

  it('T-3: a phone enters its own ranking where phones are allowed, and nothing else', () => {
    const open = sheet(4).when(2, ranking(2, ['1.0', '0.0', '3.0']));
    expect(open.refusal(1, ranking(0, ['3.0', '2.0', '1.0']))).toEqual({ key: 'not-open' });
    expect(open.offered(2).filter((type) => type !== 'draw')).toEqual([]);
    const closed = sheet(4, { phones: false });
    expect(closed.refusal(2, ranking(2, ['1.0', '0.0', '3.0']))).toEqual({ key: 'not-open' });
  });
});
