import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { newFolder, openDisplay, openHost } from './house.ts';

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
