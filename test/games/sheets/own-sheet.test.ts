/** A sheet of one's own while it is kept (T-48): rounds, late ones, corrections, receipts. */
import { describe, expect, it } from 'vitest';
import { setUpForm } from '../../../src/games/sheets/books/own.ts';
import { ownSheet } from '../../../src/games/sheets/index.ts';
import { en } from '../../../src/games/sheets/text/en.ts';
import { newLobby, presetOptions, setOption } from '../../../src/main/table/lobby.ts';
import { blankForm, type Form, type Row } from '../../../src/shared/forms/form.ts';
import { templateOf } from '../../../src/shared/forms/templates.ts';
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
