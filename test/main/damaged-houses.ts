/** A house with something of everything in it, what damages its data, and what is left of it then. */
import fs from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { expect } from 'vitest';
import { openStore, type Store } from '../../src/main/store/store.ts';
import { machineTime } from '../../src/main/store/time.ts';
import { range } from '../../src/shared/lists.ts';
import { newFolder } from './house.ts';

export const PAGE = 4096;
export const fileIn = (folder: string): string => path.join(folder, 'smorgasboard.db');
export const ENTRIES = 60;
export const COMMITS = 40;
/** In this one sat somebody whom the roster does not know. */
const GUESTS = 5;
export const MERGES = 80;
export const SEASONS = 40;

const seat = { badge: 0, name: 'Maya', face: 1, bot: false, score: 3, rank: 1 };
const person = (n: number) => ({ id: `person-${n}`, name: `Person ${n}`, face: 0, badge: 0 });
const match = { game: 'tiny', version: 1, seats: 2, options: {}, ended: false };
const commit = (seq: number) =>
  ({ seq, at: seq * 10, actor: 0, kind: 'move', call: null, move: { n: seq } }) as const;

/** What was played, and all that people have added to it. */
function keepEntry({ log, roster, history, photos, evenings }: Store, n: number): void {
  const id = `match-${n}`;
  log.saveMatch({ ...match, id: n + 1, publicId: id, startedAt: n });
  for (const seq of range(COMMITS))
    log.append(n + 1, { ...commit(seq + 1), events: [{ type: `said ${n}-${seq} `.repeat(20) }] });
  const seats = [
    { ...seat, seat: 0, player: `person-${n % 9}` },
    { ...seat, seat: 1, name: 'Leo', rank: 2, ...(n !== GUESTS && { player: `person-${(n % 9) + 10}` }) },
  ];
  for (const one of [n % 9, (n % 9) + 10]) roster.restore(person(one));
  const standings = seats.map(({ seat: at, score, rank }) => ({ seat: at, score, rank }));
  const played = { startedAt: n, endedAt: n + 100, options: {}, outcome: { standings }, receipt: [], seats };
  history.save({
    ...played,
    ...{ id, match: n + 1, game: 'tiny', kind: 'game', view: { long: `${n} `.repeat(300) } },
    ...{ place: 'Attic', note: `night${n} of the storm `.repeat(20) },
    corrections: [{ at: 1000 + n, was: { ...played, options: { long: `${n} `.repeat(100) } } }],
  });
  photos.keep(id, { id: `photo-${n}`, at: n, jpeg: Buffer.alloc(1500, n) });
  evenings.keep(id, `match-${n - (n % 3)}`);
}

/** Sixty finished matches with their logs, and an open table in the middle of one. */
export function houseWithPast(folder: string): void {
  const store = openStore(folder);
  const { writer, log, roster, seasons } = store;
  writer.write(() => {
    for (const n of range(ENTRIES)) keepEntry(store, n);
    log.saveMatch({ ...match, id: 99, publicId: 'open', startedAt: 1 });
    for (const seq of range(COMMITS)) log.append(99, { ...commit(seq + 1), events: [] });
    log.saveSnapshot(99, { seq: 1, version: 1, kept: {} });
    log.saveTable({
      ...{ id: 1, code: 'KRMB', game: 'tiny', lobby: {}, evening: [], match: 99, touchedAt: Date.now() },
    });
    for (const n of range(MERGES)) roster.restore({ ...person(n), id: `twin-${n}` });
    roster.keepPhones([{ phone: 'digest', player: 'person-1' }]);
  });
  for (const n of range(MERGES)) roster.merge(`twin-${n}`, `person-${n % 9}`);
  for (const n of range(SEASONS))
    seasons.save({
      ...{ id: `season-${n}`, name: `Season ${n}`, games: ['tiny '.repeat(30)], from: n, until: n + 100 },
      ...{ scoring: { by: 'wins', best: 0 }, shown: false },
    });
  store.settings.set('awayAfter', 45);
  store.answers.keep('asked', { ok: true });
  store.library.save('tiny', { id: 'own', item: { name: 'Own' } });
  store.close();
}

