/** T-4: copies of everything, and the way back from them. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { backupsOf, newBackupFile } from '../../src/main/store/backup-files.ts';
import { Backups } from '../../src/main/store/backups.ts';
import { restore } from '../../src/main/store/restore.ts';
import { openStore } from '../../src/main/store/store.ts';
import { VirtualTime } from '../support/virtual-time.ts';
import { beginMatch, newFolder, openHost, type TestHost, toFirstTurn } from './house.ts';
import { ScreenClient } from './screen-client.ts';

const DAY = 24 * 3600_000;
const databaseIn = (folder: string): string => path.join(folder, 'smorgasboard.db');
const backupIn = (folder: string, name: string): string => path.join(folder, 'backups', name);

function house(folder = newFolder()) {
  const time = new VirtualTime();
  const store = openStore(folder, { ...asTime(time), soon: (run) => void setImmediate(run) });
  const said: string[] = [];
  const backups = new Backups({ store, dataDir: folder, time, log: (line) => said.push(line) });
  return { folder, time, store, backups, said };
}

const asTime = (time: VirtualTime) => ({
  steady: () => time.steady(),
  wall: () => time.wall(),
  after: (ms: number, run: () => void) => time.after(ms, run),
});

test('T-4: backups of one moment are told apart, and none is written over', () => {
  const folder = newFolder();
  const names = [1, 2, 3].map(() => {
    const file = newBackupFile(folder, 'asked', Date.UTC(2024, 1, 3));
    fs.writeFileSync(file, '');
    return path.basename(file);
  });
  expect(names.map((name) => name.replace(/^.*-asked/, ''))).toEqual(['.db', '-2.db', '-3.db']);
});

test('T-4: a backup is made once a day, when nothing has been stored for a while', async () => {
  const { time, store, backups } = house();
  store.settings.set('awayAfter', 45);
  store.writer.settle();
  await backups.look();
  expect(backups.list()).toEqual([]);
  time.sleep(61_000);
  await backups.look();
  expect(backups.list()).toMatchObject([{ kind: 'daily' }]);
  time.sleep(DAY / 2);
  await backups.look();
  expect(backups.list()).toHaveLength(1);
  time.sleep(DAY / 2);
  await backups.look();
  expect(backups.list()).toHaveLength(2);
  store.close();
});

test('T-4: a house in which something is always stored gets its backup all the same', async () => {
  const { time, store, backups } = house();
  for (let minutes = 0; minutes <= 181; minutes++) {
    store.settings.set('awayAfter', 10 + (minutes % 50));
    store.writer.settle();
    await backups.look();
    time.sleep(60_000);
  }
  expect(backups.list()).toHaveLength(1);
  store.close();
});

test('T-4: backups are kept for 14 days; the last three stay, however long the house was closed', async () => {
  const { folder, time, store, backups } = house();
  for (let day = 0; day < 20; day++) {
    await backups.look();
    time.sleep(DAY);
    await backups.look();
  }
  const ages = backups.list().map(({ at }) => Math.round((time.wall() - at) / DAY));
  expect(Math.max(...ages)).toBe(14);
  expect(ages).toHaveLength(15);
  time.sleep(100 * DAY);
  await backups.look();
  expect(backups.list()).toHaveLength(3);
  expect(fs.readdirSync(path.join(folder, 'backups'))).toHaveLength(3);
  store.close();
});

test('T-4: what lies among the backups and is none is no backup, and keeps none from being made', async () => {
  const { folder, time, store, backups } = house();
  fs.mkdirSync(backupIn(folder, '2026-01-01T00-00-00Z-daily.db'), { recursive: true });
  fs.symlinkSync('/nowhere', backupIn(folder, '2026-01-02T00-00-00Z-daily.db'));
  time.sleep(61_000);
  await backups.look();
  expect(backups.list()).toMatchObject([{ kind: 'daily' }]);
  store.close();
});

test('T-4: what is stored while a backup is made is in it or not, and it is whole; no tap waits for it', async () => {
  const { folder, store, backups } = house();
  store.writer.write(() => {
    for (let n = 0; n < 2000; n++)
      store.log.saveMatch({
        ...{ id: n + 1, publicId: `m${n}`, game: 'tiny', version: 1, seats: 2, startedAt: 1, ended: false },
        options: { long: 'x'.repeat(2000) },
      });
  });
  store.writer.settle();
  let isMade = false;
  const made = backups.make('asked').finally(() => {
    isMade = true;
  });
  let stored = 0;
  while (!isMade) {
    store.settings.set('awayAfter', 10 + (stored % 50));
    store.writer.settle();
    stored += 1;
    await new Promise((resolve) => setImmediate(resolve));
  }
  const { name, bytes } = await made;
  expect(stored).toBeGreaterThan(20);
  const file = backupIn(folder, name);
  expect(fs.statSync(file).size).toBe(bytes);
  expect(fs.statSync(file).mode & 0o077).toBe(0);
  const copy = new Database(file, { readonly: true });
  expect(copy.pragma('integrity_check', { simple: true })).toBe('ok');
  expect(copy.prepare('SELECT count(*) FROM matches').pluck().get()).toBe(2000);
  copy.close();
  store.close();
});

test('T-4: a backup that does not become whole is none, and it is said', async () => {
  const { folder, time, store, backups, said } = house();
  fs.writeFileSync(path.join(folder, 'backups'), 'a file where the folder should be');
  time.sleep(DAY);
  await backups.look();
  expect(said).toHaveLength(1);
  expect(said[0]).toContain('No backup was made');
  await backups.look();
  expect(said).toHaveLength(1);
  store.close();
});

test('T-4: a copy that is not whole is taken away again, with all that lay beside it', async () => {
  const { folder, store, backups } = house();
  store.db.unsafeMode().pragma('writable_schema = ON');
  store.db.exec("UPDATE sqlite_schema SET rootpage = 9999 WHERE name = 'settings'");
  await expect(backups.make('asked')).rejects.toThrow();
  expect(fs.readdirSync(path.join(folder, 'backups'))).toEqual([]);
});

test('T-4: a backup is restored over a house that went on; what was there is a backup as well', async () => {
  const { folder, store, backups } = house();
  store.settings.set('awayAfter', 45);
  store.settings.set('kioskPin', '1234');
  const { name } = await backups.make('asked');
  store.settings.set('awayAfter', 50);
  store.settings.set('kioskPin', '9999');
  store.close();
  const kept = restore(folder, backupIn(folder, name))!;
  const again = openStore(folder);
  expect(again.settings.get('awayAfter')).toBe(45);
  again.close();
  const before = new Database(path.join(folder, kept), { readonly: true });
  expect(before.prepare("SELECT value FROM settings WHERE key = 'awayAfter'").pluck().get()).toBe('50');
  before.close();
});

test('T-4: N-58: the PIN of the house stays the one of today, whatever backup is restored', async () => {
  const { folder, store, backups } = house();
  store.settings.set('kioskPin', '1234');
  const { name } = await backups.make('asked');
  store.settings.set('kioskPin', '9999');
  store.writer.settle();
  const sealed = store.settings.get('kioskPin');
  store.close();
  restore(folder, backupIn(folder, name));
  const again = openStore(folder);
  expect(again.settings.get('kioskPin')).toBe(sealed);
  again.close();
  const elsewhere = newFolder();
  restore(elsewhere, backupIn(folder, name));
  const other = openStore(elsewhere);
  expect(other.settings.get('kioskPin')).toMatch(/^scrypt:/);
  other.close();
});

test('T-4: N-76: what a power cut has left of a backup is thrown away, and nothing else', async () => {
  const { folder, store, backups } = house();
  const { name } = await backups.make('asked');
  store.close();
  const left = ['sent-0123456789ab.db', 'sent-0123456789ab.db-wal', 'restored.db', `backups/${name}.unready`];
  const kept = ['sent-by-me.db', 'my-restored.db'];
  fs.mkdirSync(path.join(folder, 'salvage'));
  left.push('salvage/new.db');
  for (const file of [...left, `backups/${name}.unready-journal`, ...kept])
    fs.writeFileSync(path.join(folder, file), 'Ada');
  const host = await openHost({ dataDir: folder });
  for (const file of [...left, `backups/${name}.unready-journal`])
    expect(fs.existsSync(path.join(folder, file)), file).toBe(false);
  for (const file of [...kept, `backups/${name}`, 'smorgasboard.db'])
    expect(fs.existsSync(path.join(folder, file)), file).toBe(true);
  await host.close();
});

test('T-4: N-74: what the owner has forbidden stays forbidden, whatever backup is restored', async () => {
  const { folder, store, backups } = house();
  for (const key of ['screensMayAsk', 'guestsWriteLibrary']) store.settings.set(key, true);
  store.settings.set('eraseAfter', 0);
  const { name } = await backups.make('asked');
  for (const key of ['screensMayAsk', 'guestsWriteLibrary']) store.settings.set(key, false);
  store.settings.set('eraseAfter', 30);
  store.close();
  restore(folder, backupIn(folder, name));
  const again = openStore(folder);
  for (const key of ['screensMayAsk', 'guestsWriteLibrary'] as const)
    expect(again.settings.get(key)).toBe(false);
  // N-76: names that the backup brings back are not kept for longer by it.
  expect(again.settings.get('eraseAfter')).toBe(30);
  again.close();
});

test.each([
  ['is no backup', 'a shopping list'],
  ['is not there', undefined],
])('T-4: a file that %s is not restored, and nothing is changed', async (_, content) => {
  const { folder, store } = house();
  store.close();
  const before = fs.readFileSync(databaseIn(folder));
  const file = path.join(folder, 'file.db');
  if (content !== undefined) fs.writeFileSync(file, content);
  expect(() => restore(folder, file)).toThrow(content ? /not one of Smorgasboard/ : /no such file/);
  expect(fs.readFileSync(databaseIn(folder)).equals(before)).toBe(true);
});

// ------------------------------------------------------------ by whoever hosts

const ask = (host: TestHost, name: string, more: RequestInit & { token?: string } = {}): Promise<Response> =>
  fetch(`http://127.0.0.1:${host.port}/records/backups${name}`, {
    ...more,
    headers: { Authorization: `Bearer ${more.token ?? host.hostToken}` },
  });
const post = { method: 'POST' };

test('T-4: the host makes a backup and restores it: tables, seats and matches are as they were then', async () => {
  const evening = await beginMatch();
  const { host, phones, tokens, code } = evening;
  const made = await (await ask(host, '', post)).json();
  expect(made.ok).toBe(true);
  const { backups, damage } = await (await ask(host, '')).json();
  expect(backups).toEqual([made.backup]);
  expect(damage).toBeNull();
  const then = phones[0]!.view;
  await toFirstTurn(evening);
  const { port } = host;
  expect(await (await ask(host, `/${made.backup.name}/restore`, post)).json()).toEqual({ ok: true });
  await phones[0]!.until(() => phones[0]!.bye === 'shutdown');
  const phone = await untilOpen(async () => {
    const again = await ScreenClient.open(port, { table: code, seatToken: tokens[0]! });
    if (again.closed !== null) throw new Error('not open yet');
    return again;
  });
  expect(host.port).toBe(port);
  await phone.until(() => phone.table?.phase === 'playing');
  expect(phone.view).toEqual(then);
  await phone.move({ type: 'grab', item: phone.view.market[0]! });
  expect(backupsOf(host.dataDir).map(({ kind }) => kind)).toEqual(['restore', 'asked']);
});

async function untilOpen<T>(open: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await open();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

test('T-4: a backup is taken out, and restored from the file', async () => {
  const host = await openHost();
  host.settings.set('awayAfter', 45);
  const { backup } = await (await ask(host, '', post)).json();
  const file = Buffer.from(await (await ask(host, `/${backup.name}`)).arrayBuffer());
  expect(file.subarray(0, 15).toString()).toBe('SQLite format 3');
  host.settings.set('awayAfter', 50);
  expect(await (await ask(host, '/restore', { ...post, body: 'no backup' })).json()).toEqual({
    ok: false,
    refusal: { key: 'not-ours' },
  });
  expect(host.settings.get('awayAfter')).toBe(50);
  expect(await (await ask(host, '/restore', { ...post, body: file })).json()).toEqual({ ok: true });
  await untilOpen(async () => {
    if (host.settings.get('awayAfter') !== 45) throw new Error('not yet');
  });
  expect(fs.readdirSync(host.dataDir).filter((name) => name.startsWith('sent-'))).toEqual([]);
});

test('T-4, N-44: backups are for the host alone', async () => {
  const { host, tokens } = await beginMatch();
  for (const [name, more] of [
    ['', {}],
    ['', post],
    ['/2026-01-01T00-00-00Z-daily.db', {}],
    ['/restore', post],
    ['/seen', post],
  ] as const)
    expect((await ask(host, name, { ...more, token: tokens[0]! })).status).toBe(403);
  expect((await ask(host, '/..%2Fsmorgasboard.db')).status).toBe(400);
  expect((await ask(host, '/smorgasboard.db')).status).toBe(404);
});

test('T-4, N-58: over plain http from elsewhere a backup neither goes nor comes: the Wi-Fi’s password is in it', async () => {
  const host = await openHost();
  const { backup } = await (await ask(host, '', post)).json();
  const headers = { Authorization: `Bearer ${host.hostToken}`, Host: 'house.local' };
  const status = (name: string, method: string): Promise<number> =>
    new Promise((resolve) => {
      void import('node:http').then(({ request }) =>
        request(
          { host: '127.0.0.1', port: host.port, path: `/records/backups${name}`, method, headers },
          (answer) => {
            answer.resume();
            resolve(answer.statusCode ?? 0);
          },
        ).end(),
      );
    });
  expect(await status(`/${backup.name}`, 'GET')).toBe(403);
  expect(await status('/restore', 'POST')).toBe(403);
});

test('T-4: --restore FILE begins with a backup', async () => {
  const { folder, store, backups } = house();
  store.settings.set('localName', 'cafe');
  const { name } = await backups.make('asked');
  store.close();
  const data = newFolder();
  const script = path.resolve('src/main/headless.ts');
  const args = ['--no-local-name', '--data', data, '--port', '0', '--restore', backupIn(folder, name)];
  const child = spawn(process.execPath, [script, ...args]);
  let said = '';
  child.stdout.on('data', (text) => (said += text));
  const gone = once(child, 'exit');
  while (!said.includes('Ctrl+C') && child.exitCode === null)
    await new Promise((resolve) => setTimeout(resolve, 20));
  child.kill('SIGTERM');
  await gone;
  expect(said).toContain('The house goes on from');
  const restored = openStore(data);
  expect(restored.settings.get('localName')).toBe('cafe');
  restored.close();
});
