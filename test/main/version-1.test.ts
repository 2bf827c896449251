import Database from 'better-sqlite3';
import { beforeEach, describe, expect, test } from 'vitest';
import { rehearse } from '../../scripts/lib/rehearsal.ts';
import { games } from '../../src/games/index.ts';
import { fillAtRandom } from '../../src/shared/choices.ts';
import { versionOf } from '../../src/shared/game.ts';
import { seededRng } from '../../src/shared/rng.ts';
import { fileIn, firstEdition, tokenAt } from '../support/first-edition.ts';
import { newFolder, openDisplay, openHost } from './house.ts';
import { ScreenClient } from './screen-client.ts';

/** They were part of what was shown, and are the host's now. */
const withoutTimes = (view: object): object =>
  Object.fromEntries(Object.entries(view).filter(([key]) => key !== 'since' && key !== 'due'));

let dataDir: string;
beforeEach(() => {
  dataDir = firstEdition(newFolder());
});

const open = () => openHost({ dataDir, games });

/** Of the match that goes on at this table. */
function versionIn(code: string): unknown {
  const db = new Database(fileIn(dataDir), { readonly: true });
  const version = db
    .prepare('SELECT version FROM matches JOIN tables ON matches.id = tables.match WHERE code = ?')
    .pluck()
    .get(code);
  db.close();
  return version;
}

describe.each([
  ['sandwich', 'DTEW', 'q21'],
  ['plate', 'KYFS', 'q20'],
  ['masters', 'GFDR', 'turn:22'],
  ['wars', 'YBRT', '89.0'],
  ['sheet-sandwich', 'JJZH', 'complete'],
  ['sheet-plate', 'UTMW', 'building-0'],
])('a table of %s', (game, code, frame) => {
  test('goes on where it was left, with the same phone, and after another restart', async () => {
    const token = tokenAt(dataDir, code);
    const host = await open();
    expect(host.said.filter((line) => line.includes(code))).toEqual([]);
    const display = await openDisplay(host, code);
    expect(display.table).toMatchObject({ game, phase: 'playing', hasLostMatch: false });
    expect(display.match?.frames.at(-1)?.id).toBe(frame);
    const phone = await ScreenClient.open(host.port, { table: code, seatToken: token });
    expect(phone.mine?.seat).toBe(0);
    const mover = game.startsWith('sheet') ? display : phone;
    await mover.until(() => mover.choices.some(({ blocked }) => !blocked));
    const choice = mover.choices.find(({ blocked, move }) => !blocked && move.type !== 'napkin')!;
    const answer = await mover.call('move', {
      frame: choice.frame,
      move: { ...fillAtRandom(choice, seededRng(1)) },
    });
    expect(answer).toMatchObject({ ok: true });
    const { view } = mover.match!;
    await display.must('table.pause', {});
    await host.close();
    expect(versionIn(code)).toBe(versionOf(games.find(({ id }) => id === game)!));
    const again = await openDisplay(await open(), code);
    expect(again.table).toMatchObject({ game, phase: 'playing' });
    if (game.startsWith('sheet')) expect(again.match?.view).toEqual(view);
  });
});

test('finished matches of the first edition replay, step by step', async () => {
  const display = await openDisplay(await open());
  const { items } = await display.must('history.list', { limit: 9 });
  expect(items.map(({ game }) => game)).toEqual(['plate', 'sandwich']);
  for (const { id } of items) {
    const entry = await display.must('history.show', { id });
    expect(entry.steps).toBeGreaterThan(80);
    const last = await display.must('history.replay', { id, step: entry.steps - 1 });
    expect(last.view).toEqual(withoutTimes(entry.view as object));
  }
});

test('a match whose log cannot be led on is given up with a word: people, seats and code are kept', async () => {
  const db = new Database(fileIn(dataDir));
  db.prepare(`UPDATE commits SET events = '[{"type":"no-such-fact"}]' WHERE match = 2 AND seq = 20`).run();
  db.close();
  const host = await open();
  expect(host.said.join()).toContain('The match at table KYFS cannot go on');
  const display = await openDisplay(host, 'KYFS');
  expect(display.table).toMatchObject({ game: 'plate', phase: 'lobby', hasLostMatch: true });
  expect(display.table?.seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot']);
  await display.must('lobby.start', {});
  expect(display.table).toMatchObject({ phase: 'playing', hasLostMatch: false });
});

test('a log of a newer program is left alone', async () => {
  const db = new Database(fileIn(dataDir));
  db.prepare('UPDATE matches SET version = 99 WHERE id = 2').run();
  db.close();
  const host = await open();
  expect(host.said.join()).toContain('Table KYFS stays closed: its log is of version 99');
});

test('a rehearsal says of each table and each match what would become of it', () => {
  const said = rehearse(dataDir).map(
    ({ what, verdict }) => `${what.split(' (')[0]!.split(' of ')[0]}: ${verdict}`,
  );
  expect(said.sort()).toEqual([
    'plate: replays',
    'sandwich: replays',
    'table AFYC, plate: opens',
    'table DTEW, sandwich: goes on',
    'table GFDR, masters: goes on',
    'table JJZH, sheet-sandwich: goes on',
    'table KYFS, plate: goes on',
    'table PTVC, sandwich: opens',
    'table UTMW, sheet-plate: goes on',
    'table YBRT, wars: goes on',
  ]);
});
