import path from 'node:path';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { qrOf, wifiText } from '../../src/main/lan/qr.ts';
import { openStore } from '../../src/main/store/store.ts';
import { newFolder, openDisplay, openHost, type TestHost } from './house.ts';
import { ScreenClient } from './screen-client.ts';

test('what an older program kept and this one does not know is left alone and told to nobody', async () => {
  const dataDir = newFolder();
  openStore(dataDir).close();
  const db = new Database(path.join(dataDir, 'smorgasboard.db'));
  const save = db.prepare('INSERT INTO settings (key, value) VALUES (?, ?)');
  for (const [key, value] of [
    ['locale', '"de"'],
    ['theme', '"dark"'],
    ['volume', '0.8'],
    ['attractAfter', '60'],
  ]) {
    save.run(key, value);
  }
  db.close();
  const display = await openDisplay(await openHost({ dataDir }));
  const settings = await display.must('settings.get', {});
  expect(Object.keys(settings)).not.toEqual(expect.arrayContaining(['locale']));
  expect(settings.attractAfter).toBe(60);
  expect(await display.call('settings.set', { key: 'volume', value: 1 })).toMatchObject({
    refusal: { key: 'unknown-setting' },
  });
});

test('a kiosk waits two minutes for a touch unless the house says otherwise', async () => {
  const display = await openDisplay(await openHost());
  expect(await display.must('settings.get', {})).toMatchObject({ kiosk: false, attractAfter: 120 });
  for (const value of [-1, 0.5, 3601, '60'])
    expect((await display.call('settings.set', { key: 'attractAfter', value })).ok).toBe(false);
  await display.must('settings.set', { key: 'attractAfter', value: 0 });
  expect((await display.must('settings.get', {})).attractAfter).toBe(0);
});

// ---------------------------------------------------------------- secrets

const PIN = '471182';
const wifi = { name: 'Café', password: 'sesame-open' };

const keptIn = (dataDir: string, key: string): string => {
  const db = new Database(path.join(dataDir, 'smorgasboard.db'));
  const value =
    db.prepare<[string], string>('SELECT value FROM settings WHERE key = ?').pluck().get(key) ?? '';
  db.close();
  return value;
};

async function openSecretHouse(): Promise<{ host: TestHost; display: ScreenClient }> {
  const host = await openHost();
  const display = await openDisplay(host);
  await display.must('table.create', { game: 'tiny' });
  await display.must('settings.set', { key: 'kioskPin', value: PIN });
  await display.must('settings.set', { key: 'wifi', value: wifi });
  return { host, display };
}

test('N-58: neither the PIN nor the Wi-Fi’s password is told to anybody: a screen is told that there is one', async () => {
  const { host, display } = await openSecretHouse();
  expect(await display.must('settings.get', {})).toMatchObject({
    kioskPin: true,
    wifi: { name: 'Café', hasPassword: true },
  });
  const guest = await ScreenClient.open(host.port, { table: display.table!.code });
  for (const { received } of [display, guest])
    expect(received.filter((text) => text.includes(PIN) || text.includes(wifi.password))).toEqual([]);
  await display.must('settings.set', { key: 'kioskPin', value: '' });
  await display.must('settings.set', { key: 'wifi', value: { name: 'Café', password: '' } });
  expect(await display.must('settings.get', {})).toMatchObject({
    kioskPin: false,
    wifi: { name: 'Café', hasPassword: false },
  });
});

test('N-58: a Wi-Fi that is given without a password keeps the one it had', async () => {
  const { host, display } = await openSecretHouse();
  await display.must('settings.set', { key: 'wifi', value: { name: 'Bistro' } });
  expect(host.settings.get('wifi')).toEqual({ name: 'Bistro', password: wifi.password });
  expect((await display.call('settings.set', { key: 'wifi', value: { name: '' } })).ok).toBe(false);
});

test('N-58: the code that joins the Wi-Fi is for the host’s screen on this machine, or by https', async () => {
  const { host, display } = await openSecretHouse();
  const { code } = display.table!;
  await display.until(() => display.table?.join.wifi?.name === 'Café');
  expect(await display.must('wifi.code', {})).toEqual({ name: 'Café', qr: qrOf(wifiText(wifi)) });
  const guest = await ScreenClient.open(host.port, { table: code });
  expect(await guest.call('wifi.code', {})).toMatchObject({ refusal: { key: 'host-only' } });
  const { path: drawn } = qrOf(wifiText(wifi));
  expect(guest.received.filter((text) => text.includes(drawn))).toEqual([]);
});

test('N-58: a card for the table has the Wi-Fi’s code and text for the host’s screen on this machine', async () => {
  const { host, display } = await openSecretHouse();
  const { code } = display.table!;
  const text = wifiText(wifi);
  const bare = await display.must('join.card', {});
  expect(bare.url).toMatch(/^http:[^?]*\/$/);
  expect(await display.must('join.card', { code })).toMatchObject({
    url: `${bare.url}?t=${code}`,
    wifi: { name: wifi.name, text, qr: qrOf(text) },
  });
  expect(await display.call('join.card', { code: 'QQQQ' })).toMatchObject({
    refusal: { key: 'no-such-table' },
  });
  const guest = await ScreenClient.open(host.port, { table: code });
  expect(await guest.call('join.card', { code })).toMatchObject({ refusal: { key: 'host-only' } });
});

test('N-58: the PIN is on the disk as nobody can read it, also one that an older program left there', async () => {
  const { host } = await openSecretHouse();
  await host.close();
  expect(keptIn(host.dataDir, 'kioskPin')).toMatch(/^"scrypt:/);
  const db = new Database(path.join(host.dataDir, 'smorgasboard.db'));
  db.prepare('UPDATE settings SET value = ? WHERE key = ?').run('"2468"', 'kioskPin');
  db.close();
  const again = await openHost({ dataDir: host.dataDir });
  expect(['2468', '2469', ''].map((typed) => again.pin.fits(typed))).toEqual([true, false, false]);
  await again.close();
  expect(keptIn(host.dataDir, 'kioskPin')).toMatch(/^"scrypt:/);
});

test('a PIN has four digits at least; a shorter one that an older program took still holds', async () => {
  const { host, display } = await openSecretHouse();
  for (const value of ['1', '123', '1234567890123', 'abcd'])
    expect(await display.call('settings.set', { key: 'kioskPin', value }), value).toMatchObject({
      refusal: { key: 'bad-setting' },
    });
  await display.must('settings.set', { key: 'kioskPin', value: '1234' });
  await host.close();
  const db = new Database(path.join(host.dataDir, 'smorgasboard.db'));
  db.prepare('UPDATE settings SET value = ? WHERE key = ?').run('"7"', 'kioskPin');
  db.close();
  const again = await openHost({ dataDir: host.dataDir });
  expect(['7', '', '1234'].map((typed) => again.pin.fits(typed))).toEqual([true, false, false]);
  await again.close();
});

test('what the program keeps for itself is no setting of the house', async () => {
  const display = await openDisplay(await openHost());
  expect(Object.keys(await display.must('settings.get', {}))).not.toContain('wrongPins');
  expect(await display.call('settings.set', { key: 'wrongPins', value: { count: 0, at: 0 } })).toMatchObject({
    refusal: { key: 'unknown-setting' },
  });
});
