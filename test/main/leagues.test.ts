import { expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { openDisplay, openHost } from './house.ts';
import { openRecordHost } from './records/house-files.ts';
import type { ScreenClient } from './screen-client.ts';

const DAY = 24 * 3600_000;

async function playSheet(display: ScreenClient, points: readonly number[]): Promise<void> {
  await display.must('lobby.start', {});
  await display.until(() => display.choices.length > 0);
  for (const [seat, score] of points.entries()) {
    const line = display.choices.find(({ move }) => (move as { seat?: number }).seat === seat)!;
    await display.move({ ...(line.move as { type: string }), points: score } as never, line.frame);
  }
  const finish = display.choices.find(({ move }) => (move as { type: string }).type === 'finish')!;
  await display.move(finish.move as { type: string }, finish.frame);
}

test('T-4: an evening gathers what was played at a table, and nothing of another table', async () => {
  const host = await openHost({ games });
  const display = await openDisplay(host);
  const open = async (): Promise<void> => {
    await display.must('table.create', { game: 'sheet-plain' });
    for (const name of ['Ada', 'Bo']) await display.must('lobby.addPlayer', { name, face: 1 });
  };
  await open();
  await playSheet(display, [5, 2]);
  await display.must('table.toLobby', {});
  await playSheet(display, [1, 9]);
  await display.must('table.toLobby', {});
  await playSheet(display, [4, 3]);
  await open();
  await playSheet(display, [0, 7]);
  const { items } = await display.must('history.list', { limit: 10 });
  const [other, third, second, first] = items;
  expect([first!.evening, second!.evening, third!.evening]).toEqual([first!.id, first!.id, first!.id]);
  const evening = await display.must('evening.show', { id: first!.evening! });
  expect(evening.items.map(({ id }) => id)).toEqual([third!.id, second!.id, first!.id]);
  expect(evening.rows.map(({ name, wins, plays }) => [name, wins, plays])).toEqual([
    ['Ada', 2, 3],
    ['Bo', 1, 3],
  ]);
  expect((await display.must('evening.show', { id: other!.evening! })).plays).toBe(1);
  expect(await display.call('evening.show', { id: 'none' })).toMatchObject({
    refusal: { key: 'no-such-evening' },
  });
});

test('T-4: a season counts its games and its days by the scoring that the host picks', async () => {
  const host = await openHost({ games });
  const display = await openDisplay(host);
  const write = (title: string, at: number, points: readonly (readonly [string, number])[]) =>
    display.must('history.write', {
      ...{ game: 'sheet-plain', title, at, wins: 'high', place: '', note: '' },
      players: points.map(([name, score]) => ({ name, points: [score] })),
    });
  await write('Tichu', 10 * DAY, [
    ['Ada', 5],
    ['Bo', 9],
  ]);
  await write('Tichu', 20 * DAY, [
    ['Ada', 50],
    ['Bo', 9],
  ]);
  await write('Tichu', 25 * DAY, [
    ['Ada', 3],
    ['Bo', 9],
    ['Cy', 1],
  ]);
  await write('Skat', 21 * DAY, [
    ['Ada', 100],
    ['Bo', 9],
  ]);
  await write('Tichu', 40 * DAY, [
    ['Ada', 100],
    ['Bo', 9],
  ]);
  const { played } = await display.must('season.list', {});
  expect(played).toEqual(['sheet-plain/Skat', 'sheet-plain/Tichu']);
  const season = {
    ...{ name: 'Winter', games: ['sheet-plain/Tichu'], from: 15 * DAY, until: 30 * DAY, shown: true },
    scoring: { by: 'points', best: 1 } as const,
  };
  const { id } = await display.must('season.save', season);
  const shown = await display.must('season.show', { id });
  expect(shown.plays).toBe(2);
  expect(shown.rows.map(({ name, score, rank }) => [rank, name, score])).toEqual([
    [1, 'Ada', 50],
    [2, 'Bo', 9],
    [3, 'Cy', 1],
  ]);
  await display.must('season.save', { ...season, id, scoring: { by: 'places', best: 0 } });
  expect((await display.must('season.show', { id })).rows.map(({ name, score }) => [name, score])).toEqual([
    ['Ada', 4],
    ['Bo', 4],
    ['Cy', 1],
  ]);
  const all = await display.must('season.save', {
    ...season,
    name: 'All',
    games: [],
    from: 0,
    until: 50 * DAY,
  });
  expect((await display.must('season.show', all)).plays).toBe(5);
  const { seasons } = await display.must('season.list', {});
  expect(seasons.filter((one) => one.shown).map(({ name }) => name)).toEqual(['All']);
  await display.must('season.remove', { id });
  expect(await display.call('season.show', { id })).toMatchObject({ refusal: { key: 'no-such-season' } });
});

test('T-4: evenings and seasons go along into another house', async () => {
  const host = await openRecordHost();
  const display = await openDisplay(host);
  await display.must('table.create', { game: 'sheet-plain' });
  for (const name of ['Ada', 'Bo']) await display.must('lobby.addPlayer', { name, face: 1 });
  await playSheet(display, [5, 2]);
  const season = { name: 'Winter', games: [], from: 0, until: Date.now() + DAY, shown: true };
  const { id } = await display.must('season.save', { ...season, scoring: { by: 'wins', best: 3 } });
  const other = await openRecordHost();
  const file = await (await host.get('all.json')).text();
  expect((await other.bring(file)).answer).toMatchObject({ added: 1 });
  const screen = await openDisplay(other);
  const shown = await display.must('season.show', { id });
  expect(await screen.must('season.show', { id })).toEqual({
    ...shown,
    season: { ...shown.season, shown: false },
  });
  const { items } = await screen.must('history.list', { limit: 1 });
  expect((await screen.must('evening.show', { id: items[0]!.evening! })).plays).toBe(1);
  expect((await other.bring(file)).answer).toMatchObject({ added: 0, known: 1 });
});
