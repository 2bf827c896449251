/** A sheet of one's own while it is kept (T-48): rounds, late ones, corrections, receipts. */
import { describe, expect, it } from 'vitest';
import { setUpForm } from '../../../src/games/sheets/books/own.ts';
import { ownSheet } from '../../../src/games/sheets/index.ts';
import { en } from '../../../src/games/sheets/text/en.ts';
import { newLobby, presetOptions, setOption } from '../../../src/main/table/lobby.ts';
import { blankForm, type Form, type Row } from '../../../src/shared/forms/form.ts';
import { templateOf } from '../../../src/shared/forms/templates.ts';
import { sum } from '../../../src/shared/lists.ts';
import { pointsTable } from '../../../src/shared/points-table.ts';
import { change } from './changing.ts';
import { keeping } from './given.ts';

const hearts = templateOf('hearts', (key) => String(en[key as keyof typeof en]));
const own = (form: Form, seats: number) => keeping(ownSheet, seats, setUpForm(form));
const fill = (row: number, seat: number, value: number, round = 0) =>
  ({ type: 'fill', row, seat, round, value }) as const;

const number = (name: string, per: Row['per']): Row => ({ kind: 'number', name, per, min: -99, max: 99 });
const counter: Row = { kind: 'counter', name: 'Stars', per: 'once', min: 0, max: 3, step: 1 };
const mixed: Form = {
  ...{ name: 'Mixed', picture: 'dice', wins: 'high', rounds: 2, target: 0, score: 'Total' },
  rows: [
    number('Points', 'round'),
    counter,
    { kind: 'formula', name: 'Total', per: 'once', formula: 'Points + 10 * Stars' },
  ],
};

