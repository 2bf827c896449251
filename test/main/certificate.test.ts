import { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import tls from 'node:tls';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Host } from '../../src/main/host.ts';
import { madeCertificate } from '../../src/main/lan/certificate.ts';
import { selfSigned } from '../../src/main/lan/self-signed.ts';
import { newFolder, openDisplay, openHost } from './house.ts';
import { ScreenClient } from './screen-client.ts';

const fixtures = path.join(import.meta.dirname, 'fixtures');
const ca = fs.readFileSync(path.join(fixtures, 'cert.pem'));

function folderWithCertificate(): string {
  const folder = newFolder();
  for (const name of ['cert.pem', 'key.pem'])
    fs.copyFileSync(path.join(fixtures, name), path.join(folder, name));
  return folder;
}

const statusOf = (request: http.ClientRequest): Promise<{ status: number; location: string | undefined }> =>
  new Promise((resolve, reject) => {
    request.on('error', reject).on('response', (response) => {
      response.resume();
      resolve({ status: response.statusCode ?? 0, location: response.headers.location });
    });
    request.end();
  });

const lanAddress = (): string | undefined =>
  Object.values(os.networkInterfaces())
    .flat()
    .find((info) => info?.family === 'IPv4' && !info.internal)?.address;

test('with a certificate in the data folder the house is reached by https, and by http at home', async () => {
  const host = await openHost({ dataDir: folderWithCertificate() });
  const { port } = host;
  expect(host.joinUrl).toMatch(/^https:/);
  expect(host.tableUrl).toMatch(/^http:\/\/127\.0\.0\.1:/);
  expect(await statusOf(https.request({ host: 'localhost', port, path: '/alive', ca }))).toMatchObject({
    status: 200,
  });
  expect(await statusOf(http.request({ host: '127.0.0.1', port, path: '/alive' }))).toMatchObject({
    status: 200,
  });
  const display = await openDisplay(host);
  await display.must('table.create', { game: 'tiny' });
  await display.until(() => display.table?.join.url.startsWith('https://') === true);
  const socket = new WebSocket(`wss://localhost:${port}/ws`, { ca });
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  socket.terminate();
});

test('whoever types the address without https is led there', async () => {
  const { port } = await openHost({ dataDir: folderWithCertificate() });
  const address = lanAddress() ?? '127.0.0.1';
  const { status, location } = await statusOf(http.request({ host: address, port, path: '/?t=KRMB' }));
  const atHome = address === '127.0.0.1';
  expect({ status, location }).toEqual(
    atHome
      ? { status: 503, location: undefined }
      : { status: 308, location: `https://${address}:${port}/?t=KRMB` },
  );
});

test('N-43: nobody is led to a name that is not ours', async () => {
  const { port } = await openHost({ dataDir: folderWithCertificate() });
  const request = http.request({
    ...{ host: lanAddress() ?? '127.0.0.1', port, path: '/' },
    headers: { host: 'evil.example' },
  });
  expect(await statusOf(request)).toEqual({ status: 421, location: undefined });
});

test.each([
  ['says nothing', ''],
  ['begins a handshake', '\x16\x03\x01\x02\x00\x01'],
  ['begins a request', 'GET / HTTP/1.1\r\nHost: localhost\r\nX'],
])('N-51: with a certificate too, a connection that %s is closed', async (_, bytes) => {
  const { port } = await openHost({ dataDir: folderWithCertificate(), limits: { silentMs: 200 } });
  const socket = net.connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
  socket.on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  await once(socket.resume(), 'close');
});

test('a certificate that cannot be used is said, and the house opens without it', async () => {
  const dataDir = folderWithCertificate();
  fs.writeFileSync(path.join(dataDir, 'key.pem'), 'not a key');
  const host = await openHost({ dataDir });
  expect(host.joinUrl).toMatch(/^http:/);
  expect(host.said.join()).toContain('certificate');
});

/** A host that makes its own: the setting counts from the next start. */
async function openMade(dataDir = newFolder()) {
  const first = await openHost({ dataDir });
  expect(first.settings.set('https', true)).toBe('set');
  await first.close();
  return openHost({ dataDir });
}

const madeIn = (dataDir: string): Buffer => fs.readFileSync(path.join(dataDir, 'made-cert.pem'));

const shake = (port: number, more: tls.ConnectionOptions): Promise<tls.TLSSocket> =>
  new Promise((resolve, reject) => {
    const socket = tls.connect({ host: '127.0.0.1', port, ...more }, () => resolve(socket));
    socket.on('error', reject);
    onTestFinished(() => void socket.destroy());
  });

