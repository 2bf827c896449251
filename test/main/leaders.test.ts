/** Who is ahead at the open tables, as the home screen lists them. */
import { expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import type { SeatIndex } from '../../src/shared/game.ts';
import { gather } from './house.ts';
import type { ScreenClient } from './screen-client.ts';

const leaders = async (display: ScreenClient): Promise<readonly SeatIndex[]> =>
  (await display.must('home.state', {})).tables[0]!.leaders;

async function enter(display: ScreenClient, scores: readonly number[]): Promise<void> {
  const round = (display.match!.view as { sheet: { rounds: unknown[] } }).sheet.rounds.length + 1;
  for (const [seat, points] of scores.entries()) {
    const answer = await display.move({ type: 'score', round, seat, points });
    expect(answer).toMatchObject({ ok: true });
  }
}

test('nobody leads before a point is won, nor in half a round; then whoever has most, and at the end the winner', async () => {
  const { display } = await gather({ game: 'sheet-plain', people: 3, host: { games } });
  expect(await leaders(display)).toEqual([]);
  await display.must('lobby.start', {});
  await display.until(() => display.match !== null);
  expect(await leaders(display)).toEqual([]);
  await enter(display, [3, 9, 4]);
  expect(await leaders(display)).toEqual([1]);
  await display.move({ type: 'score', round: 2, seat: 0, points: 9 });
  expect(await leaders(display)).toEqual([]);
});

test('several who are level lead together, all who are level lead nobody', async () => {
  const { display } = await gather({ game: 'sheet-plain', people: 3, host: { games } });
  await display.must('lobby.start', {});
  await display.until(() => display.match !== null);
  await enter(display, [5, 5, 5]);
  expect(await leaders(display)).toEqual([]);
  await enter(display, [4, 1, 4]);
  expect(await leaders(display)).toEqual([0, 2]);
});

test('what a match keeps secret until its end is not told on the home screen', () => {
  const secret = games.filter(({ standings }) => !standings).map(({ id }) => id);
  expect(secret).toEqual(['wars']);
});

test('a match that the host has ended is told apart from one that was played to its end', async () => {
  const { display } = await gather({ game: 'sheet-plain', people: 3, host: { games } });
  const isStopped = async () => (await display.must('home.state', {})).tables[0]!.stopped;
  await display.must('lobby.start', {});
  await display.until(() => display.match !== null);
  expect(await isStopped()).toBe(false);
  await enter(display, [5, 5, 5]);
  await display.move({ type: 'finish' });
  await display.until(() => display.match?.outcome !== null);
  expect(await isStopped()).toBe(false);
  await display.must('table.again', {});
  await display.must('table.end', {});
  expect(await isStopped()).toBe(true);
  await display.must('table.toLobby', {});
  expect(await isStopped()).toBe(false);
});
