/** Names that are to be known no more, in a real database: nothing of them is left in its file. */
import fs from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { machineTime } from '../../src/main/store/time.ts';
import { NAMELESS } from '../../src/shared/names.ts';
import { beginMatch, openDisplay, openHost, type TestHost } from './house.ts';
import type { ScreenClient } from './screen-client.ts';

const DAY = 24 * 3600_000;
const NOW = Date.parse('2026-05-20T12:00:00Z');

interface Past {
  readonly days: number;
  readonly names: readonly string[];
  readonly player?: string;
  readonly note?: string;
}

/** As somebody writes down what was played without the program. */
async function played(display: ScreenClient, { days, names, player, note = '' }: Past): Promise<string> {
  const { id } = await display.must('history.write', {
    ...{ game: 'tiny-sheet', at: NOW - days * DAY, wins: 'high', place: '', note },
    players: names.map((name, i) => ({
      ...{ name, points: [10 - i] },
      ...(i === 0 && player !== undefined && { player }),
    })),
  });
  return id;
}

const namesIn = async (display: ScreenClient, id: string): Promise<string[]> =>
  (await display.must('history.show', { id })).players.map(({ name }) => name);

async function openHouse(): Promise<{ host: TestHost; display: ScreenClient }> {
  const host = await openHost({ lookMs: 10, time: { ...machineTime, wall: () => NOW } });
  return { host, display: await openDisplay(host) };
}

/** The database, and what lies beside it. */
function filesOf({ dataDir }: TestHost): Buffer {
  const files = fs.readdirSync(dataDir).filter((name) => name.startsWith('smorgasboard.db'));
  return Buffer.concat(files.map((name) => fs.readFileSync(path.join(dataDir, name))));
}

/** Once it is closed there is one file, and no log beside it. */
async function bytesOf(host: TestHost): Promise<Buffer> {
  await host.close();
  return filesOf(host);
}

test('N-76: guests are nameless in the history so many days after they last played; regulars stay', async () => {
  const { host, display } = await openHouse();
  const { id: regular } = await display.must('roster.save', { name: 'Regina', face: 1 });
  const old = await played(display, { days: 40, names: ['Regina', 'Quentinius'], player: regular });
  const back = await played(display, { days: 35, names: ['Regina', 'Wilhelmina'], player: regular });
  const young = await played(display, { days: 5, names: ['Regina', 'Wilhelmina'], player: regular });
  await display.must('settings.set', { key: 'eraseAfter', value: 30 });
  while ((await namesIn(display, old)).includes('Quentinius'))
    await new Promise((resolve) => setTimeout(resolve, 10));
  expect(await namesIn(display, old)).toEqual(['Regina', NAMELESS]);
  // Whoever has been here since is still a guest of the house.
  for (const id of [back, young]) expect(await namesIn(display, id)).toEqual(['Regina', 'Wilhelmina']);
  const { players } = await display.must('roster.list', {});
  expect(players.map(({ name }) => name).toSorted()).toEqual(['Regina', 'Wilhelmina']);
  const words = [{ text: 'quentinius', games: [] }];
  expect((await display.must('history.list', { limit: 9, words })).items).toEqual([]);
  expect(host.said.join()).toContain('Names of guests were erased, at 1 places.');
  expect((await bytesOf(host)).includes('Quentinius')).toBe(false);
});

test('N-76: without days nothing is erased', async () => {
  const { display } = await openHouse();
  const old = await played(display, { days: 3000, names: ['Ada', 'Bo'] });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await namesIn(display, old)).toEqual(['Ada', 'Bo']);
});

test('N-76: one person is erased with all that knows the name: the roster, the history, what was corrected and merged', async () => {
  const { host, display } = await openHouse();
  const { id: other } = await display.must('roster.save', { name: 'Zwiebelbert', face: 2 });
  const { id } = await display.must('roster.save', { name: 'Quentinius', face: 1 });
  const first = await played(display, {
    days: 9,
    names: ['Quentinius', 'Ada'],
    player: id,
    note: 'A long one',
  });
  const second = await played(display, { days: 8, names: ['Zwiebelbert', 'Ada'], player: other });
  await display.must('history.write', {
    ...{ id: first, game: 'tiny-sheet', at: NOW - 9 * DAY, wins: 'high', place: '', note: 'A long one' },
    players: [
      { player: id, name: 'Quentinius', points: [4] },
      { name: 'Ada', points: [9] },
    ],
  });
  await display.must('roster.merge', { from: other, into: id });
  await display.must('roster.forget', { id, erase: true });
  expect(await namesIn(display, first)).toEqual(['Ada', NAMELESS]);
  expect(await namesIn(display, second)).toEqual([NAMELESS, 'Ada']);
  const { corrections } = await display.must('history.show', { id: first });
  expect(corrections[0]?.was.players.map(({ name }) => name)).toEqual([NAMELESS, 'Ada']);
  expect((await display.must('history.show', { id: first })).note).toBe('A long one');
  expect((await display.must('roster.list', {})).players.map(({ name }) => name)).toEqual(['Ada']);
  expect(await display.call('roster.forget', { id, erase: true })).toMatchObject({
    refusal: { key: 'no-such-player' },
  });
  const bytes = await bytesOf(host);
  for (const name of ['Quentinius', 'Zwiebelbert']) expect(bytes.includes(name), name).toBe(false);
});

