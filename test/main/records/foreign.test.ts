import { expect, test } from 'vitest';
import type { ForeignPlay } from '../../../src/shared/past-plays.ts';
import { openDisplay } from '../house.ts';
import { openRecordHost, type RecordHost } from './house-files.ts';

const play = (more: Partial<ForeignPlay> = {}): ForeignPlay => ({
  ...{ id: 'uuid-1', title: 'Wingspan', at: 1_600_000_000_000, wins: 'high', place: 'Home', note: '' },
  players: [
    { name: 'Ada', points: 70 },
    { name: 'Bo', points: 65 },
  ],
  ...more,
});

async function send(host: RecordHost, plays: readonly ForeignPlay[], look: boolean, token = host.hostToken) {
  const answer = await fetch(`http://127.0.0.1:${host.port}/records/plays`, {
    method: 'POST',
    body: JSON.stringify({ look, plays }),
    headers: { Authorization: `Bearer ${token}` },
  });
  return answer.status === 200
    ? ((await answer.json()) as { states: string[]; added: number })
    : answer.status;
}

const total = async (host: RecordHost): Promise<number> =>
  (await (await openDisplay(host)).must('history.list', { limit: 1 })).total;

test('T-4: plays of another program are looked at before anything is written, and come in once', async () => {
  const host = await openRecordHost();
  const plays = [play(), play({ id: 'uuid-2', title: 'Azul' }), play()];
  expect(await send(host, plays, true)).toEqual({ ok: true, states: ['new', 'new', 'known'], added: 0 });
  expect(await total(host)).toBe(0);
  expect(await send(host, plays, false)).toMatchObject({ added: 2 });
  expect(await send(host, plays, false)).toMatchObject({ states: ['known', 'known', 'known'], added: 0 });
  expect(await total(host)).toBe(2);
  expect(await send(host, [play({ note: 'corrected there' })], true)).toMatchObject({ states: ['known'] });
  expect(await send(host, plays, false, 'x'.repeat(32))).toBe(403);
});

test('T-4: what somebody has written down here already is recognised, at another hour too', async () => {
  const host = await openRecordHost();
  const display = await openDisplay(host);
  await display.must('history.write', {
    ...{ game: 'sheet-plain', title: 'wingspan', at: 1_600_000_000_000 + 7_200_000, wins: 'high' },
    ...{ place: '', note: '' },
    players: [
      { name: 'Bo', points: [65] },
      { name: 'Áda', points: [70] },
    ],
  });
  expect(await send(host, [play(), play({ id: 'other', title: 'Azul' })], true)).toMatchObject({
    states: ['alike', 'new'],
  });
});

test('T-4: a play without an id is known by what is in it; winners are whom the other program names', async () => {
  const host = await openRecordHost();
  const { id: _, ...bare } = play({
    players: [
      { name: 'Ada', points: 3, won: false },
      { name: 'Bo', points: 1, won: true },
      { name: 'Cy', points: 2, won: false },
    ],
  });
  expect(await send(host, [bare], false)).toMatchObject({ added: 1 });
  expect(await send(host, [bare], false)).toMatchObject({ states: ['known'] });
  const { items } = await (await openDisplay(host)).must('history.list', { limit: 1 });
  expect(items[0]).toMatchObject({ title: 'Wingspan', place: 'Home' });
  expect(items[0]!.players.map(({ name, rank }) => [rank, name])).toEqual([
    [1, 'Bo'],
    [2, 'Ada'],
    [3, 'Cy'],
  ]);
});

test.each([
  ['nobody', []],
  [
    'one person twice',
    [
      { name: 'Ada', points: 1 },
      { name: 'áda', points: 2 },
    ],
  ],
  ['thirteen', Array.from({ length: 13 }, (_, i) => ({ name: `P${i}`, points: i }))],
  ['somebody without a name', [{ name: '\u200b', points: 1 }]],
])('T-5: a play of %s is not kept', async (_, players) => {
  const host = await openRecordHost();
  expect(await send(host, [play({ players })], false)).toMatchObject({ states: ['bad'], added: 0 });
});
