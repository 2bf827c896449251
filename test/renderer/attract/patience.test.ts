import { describe, expect, test } from 'vitest';
import { ATTRACT, leastPatience } from '../../../src/renderer/attract/patience.ts';
import type { SeatPublic, TableDocument } from '../../../src/shared/protocol.ts';

const MINUTE = 60_000;

const seat = (change: Partial<SeatPublic>): SeatPublic => ({
  ...{ badge: 0, name: 'Ada', face: 0, kind: 'person', awake: true },
  ...change,
});
const awake = seat({});
const asleep = seat({ awake: false });
const bot = seat({ kind: 'bot' });
const onPaper = seat({ phoneless: true });

/** As far as it is looked at. */
const table = (change: Partial<TableDocument>): TableDocument =>
  ({ kind: 'game', phase: 'playing', seats: [], waiting: [], spectators: 0, ...change }) as TableDocument;

const at = (change: Partial<TableDocument>): number | null => leastPatience('table/ABCD', table(change));

describe('a kiosk', () => {
  test('leaves whatever is no table as soon as its owner wishes, and the attract screen never', () => {
    expect(leastPatience('', null)).toBe(0);
    expect(leastPatience('history', null)).toBe(0);
    expect(leastPatience(ATTRACT, null)).toBe(null);
    expect(leastPatience('table/ABCD', null)).toBe(null);
  });

  test('N-77: never leaves what it was put beside a table for, whoever is there', () => {
    for (const what of ['evening', 'season', 'join'])
      expect(leastPatience(`table/ABCD/${what}`, table({ phase: 'over' }))).toBe(null);
  });

  test('leaves what is over, and a lobby into which nobody has come', () => {
    expect(at({ phase: 'over', seats: [awake] })).toBe(0);
    expect(at({ phase: 'lobby' })).toBe(0);
  });

  test('stays as long as one phone of those who play is here', () => {
    expect(at({ seats: [asleep, awake, bot] })).toBe(null);
    expect(at({ phase: 'lobby', seats: [awake] })).toBe(null);
    expect(at({ kind: 'sheet', seats: [onPaper, awake] })).toBe(null);
  });

  test('stays as long as somebody is here who waits for a seat, and no longer', () => {
    const waiting = [{ badge: 1, name: 'Bo', face: 1 }];
    expect(at({ seats: [asleep], waiting, spectators: 1 })).toBe(null);
    expect(at({ seats: [asleep], waiting, spectators: 0 })).toBe(10 * MINUTE);
  });

  test('leaves an abandoned match after ten minutes, and a sheet that nobody writes on after two hours', () => {
    expect(at({ seats: [asleep, bot] })).toBe(10 * MINUTE);
    expect(at({ seats: [bot, bot] })).toBe(10 * MINUTE);
    expect(at({ phase: 'lobby', seats: [asleep] })).toBe(10 * MINUTE);
    expect(at({ kind: 'sheet', seats: [onPaper, asleep] })).toBe(120 * MINUTE);
  });
});
