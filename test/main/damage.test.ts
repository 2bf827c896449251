/** T-4: what becomes of a house whose data is damaged: recognised at the start, saved as far as it goes, kept aside. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { backupsOf } from '../../src/main/store/backup-files.ts';
import { migrations } from '../../src/main/store/migrations.ts';
import { migrate, openDatabase, StoreTrouble } from '../../src/main/store/open.ts';
import { LEFT_BEHIND } from '../../src/main/store/salvaged-tables.ts';
import { openStore } from '../../src/main/store/store.ts';
import { machineTime } from '../../src/main/store/time.ts';
import { reasonOf } from '../../src/main/store/trouble.ts';
import { changesBehindBreak } from '../../src/main/store/wal.ts';
import { range } from '../../src/shared/lists.ts';
import { LOCALES } from '../../src/shared/text.ts';
import {
  COMMITS,
  ENTRIES,
  expectSaved,
  fileIn,
  houseWithPast,
  kept,
  opened,
  overwrite,
  PAGE,
  pageOf,
  spoilPage,
  spoilt,
} from './damaged-houses.ts';
import { newFolder } from './house.ts';

describe('T-4: a database in which a page is broken is saved but for what was on it', () => {
  test.each(['history_by_game', 'photos_by_entry', 'evenings_by_name', 'merges_by_target'])(
    'an index, %s: nothing is lost',
    (name) => {
      const { before, after, lost, said, byName, byNote } = spoilt(name);
      for (const table of Object.keys(before).filter((one) => !(one in LEFT_BEHIND))) {
        expect(before[table]?.length, table).toBeGreaterThan(0);
        expect(after[table], table).toEqual(before[table]);
      }
      expect({ lost, byName, byNote }).toEqual({ lost: {}, byName: ENTRIES, byNote: ENTRIES });
      expect(said).toContain('Nothing that was played is lost.');
    },
  );

  test('logs: some replays are lost, and the rest of the house is there', () => {
    const found = spoilt('commits');
    expect(found).toMatchObject({ entries: ENTRIES, players: 18, away: 45 });
    const lost = ENTRIES - found.replays;
    expect(lost).toBeGreaterThan(0);
    expect(lost).toBeLessThan(5);
    expect(found.damage?.lost).toMatchObject({ replays: lost, entries: 0, tables: 0, shortened: 0 });
    expect(found.openLog).toHaveLength(COMMITS);
    expect(found.said).toContain(`the replays of ${lost} finished matches`);
  });

  test('the history: some entries are lost, and it says how many', () => {
    const found = spoilt('history');
    expect(found.entries).toBeLessThan(ENTRIES);
    expect(found.entries).toBeGreaterThan(ENTRIES - 10);
    expect(found.damage?.lost.entries).toBe(ENTRIES - found.entries);
    for (const added of ['remarks', 'photos', 'corrections', 'evenings'])
      expect(found.after[added], added).toHaveLength(found.entries);
    expect(found.lost).toEqual({ entries: ENTRIES - found.entries, photos: ENTRIES - found.entries });
  });

  test('the players: whoever has played is written down again', () => {
    const found = spoilt('players');
    expect(found.players).toBe(18);
    expect(found.entries).toBe(ENTRIES);
  });

  test('the seats: points and places are there, under the names that are known', () => {
    const found = spoilt('history_seats');
    expect(found).toMatchObject({ entries: ENTRIES, seats: 2 * ENTRIES, players: 18, byNote: ENTRIES });
    const linesOf = (text: unknown): string[] => String(text).split('\n');
    for (const { history, found: by } of found.after.remarks!) {
      const names = found.after
        .history_seats!.filter((one) => one.history === history)
        .map(({ name }) => name);
      expect(linesOf(by).filter((line) => /maya|leo|person|\?/.test(line))).toEqual(
        names.map((name) => String(name).toLowerCase()),
      );
    }
  });

  test('an open match goes on from the last moment before it', () => {
    const folder = newFolder();
    houseWithPast(folder);
    const db = new Database(fileIn(folder));
    db.pragma('ignore_check_constraints = ON');
    db.prepare("UPDATE commits SET events = 'gone' WHERE match = 99 AND seq = 31").run();
    db.close();
    const found = expectSaved(folder, fs.readFileSync(fileIn(folder)));
    expect(found.openLog).toEqual(range(30).map((n) => n + 1));
    expect(found.damage?.lost).toMatchObject({ shortened: 1, tables: 0, replays: 0 });
    expect(found.tables).toMatchObject([{ code: 'KRMB', match: 99 }]);
  });
});

describe('T-4: a database that ends too early', () => {
  test('is saved as far as it goes', () => {
    const folder = newFolder();
    houseWithPast(folder);
    const { size } = fs.statSync(fileIn(folder));
    fs.truncateSync(fileIn(folder), Math.floor(size * 0.7));
    const found = expectSaved(folder, fs.readFileSync(fileIn(folder)));
    const { lost } = found.damage!;
    expect(found.entries).toBeGreaterThan(0);
    expect(lost.entries! + found.entries).toBe(ENTRIES);
    expect(lost.entries).toBeGreaterThan(0);
    expect(found.seats).toBe(2 * found.entries);
  });

  test('in which nothing can be read gives way to the newest backup that is whole', () => {
    const folder = newFolder();
    houseWithPast(folder);
    const backups = path.join(folder, 'backups');
    fs.mkdirSync(backups);
    fs.copyFileSync(fileIn(folder), path.join(backups, '2026-11-01T04-00-00Z-daily.db'));
    fs.writeFileSync(path.join(backups, '2026-11-02T04-00-00Z-daily.db'), 'broken');
    spoilPage(folder, 1);
    const found = expectSaved(folder, fs.readFileSync(fileIn(folder)));
    expect(found.entries).toBe(ENTRIES);
    expect(found.damage?.backup?.name).toBe('2026-11-01T04-00-00Z-daily.db');
    expect(found.said).toContain('goes on from the backup of 2026-11-01T04:00:00.000Z');
  });

  test('N-71, N-73: the backup that takes its place brings back no key of an owner, nor what the owner said', () => {
    const folder = newFolder();
    houseWithPast(folder);
    const store = openStore(folder);
    store.settings.keep('owners', [
      { digest: 'd', address: null, from: '::1', at: 1, until: Date.now() + 1e9 },
    ]);
    store.settings.keep('word', { text: 'We close at eleven', until: Date.now() + 1e9 });
    store.close();
    fs.mkdirSync(path.join(folder, 'backups'));
    fs.copyFileSync(fileIn(folder), path.join(folder, 'backups', '2026-11-01T04-00-00Z-daily.db'));
    spoilPage(folder, 1);
    const { settings, db } = openStore(folder);
    expect(settings.get('damage')?.backup?.name).toBe('2026-11-01T04-00-00Z-daily.db');
    expect(settings.get('owners')).toEqual([]);
    expect(settings.get('word')).toBeNull();
    db.close();
  });

  test('or is no database, without a backup, is refused and left alone', () => {
    const folder = newFolder();
    houseWithPast(folder);
    spoilPage(folder, 1);
    const before = fs.readFileSync(fileIn(folder));
    expect(() => openStore(folder)).toThrow(StoreTrouble);
    expect(fs.readFileSync(fileIn(folder)).equals(before)).toBe(true);
    expect(kept(folder)).toEqual([]);
  });

  test('at nothing is no new house: it says so, and a backup takes its place if there is one', () => {
    const folder = newFolder();
    houseWithPast(folder);
    fs.writeFileSync(path.join(folder, 'host-token'), 'x');
    fs.truncateSync(fileIn(folder), 0);
    const anew = opened(folder);
    expect(anew.said).toContain('the house begins anew');
    expect(anew.damage).toMatchObject({ backup: null });
    expect(anew.entries).toBe(0);
    expect(opened(folder).said).toBe('');
  });
});

describe('T-4: a write-ahead log', () => {
  const COMMITTED = 12;

  /** As a cut leaves it: nothing of it is in the database yet. */
  function cutHouse(): { folder: string; wal: string; frame: number } {
    const [from, folder] = [newFolder(), newFolder()];
    const db = openDatabase(from);
    db.pragma('wal_checkpoint(TRUNCATE)');
    db.pragma('wal_autocheckpoint = 0');
    for (const n of range(COMMITTED))
      db.prepare('INSERT INTO settings (key, value) VALUES (?, ?)').run(`k${n}`, '1');
    const wal = `${fileIn(folder)}-wal`;
    fs.copyFileSync(fileIn(from), fileIn(folder));
    fs.copyFileSync(`${fileIn(from)}-wal`, wal);
    db.close();
    return { folder, wal, frame: PAGE + 24 };
  }

  const keysIn = (folder: string) => {
    const said: string[] = [];
    const { db, ...store } = openStore(folder, machineTime, (line) => said.push(line));
    const keys = db.prepare<[], number>("SELECT count(*) FROM settings WHERE key LIKE 'k%'").pluck().get();
    const damage = store.settings.get('damage');
    db.close();
    return { keys, said: said.join(), damage };
  };

  test.each([512, 65_536])('is looked through whatever its pages have for a size: %i bytes', (size) => {
    const file = fileIn(newFolder());
    const db = new Database(file);
    db.pragma(`page_size = ${size}`);
    db.pragma('journal_mode = WAL');
    db.exec('CREATE TABLE said (word)');
    for (const _ of range(3)) db.exec('INSERT INTO said VALUES (1)');
    const wal = fs.readFileSync(`${file}-wal`);
    db.close();
    fs.writeFileSync(`${file}-wal`, wal);
    expect(changesBehindBreak(`${file}-wal`)).toBe(0);
    overwrite(`${file}-wal`, wal.length - 2 * (size + 24) + 100, Buffer.alloc(8, 7));
    expect(changesBehindBreak(`${file}-wal`)).toBe(2);
  });

  test('that is whole is read to its end, without a word', () => {
    const { folder } = cutHouse();
    expect(keysIn(folder)).toEqual({ keys: COMMITTED, said: '', damage: null });
  });

  test('whose last change is torn, as a power cut leaves it, is read up to there: nobody was told of that one', () => {
    const { folder, wal } = cutHouse();
    fs.truncateSync(wal, fs.statSync(wal).size - 500);
    expect(keysIn(folder)).toEqual({ keys: COMMITTED - 1, said: '', damage: null });
  });

  test('that is damaged in the middle says how many changes are lost, and is kept aside', () => {
    const { folder, wal, frame } = cutHouse();
    overwrite(wal, 32 + 4 * frame + 200, Buffer.alloc(100, 7));
    const found = keysIn(folder);
    expect(found.keys).toBeLessThan(COMMITTED);
    expect(found.damage?.lost.changes).toBe(COMMITTED - found.keys!);
    expect(found.said).toContain(`the last ${COMMITTED - found.keys!} changes`);
    expect(fs.existsSync(path.join(folder, found.damage!.kept, 'smorgasboard.db-wal'))).toBe(true);
    expect(keysIn(folder).said).toBe('');
  });
});

