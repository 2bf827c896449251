/** Somebody comes while a sheet is kept: a seat at the table and a place on the sheet, or neither. */
import { expect, test } from 'vitest';
import { plainSheet } from '../../src/games/sheets/index.ts';
import type { AnyGame } from '../../src/shared/game.ts';
import { range } from '../../src/shared/lists.ts';
import { openDisplay, openHost } from './house.ts';
import { ScreenClient } from './screen-client.ts';

const games = [plainSheet as unknown as AnyGame];

async function keeping(names: readonly string[]) {
  const host = await openHost({ games });
  const home = await openDisplay(host);
  const { code } = await home.must('table.create', { game: plainSheet.id });
  const display = await openDisplay(host, code);
  for (const name of names) await display.must('lobby.addPlayer', { name, face: 0 });
  await display.must('lobby.start', {});
  await display.until(() => display.choices.length > 0);
  return { host, display, code };
}

const offer = (screen: ScreenClient, id: string) => screen.choices.find((choice) => choice.id === id)!;
const names = (screen: ScreenClient) => screen.table?.seats.map(({ name }) => name);
const totals = (screen: ScreenClient) =>
  (screen.match!.view as { sheet: { totals: readonly number[] } }).sheet.totals;

function late(screen: ScreenClient, name: string, change: object = {}) {
  const { move, frame } = offer(screen, 'come');
  return screen.call('seat.late', { name, face: 1, frame, move: { ...move, after: 0, ...change } });
}

test('T-40: who comes while a sheet is kept has a seat and a place on it, also after a restart', async () => {
  const { host, display, code } = await keeping(['Ann', 'Bo']);
  expect(await late(display, 'Cleo')).toMatchObject({ ok: true });
  await display.until(() => totals(display).length === 3);
  expect(names(display)).toEqual(['Ann', 'Bo', 'Cleo']);
  const again = await reopened(host, code);
  expect(names(again)).toEqual(['Ann', 'Bo', 'Cleo']);
  expect(totals(again)).toEqual([0, 0, 0]);
});

async function reopened(host: Awaited<ReturnType<typeof openHost>>, code: string): Promise<ScreenClient> {
  await host.close();
  return openDisplay(await openHost({ games, dataDir: host.dataDir }), code);
}

test('T-40: with an undo nobody has come, and whoever comes then has the seat', async () => {
  const { display } = await keeping(['Ann', 'Bo']);
  await late(display, 'Cleo');
  await display.until(() => totals(display).length === 3);
  await display.must('undo', {});
  await display.until(() => totals(display).length === 2);
  expect(await late(display, 'Dan')).toMatchObject({ ok: true });
  await display.until(() => totals(display).length === 3);
  expect(names(display)).toEqual(['Ann', 'Bo', 'Dan']);
});

test('T-43: the history tells by which rules it was played in the end', async () => {
  const { host, display } = await keeping(['Ann', 'Bo']);
  for (const [seat, points] of [4, 7].entries())
    await display.must('move', {
      frame: display.choices[0]!.frame,
      move: { type: 'score', round: 1, seat, points },
    });
  const { frame, move } = offer(display, 'set-wins-low');
  await display.must('move', { frame, move });
  await display.must('move', { frame: display.choices[0]!.frame, move: { type: 'finish' } });
  const home = await openDisplay(host);
  const { items } = await home.must('history.list', { limit: 5 });
  const entry = await home.must('history.show', { id: items[0]!.id });
  expect(entry.options).toMatchObject({ wins: 'low' });
  expect(entry.outcome.standings[0]).toMatchObject({ seat: 0, rank: 1 });
});

test('T-5, T-40: where the sheet takes nobody there is no seat either, and without a seat nobody plays', async () => {
  const { display } = await keeping(['Ann', 'Bo']);
  expect(await late(display, 'Cleo', { from: 9 })).toMatchObject({ ok: false });
  expect(names(display)).toEqual(['Ann', 'Bo']);
  const { move, frame } = offer(display, 'come');
  expect(await display.call('move', { frame, move: { ...move, after: 0 } })).toMatchObject({
    ok: false,
    refusal: { key: 'no-such-seat' },
  });
});

test('T-40: a thirteenth has no seat, also where the twelfth waits for the next match: no two share a badge', async () => {
  const { host, display, code } = await keeping(range(11).map((n) => `Guest ${n}`));
  const waiting = await ScreenClient.open(host.port, { table: code });
  await waiting.must('seat.next', { name: 'Late', face: 1, behind: 0 });
  expect(await late(display, 'Later')).toMatchObject({ refusal: { key: 'table-full', params: { n: 12 } } });
  await waiting.must('seat.leave', {});
  expect(await late(display, 'Later')).toMatchObject({ ok: true });
  expect(new Set(display.table!.seats.map(({ badge }) => badge)).size).toBe(12);
});