test('N-62: with https switched on, the house makes a certificate for its names and numbers', async () => {
  const { port, dataDir, joinUrl } = await openMade();
  expect(joinUrl).toMatch(/^https:/);
  const trusted = { ca: madeIn(dataDir) };
  for (const servername of ['localhost', 'smorgasboard.local'])
    expect((await shake(port, { ...trusted, servername })).authorized).toBe(true);
  const { authorized } = await shake(port, { ...trusted, host: lanAddress() ?? '127.0.0.1' });
  expect(authorized).toBe(true);
  await expect(shake(port, { ...trusted, servername: 'evil.example' })).rejects.toThrow('altnames');
  await expect(shake(port, { servername: 'localhost' })).rejects.toThrow('self-signed');
});

test('N-62: a table tells the room of the warning that its browsers will give', async () => {
  const display = await openDisplay(await openMade());
  await display.must('table.create', { game: 'tiny' });
  expect(display.table?.join.warns).toBe(true);
  const quiet = await openDisplay(await openHost({ dataDir: folderWithCertificate() }));
  await quiet.must('table.create', { game: 'tiny' });
  expect(quiet.table?.join.url).toMatch(/^https:/);
  expect(quiet.table?.join.warns).toBe(undefined);
});

test('N-62: its key is read by nobody else, and it is kept over a restart', async () => {
  const { dataDir, close } = await openMade();
  expect(fs.statSync(path.join(dataDir, 'made-key.pem')).mode & 0o777).toBe(0o600);
  const before = madeIn(dataDir);
  await close();
  await openHost({ dataDir });
  expect(madeIn(dataDir)).toEqual(before);
});

test('N-62: it is made anew for another name, before it ends, and where its key does not fit', () => {
  const dataDir = newFolder();
  const now = Date.UTC(2030, 5, 1);
  const make = (names: readonly string[], at = now): Buffer =>
    madeCertificate({ dataDir, names, now: at }).cert;
  const first = make(['localhost', '192.168.1.20']);
  expect(make(['localhost', '192.168.1.20'])).toEqual(first);
  const moved = make(['localhost', '192.168.1.77']);
  expect(new X509Certificate(moved).checkIP('192.168.1.77')).toBe('192.168.1.77');
  const YEAR_MS = 366 * 24 * 3600_000;
  const later = make(['localhost', '192.168.1.77'], now + YEAR_MS + 2 * 24 * 3600_000);
  expect(later).not.toEqual(moved);
  fs.writeFileSync(path.join(dataDir, 'made-key.pem'), 'not a key');
  expect(make(['localhost'], now + YEAR_MS)).not.toEqual(later);
});

test('N-62: in the years after 2049 it says when it ends as well', () => {
  const from = new Date(Date.UTC(2049, 11, 1));
  const until = new Date(Date.UTC(2050, 11, 1));
  const { cert } = selfSigned(['localhost'], { from, until });
  const { validFrom, validTo } = new X509Certificate(cert);
  expect([Date.parse(validFrom), Date.parse(validTo)]).toEqual([+from, +until]);
});

test('N-62: whoever comes without https reads why the browser will warn, in their own language first', async () => {
  const { port } = await openMade();
  const address = lanAddress();
  if (address === undefined) return expect(address).toBe(undefined);
  const response = await fetch(`http://${address}:${port}/KRMB`, { headers: { 'accept-language': 'es-MX' } });
  const page = await response.text();
  expect([...page.matchAll(/<section lang="(..)"/g)].map(([, tag]) => tag)).toEqual(['es', 'en', 'de', 'fr']);
  expect(page).toContain(`href="https://${address}:${port}/KRMB"`);
  // As the way on is called: by Chromium, in Spanish also in America, and by Safari.
  const chromium = ['Advanced', 'Erweitert', 'Avanzado', 'Opciones avanzadas', 'Paramètres avancés'];
  const safari = ['Show details', 'Details einblenden', 'Mostrar detalles', 'Afficher les détails'];
  for (const way of [...chromium, ...safari]) expect(page).toContain(way);
});

test('N-62: a certificate of the house’s own comes before the one that is made', async () => {
  const dataDir = folderWithCertificate();
  const { port } = await openMade(dataDir);
  expect((await shake(port, { ca, servername: 'localhost' })).authorized).toBe(true);
  expect(fs.existsSync(path.join(dataDir, 'made-cert.pem'))).toBe(false);
});

