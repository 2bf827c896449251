import { describe, expect, it } from 'vitest';
import { mastersSheet, plainSheet, warsSheet } from '../../../src/games/sheets/index.ts';
import type { LedgerEntry } from '../../../src/games/sheets/masters.ts';
import type { SheetMove } from '../../../src/games/sheets/sheet.ts';
import { de } from '../../../src/games/sheets/text/de.ts';
import { en } from '../../../src/games/sheets/text/en.ts';
import { es } from '../../../src/games/sheets/text/es.ts';
import { fr } from '../../../src/games/sheets/text/fr.ts';
import type { MatchRow } from '../../../src/main/store/log.ts';
import { act, blank, redo, undo } from '../../../src/main/table/match.ts';
import { seededRng } from '../../../src/shared/rng.ts';
import { type Messages, say } from '../../../src/shared/text.ts';
import { Sheet } from './books.ts';

const count = (seat: number, orders: number[], rest: object = {}) => ({
  type: 'final',
  seat,
  ...Object.fromEntries(orders.map((n, i) => [`orders${i + 1}`, n])),
  printed: 0,
  tokens: 0,
  opportunities: 0,
  coins: 0,
  ...rest,
});

describe('the Sándwich Wars sheet', () => {
  it.each([
    [[1, 0, 0, 0, 0], 0],
    [[1, 1, 0, 0, 0], 1],
    [[2, 1, 1, 0, 0], 4],
    [[1, 1, 1, 1, 0], 8],
    [[1, 1, 1, 1, 1], 15],
  ])('T-30, W-22: orders %j give %i for diversity', (orders, points) => {
    const book = new Sheet(warsSheet, 2).enter(
      count(0, orders, { printed: 20, tokens: 3, opportunities: 2 }),
    );
    expect(book.view.counts[0].score).toEqual({
      printed: 20,
      tokens: 3,
      opportunities: 8,
      diversity: points,
      total: 31 + points,
    });
  });

  it('T-30, W-22: printed points count, also where nobody counted the orders', () => {
    const book = new Sheet(warsSheet, 2).enter(count(0, [0, 0, 0, 0, 0], { printed: 25, tokens: 8 }));
    expect(book.view.counts[0].score).toMatchObject({ printed: 25, diversity: 0, total: 33 });
  });

  it('T-30, W-23: ties go to tokens, then to coins, then are shared', () => {
    const book = new Sheet(warsSheet, 4)
      .enter(count(0, [1, 0, 0, 0, 0], { printed: 10, tokens: 2 }))
      .enter(count(1, [1, 0, 0, 0, 0], { printed: 8, tokens: 4, coins: 1 }))
      .enter(count(2, [1, 0, 0, 0, 0], { printed: 8, tokens: 4, coins: 5 }))
      .enter(count(3, [0, 1, 0, 0, 0], { printed: 8, tokens: 4, coins: 5 }))
      .enter({ type: 'finish' });
    expect(book.winners()).toEqual([2, 3]);
    expect(book.scores()).toEqual([12, 12, 12, 12]);
  });

  it('T-30: all who are not counted yet are called, and the count can grow step by step', () => {
    const book = new Sheet(warsSheet, 3).enter(count(1, [1, 0, 0, 0, 0]));
    expect(book.frame).toMatchObject({ kind: 'counting', actors: [0, 2], params: { n: 1, of: 3 } });
    book.enter({ ...count(1, [1, 1, 0, 0, 0], { printed: 7 }), correct: 0 });
    expect(book.view.counts[1].score).toMatchObject({ printed: 7, diversity: 1, total: 8 });
    expect(book.try({ type: 'finish' })).toBe('notOpen');
  });

  it('T-30: one opportunity is called one in every language', () => {
    const lines = warsSheet.receipt(
      new Sheet(warsSheet, 2).enter(count(0, [0, 0, 0, 0, 0], { opportunities: 1 })).state,
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
    expect(new Sheet(warsSheet, 2).try(count(0, [6, 0, 0, 0, 0]))).toBe('range');
  });
});

describe('the Sandwich Masters sheet', () => {
  it('T-31: a ledger of Noshdosh with bribes that must be paid in full', () => {
    const book = new Sheet(mastersSheet, 3);
    expect(book.try({ type: 'bribe', seat: 0, amount: 1 })).toBe('notOpen');
    book.enter({ type: 'earn', seat: 0, amount: 5 });
    expect(book.try({ type: 'bribe', seat: 0, amount: 6 })).toBe('range');
    book.enter({ type: 'bribe', seat: 0, amount: 4 });
    expect(book.view.money).toEqual([1, 0, 0]);
    expect(book.try({ type: 'earn', seat: 0, amount: 3, correct: 0 })).toBe('range');
    expect(book.try({ type: 'strike', index: 0 })).toBe('notOpen');
    expect(book.enter({ type: 'earn', seat: 0, amount: 9, correct: 0 }).view.money[0]).toBe(5);
  });

  it('T-31: the clock calls the last turn after thirty minutes', () => {
    const book = new Sheet(mastersSheet, 3);
    expect(book.game.timers(book.state)).toMatchObject([
      { due: 1_800_000, actor: 'table', move: { type: 'time-up' } },
    ]);
    expect(book.view.lastTurn).toBe(false);
    book.enter({ type: 'time-up' });
    expect(book.view.lastTurn).toBe(true);
    expect(book.frame?.kind).toBe('last-turn');
    expect(book.game.timers(book.state)).toEqual([]);
    expect(book.enter({ type: 'earn', seat: 2, amount: 7 }).enter({ type: 'finish' }).winners()).toEqual([2]);
  });

  it('T-2, T-31: a line struck out twice at the same moment is struck once', () => {
    const book = new Sheet(mastersSheet, 2, {}).enter({ type: 'earn', seat: 0, amount: 5 });
    book.enter({ type: 'earn', seat: 1, amount: 7 }).enter({ type: 'earn', seat: 0, amount: 3 });
    const strike = book.choice('strike-0');
    book.enter(strike.move);
    expect(book.game.frames(book.state).map(({ id }) => id)).not.toContain(strike.frame);
    expect(book.choice('strike-0').frame).toBe(book.frame?.id);
    expect(book.game.timers(book.state)[0]?.frame).toBe(book.frame?.id);
    expect(book.view.money).toEqual([3, 7]);
  });

  it('T-2, T-31: after the bell every entry can still be undone and done again, and then it rings again', () => {
    const row = { seats: 2, options: { minutes: 30, target: 0, phones: true }, ended: false } as MatchRow;
    let match = blank(mastersSheet, row);
    const take = (result: ReturnType<typeof act>): void => {
      if (!result.ok) throw new Error(result.refusal.key);
      match = result.value.match;
    };
    const rings = () => mastersSheet.timers(match.state as never).map(({ kind }) => kind);
    const enter = (move: SheetMove<LedgerEntry>, at: number) => {
      const [frame] = mastersSheet.frames(match.state as never);
      const command = { actor: 'table', move, frame: frame!.id, at } as const;
      take(act(match, command, { kind: 'move', call: null, rng: seededRng(1) }));
    };
    enter({ type: 'earn', seat: 0, amount: 5 }, 1000);
    enter({ type: 'time-up' }, 1_800_000);
    const by = { actor: 'table', at: 1_900_000, call: null } as const;
    take(undo(match, by));
    expect(rings()).toEqual([]);
    take(undo(match, by));
    expect([rings(), match.done]).toEqual([[], null]);
    take(redo(match, by));
    take(redo(match, by));
    expect(mastersSheet.tableView(match.state as never).sheet).toMatchObject({
      money: [5, 0],
      lastTurn: true,
    });
    take(undo(match, by));
    enter({ type: 'earn', seat: 1, amount: 4 }, 1_950_000);
    expect(rings()).toEqual(['kitchen']);
  });

  it('T-31: a target calls the last turn too', () => {
    const book = new Sheet(mastersSheet, 2, { target: 10 }).enter({ type: 'earn', seat: 1, amount: 10 });
    expect(book.view.lastTurn).toBe(true);
  });
});

describe('the plain sheet', () => {
  const score = (round: number, seat: number, points: number) => ({ type: 'score', round, seat, points });

  it.each([
    ['high', [1]],
    ['low', [0]],
  ] as const)('T-32: rounds × players, the %s total wins', (wins, winners) => {
    const book = new Sheet(plainSheet, 2, { wins });
    book
      .enter(score(1, 0, -3))
      .enter(score(1, 1, 12))
      .enter(score(2, 1, 1))
      .enter(score(2, 0, 4));
    expect(book.view.totals).toEqual([1, 13]);
    expect(book.enter({ type: 'finish' }).winners()).toEqual(winners);
  });

  it('T-32: a sheet of two rounds is complete after two', () => {
    const book = new Sheet(plainSheet, 1, { rounds: 2 }).enter(score(1, 0, 1)).enter(score(2, 0, 1));
    expect(book.view.complete).toBe(true);
    expect(book.try(score(3, 0, 1))).toBe('notOpen');
  });

  it.each([
    ['', []],
    ['Canasta 🃏', []],
    ['\u200b\u3164', ['title']],
    ['Can\u202easta', ['title']],
    ['Can\nasta', ['title']],
  ])('T-5, T-32: a title that cannot be shown is pointed out before the first round: %j', (title, keys) => {
    const { game, state } = new Sheet(plainSheet, 2, { title });
    expect(game.checkOptions(state.options, 2).map(({ key }) => key)).toEqual(keys);
  });

  it('T-5, T-32: half a round cannot be closed, a huge number is not saved', () => {
    const book = new Sheet(plainSheet, 2).enter(score(1, 0, 5));
    expect(book.try({ type: 'finish' })).toBe('notOpen');
    expect(book.try(score(1, 1, 10_000))).toBe('range');
  });
});
