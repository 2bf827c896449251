import { describe, expect, it } from 'vitest';
import type { FinalCount } from '../../../src/games/sheets/books/wars.ts';
import { mastersSheet, plainSheet, warsSheet } from '../../../src/games/sheets/index.ts';
import type { Strike } from '../../../src/games/sheets/moves.ts';
import { de } from '../../../src/games/sheets/text/de.ts';
import { en } from '../../../src/games/sheets/text/en.ts';
import { es } from '../../../src/games/sheets/text/es.ts';
import { fr } from '../../../src/games/sheets/text/fr.ts';
import { type Messages, say } from '../../../src/shared/text.ts';
import { keeping } from './given.ts';

const count = (
  seat: number,
  [orders1 = 0, orders2 = 0, orders3 = 0, orders4 = 0, orders5 = 0]: readonly number[],
  rest: Partial<FinalCount> = {},
): FinalCount => ({
  ...{ type: 'final', seat, orders1, orders2, orders3, orders4, orders5 },
  ...{ printed: 0, tokens: 0, opportunities: 0, coins: 0 },
  ...rest,
});

const finish = { type: 'finish' } as const;

describe('the Sándwich Wars sheet', () => {
  it.each([
    [[1, 0, 0, 0, 0], 0],
    [[1, 1, 0, 0, 0], 1],
    [[2, 1, 1, 0, 0], 4],
    [[1, 1, 1, 1, 0], 8],
    [[1, 1, 1, 1, 1], 15],
  ])('T-30, W-22: orders %j give %i for diversity', (orders, points) => {
    const book = keeping(warsSheet, 2).when(
      'table',
      count(0, orders, { printed: 20, tokens: 3, opportunities: 2 }),
    );
    expect(book.sheet.counts[0]?.score).toEqual({
      printed: 20,
      tokens: 3,
      opportunities: 8,
      diversity: points,
      total: 31 + points,
    });
  });

  it('T-30, W-22: printed points count, also where nobody counted the orders', () => {
    const book = keeping(warsSheet, 2).when('table', count(0, [0, 0, 0, 0, 0], { printed: 25, tokens: 8 }));
    expect(book.sheet.counts[0]?.score).toMatchObject({ printed: 25, diversity: 0, total: 33 });
  });

  it('T-30, W-23: ties go to tokens, then to coins, then are shared', () => {
    const book = keeping(warsSheet, 4)
      .when('table', count(0, [1, 0, 0, 0, 0], { printed: 10, tokens: 2 }))
      .when('table', count(1, [1, 0, 0, 0, 0], { printed: 8, tokens: 4, coins: 1 }))
      .when('table', count(2, [1, 0, 0, 0, 0], { printed: 8, tokens: 4, coins: 5 }))
      .when('table', count(3, [0, 1, 0, 0, 0], { printed: 8, tokens: 4, coins: 5 }))
      .when('table', finish);
    expect(book.winners).toEqual([2, 3]);
    expect(book.scores).toEqual([12, 12, 12, 12]);
  });

  it('T-30: all who are not counted yet are called, and the count can grow step by step', () => {
    const book = keeping(warsSheet, 3).when('table', count(1, [1, 0, 0, 0, 0]));
    expect(book.top).toMatchObject({ kind: 'counting', actors: [0, 2], params: { n: 1, of: 3 } });
    book.when('table', { ...count(1, [1, 1, 0, 0, 0], { printed: 7 }), correct: 0 });
    expect(book.sheet.counts[1]?.score).toMatchObject({ printed: 7, diversity: 1, total: 8 });
    expect(book.table.canFinish).toBe(false);
  });

  it('T-42: is closed at any time; whoever was not counted has no points', () => {
    const book = keeping(warsSheet, 3);
    expect(book.refusal('table', finish)?.key).toBe('not-open');
    book.when('table', count(1, [1, 1, 0, 0, 0], { printed: 7 })).when('table', finish);
    expect(book.scores).toEqual([0, 8, 0]);
    expect(book.winners).toEqual([1]);
  });

  it('T-30: one opportunity is called one in every language', () => {
    const lines = warsSheet.receipt(
      keeping(warsSheet, 2).when('table', count(0, [0, 0, 0, 0, 0], { opportunities: 1 })).state,
    );
    expect(lines).toMatchObject([{ key: 'opportunities', points: 4, params: { n: 1, each: 4 } }]);
    const names = { seat: String, card: String };
    const said = (['en', 'fr', 'es', 'de'] as const).map((locale) => {
      const messages: Messages = { en, fr, es, de }[locale];
      return say(
        { locale, names, lookup: (key) => messages[key] },
        'receipt.opportunities',
        lines[0]!.params,
      );
    });
    expect(said).toEqual([
      '1 opportunity at 4',
      '1 opportunité à 4',
      '1 oportunidad a 4',
      '1 Gelegenheit zu 4',
    ]);
  });

  it('T-5, T-30: six orders of one type are not saved', () => {
    expect(keeping(warsSheet, 2).refusal('table', count(0, [6, 0, 0, 0, 0]))?.key).toBe('range');
  });
});