/** A page that belongs to this table or index, somewhere in the middle of it. */
export function pageOf(folder: string, name: string): number {
  const db = new Database(fileIn(folder));
  const pages = db.prepare<[string], number>(
    "SELECT pageno FROM dbstat WHERE name = ? AND pagetype = 'leaf' ORDER BY path",
  );
  const found = pages.pluck().all(name);
  db.close();
  return found[Math.floor(found.length / 2)]!;
}

export function overwrite(file: string, at: number, bytes: Buffer): void {
  const handle = fs.openSync(file, 'r+');
  fs.writeSync(handle, bytes, 0, bytes.length, at);
  fs.closeSync(handle);
}

export const spoilPage = (folder: string, page: number): void =>
  overwrite(fileIn(folder), (page - 1) * PAGE, Buffer.alloc(PAGE, 0xa5));

/** All that is in its tables, each as the table lists it; what was found broken is left out. */
export function contentsOf(folder: string): Record<string, readonly Record<string, unknown>[]> {
  const db = new Database(fileIn(folder), { readonly: true });
  const names = db.prepare<[], string>("SELECT name FROM sqlite_schema WHERE type = 'table'").pluck().all();
  const rowsOf = (name: string) => {
    const columns = db.prepare<[string], string>('SELECT name FROM pragma_table_info(?)').pluck().all(name);
    const list = columns.join(', ');
    const where = name === 'settings' ? "WHERE key <> 'damage'" : '';
    return db
      .prepare<[], Record<string, unknown>>(`SELECT ${list} FROM ${name} ${where} ORDER BY ${list}`)
      .all();
  };
  const all = Object.fromEntries(names.map((name) => [name, rowsOf(name)]));
  db.close();
  return all;
}

/** Opens it, and gives what is in it and what was said. */
export function opened(folder: string) {
  const said: string[] = [];
  const { db, ...store } = openStore(folder, machineTime, (line) => said.push(line));
  const count = (table: string): number =>
    db.prepare<[], number>(`SELECT count(*) FROM ${table}`).pluck().get() ?? 0;
  const byWord = (text: string) => store.history.list({ limit: 1, words: [{ text, games: [] }] }).total;
  const found = {
    said: said.join('\n'),
    damage: store.settings.get('damage'),
    entries: count('history'),
    players: count('players'),
    seats: count('history_seats'),
    tables: store.log.tables(),
    openLog: store.log.commits(99).map(({ seq }) => seq),
    replays: count('history WHERE match IS NOT NULL'),
    byName: byWord('maya'),
    byNote: byWord('storm'),
    whole: [db.pragma('integrity_check', { simple: true }), db.pragma('foreign_key_check')],
    away: store.settings.get('awayAfter'),
  };
  db.close();
  return found;
}

export const kept = (folder: string): string[] => {
  const all = path.join(folder, 'damaged');
  return fs.existsSync(all) ? fs.readdirSync(all) : [];
};

export function expectSaved(folder: string, damaged: Buffer) {
  const found = opened(folder);
  expect(found.said).toMatch(/The data file was damaged\. .* lies in damaged/);
  expect(found.whole).toEqual(['ok', []]);
  expect(kept(folder)).toHaveLength(1);
  const aside = fileIn(path.join(folder, 'damaged', kept(folder)[0]!));
  expect(fs.readFileSync(aside).equals(damaged)).toBe(true);
  expect(fs.statSync(aside).mode & 0o077).toBe(0);
  const again = opened(folder);
  expect(again.said).toBe('');
  expect(again.entries).toBe(found.entries);
  return found;
}

/** Only of what something is lost. */
export const lostIn = ({ damage }: ReturnType<typeof opened>): Record<string, number> =>
  Object.fromEntries(Object.entries(damage?.lost ?? {}).filter(([, n]) => n > 0));

/** A house in which a page of each of these tables or indexes is broken: what was in it, and what is saved. */
export function spoilt(...names: readonly string[]) {
  const folder = newFolder();
  houseWithPast(folder);
  const before = contentsOf(folder);
  for (const page of names.map((name) => pageOf(folder, name))) spoilPage(folder, page);
  const found = expectSaved(folder, fs.readFileSync(fileIn(folder)));
  return { ...found, before, after: contentsOf(folder), lost: lostIn(found) };
}
