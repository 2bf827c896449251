import { describe, expect, it } from 'vitest';
import type { Change } from '../../../src/games/sheets/company.ts';
import { sandwichSheet } from '../../../src/games/sheets/index.ts';
import type { Changing } from '../../../src/games/sheets/moves.ts';
import { change, finish, offersOf } from './changing.ts';
import { keeping } from './given.ts';

const sandwichOf = (seats: number, options = {}) => keeping(sandwichSheet, seats, { rounds: 4, ...options });
type Rankings = ReturnType<typeof sandwichOf>;

/** Everybody who is awaited in this round ranks the nearest neighbour first. */
function tastings(book: Rankings, most = 12): Rankings {
  const { round } = book.sheet;
  for (const { seat, sandwiches, entry } of book.sheet.courses[round - 1]!.tasters.slice(0, most)) {
    if (entry !== null) continue;
    const order = sandwiches.map(({ key }) => key);
    book.when('table', { type: 'ranking', round, taster: seat, order });
  }
  return book;
}

const cooksFor = (book: Rankings, taster: number): number[] =>
  book.sheet.courses
    .at(-1)!
    .tasters.find(({ seat }) => seat === taster)!
    .sandwiches.map(({ cook }) => cook);

describe('evenings that change: Sandwich', () => {
  it('T-40: who comes plays from the next round, and neighbours are worked out anew from it', () => {
    const book = tastings(sandwichOf(4), 1);
    change(book, 'come', { after: 1 });
    expect(book.state.changes).toEqual([{ what: 'come', seat: 4, after: 1, from: 2 }]);
    tastings(book);
    expect(book.sheet.courses[0]!.tasters.map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
    expect(book.sheet.round).toBe(2);
    // Round the table: 0 1 4 2 3. Everybody gets from the three before them.
    expect(book.sheet.courses[1]!.tasters.map(({ seat }) => seat)).toEqual([0, 1, 4, 2, 3]);
    expect(cooksFor(book, 4)).toEqual([1, 0, 3]);
    expect(cooksFor(book, 2)).toEqual([4, 1, 0]);
    expect(cooksFor(book, 0)).toEqual([3, 2, 4]);
  });

  it('T-40: who comes before anybody has tasted plays in this round', () => {
    const book = sandwichOf(3);
    change(book, 'come', { after: 2 });
    expect(book.state.changes).toMatchObject([{ from: 1 }]);
    expect(cooksFor(book, 0)).toEqual([3, 2, 1]);
  });

  it('T-40: the average per round stands beside the total, and the keeper picks which decides', () => {
    const book = tastings(sandwichOf(4, { rounds: 2 }));
    change(book, 'come', { after: 3 });
    const round = 2;
    // Seat 4 is put first by all who taste them: three times three points, in one round of two.
    const orders = [
      ['4.0', '3.0', '2.0'],
      ['4.0', '0.0', '3.0'],
      ['4.0', '0.0', '1.0'],
      ['2.0', '1.0', '0.0'],
      ['3.0', '2.0', '1.0'],
    ];
    for (const [taster, order] of orders.entries())
      book.when('table', { type: 'ranking', round, taster, order });
    expect(book.table.evening?.played).toEqual([2, 2, 2, 2, 1]);
    expect(book.sheet.totals).toEqual([9, 7, 10, 10, 9]);
    expect(book.when('table', finish).winners).toEqual([2, 3]);
    book.undo();
    change(book, 'decide-average');
    book.when('table', finish);
    expect(book.winners).toEqual([4]);
    expect(book.scores).toEqual([9, 7, 10, 10, 9]);
    expect(sandwichSheet.outcome(book.state)?.reason).toEqual({ key: 'average' });
  });

  it('T-41: who leaves keeps their points, cooks and tastes no more, and can come back', () => {
    const book = tastings(sandwichOf(5));
    const before = book.sheet.totals[1]!;
    change(book, 'leave-1');
    expect(book.sheet.courses.at(-1)!.tasters.map(({ seat }) => seat)).toEqual([0, 2, 3, 4]);
    expect(cooksFor(book, 2)).toEqual([0, 4, 3]);
    tastings(book);
    expect(book.sheet.totals[1]).toBe(before);
    expect(book.table.evening?.away).toEqual([{ seat: 1, from: 2, until: null }]);
    change(book, 'back-1');
    expect(book.table.evening?.away).toEqual([]);
    expect(book.sheet.courses.at(-1)!.tasters.map(({ seat }) => seat)).toEqual([0, 1, 2, 3, 4]);
  });

  it('T-41: who leaves in the middle of a round is tasted to its end, and tastes no more', () => {
    const book = tastings(sandwichOf(5), 2);
    change(book, 'leave-4');
    expect(book.sheet.courses[0]!.tasters.map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
    expect(cooksFor(book, 2)).toEqual([1, 0, 4]);
    expect(book.top.params).toMatchObject({ n: 3, of: 4 });
    tastings(book);
    expect(book.sheet.round).toBe(2);
    expect(cooksFor(book, 0)).toEqual([3, 2, 1]);
  });

  it.each(['leave-4', 'sit-out-4'])(
    'T-41: who is back in the round of their %s is asked for it again, and missed nothing',
    (away) => {
      const book = tastings(sandwichOf(5), 2);
      const before = book.choice('ranking-1-4');
      change(book, away);
      change(book, 'back-4');
      expect(book.choice('ranking-1-4')).toEqual(before);
      expect(offersOf(book)).toContain('leave-4');
      tastings(book);
      expect(book.sheet.courses[1]!.tasters.map(({ seat }) => seat)).toEqual([0, 1, 2, 3, 4]);
    },
  );

  it('T-41: who had tasted when they left, and is back, is not asked twice', () => {
    const book = tastings(sandwichOf(5), 2);
    change(book, 'leave-0');
    change(book, 'back-0');
    tastings(book);
    expect(book.sheet.round).toBe(2);
    expect(book.sheet.courses[1]!.tasters.map(({ seat }) => seat)).toEqual([0, 1, 2, 3, 4]);
  });

  it('T-41: who is back after a round without them is asked from the next one, not for what they missed', () => {
    const book = tastings(sandwichOf(5), 2);
    change(book, 'leave-4');
    tastings(book);
    change(book, 'back-4');
    expect(book.sheet.courses.map(({ tasters }) => tasters.length)).toEqual([4, 5]);
  });

  it('T-41, T-43: a round that was opened again changes nothing of those behind it, whoever comes or leaves', () => {
    const book = tastings(tastings(sandwichOf(4)));
    const first = book.sheet.perRound[0]!;
    const [, second] = book.sheet.perRound;
    change(book, 'set-youngPlayers-true');
    expect(book.sheet.round).toBe(1);
    expect(book.sheet.perRound[1]).toEqual(second);
    expect(book.sheet.totals).toEqual(second);
    change(book, 'set-youngPlayers-false');
    change(book, 'leave-3');
    change(book, 'come', { after: 3 });
    expect(book.state.changes.slice(-2)).toMatchObject([
      { what: 'away', seat: 3, from: 3, asked: 1 },
      { what: 'come', seat: 4, from: 3 },
    ]);
    expect(book.sheet.courses[1]!.tasters.map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
    tastings(book);
    expect(book.sheet.round).toBe(3);
    expect(book.sheet.perRound[1]).toEqual([...second!, 0]);
    expect(book.sheet.perRound[0]!.reduce((a, b) => a + b)).toBe((first.reduce((a, b) => a + b) * 3) / 4);
    expect(book.sheet.courses[2]!.tasters.map(({ seat }) => seat)).toEqual([0, 1, 2, 4]);
  });

  it('T-41, T-42: a round behind one that was opened again counts when the sheet is closed', () => {
    const book = tastings(tastings(sandwichOf(4)));
    const [, second] = book.sheet.perRound;
    change(book, 'set-youngPlayers-true');
    expect(book.when('table', finish).scores).toEqual(second);
  });

  it('T-41: who leaves while an earlier round is open again keeps the rankings of the later one', () => {
    const book = tastings(tastings(sandwichOf(3)));
    change(book, 'set-youngPlayers-true');
    change(book, 'sit-out-1');
    tastings(book);
    expect(book.sheet.round).toBe(3);
    expect(book.sheet.courses[1]!.tasters.map(({ sandwiches }) => sandwiches.length)).toEqual([4, 4, 4]);
    expect(book.sheet.perRound[1]!.reduce((a, b) => a + b)).toBe(18);
  });

  it('T-41: a round is sat out', () => {
    const book = tastings(sandwichOf(5));
    change(book, 'sit-out-0');
    expect(book.sheet.courses[1]!.tasters.map(({ seat }) => seat)).toEqual([1, 2, 3, 4]);
    tastings(book);
    expect(book.sheet.courses[2]!.tasters.map(({ seat }) => seat)).toEqual([0, 1, 2, 3, 4]);
  });

  it('T-41, T-42: with fewer than three the sheet waits, and can be closed with what stands', () => {
    const book = tastings(sandwichOf(3));
    const { totals } = book.sheet;
    change(book, 'leave-0');
    expect(book.top.kind).toBe('deserted');
    expect(book.when('table', finish).scores).toEqual(totals);
  });

  it('T-42: a round is added, dropped and skipped; what was begun in it is shown and not counted', () => {
    const book = tastings(sandwichOf(4, { rounds: 2 }));
    const { totals } = book.sheet;
    change(book, 'set-rounds-3');
    expect(book.sheet.rounds).toBe(3);
    tastings(book, 1);
    expect(book.sheet.totals).not.toEqual(totals);
    change(book, 'skip');
    expect(book.sheet.totals).toEqual(totals);
    expect(book.sheet.round).toBe(3);
    expect(book.sheet.perRound[1]).not.toEqual([0, 0, 0, 0]);
    expect(book.table.evening?.uncounted).toEqual([2]);
    change(book, 'set-rounds-2');
    expect(book.sheet.complete).toBe(true);
    expect(book.when('table', finish).scores).toEqual(totals);
  });

  it('T-42: a round is dropped though something stands in it: that is shown before it is given up', () => {
    const book = tastings(tastings(sandwichOf(4, { rounds: 2 })), 2);
    const drop = book.choice('set-rounds-1').move as Changing & Extract<Change, { what: 'set' }>;
    expect(drop.gone).toEqual([4, 5]);
    expect(book.refusal('table', { ...drop, gone: [] })).toEqual({ key: 'not-open' });
    book.when('table', drop);
    expect(book.state.entries).toHaveLength(4);
    book.undo();
    expect(book.state.entries).toHaveLength(6);
  });

  it('T-43: somebody was forgotten: what no longer fits their place at the table is shown, and given up', () => {
    const book = tastings(sandwichOf(4), 2);
    change(book, 'come', { after: 3 });
    // With five, seat 0 gets from 4, 3 and 2 and not from 1, and seat 1 from 0, 4 and 3 and not from 2.
    expect(book.choice('from-start-4').move).toMatchObject({ gone: [0, 1] });
    change(book, 'from-start-4');
    expect(book.sheet.totals).toEqual([0, 0, 0, 0, 0]);
    expect(book.sheet.courses[0]!.tasters).toHaveLength(5);
  });

  it('T-43: somebody was never here: they are not ranked, and what they were part of is given up', () => {
    const book = tastings(sandwichOf(5), 3);
    change(book, 'leave-4');
    expect(book.choice('never-4').move).toMatchObject({ gone: [0, 1, 2] });
    change(book, 'never-4');
    tastings(book).when('table', finish);
    expect(
      sandwichSheet
        .outcome(book.state)!
        .standings.map(({ seat }) => seat)
        .sort(),
    ).toEqual([0, 1, 2, 3]);
  });

  it('T-43: a round with too few left, since somebody was never here, is passed over', () => {
    const book = tastings(sandwichOf(6, { rounds: 3 }));
    for (const seat of [0, 1, 2]) change(book, `sit-out-${seat}`);
    tastings(tastings(book));
    change(book, 'leave-5');
    change(book, 'never-5');
    expect(book.sheet.round).toBe(1);
    tastings(book);
    expect(book.sheet.round).toBe(3);
    tastings(book).when('table', finish);
    expect(book.table.evening?.uncounted).toEqual([2]);
  });

  it('T-43: the edition was wrong: other points for the same rankings, and nothing is given up', () => {
    const book = tastings(sandwichOf(4));
    expect(book.sheet.totals).toEqual([5, 5, 5, 5]);
    change(book, 'set-scale-3,1,0');
    expect(book.sheet.totals).toEqual([4, 4, 4, 4]);
    expect(book.state.entries).toHaveLength(4);
    expect(book.table.evening?.options).toEqual({ scale: [3, 1, 0] });
    book.undo();
    expect(book.sheet.totals).toEqual([5, 5, 5, 5]);
  });

  it('T-43: a ranking of before there was a theme is corrected without one, or given one', () => {
    const book = tastings(sandwichOf(4));
    change(book, 'set-themed-true');
    const { order, ...was } = book.state.entries[0]!;
    change(book, 'correct-0', { order: [...order].reverse() });
    expect(book.state.entries[0]).toEqual({ ...was, order: [...order].reverse() });
    change(book, 'correct-0', { order, themed: order[2]! });
    expect(book.state.entries[0]).toEqual({ ...was, order, themed: order[2] });
    const { move } = book.choice('correct-0');
    expect(book.refusal('table', { ...move, order } as never)).toMatchObject({ key: 'pick-one' });
    const { move: next } = book.choice('ranking-2-0');
    expect(book.refusal('table', { ...next, order } as never)).toBeDefined();
  });

  it('T-41, T-47: teams add up, are ranked as one, and their receipts as well', () => {
    const book = tastings(sandwichOf(4, { rounds: 1 }));
    for (const [seat, team] of [
      [0, 1],
      [1, 1],
    ] as const)
      change(book, `team-${seat}`, { team });
    book.when('table', finish);
    expect(book.scores).toEqual([10, 10, 5, 5]);
    expect(sandwichSheet.outcome(book.state)!.standings.map(({ rank }) => rank)).toEqual([1, 1, 2, 2]);
    const mates = sandwichSheet.receipt(book.state).filter(({ rule }) => rule === 'T-47');
    expect(mates.map(({ seat, points }) => [seat, points])).toEqual([
      [0, 5],
      [1, 5],
    ]);
  });
});