const earn = (seat: number, amount: number) => ({ type: 'earn', seat, amount }) as const;
const bribe = (seat: number, amount: number) => ({ type: 'bribe', seat, amount }) as const;

describe('the Sandwich Masters sheet', () => {
  it('T-31: a ledger of Noshdosh with bribes that must be paid in full', () => {
    const book = keeping(mastersSheet, 3);
    expect(book.refusal('table', bribe(0, 1))?.key).toBe('not-open');
    book.when('table', earn(0, 5));
    expect(book.refusal('table', bribe(0, 6))?.key).toBe('range');
    book.when('table', bribe(0, 4));
    expect(book.sheet.money).toEqual([1, 0, 0]);
    expect(book.refusal('table', { ...earn(0, 3), correct: 0 })?.key).toBe('range');
    expect(book.refusal('table', { type: 'strike', index: 0 })?.key).toBe('not-open');
    expect(book.when('table', { ...earn(0, 9), correct: 0 }).sheet.money[0]).toBe(5);
  });

  it('T-31: the clock calls the last turn after thirty minutes', () => {
    const book = keeping(mastersSheet, 3);
    expect(book.clocks).toMatchObject([
      { kind: 'kitchen', length: 1_800_000, due: 1_800_000, actor: 'table' },
    ]);
    expect(book.sheet.lastTurn).toBe(false);
    book.timeUp();
    expect(book.facts).toEqual([{ type: 'entered', entry: { type: 'time-up' } }]);
    expect(book.sheet.lastTurn).toBe(true);
    expect(book.top.kind).toBe('last-turn');
    expect(book.clocks).toEqual([]);
    expect(book.when('table', earn(2, 7)).when('table', finish).winners).toEqual([2]);
  });

  it('T-31: the scorekeeper calls the last turn too, and then no clock does', () => {
    const book = keeping(mastersSheet, 3).when('table', { type: 'time-up' });
    expect(book.sheet.lastTurn).toBe(true);
    expect(book.clocks).toEqual([]);
    expect(book.refusal('table', { type: 'time-up', clock: 'kitchen' })).toEqual({ key: 'not-now' });
    expect(keeping(mastersSheet, 3).refusal(1, { type: 'time-up', clock: 'kitchen' })?.key).toBe('not-now');
  });

  it('T-2, T-31: a line struck out twice at the same moment is struck once', () => {
    const book = keeping(mastersSheet, 2).when('table', earn(0, 5));
    book.when('table', earn(1, 7)).when('table', earn(0, 3)).wait(60_000);
    const strike = book.choice('strike-0');
    book.when('table', strike.move as Strike);
    expect(book.frames.map(({ id }) => id)).not.toContain(strike.frame);
    expect(book.choice('strike-0').frame).toBe(book.top.id);
    expect(book.clock('kitchen')).toMatchObject({ frame: book.top.id, due: 1_800_000 });
    expect(book.sheet.money).toEqual([3, 7]);
  });

  it('T-2, T-31: after the bell every entry can still be undone and done again, and then it rings again', () => {
    const book = keeping(mastersSheet, 2).wait(1000).when('table', earn(0, 5)).timeUp('kitchen');
    book.wait(100_000).undo();
    expect(book.sheet).toMatchObject({ money: [5, 0], lastTurn: false });
    expect(book.clock('kitchen')).toMatchObject({ due: book.at + 1_800_000 });
    book.undo();
    expect(book.sheet.money).toEqual([0, 0]);
    book.when('table', earn(0, 5)).timeUp('kitchen');
    expect(book.sheet).toMatchObject({ money: [5, 0], lastTurn: true });
    book.undo().when('table', earn(1, 4));
    expect(book.clockKinds).toEqual(['kitchen']);
  });

  it('T-31: a target calls the last turn too', () => {
    const book = keeping(mastersSheet, 2, { target: 10 }).when('table', earn(1, 10));
    expect(book.sheet.lastTurn).toBe(true);
  });
});