test('T-4: a database of an older program is copied before it is led on', () => {
  const folder = newFolder();
  const old = new Database(fileIn(folder));
  migrate(old, migrations.slice(0, 3));
  old.prepare("INSERT INTO settings VALUES ('awayAfter', '33')").run();
  old.close();
  expect(opened(folder).away).toBe(33);
  const [copy] = backupsOf(folder);
  expect(copy?.kind).toBe('upgrade');
  const before = new Database(path.join(folder, 'backups', copy!.name), { readonly: true });
  expect(before.pragma('user_version', { simple: true })).toBe(3);
  expect(before.prepare('SELECT value FROM settings').pluck().get()).toBe('33');
  before.close();
  openStore(folder).close();
  expect(backupsOf(folder)).toHaveLength(1);
});

test('T-4: of an older program and damaged as well, it is saved and led on', () => {
  const folder = newFolder();
  houseWithPast(folder);
  const db = new Database(fileIn(folder));
  db.pragma('user_version = 6');
  db.close();
  spoilPage(folder, pageOf(folder, 'history'));
  const found = expectSaved(folder, fs.readFileSync(fileIn(folder)));
  expect(found.entries).toBeGreaterThan(ENTRIES - 10);
});

// ------------------------------------------------------------ where nothing can be written

const NOBODY = 65534;
const script = `import { openStore } from '${path.resolve('src/main/store/store.ts')}';
try { openStore(process.argv[1]).close(); console.log('open') } catch (error) { console.log(error.trouble?.kind, error.message) }`;