test('N-76: whoever was corrected away from an entry is erased from what it was; whoever sat there since stays', async () => {
  const { host, display } = await openHouse();
  const { id } = await display.must('roster.save', { name: 'Quentinius', face: 1 });
  const entry = await played(display, { days: 9, names: ['Quentinius', 'Ada'], player: id });
  const correct = (names: readonly string[]) =>
    display.must('history.write', {
      ...{ id: entry, game: 'tiny-sheet', at: NOW - 9 * DAY, wins: 'high', place: '', note: '' },
      players: names.map((name, i) => ({ name, points: [9 - i] })),
    });
  await correct(['Bo', 'Ada']);
  await display.must('roster.forget', { id, erase: true });
  const { corrections } = await display.must('history.show', { id: entry });
  expect(corrections[0]?.was.players.map(({ name }) => name)).toEqual([NAMELESS, 'Ada']);
  expect(await namesIn(display, entry)).toEqual(['Bo', 'Ada']);
  expect(filesOf(host).includes('Quentinius')).toBe(false);
});

test('N-76: a name is erased however it is capitalised, in every script, and at once from all files', async () => {
  const { host, display } = await openHouse();
  const id = await played(display, { days: 3, names: ['Élodie-Renée', 'Ada'] });
  const { players } = await display.must('roster.list', {});
  await display.must('roster.forget', { id: players.find(({ name }) => name === 'Élodie-Renée')!.id });
  expect(await display.must('roster.erase', { name: 'élodie-renée' })).toEqual({ places: 1 });
  expect(await namesIn(display, id)).toEqual([NAMELESS, 'Ada']);
  expect(filesOf(host).includes('lodie-Ren')).toBe(false);
});

test('N-76: a name that is in no roster is erased wherever it stands alone', async () => {
  const { host, display } = await openHouse();
  const id = await played(display, { days: 3, names: ['Quentinius', 'Ada'] });
  const { players } = await display.must('roster.list', {});
  const guest = players.find(({ name }) => name === 'Quentinius')!;
  await display.must('roster.forget', { id: guest.id });
  expect(await namesIn(display, id)).toEqual(['Quentinius', 'Ada']);
  expect(await display.must('roster.erase', { name: 'quentinius' })).toEqual({ places: 1 });
  expect(await namesIn(display, id)).toEqual([NAMELESS, 'Ada']);
  expect(await display.must('roster.erase', { name: 'Ada' })).toEqual({ places: 0 });
  expect((await bytesOf(host)).includes('Quentinius')).toBe(false);
});

test('N-76: a name is erased from what was merged, too, and no merge that is taken back brings it back', async () => {
  const { host, display } = await openHouse();
  await played(display, { days: 3, names: ['Ada', 'Quirinius'] });
  const { players } = await display.must('roster.list', {});
  const [into, from] = ['Ada', 'Quirinius'].map((name) => players.find((one) => one.name === name)!.id);
  await display.must('roster.merge', { from: from!, into: into! });
  await display.must('roster.erase', { name: 'quirinius' });
  expect(await display.must('statistics.show', { player: into! })).toMatchObject({ merged: [] });
  expect((await bytesOf(host)).includes('Quirinius')).toBe(false);
});

test('N-76: whoever has no name any more is nobody in the table of a season', async () => {
  const { display } = await openHouse();
  await played(display, { days: 3, names: ['Quentinius', 'Ada'] });
  const { players } = await display.must('roster.list', {});
  await display.must('roster.forget', {
    id: players.find(({ name }) => name === 'Quentinius')!.id,
    erase: true,
  });
  const { id } = await display.must('season.save', {
    ...{ name: 'All', games: [], from: 0, until: NOW + DAY, shown: false },
    scoring: { by: 'wins', best: 0 },
  });
  const { rows } = await display.must('season.show', { id });
  expect(rows.map(({ name }) => name)).toEqual(['Ada']);
});

/** Played to its end at a table that stays open. */
async function playedHere(wish: Parameters<typeof beginMatch>[0] = {}) {
  const { host, display, phones } = await beginMatch({
    ...{ people: 1, bots: ['apprentice'], options: { turns: 1 } },
    ...wish,
  });
  const [phone] = phones;
  while (phone!.table?.phase === 'playing') {
    const choice = phone!.choices.findLast(({ blocked }) => !blocked);
    if (choice) await phone!.move(choice.move, choice.frame);
    else await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await display.until(() => display.table!.evening.length === 1);
  return { host, display };
}

/** By badge, which is that of the seat. */
const inEvening = (display: ScreenClient) =>
  [0, 1].map((badge) => display.table!.evening[0]!.seats.find((seat) => seat.badge === badge)!.name);

test('N-76: a guest whose days are over is nameless on the board of an open table, too', async () => {
  let passed = 0;
  const time = { ...machineTime, wall: () => Date.now() + passed };
  const { host, display } = await playedHere({ host: { time, lookMs: 50 } });
  expect(inEvening(display)[0]).toBe('Guest 1');
  passed = 3 * DAY;
  await display.must('settings.set', { key: 'eraseAfter', value: 1 });
  await display.until(() => inEvening(display)[0] === NAMELESS);
  expect(inEvening(display)[1]).not.toBe(NAMELESS);
  await host.close();
  const db = new Database(path.join(host.dataDir, 'smorgasboard.db'), { readonly: true });
  const evening = db.prepare<[], string>('SELECT evening FROM tables').pluck().get();
  db.close();
  expect(evening).not.toContain('Guest 1');
});

test('N-76: so is one person who was called something else when they played there', async () => {
  const { display } = await playedHere();
  const { players } = await display.must('roster.list', {});
  const { id } = players.find(({ name }) => name === 'Guest 1')!;
  await display.must('roster.save', { id, name: 'Leonard', face: 1 });
  await display.must('roster.forget', { id, erase: true });
  await display.until(() => inEvening(display)[0] === NAMELESS);
});
