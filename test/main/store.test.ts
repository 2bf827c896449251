import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { migrations } from '../../src/main/store/migrations.ts';
import { migrate, openDatabase, StoreTrouble } from '../../src/main/store/open.ts';
import { openStore } from '../../src/main/store/store.ts';
import { Writer } from '../../src/main/store/writer.ts';
import { range } from '../../src/shared/lists.ts';
import { newFolder, openHost } from './house.ts';

const fileIn = (folder: string): string => path.join(folder, 'smorgasboard.db');

describe('the database file', () => {
  test('is durable: a write-ahead log, synced at every commit', () => {
    const db = openDatabase(newFolder());
    expect(db.pragma('journal_mode', { simple: true })).toBe('wal');
    expect(db.pragma('synchronous', { simple: true })).toBe(2);
    const tables = db
      .prepare(
        "SELECT name, strict FROM pragma_table_list WHERE schema = 'main' AND name NOT LIKE 'sqlite_%'",
      )
      .all();
    expect(tables.every((table) => (table as { strict: number }).strict === 1)).toBe(true);
    db.close();
  });

  test('of an older program is brought up to date, all at once or not at all', () => {
    const file = path.join(newFolder(), 'old.db');
    const db = new Database(file);
    migrate(db, ['CREATE TABLE a (x INTEGER) STRICT']);
    db.exec('INSERT INTO a VALUES (7)');
    const broken = [
      'CREATE TABLE a (x INTEGER) STRICT',
      'ALTER TABLE a ADD COLUMN y INTEGER; SELECT no_such_function()',
    ];
    expect(() => migrate(db, broken)).toThrow();
    expect(db.pragma('user_version', { simple: true })).toBe(1);
    migrate(db, [broken[0]!, 'ALTER TABLE a ADD COLUMN y INTEGER; UPDATE a SET y = x * 2']);
    expect(db.prepare('SELECT * FROM a').all()).toEqual([{ x: 7, y: 14 }]);
    expect(db.pragma('user_version', { simple: true })).toBe(2);
    db.close();
  });

  test('T-4: of a house where one person was left in two seats of a table leaves them the better one', () => {
    const folder = newFolder();
    const db = new Database(fileIn(folder));
    migrate(db, migrations.slice(0, 6));
    db.exec(`INSERT INTO history VALUES ('h', NULL, 'sheet-plain', 'sheet', 1, 2, '{}', '{}', '[]', '{}')`);
    for (const [seat, player, rank] of [
      [0, 'lou', 3],
      [1, 'lou', 2],
      [2, 'ana', 1],
    ])
      db.prepare(`INSERT INTO history_seats VALUES ('h', ?, ?, 'name', 0, 0, 0, 5, ?)`).run(
        seat,
        player,
        rank,
      );
    db.close();
    const store = openStore(folder);
    const { seats } = store.history.find('h')!;
    expect(seats.map(({ seat, player }) => [seat, player])).toEqual([
      [2, 'ana'],
      [1, 'lou'],
      [0, undefined],
    ]);
    store.close();
  });

  test('of a newer program is refused politely and left alone', async () => {
    const folder = newFolder();
    openStore(folder).close();
    const db = new Database(fileIn(folder));
    db.pragma(`user_version = ${migrations.length + 1}`);
    db.close();
    const before = fs.readFileSync(fileIn(folder));
    await expect(openHost({ dataDir: folder })).rejects.toThrow(/newer Smorgasboard/);
    expect(fs.readFileSync(fileIn(folder)).equals(before)).toBe(true);
  });

  test('that is no database is refused in plain words', () => {
    const folder = newFolder();
    fs.writeFileSync(fileIn(folder), 'a shopping list\n'.repeat(100));
    expect(() => openStore(folder)).toThrow(/not one of Smorgasboard/);
  });

  test('cannot be made where there is a file instead of a folder', () => {
    const file = path.join(newFolder(), 'file');
    fs.writeFileSync(file, '');
    expect(() => openStore(file)).toThrow(StoreTrouble);
  });

  test('belongs to one host at a time; another one says who has it', async () => {
    const first = await openHost();
    const script = `import { openStore } from '${path.resolve('src/main/store/store.ts')}'; try { openStore(process.argv[1]) } catch (error) { console.log(error.message) }`;
    const second = spawnSync(process.execPath, ['--input-type=module', '-e', script, first.dataDir], {
      encoding: 'utf8',
    });
    expect(second.stdout).toContain('another Smorgasboard is running with this data folder');
    expect(second.stdout).toContain(`port ${first.port}`);
    await first.close();
    const third = spawnSync(process.execPath, ['--input-type=module', '-e', script, first.dataDir], {
      encoding: 'utf8',
    });
    expect(third.stdout).toBe('');
  });

  test('is readable by its owner only', () => {
    const folder = newFolder();
    const store = openStore(folder);
    for (const name of fs.readdirSync(folder))
      expect(fs.statSync(path.join(folder, name)).mode & 0o077).toBe(0);
    store.close();
  });
});

describe('group commit', () => {
  function notes() {
    const db = openDatabase(newFolder());
    db.exec('CREATE TABLE notes (n INTEGER PRIMARY KEY) STRICT');
    const insert = db.prepare('INSERT INTO notes VALUES (?)');
    const count = (): number => db.prepare<[], number>('SELECT count(*) FROM notes').pluck().get() ?? 0;
    return { db, writer: new Writer(db), insert, count };
  }

  test('what has queued up goes in one transaction, and only then is it confirmed', async () => {
    const { db, writer, insert, count } = notes();
    const heard: string[] = [];
    const party = { stored: () => heard.push(`stored ${count()}`), lost: () => heard.push('lost') };
    for (const n of range(5)) {
      writer.write(() => insert.run(n));
      writer.touch(party);
      writer.after((error) => heard.push(error ? 'failed' : `answered ${n}`));
    }
    expect(count()).toBe(0);
    await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
    expect(heard).toEqual(['stored 5', 'answered 0', 'answered 1', 'answered 2', 'answered 3', 'answered 4']);
    writer.close();
    db.close();
  });

  test('one that fails confirms nothing of it, and the next one goes its own way', () => {
    const { db, writer, insert, count } = notes();
    const heard: string[] = [];
    writer.write(() => insert.run(1));
    writer.write(() => insert.run(1));
    writer.touch({ stored: () => heard.push('stored'), lost: () => heard.push('lost') });
    writer.after((error) => heard.push(error ? 'failed' : 'answered'));
    writer.settle();
    expect(heard).toEqual(['lost', 'failed']);
    expect(count()).toBe(0);
    writer.write(() => insert.run(2));
    writer.after((error) => heard.push(error ? 'failed' : 'answered'));
    writer.settle();
    expect(heard.at(-1)).toBe('answered');
    expect(count()).toBe(1);
    writer.close();
    db.close();
  });
});

test('settings keep to their limits, and an unreadable one falls back to its default', () => {
  const folder = newFolder();
  const store = openStore(folder);
  expect(store.settings.set('awayAfter', 45)).toBe('set');
  expect(store.settings.set('awayAfter', 1)).toBe('bad-value');
  expect(store.settings.set('constructor', 1)).toBe('unknown');
  store.close();
  const again = openStore(folder);
  expect(again.settings.get('awayAfter')).toBe(45);
  again.db.prepare('UPDATE settings SET value = \'"soon"\'').run();
  again.close();
  const third = openStore(folder);
  expect(third.settings.get('awayAfter')).toBe(20);
  third.close();
});