const isRoot = process.getuid?.() === 0;

function giveToNobody(folder: string): void {
  if (isRoot)
    for (const name of ['', ...fs.readdirSync(folder)]) fs.chownSync(path.join(folder, name), NOBODY, NOBODY);
}

/** As somebody who may not do everything. */
const openElsewhere = (folder: string, before = ''): string => {
  const command = `${before} exec "$0" --input-type=module -e "$1" "$2"`;
  return spawnSync('sh', ['-c', command, process.execPath, script, folder], {
    encoding: 'utf8',
    ...(isRoot ? { uid: NOBODY, gid: NOBODY } : {}),
  }).stdout;
};

test('T-4: a folder that may only be read is said to be that', () => {
  const folder = newFolder();
  houseWithPast(folder);
  fs.chmodSync(fileIn(folder), 0o444);
  fs.chmodSync(folder, 0o555);
  const said = openElsewhere(folder);
  fs.chmodSync(folder, 0o755);
  expect(said).toContain('read-only');
  expect(said).toContain('cannot be written to');
});

test('T-4: a disk on which nothing more fits is said to be full, or not to take what it should', () => {
  const folder = newFolder();
  houseWithPast(folder);
  giveToNobody(folder);
  expect(openElsewhere(folder, 'ulimit -f 1;')).toMatch(/^(full|disk) /);
  expect(openElsewhere(folder)).toBe('open\n');
});

test('each trouble has its words in every language', () => {
  const trouble = new StoreTrouble({ kind: 'full', place: '/house' });
  const said = LOCALES.map((locale) => reasonOf(trouble, `${locale}-XX`));
  expect(new Set(said).size).toBe(LOCALES.length);
  for (const text of said) expect(text).toMatch(/^\/house: /);
});