/** A screen that was lent the host's rights over a line which others may hear. */
async function lentScreen(host: Host, display: ScreenClient): Promise<ScreenClient> {
  const afar = { headers: { host: 'smorgasboard.local' } };
  const remote = new ScreenClient(host.port, { display: true }, afar);
  await remote.until(() => remote.welcome !== null);
  await remote.must('host.ask', {});
  await display.until(() => display.knocks.at(-1)?.knock != null);
  const { code } = await display.must('host.nod', { id: display.knocks.at(-1)!.knock!.id, yes: true });
  const { token } = await remote.must('host.prove', { code: code! });
  const lent = new ScreenClient(host.port, { display: true, hostToken: token }, afar);
  await lent.until(() => lent.welcome?.hosting === true);
  return lent;
}

test('N-62: https is switched on and off where nobody listens', async () => {
  const host = await openHost();
  const display = await openDisplay(host);
  const lent = await lentScreen(host, display);
  expect(await lent.call('settings.set', { key: 'https', value: true })).toMatchObject({
    refusal: { key: 'only-here' },
  });
  await display.must('settings.set', { key: 'https', value: true });
  expect(host.settings.get('https')).toBe(true);
});

const DAY_MS = 24 * 3600_000;
const signed = (from: number, until: number) =>
  selfSigned(['table.example', '10.0.0.7'], { from: new Date(from), until: new Date(until) });

test('N-63: a certificate that the host gives is met from the next start on, its key read by nobody else', async () => {
  const dataDir = newFolder();
  const host = await openHost({ dataDir });
  const display = await openDisplay(host);
  expect(await display.must('certificate.show', {})).toBe(null);
  const now = Date.now();
  const { cert, key } = signed(now - DAY_MS, now + 30 * DAY_MS);
  const state = await display.must('certificate.use', { pem: `${key}\n${cert}` });
  expect(state).toEqual({
    names: ['table.example', '10.0.0.7'],
    until: Date.parse(new X509Certificate(cert).validTo),
  });
  expect(await display.must('certificate.show', {})).toEqual(state);
  for (const name of ['cert.pem', 'key.pem'])
    expect(fs.statSync(path.join(dataDir, name)).mode & 0o777).toBe(0o600);
  await host.close();

  const next = await openHost({ dataDir });
  expect(next.joinUrl).toMatch(/^https:/);
  const answer = https.request({
    ...{ host: '127.0.0.1', port: next.port, path: '/alive', ca: cert, servername: 'table.example' },
  });
  expect(await statusOf(answer)).toMatchObject({ status: 200 });
  const again = await openDisplay(next);
  await again.must('certificate.forget', {});
  expect(await again.must('certificate.show', {})).toBe(null);
  expect(fs.existsSync(path.join(dataDir, 'key.pem'))).toBe(false);
});

test('N-63: what is no certificate with its key changes nothing', async () => {
  const dataDir = folderWithCertificate();
  const host = await openHost({ dataDir });
  const display = await openDisplay(host);
  const before = await display.must('certificate.show', {});
  const files = () =>
    ['cert.pem', 'key.pem'].map((name) => fs.readFileSync(path.join(dataDir, name), 'utf8'));
  const kept = files();
  const now = Date.now();
  const good = signed(now - DAY_MS, now + DAY_MS);
  const other = signed(now - DAY_MS, now + DAY_MS);
  const ended = signed(now - 3 * DAY_MS, now - DAY_MS);
  const broken = good.cert.replace(/[A-Za-z]{9}\n/, '!!!!!!!!!\n');
  for (const [pem, key] of [
    ['', 'certificate-unreadable'],
    [good.cert, 'certificate-unreadable'],
    [broken + good.key, 'certificate-unreadable'],
    [good.cert + other.key, 'certificate-other-key'],
    [ended.cert + ended.key, 'certificate-ended'],
  ] as const)
    expect(await display.call('certificate.use', { pem }), key).toMatchObject({ refusal: { key } });
  const lent = await lentScreen(host, display);
  for (const call of [
    lent.call('certificate.use', { pem: good.cert + good.key }),
    lent.call('certificate.forget', {}),
  ])
    expect(await call).toMatchObject({ refusal: { key: 'only-here' } });
  expect(files()).toEqual(kept);
  expect(await display.must('certificate.show', {})).toEqual(before);
});