describe('the plain sheet', () => {
  const score = (round: number, seat: number, points: number) =>
    ({ type: 'score', round, seat, points }) as const;

  it.each([
    ['high', [1]],
    ['low', [0]],
  ] as const)('T-32: rounds × players, the %s total wins', (wins, winners) => {
    const book = keeping(plainSheet, 2, { wins });
    book
      .when('table', score(1, 0, -3))
      .when('table', score(1, 1, 12))
      .when('table', score(2, 1, 1))
      .when('table', score(2, 0, 4));
    expect(book.sheet.totals).toEqual([1, 13]);
    expect(book.when('table', finish).winners).toEqual(winners);
  });

  it('T-32: a sheet of two rounds is complete after two', () => {
    const book = keeping(plainSheet, 1, { rounds: 2 })
      .when('table', score(1, 0, 1))
      .when('table', score(2, 0, 1));
    expect(book.sheet.complete).toBe(true);
    expect(book.refusal('table', score(3, 0, 1))?.key).toBe('not-open');
  });

  it.each([
    ['', []],
    ['  ', []],
    ['Canasta 🃏', []],
    ['\u200b\u3164', ['title']],
    ['Can\u202easta', ['title']],
    ['Can\nasta', ['title']],
  ])('T-5, T-32: a title that cannot be shown is pointed out before the first round: %j', (title, keys) => {
    const { game, state } = keeping(plainSheet, 2, { title });
    expect(game.checkOptions(state.options, 2).map(({ key }) => key)).toEqual(keys);
  });

  it('T-32: a game that the table has saved is offered again by its name, and set up as it was', () => {
    const { parse, setUp } = plainSheet.library!;
    const saved = { name: 'Canasta', picture: 'cards', wins: 'low', rounds: 4, goal: 500 };
    expect(parse({ ...saved, name: '  Canasta ' })).toEqual({ ok: true, value: saved });
    expect(setUp!(saved as never)).toEqual({
      title: 'Canasta',
      picture: 'cards',
      wins: 'low',
      rounds: 4,
      goal: 500,
    });
    for (const wrong of [{ name: '\u200b' }, { wins: 'most' }, { rounds: -1 }, { more: 1 }])
      expect(parse({ ...saved, ...wrong })).toMatchObject({ ok: false, refusal: { key: 'bad-item' } });
  });

  it('T-42: whoever closes a sheet is asked whether they mean it', () => {
    const book = keeping(plainSheet, 1).when('table', score(1, 0, 5));
    expect(book.choice('finish')).toMatchObject({ dangerous: true });
  });

  it('T-42: a round that was begun is shown and not counted when the sheet is closed', () => {
    const book = keeping(plainSheet, 2)
      .when('table', score(1, 0, 5))
      .when('table', score(1, 1, 3))
      .when('table', score(2, 1, 9))
      .when('table', finish);
    expect(book.scores).toEqual([5, 3]);
    expect(book.sheet.totals).toEqual([5, 3]);
    expect(book.sheet.rounds[1]).toEqual([null, { entry: 2, points: 9 }]);
    expect(plainSheet.receipt(book.state).map(({ points }) => points)).toEqual([5, 3]);
  });

  it('T-5, T-32: half a round cannot be closed, a huge number is not saved', () => {
    const book = keeping(plainSheet, 2).when('table', score(1, 0, 5));
    expect(book.refusal('table', finish)?.key).toBe('not-open');
    expect(book.refusal('table', score(1, 1, 10_000))?.key).toBe('range');
  });
});
