/** The host keeps the time of all games: what is left of each clock is folded from what they list. */
import { expect, test } from 'vitest';
import {
  askAgain,
  dueOf,
  type GoingOn,
  goOn,
  leftOf,
  NOTHING_ASKED,
  nameOf,
} from '../../src/main/table/running-clocks.ts';
import type { Clock, Frame } from '../../src/shared/game.ts';

const clock = (id: string, change: Partial<Clock> = {}): Clock => ({
  ...{ id, kind: 'turn', length: 10_000, actor: 'table', frame: 'f', move: { type: 'time-up' } },
  ...change,
});
const frame = (id: string): Frame => ({ id, kind: 'turn', actors: [0] });

const after = (before: GoingOn, at: number, clocks: readonly Clock[], frames: readonly Frame[] = []) =>
  goOn(before, { frames, clocks, at });
const dues = ({ clocks }: GoingOn) => clocks.map((one) => [one.id, dueOf(one)]);

test('N-34: a clock whose id is new begins with its whole length, and one that goes on is not touched', () => {
  const first = after(NOTHING_ASKED, 1000, [clock('a')]);
  expect(dues(first)).toEqual([['a', 11_000]]);
  expect(dues(after(first, 4000, [clock('a'), clock('b', { length: 500 })]))).toEqual([
    ['a', 11_000],
    ['b', 4500],
  ]);
});

test('one that is no longer listed is gone: the same id begins anew', () => {
  const gone = after(after(NOTHING_ASKED, 0, [clock('a')]), 3000, []);
  expect(dues(gone)).toEqual([]);
  expect(dues(after(gone, 5000, [clock('a')]))).toEqual([['a', 15_000]]);
});

test('N-34: one that is still stands with what was left, and goes on with it', () => {
  const stands = after(after(NOTHING_ASKED, 0, [clock('a')]), 4000, [clock('a', { still: true })]);
  expect(dues(stands)).toEqual([['a', null]]);
  expect(leftOf(stands.clocks[0]!, 999_999)).toBe(6000);
  expect(
    [9999, 10_000, 12_000].map((at) => leftOf(after(NOTHING_ASKED, 0, [clock('a')]).clocks[0]!, at)),
  ).toEqual([1, 0, 0]);
  const more = after(stands, 50_000, [clock('a', { still: true })]);
  expect(dues(after(more, 60_000, [clock('a')]))).toEqual([['a', 66_000]]);
});

test('N-34: what goes on after standing has at least two seconds, and never more than its length', () => {
  const late = after(after(NOTHING_ASKED, 0, [clock('a')]), 9900, [clock('a', { still: true })]);
  expect(dues(after(late, 20_000, [clock('a')]))).toEqual([['a', 22_000]]);
  const short = after(NOTHING_ASKED, 0, [clock('a', { length: 900, still: true })]);
  expect(dues(after(short, 100, [clock('a', { length: 900 })]))).toEqual([['a', 1000]]);
});

test('N-30, N-34: after an undo what is asked again is asked anew; what was asked all the time keeps its name and its time', () => {
  const asked = after(
    NOTHING_ASKED,
    0,
    [clock('match', { length: 60_000 }), clock('q1')],
    [frame('f'), frame('q1')],
  );
  const answered = after(
    asked,
    4000,
    [clock('match', { length: 60_000 }), clock('q2')],
    [frame('f'), frame('q2')],
  );
  const back = askAgain(answered, {
    frames: [frame('f'), frame('q1')],
    clocks: [clock('match', { length: 60_000 }), clock('q1')],
    at: 7000,
  });
  expect(dues(back)).toEqual([
    ['match', 60_000],
    ['q1', 17_000],
  ]);
  expect(back.asked.map(nameOf)).toEqual(['f', 'q1~1']);
  expect(back.asked.map(({ since }) => since)).toEqual([0, 7000]);
  const otherwise = after(back, 8000, [], [frame('f'), frame('q2')]);
  expect(otherwise.asked.map(nameOf), 'not the question that was there before').toEqual(['f', 'q2~1']);
});
