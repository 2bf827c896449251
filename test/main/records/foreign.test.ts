import fc from 'fast-check';
import { expect, test } from 'vitest';
import { guessRoles, playsOf } from '../../../src/renderer/records/bring/columns.ts';
import { readCsv } from '../../../src/renderer/records/bring/csv.ts';
import { range } from '../../../src/shared/lists.ts';
import type { ForeignPlay } from '../../../src/shared/past-plays.ts';
import { openDisplay } from '../house.ts';
import { openRecordHost, type RecordHost, staticFolder } from './house-files.ts';
import { fileOf, pastMatch } from './past.ts';

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

test('T-4: what was played here and comes back from another program is recognised, in any language', async () => {
  const host = await openRecordHost(await staticFolder());
  const entry = pastMatch({ log: 'plate.classic', endedAt: 1_600_000_000_000 });
  await host.bring(fileOf([entry]));
  const players = entry.seats.map(({ name, score }) => ({ name, points: score }));
  const back = (title: string): ForeignPlay => play({ id: title, title, players });
  expect(
    await send(host, [back('Das Tellerspiel'), back('The Plate Game'), back('Azul')], true),
  ).toMatchObject({
    states: ['alike', 'alike', 'new'],
  });
});

test('T-4: a table that we have written ourselves brings nothing twice', async () => {
  const host = await openRecordHost(await staticFolder());
  await host.bring(fileOf([pastMatch({ log: 'plate.classic', endedAt: 1_600_000_000_000 })]));
  await send(host, [play()], false);
  const rows = readCsv(await (await host.get('all.csv?locale=de')).text());
  const found = playsOf(rows, guessRoles(rows), { order: 'day', wins: 'high' });
  const plays = found.map((one) => one.play);
  expect(await send(host, plays, true)).toMatchObject({ states: ['known', 'known'] });
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

test('T-44: a play that came in with tenths is corrected, and rounds of tenths add up as on paper', async () => {
  const host = await openRecordHost();
  const display = await openDisplay(host);
  const players = [
    { name: 'Ada', points: 7.5 },
    { name: 'Bo', points: 0.3 },
  ];
  await send(host, [play({ players })], false);
  const { items } = await display.must('history.list', { limit: 1 });
  const { id } = items[0]!;
  await display.must('history.write', {
    ...{ id, game: 'sheet-plain', at: 1_500_000_000_000, wins: 'high', place: '', note: '' },
    players: [
      { name: 'Ada', points: [0.1, 0.2] },
      { name: 'Bo', points: [0.3, null] },
    ],
  });
  const shown = await display.must('history.show', { id });
  expect(shown.players.map(({ score, rank }) => [score, rank])).toEqual([
    [0.3, 1],
    [0.3, 1],
  ]);
});

test('T-44: whoever has won by another rule than the points stays the winner, until points are corrected', async () => {
  const host = await openRecordHost();
  const display = await openDisplay(host);
  const players = [
    { name: 'Ada', points: 3, won: false },
    { name: 'Bo', points: 1, won: true },
  ];
  await send(host, [play({ players })], false);
  const { items } = await display.must('history.list', { limit: 1 });
  const { id } = items[0]!;
  const correct = async (points: number) => {
    const typed = items[0]!.players.map(({ player, name, score }) => ({
      ...(player !== undefined && { player }),
      ...{ name, points: [name === 'Ada' ? points : score] },
    }));
    const wish = { game: 'sheet-plain', title: 'Azul', at: 1_500_000_000_000, wins: 'high' as const };
    await display.must('history.write', { ...wish, id, place: '', note: '', players: typed });
    const { players: now } = await display.must('history.show', { id });
    return now.map(({ name, rank }) => [rank, name]);
  };
  expect(await correct(3)).toEqual([
    [1, 'Bo'],
    [2, 'Ada'],
  ]);
  // Off the list, Ada is somebody new by the same name.
  await display.must('roster.forget', { id: items[0]!.players.find(({ name }) => name === 'Ada')!.player! });
  expect(await correct(3)).toEqual([
    [1, 'Bo'],
    [2, 'Ada'],
  ]);
  expect(await correct(4)).toEqual([
    [1, 'Ada'],
    [2, 'Bo'],
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

test('T-4: while a long file is written tables play on, and brought twice at once it comes in once', async () => {
  const host = await openRecordHost();
  const display = await openDisplay(host);
  const plays = range(400).map((n) => play({ id: `uuid-${n}`, title: `Game ${n}` }));
  let goesOn = true;
  const written = Promise.all([send(host, plays, false), send(host, plays, false)]).finally(() => {
    goesOn = false;
  });
  const totals: number[] = [];
  while (goesOn) totals.push((await display.must('history.list', { limit: 1 })).total);
  expect((await written).map((answer) => typeof answer === 'object')).toEqual([true, true]);
  expect(totals.some((n) => n > 0 && n < plays.length)).toBe(true);
  expect(await total(host)).toBe(plays.length);
});

/** As it should be, and now and then not. */
const mostly = <T, U>(right: fc.Arbitrary<T>, wrong: fc.Arbitrary<U>) =>
  fc.oneof({ weight: 30, arbitrary: right }, { weight: 1, arbitrary: wrong });

const anyPlay = fc.record(
  {
    id: fc.oneof(fc.constantFrom('', '__proto__', 'x'.repeat(60)), fc.string()),
    title: fc.oneof(fc.constantFrom('Azul', '\u202e', '\0'), fc.string({ unit: 'binary' })),
    at: mostly(fc.integer({ min: 0, max: 2e12 }), fc.oneof(fc.double(), fc.constantFrom(-1, 9e15))),
    wins: mostly(fc.constantFrom('high', 'low'), fc.string()),
    players: fc.array(
      fc.record(
        {
          name: fc.oneof(fc.constantFrom('Ada', 'A\u200bda', ' '), fc.string({ unit: 'grapheme' })),
          points: mostly(
            fc.integer({ min: -999_999, max: 999_999 }),
            fc.oneof(fc.double(), fc.constantFrom(-0)),
          ),
          won: fc.boolean(),
        },
        { requiredKeys: ['name', 'points'] },
      ),
      { maxLength: 14 },
    ),
    place: fc.string(),
    note: fc.oneof(fc.string(), fc.constant('\n'.repeat(3000))),
  },
  { requiredKeys: ['title', 'at', 'wins', 'players', 'place', 'note'] },
);

test('T-4: whatever plays are brought, they come in or are refused, and what came in can be shown', async () => {
  // It asks faster than a screen may.
  const many = { perSecond: 1e6, burst: 1e6 };
  const host = await openRecordHost(undefined, { messages: many, messagesOfAddress: many });
  const display = await openDisplay(host);
  let taken = 0;
  const bring = async (plays: unknown): Promise<void> => {
    const answer = await send(host, plays as ForeignPlay[], false);
    if (typeof answer === 'number') {
      expect(answer).toBe(422);
      return;
    }
    const { items } = await display.must('history.list', { limit: 50 });
    expect(items).toHaveLength(answer.added);
    taken += answer.added;
    for (const { id } of items) {
      await display.must('history.show', { id });
      await display.must('history.delete', { id });
    }
  };
  const plays = fc.oneof({ weight: 8, arbitrary: fc.array(anyPlay, { maxLength: 4 }) }, fc.jsonValue());
  await fc.assert(fc.asyncProperty(plays, bring), { seed: 20_260_401, numRuns: 100, endOnFailure: true });
  expect(taken).toBeGreaterThan(0);
  expect(host.said).toEqual([]);
});