describe('a sheet of one’s own', () => {
  it('T-48: goes on from round to round, and ends where somebody reaches the goal', () => {
    const book = own(hearts, 3);
    const round = (n: number, taken: readonly number[]) => {
      for (const [seat, value] of taken.entries()) book.when('table', fill(0, seat, value, n));
    };
    round(1, [26, 0, 0]);
    expect(book.sheet.scores).toEqual([0, 26, 26]);
    round(2, [3, 13, 10]);
    round(3, [0, 26, 0]);
    expect(book.sheet.scores).toEqual([29, 39, 62]);
    for (const n of [4, 5]) round(n, [0, 20, 6]);
    expect(book.sheet.complete).toBe(false);
    round(6, [1, 25, 0]);
    expect(book.sheet.scores).toEqual([30, 104, 74]);
    expect(book.sheet.complete).toBe(true);
    expect(book.refusal('table', fill(0, 0, 1, 7))).toBeUndefined();
    book.when('table', { type: 'finish' });
    expect(book.winners).toEqual([0]);
  });

  it('T-48: before a form is chosen it is a blank one: a row of points, as many rounds as the table likes', () => {
    const options = presetOptions(ownSheet, ownSheet.presets[0]!.id, 3);
    expect(options).toMatchObject({ title: '', form: blankForm, inRounds: true, rounds: 0, wins: 'high' });
    const book = keeping(ownSheet, 3, options);
    for (const [seat, points] of [7, -2, 0].entries()) book.when('table', fill(0, seat, points, 1));
    expect(book.sheet).toMatchObject({ scores: [7, -2, 0], round: 2, complete: false });
  });

  it('T-43, T-48: the goal of a form can be changed under way', () => {
    const book = own({ ...mixed, target: 5 }, 2);
    for (const [seat, points] of [7, 2].entries()) book.when('table', fill(0, seat, points, 1));
    expect(book.sheet.complete).toBe(true);
    change(book, 'set-goal', { value: 50 });
    expect(book.sheet).toMatchObject({ complete: false, scores: [7, 2] });
  });

  it('T-48: the goal of a form can be changed in the lobby', () => {
    const changed = setOption(ownSheet, newLobby(ownSheet), { key: 'goal', value: 50 });
    expect(changed).toMatchObject({ ok: true, value: { options: { goal: 50 } } });
  });

  it('T-2: a corrected cell changes all that was worked out from it', () => {
    const book = own(hearts, 3)
      .when('table', fill(0, 0, 26, 1))
      .when('table', fill(0, 1, 0, 1))
      .when('table', fill(0, 2, 0, 1));
    book.when('table', { ...fill(0, 0, 25, 1), correct: 0 });
    expect(book.sheet.scores).toEqual([25, 0, 0]);
    expect(book.refusal('table', { ...fill(0, 0, 27, 1), correct: 0 })).toEqual({
      key: 'range',
      params: { min: 0, max: 26 },
    });
  });

  it('T-40, T-41: who comes late is asked from this round on, and who leaves no longer', () => {
    const book = own(mixed, 2).when('table', fill(0, 0, 5, 1));
    book.when('table', { type: 'change', what: 'come', seat: 2, after: 0, from: 1 });
    book.when('table', fill(0, 2, 7, 1));
    const leave = book.choice('leave-1').move;
    book.when('table', leave as never);
    expect(book.sheet.round).toBe(2);
    book.when('table', fill(0, 0, 1, 2)).when('table', fill(0, 2, 1, 2));
    expect(book.sheet.complete).toBe(true);
    book.when('table', fill(1, 2, 2)).when('table', { type: 'finish' });
    expect(book.scores).toEqual([6, 0, 28]);
  });

  /** Two full rounds, and a fourth player of whom both are asked since. */
  const reopened = () => {
    const book = keeping(ownSheet, 3);
    for (const round of [1, 2])
      for (const seat of [0, 1, 2]) book.when('table', fill(0, seat, 10 * round + seat, round));
    change(book, 'come', { after: 2 });
    change(book, 'from-start-3');
    return book;
  };

  it.each(['leave-0', 'sit-out-0'])(
    'T-41, T-43: who goes while somebody’s early rounds are filled in keeps what stands behind them: %s',
    (id) => {
      const book = reopened();
      change(book, id);
      expect(book.state.changes.at(-1)).toMatchObject({ seat: 0, from: 3, asked: 3 });
      expect(book.sheet.scores).toEqual([30, 32, 34, 0]);
    },
  );

  it('T-40, T-43: who comes while somebody’s early rounds are filled in plays from the next one', () => {
    const book = reopened();
    change(book, 'come', { after: 3 });
    expect(book.state.changes.at(-1)).toMatchObject({ what: 'come', seat: 4, from: 3 });
    for (const round of [1, 2]) book.when('table', fill(0, 3, 1, round));
    expect(book.sheet).toMatchObject({ round: 3, scores: [30, 32, 34, 2, 0] });
  });

  it('T-41, T-43: a late one who sits one out while others’ early rounds are filled in misses the next', () => {
    const book = keeping(ownSheet, 2);
    for (const seat of [0, 1]) book.when('table', fill(0, seat, 1, 1));
    for (const after of [1, 2]) change(book, 'come', { after });
    for (const seat of [0, 1, 2, 3]) book.when('table', fill(0, seat, 5, 2));
    change(book, 'from-start-2');
    change(book, 'sit-out-3');
    expect(book.state.changes.at(-1)).toMatchObject({ seat: 3, from: 3, asked: 3, until: 4 });
    expect(book.sheet.scores).toEqual([6, 6, 5, 5]);
  });

  it('T-40, T-43: who leaves before their own early rounds are filled in has not played these', () => {
    const book = keeping(ownSheet, 2, { wins: 'low' });
    for (const seat of [0, 1]) book.when('table', fill(0, seat, 6, 1));
    change(book, 'come', { after: 1 });
    for (const seat of [0, 1, 2]) book.when('table', fill(0, seat, 6, 2));
    change(book, 'from-start-2');
    change(book, 'leave-2');
    expect(book.sheet).toMatchObject({ round: 3, scores: [12, 12, 6] });
    expect(book.table.evening?.played).toEqual([2, 2, 1]);
  });

  it('T-43: a round that nobody has played any more, since whoever did was never here, is passed over', () => {
    const book = own(hearts, 3);
    for (const seat of [0, 1, 2]) book.when('table', fill(0, seat, seat, 1));
    for (const seat of [0, 1]) change(book, `sit-out-${seat}`);
    book.when('table', fill(0, 2, 9, 2));
    for (const seat of [0, 1, 2]) book.when('table', fill(0, seat, 5, 3));
    change(book, 'leave-2');
    change(book, 'never-2');
    expect(book.sheet.round).toBe(4);
    expect(book.sheet.scores).toEqual([5, 6, 0]);
  });

  it('T-42: closed in the middle of a round, the round gives nothing', () => {
    const book = own(mixed, 2)
      .when('table', fill(0, 0, 5, 1))
      .when('table', fill(0, 1, 3, 1))
      .when('table', fill(0, 0, 50, 2))
      .when('table', fill(1, 1, 1));
    expect(book.sheet.scores).toEqual([55, 13]);
    book.when('table', { type: 'finish' });
    expect(book.scores).toEqual([5, 13]);
    expect(book.table.evening?.uncounted).toEqual([2]);
    expect(ownSheet.receipt(book.state)).toEqual([
      { seat: 0, points: 5, round: 1, key: 'own', rule: 'T-48', params: { row: 'Points' } },
      { seat: 1, points: 3, round: 1, key: 'own', rule: 'T-48', params: { row: 'Points' } },
      { seat: 1, points: 10, key: 'own', rule: 'T-48', params: { row: 'Total' } },
    ]);
  });

  it('T-41: a round that nobody filled in for one who had left counts nothing for them, whatever the formula', () => {
    const left: Form = {
      ...{ name: 'Left', picture: 'dice', wins: 'high', rounds: 0, target: 0, score: 'Kept' },
      rows: [number('P', 'round'), { kind: 'formula', name: 'Kept', per: 'round', formula: '20 - P' }],
    };
    const book = own(left, 2);
    for (const round of [1, 2]) for (const seat of [0, 1]) book.when('table', fill(0, seat, 6, round));
    change(book, 'come', { after: 1 });
    book.when('table', fill(0, 2, 6, 3));
    change(book, 'from-start-2');
    change(book, 'leave-2');
    for (const seat of [0, 1]) book.when('table', fill(0, seat, 20, 3));
    expect(book.sheet.scores).toEqual([28, 28, 14]);
    book.when('table', { type: 'finish' });
    const sums = [0, 1, 2].map((seat) =>
      sum(ownSheet.receipt(book.state).flatMap((line) => (line.seat === seat ? [line.points] : []))),
    );
    expect(sums).toEqual([28, 28, 14]);
  });

  it('T-47: teams are ranked by their sum', () => {
    const book = own(
      { ...mixed, rounds: 1, rows: mixed.rows.map((row) => ({ ...row, per: 'once' as const })) },
      3,
    );
    for (const [seat, value] of [9, 6, 5].entries()) book.when('table', fill(0, seat, value));
    for (const seat of [1, 2]) book.when('table', { type: 'change', what: 'team', seat, team: 1 });
    book.when('table', { type: 'finish' });
    expect(book.winners).toEqual([1, 2]);
  });

  it('T-3: a phone fills in its own column only', () => {
    const book = own(mixed, 2);
    expect(book.refusal(1, fill(0, 0, 5, 1))).toEqual({ key: 'not-open' });
    book.when(1, fill(0, 1, 5, 1));
    expect(book.sheet.scores).toEqual([0, 5]);
  });

  it('T-48: a timer runs until it rings, and can be stopped', () => {
    const letters = templateOf('letters', (key) => String(en[key as keyof typeof en]));
    const book = own(letters, 2).when('table', { type: 'start', row: 0 });
    const [clock] = ownSheet.clocks(book.state);
    expect(clock).toMatchObject({ kind: 'own', length: 120_000 });
    book.when('table', clock!.move);
    expect(ownSheet.clocks(book.state)).toEqual([]);
    expect(book.refusal('table', clock!.move)).toEqual({ key: 'not-now' });
    book.when('table', { type: 'start', row: 0 });
    expect(ownSheet.clocks(book.state)[0]!.id).not.toBe(clock!.id);
    book.when('table', { type: 'rung', row: 0 });
    expect(ownSheet.clocks(book.state)).toEqual([]);
  });

  it('T-46: where there are no rounds, each row is a column of the record', () => {
    const form = { ...mixed, rounds: 1, rows: mixed.rows.map((row) => ({ ...row, per: 'once' as const })) };
    const book = own(
      {
        ...form,
        rows: form.rows.map((row) => (row.kind === 'formula' ? { ...row, formula: 'Points + Stars' } : row)),
      },
      2,
    );
    book
      .when('table', fill(0, 0, 5))
      .when('table', fill(0, 1, 4))
      .when('table', fill(1, 1, 2));
    book.when('table', { type: 'finish' });
    const table = pointsTable({
      receipt: ownSheet.receipt(book.state),
      seats: [
        { seat: 1, score: 6 },
        { seat: 0, score: 5 },
      ],
    });
    expect(table?.columns.map(({ line }) => line?.params?.row)).toEqual(['Points', 'Stars']);
    expect(table?.rows.map(({ cells }) => cells)).toEqual([
      [4, 2],
      [5, null],
    ]);
  });
});
