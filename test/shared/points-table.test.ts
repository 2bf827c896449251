import { describe, expect, test } from 'vitest';
import type { ReceiptLine } from '../../src/shared/game.ts';
import { pointsTable } from '../../src/shared/points-table.ts';

const line = (seat: number, points: number, more: Partial<ReceiptLine> = {}): ReceiptLine => ({
  ...{ seat, points, key: 'score', rule: 'T-32' },
  ...more,
});

describe('T-46: the points of a match as a table', () => {
  test('have a column for each round, and a gap where somebody was not there', () => {
    const table = pointsTable({
      receipt: [
        line(0, 3, { round: 1 }),
        line(0, 2, { round: 1 }),
        line(1, 0, { round: 1 }),
        line(0, -4, { round: 3 }),
      ],
      seats: [
        { seat: 0, score: 1 },
        { seat: 1, score: 0 },
      ],
    })!;
    expect(table.columns.map(({ round }) => round)).toEqual([1, 3]);
    expect(table.rows).toEqual([
      { seat: 0, cells: [5, -4], total: 1 },
      { seat: 1, cells: [0, null], total: 0 },
    ]);
  });

  test('have one more for what no round gave', () => {
    const table = pointsTable({
      receipt: [line(0, 3, { round: 1 }), line(0, 5, { key: 'diversity' })],
      seats: [{ seat: 0, score: 8 }],
    })!;
    expect(table.columns).toEqual([{ key: 'round-1', round: 1 }, { key: 'besides' }]);
    expect(table.rows[0]!.cells).toEqual([3, 5]);
  });

  test('T-47: stand as well where there are teams: what the others of a team brought comes last', () => {
    const mates = (seat: number, points: number, team: number): ReceiptLine =>
      line(seat, points, { key: 'team', rule: 'T-47', params: { team } });
    const table = pointsTable({
      receipt: [
        ...[line(0, 8, { key: 'printed' }), line(0, 2, { key: 'coins' }), line(1, 5, { key: 'printed' })],
        ...[mates(0, 5, 1), mates(1, 10, 1), mates(2, 3, 2)],
      ],
      seats: [
        { seat: 0, score: 15 },
        { seat: 1, score: 15 },
        { seat: 2, score: 3 },
      ],
    })!;
    expect(table.columns.map(({ key }) => key)).toEqual(['printed', 'coins', 'besides']);
    expect(table.rows.map(({ cells }) => cells)).toEqual([
      [8, 2, 5],
      [5, null, 10],
      [null, null, 3],
    ]);
  });

  test('have a column for each kind where there are no rounds', () => {
    const table = pointsTable({
      receipt: [
        line(0, 8, { key: 'opportunities', params: { n: 2, each: 4 } }),
        line(1, 4, { key: 'opportunities', params: { n: 1, each: 4 } }),
        line(1, 7, { key: 'printed' }),
      ],
      seats: [
        { seat: 1, score: 11 },
        { seat: 0, score: 8 },
      ],
    })!;
    expect(table.columns.map(({ line }) => line)).toEqual([
      { key: 'opportunities', params: { n: 1, each: 4 } },
      { key: 'printed' },
    ]);
    expect(table.rows.map(({ cells }) => cells)).toEqual([
      [4, 7],
      [8, null],
    ]);
  });

  test('are none where each line speaks of something else, or there is no line', () => {
    const seats = [{ seat: 0, score: 8 }];
    const receipt = ['a', 'b'].map((card) => line(0, 4, { key: 'order', params: { order: { card } } }));
    expect(pointsTable({ receipt, seats })).toBeUndefined();
    expect(pointsTable({ receipt: [], seats })).toBeUndefined();
    expect(pointsTable({ receipt: [line(0, 8)], seats })).toBeUndefined();
  });
});
