import { describe, expect, it } from 'vitest';
import { sandwichSheet } from '../../../src/games/sheets/index.ts';
import { Sheet } from './books.ts';

const sheet = (seats: number, options = {}) => new Sheet(sandwichSheet, seats, options);
const ranking = (taster: number, order: string[], more = {}) => ({
  type: 'ranking',
  round: 1,
  taster,
  order,
  ...more,
});

/** Every taster ranks what they received, nearest neighbour first. */
function fillRound(book: Sheet, round: number): Sheet {
  for (const { seat, sandwiches } of book.view.courses[round - 1].tasters)
    book.enter({
      type: 'ranking',
      round,
      taster: seat,
      order: sandwiches.map((one: { key: string }) => one.key),
    });
  return book;
}

describe('the Sandwich sheet', () => {
  it.each([
    [3, 0, ['2.0', '2.1', '1.0', '1.1']],
    [4, 0, ['3.0', '2.0', '1.0']],
    [7, 2, ['1.0', '0.0', '6.0']],
    [12, 0, ['11.0', '10.0', '9.0']],
  ])('T-11: with %i players seat %i received %j', (seats, taster, keys) => {
    const { tasters } = sheet(seats).view.courses[0];
    expect(tasters[taster].sandwiches.map((one: { key: string }) => one.key)).toEqual(keys);
  });

  it('T-11: a ranking gives points to the cooks, one more for the theme', () => {
    const book = sheet(5, { themed: true }).enter(ranking(0, ['4.0', '2.0', '3.0'], { themed: '3.0' }));
    expect(book.view.totals).toEqual([0, 0, 2, 1, 3]);
  });

  it('T-10: the German scale, the direction twister in round two, two sandwiches for young players', () => {
    const german = sheet(5, { scale: [3, 1, 0] }).enter(ranking(0, ['4.0', '3.0', '2.0']));
    expect(german.view.totals).toEqual([0, 0, 0, 1, 3]);
    const twisted = fillRound(sheet(5, { rounds: 2, twister: true }), 1);
    const [first, second] = twisted.view.courses;
    expect([first.direction, second.direction]).toEqual(['left', 'right']);
    expect(second.tasters[0].sandwiches.map((one: { cook: number }) => one.cook)).toEqual([1, 2, 3]);
    const young = sheet(4, { rounds: 2, youngPlayers: true });
    expect(young.view.courses[0].tasters[0].sandwiches).toHaveLength(2);
    expect(young.view.courses[0].scale).toEqual([3, 0]);
    expect(fillRound(young, 1).view.courses[1].tasters[0].sandwiches).toHaveLength(3);
    expect(sheet(4, { bleah: true }).frame?.kind).toBe('worst-first');
  });

  it('T-12: knows who has tasted, the points of each round and the running totals', () => {
    const book = fillRound(sheet(3, { rounds: 2, firstTaster: 2 }), 1);
    expect(book.view.round).toBe(2);
    expect(book.frame).toMatchObject({ kind: 'ranking', actors: [2] });
    book.enter({ type: 'ranking', round: 2, taster: 2, order: ['1.0', '1.1', '0.0', '0.1'] });
    expect(book.view.perRound[1]).toEqual([1, 5, 0]);
    expect(book.view.totals).toEqual(
      book.view.perRound[0].map((n: number, i: number) => n + book.view.perRound[1][i]),
    );
    const tasted = book.view.courses[1].tasters.map((one: { entry: number | null }) => one.entry);
    expect(tasted).toEqual([3, null, null]);
    expect(book.view.courses[0].tasters[1].entry).toBe(1);
  });

  it('T-2: the log says of each entry what it was, and of a correction too', () => {
    const book = sheet(4).enter(ranking(0, ['3.0', '2.0', '1.0']));
    const entry = book.state.entries[0];
    const told = (event: object) => sandwichSheet.redact(event as never, 'table', book.state);
    const params = { who: { seat: 0 }, round: 1, best: { seat: 3 } };
    expect(told({ type: 'entered', entry })).toEqual({ type: 'entered.ranking', index: 0, params });
    expect(told({ type: 'corrected', index: 0, entry })).toEqual({
      type: 'corrected.ranking',
      index: 0,
      params,
    });
  });

  it('T-13: is closed when all have tasted, and names the winners, who may share', () => {
    const book = sheet(3);
    expect(book.try({ type: 'finish' })).toBe('notOpen');
    fillRound(book, 1).enter({ type: 'finish' });
    expect(book.scores()).toEqual([6, 6, 6]);
    expect(book.winners()).toEqual([0, 1, 2]);
  });

  it('T-2: an earlier ranking is corrected in place, and the totals follow', () => {
    const book = fillRound(sheet(4), 1);
    expect(book.view.totals).toEqual([5, 5, 5, 5]);
    book.enter(ranking(0, ['1.0', '2.0', '3.0'], { correct: 0 }));
    expect(book.view.totals).toEqual([5, 8, 5, 2]);
    expect(book.state.entries).toHaveLength(4);
  });

  it.each([
    ['one sandwich twice', ranking(0, ['3.0', '3.0', '2.0']), 'everyoneOnce'],
    ['one missing', ranking(0, ['3.0', '2.0']), 'everyoneOnce'],
    ['a sandwich of somebody else', ranking(0, ['3.0', '2.0', '0.0']), 'everyoneOnce'],
    ['a second ranking by the same taster', ranking(1, ['0.0', '3.0', '2.0']), 'notOpen'],
    ['another round', { ...ranking(0, ['3.0', '2.0', '1.0']), round: 2 }, 'notOpen'],
    ['a correction of what is not there', ranking(0, ['3.0', '2.0', '1.0'], { correct: 9 }), 'notOpen'],
    ['a word for a number', { ...ranking(0, []), taster: 'zero' }, 'not a move'],
  ])('T-5: %s is not saved', (_, move, reason) => {
    const book = sheet(4).enter(ranking(1, ['0.0', '3.0', '2.0']));
    const before = book.state;
    expect(book.try(move)).toBe(reason);
    expect(book.state).toBe(before);
  });

  it('T-3: a phone enters its own ranking where phones are allowed, and nothing else', () => {
    const open = sheet(4).enter(ranking(2, ['1.0', '0.0', '3.0']), 2);
    expect(open.try(ranking(0, ['3.0', '2.0', '1.0']), 1)).toBe('notOpen');
    expect(sheet(4, { phones: false }).try(ranking(2, ['1.0', '0.0', '3.0']), 2)).toBe('notOpen');
  });
});
