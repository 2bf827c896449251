import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, test } from 'vitest';
import { PROTOCOL } from '../../src/shared/protocol.ts';
import { beginMatch, gather, newFolder, openHost, type TestHost } from './house.ts';
import { ScreenClient } from './screen-client.ts';
import { MARKET } from './tiny-game.ts';

const SCRIPT = 'console.log("smorgasboard")\n'.repeat(100);

function pages(): string {
  const folder = newFolder();
  fs.mkdirSync(path.join(folder, 'assets'));
  fs.writeFileSync(path.join(folder, 'phone.html'), '<!doctype html><title>phone</title>');
  fs.writeFileSync(path.join(folder, 'table.html'), '<!doctype html><title>table</title>');
  const script = path.join(folder, 'assets', 'app-Ab3dE6gH.js');
  fs.writeFileSync(script, SCRIPT);
  fs.writeFileSync(`${script}.br`, brotliCompressSync(SCRIPT));
  fs.writeFileSync(`${script}.gz`, gzipSync(SCRIPT));
  return folder;
}

interface Reply {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: string;
}

/** Says exactly what it is told to say, which fetch would not. */
function ask(
  port: number,
  target: string,
  options: { headers?: Record<string, string>; method?: string } = {},
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const request = http.request({ port, host: '127.0.0.1', path: target, ...options }, (response) => {
      let body = '';
      response.setEncoding('latin1').on('data', (chunk: string) => {
        body += chunk;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
      );
    });
    request.on('error', reject).end();
  });
}

/** The first line of the answer to raw bytes. */
function shout(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.setEncoding('latin1');
    socket.once('data', (text) => {
      socket.destroy();
      resolve(String(text).split('\r\n')[0]!);
    });
    socket.once('error', reject);
    socket.once('close', () => resolve('closed'));
  });
}

describe('pages', () => {
  let host: TestHost;
  beforeEach(async () => {
    host = await openHost({ staticDir: pages() });
  });

  test('N-42: the phone’s page is at the root, the table’s at /table, and codes lead there', async () => {
    expect((await ask(host.port, '/')).body).toContain('phone');
    expect((await ask(host.port, '/?t=KRMB')).body).toContain('phone');
    expect((await ask(host.port, '/table')).body).toContain('table');
    expect(await ask(host.port, '/KRMB')).toMatchObject({ status: 302, headers: { location: '/?t=KRMB' } });
    expect(await ask(host.port, '/krmb')).toMatchObject({ status: 302, headers: { location: '/?t=KRMB' } });
    expect(await ask(host.port, '/table/KRMB')).toMatchObject({
      status: 302,
      headers: { location: '/table?t=KRMB' },
    });
    expect((await ask(host.port, '/nothing')).status).toBe(404);
    expect((await ask(host.port, '/', { method: 'POST' })).status).toBe(405);
  });

  test('what the build has hashed is kept for ever, pages are asked for again', async () => {
    const asset = '/assets/app-Ab3dE6gH.js';
    const plain = await ask(host.port, asset);
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const page = await ask(host.port, '/');
    expect(page.headers['cache-control']).toBe('no-cache');
    const headers = { 'if-none-match': page.headers.etag! };
    expect((await ask(host.port, '/', { headers })).status).toBe(304);
  });

  test('files are sent as small as the browser can take them', async () => {
    const asset = '/assets/app-Ab3dE6gH.js';
    const sizes = [];
    for (const encoding of ['br, gzip', 'gzip, br;q=0', 'identity']) {
      const { headers, body } = await ask(host.port, asset, { headers: { 'accept-encoding': encoding } });
      expect(headers['content-encoding']).toBe({ 'br, gzip': 'br', 'gzip, br;q=0': 'gzip' }[encoding]);
      expect(headers['content-type']).toMatch(/javascript/);
      sizes.push(body.length);
    }
    expect(sizes).toEqual([brotliCompressSync(SCRIPT).length, gzipSync(SCRIPT).length, SCRIPT.length]);
  });

  test.each([
    ['bytes=-5', 206, `bytes ${SCRIPT.length - 5}-${SCRIPT.length - 1}/${SCRIPT.length}`, SCRIPT.slice(-5)],
    ['bytes=0-9', 206, `bytes 0-9/${SCRIPT.length}`, SCRIPT.slice(0, 10)],
    ['bytes=10-', 206, `bytes 10-${SCRIPT.length - 1}/${SCRIPT.length}`, SCRIPT.slice(10)],
    ['bytes=10-99999999', 206, `bytes 10-${SCRIPT.length - 1}/${SCRIPT.length}`, SCRIPT.slice(10)],
    ['bytes=-99999999', 206, `bytes 0-${SCRIPT.length - 1}/${SCRIPT.length}`, SCRIPT],
    [`bytes=${SCRIPT.length}-`, 416, `bytes */${SCRIPT.length}`, ''],
    ['bytes=-0', 416, `bytes */${SCRIPT.length}`, ''],
    ['bytes=9-0', 200, undefined, SCRIPT],
    ['bytes=-', 200, undefined, SCRIPT],
    ['bytes=0-1,4-5', 200, undefined, SCRIPT],
    ['lines=1-2', 200, undefined, SCRIPT],
  ])('of a file the part is sent that is asked for: %s', async (range, status, said, part) => {
    const reply = await ask(host.port, '/assets/app-Ab3dE6gH.js', { headers: { range } });
    expect(reply.status).toBe(status);
    expect(reply.headers['content-range']).toBe(said);
    expect(Number(reply.headers['content-length'])).toBe(part.length);
    expect(reply.body).toBe(part);
  });

  test('a method that only looks gets the head of a file alone', async () => {
    const { status, headers, body } = await ask(host.port, '/', { method: 'HEAD' });
    expect({ status, length: Number(headers['content-length']), body }).toEqual({
      ...{ status: 200, length: (await ask(host.port, '/')).body.length, body: '' },
    });
  });

  test('a page may load from here and talk to here, nothing else', async () => {
    const { headers } = await ask(host.port, '/');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain("script-src 'self' 'unsafe");
    expect(policy).toContain(`ws://127.0.0.1:${host.port}`);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
  });

  test.each([
    ['/../package.json'],
    ['/..%2f..%2fetc/passwd'],
    ['/%2e%2e/%2e%2e/etc/passwd'],
    ['/assets/..\\..\\package.json'],
    ['/assets/%5c..%5cpackage.json'],
    ['/%00'],
    ['//etc/passwd'],
    ['/.npmrc'],
  ])('N-42: no path leads out: %s', async (target) => {
    const { status, body } = await ask(host.port, target);
    expect([400, 404]).toContain(status);
    expect(body).not.toMatch(/root:|"name"/);
  });

  test.each([
    ['evil.example', 421],
    ['evil.example:80', 421],
    ['127.0.0.1.evil.example', 421],
    ['localhost', 200],
    ['smorgasboard.local:4321', 200],
    ['192.168.1.20:4321', 200],
    ['[::1]:4321', 200],
  ])('N-43: a name that is not ours is not answered: %s', async (name, status) => {
    expect((await ask(host.port, '/', { headers: { host: name } })).status).toBe(status);
  });

  test('an unreadable request is told so', async () => {
    expect(await shout(host.port, 'GET / HTTP/1.1\r\nHost: \r\n\r\n')).toMatch(/^HTTP\/1.1 421/);
    expect(await shout(host.port, 'what is this\r\n\r\n')).toBe('HTTP/1.1 400 Bad Request');
    expect(
      await shout(host.port, `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'y'.repeat(40_000)}\r\n\r\n`),
    ).toMatch(/^HTTP\/1.1 4/);
  });
});

const upgrade = (headers: Record<string, string>, target = '/ws'): string =>
  [
    `GET ${target} HTTP/1.1`,
    'Upgrade: websocket',
    'Connection: Upgrade',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '',
    '',
  ].join('\r\n');

test.each([
  ['a page of ours', { Host: 'localhost', Origin: 'http://localhost' }, '101 Switching Protocols'],
  ['a program', { Host: '192.168.1.20:4321' }, '101 Switching Protocols'],
  ['a page of another site', { Host: 'localhost', Origin: 'https://evil.example' }, '403 Forbidden'],
  ['a page of another port', { Host: 'localhost:4321', Origin: 'http://localhost:9999' }, '403 Forbidden'],
  ['a page from a file', { Host: 'localhost', Origin: 'null' }, '403 Forbidden'],
  ['a rebound name', { Host: 'evil.example', Origin: 'http://evil.example' }, '421 Misdirected Request'],
])('N-1: the socket opens for whom it should: %s', async (_, headers, answer) => {
  const { port } = await openHost();
  expect(await shout(port, upgrade(headers))).toBe(`HTTP/1.1 ${answer}`);
});

test('N-1: the socket has one address', async () => {
  const { port } = await openHost();
  expect(await shout(port, upgrade({ Host: 'localhost' }, '/socket'))).toBe('HTTP/1.1 404 Not Found');
});

/** Nothing else happens meanwhile: neither timers nor sockets. */
function heldUpFor(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;

describe('what a screen may send', () => {
  test.each<[string, string | Buffer, number, string | null]>([
    ['broken JSON', '{"t":"call"', 1007, 'protocol'],
    ['no object', '[]', 1007, 'protocol'],
    ['a binary frame', Buffer.from([1, 2, 3]), 1003, 'protocol'],
    ['an unknown message', '{"t":"shout"}', 1008, 'protocol'],
    ['a second hello', '{"t":"hello","protocol":1,"screen":"12345678"}', 1008, 'protocol'],
    ['a call without a name', '{"t":"call","id":"1"}', 1008, 'protocol'],
    ['a call with a field too many', '{"t":"call","id":"1","method":"undo","at":7}', 1008, 'protocol'],
    [
      'a call of lists 40 deep',
      `{"t":"call","id":"1","method":"undo","params":${nested(40)}}`,
      1007,
      'protocol',
    ],
    ['a list of 5,000 lists', `[${'[],'.repeat(4999)}[]]`, 1007, 'protocol'],
    ['a list 8,000 deep', nested(8000), 1007, 'protocol'],
    ['a message of 17 kB', JSON.stringify({ t: 'call', id: '1', method: 'x'.repeat(17_000) }), 1009, null],
    ['a message of 10 MB', 'x'.repeat(10_000_000), 1009, null],
  ])('N-2: %s closes its line, and the table goes on', async (_, bytes, code, reason) => {
    const { phones, display } = await beginMatch();
    const [maya, leo] = phones;
    maya!.sendRaw(bytes);
    await maya!.until(() => maya!.closed !== null);
    expect({ code: maya!.closed, reason: maya!.bye }).toEqual({ code, reason });
    expect((await leo!.move({ type: 'grab', item: 'item-5' })).ok).toBe(true);
    await display.until(() => display.view.market.length === MARKET - 1);
  });

  test('N-3: a hello of another protocol is told so', async () => {
    const host = await openHost();
    const { WebSocket } = await import('ws');
    const socket = new WebSocket(`ws://127.0.0.1:${host.port}/ws`);
    await new Promise((resolve) => socket.once('open', resolve));
    socket.send(JSON.stringify({ t: 'hello', protocol: 99, screen: '12345678' }));
    const [message] = await new Promise<string[]>((resolve) =>
      socket.once('message', (data) => resolve([String(data)])),
    );
    expect(JSON.parse(message!)).toEqual({ t: 'bye', reason: 'protocol' });
  });

  test('N-3: a socket that says nothing is closed', async () => {
    const host = await openHost({ limits: { helloMs: 100 } });
    const { WebSocket } = await import('ws');
    const socket = new WebSocket(`ws://127.0.0.1:${host.port}/ws`);
    expect(await new Promise((resolve) => socket.once('close', resolve))).toBe(1008);
  });

  test('N-3: a hello that came while the house was held up is heard', async () => {
    const host = await openHost({ limits: { helloMs: 100 } });
    const { WebSocket } = await import('ws');
    const socket = new WebSocket(`ws://127.0.0.1:${host.port}/ws`);
    await new Promise((resolve) => socket.once('open', resolve));
    socket.send(JSON.stringify({ t: 'hello', protocol: PROTOCOL, screen: '12345678' }));
    heldUpFor(400);
    const [message] = await new Promise<string[]>((resolve) =>
      socket.once('message', (data) => resolve([String(data)])),
    );
    expect(JSON.parse(message!)).toMatchObject({ t: 'welcome' });
  });

  test('N-4: who asks too fast is told so, and cut off when they go on', async () => {
    const { phones } = await gather({ host: { limits: { messages: { perSecond: 1, burst: 20 } } } });
    const [maya, leo] = phones;
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => maya!.call('library.list', { game: 'tiny' })),
    );
    expect(
      answers.filter((answer) => !answer.ok && answer.refusal.key === 'too-fast').length,
    ).toBeGreaterThan(15);
    for (let n = 0; n < 300; n++) maya!.sendRaw('{"t":"beat","n":0}');
    await maya!.until(() => maya!.closed !== null);
    expect(maya!.bye).toBe('limit');
    expect((await leo!.call('library.list', { game: 'tiny' })).ok).toBe(true);
  });

  test('N-2: brackets within a text are no lists', async () => {
    const { phones } = await gather();
    const answer = await phones[0]!.call('seat.claim', { seat: 0, name: '[{"\\"[[{'.repeat(2), face: 0 });
    expect(answer).toMatchObject({ refusal: { key: 'already-seated' } });
    const id = '['.repeat(40);
    const call = { id, text: JSON.stringify({ t: 'call', id, method: 'seat.leave' }) };
    expect((await phones[0]!.send(call)).ok).toBe(true);
  });

  test('N-4: who says too much is sent away, however few messages it takes', async () => {
    const { phones } = await gather({ host: { limits: { bytes: { perSecond: 1, burst: 3000 } } } });
    const [maya, leo] = phones;
    for (let n = 0; n < 4; n++) maya!.sendRaw(`{"t":"beat","n":0,"x":"${'x'.repeat(800)}"}`);
    await maya!.until(() => maya!.closed !== null);
    expect({ bye: maya!.bye, code: maya!.closed }).toEqual({ bye: 'limit', code: 1008 });
    expect((await leo!.call('library.list', { game: 'tiny' })).ok).toBe(true);
  });

  test('N-4: what strangers say together is counted by their address, and never against who has a seat', async () => {
    const few = { perSecond: 1, burst: 2500 };
    const { host, phones, code } = await gather({ host: { limits: { bytesOfAddress: few } } });
    const stranger = await ScreenClient.open(host.port, { table: code });
    for (let n = 0; n < 4; n++) stranger.sendRaw(`{"t":"beat","n":0,"x":"${'x'.repeat(800)}"}`);
    await stranger.until(() => stranger.closed !== null);
    expect(stranger.bye).toBe('limit');
    expect((await phones[0]!.call('library.list', { game: 'tiny' })).ok).toBe(true);
  });

  test('N-15: a screen that makes calls and reads no answers is cut off, and may come back', async () => {
    const many = { perSecond: 1e9, burst: 1e9 };
    const limits = { messages: many, bytes: many, unread: 100_000 };
    const { host, display, code, tokens } = await gather({ people: 1, host: { limits } });
    for (let n = 0; n < 100; n++) await display.must('roster.save', { name: `Guest ${n}`, face: 0 });
    const greeting = { table: code, seatToken: tokens[0]!, hostToken: host.hostToken };
    const deaf = await ScreenClient.open(host.port, greeting);
    await display.until(() => display.table?.seats[0]?.awake === true);
    deaf.stall();
    const list = JSON.stringify({ t: 'call', id: 'list', method: 'roster.list' });
    for (let n = 0; n < 3000; n++) deaf.sendRaw(list);
    await display.until(() => display.table?.seats[0]?.awake === false);
    deaf.wake();
    await deaf.until(() => deaf.closed !== null);
    expect(deaf.bye).toBeNull();
    expect((await ScreenClient.open(host.port, greeting)).welcome?.role).toBe('seat');
  });

  test('N-5: there is an end to guests and tables', async () => {
    const { host, display, code } = await gather({
      people: 0,
      host: { limits: { socketsOfAddress: 4, screensOfTable: 2, tables: 2 } },
    });
    for (const bye of [null, null, 'limit']) {
      const guest = await ScreenClient.open(host.port, { table: code });
      expect(guest.bye).toBe(bye);
    }
    await display.must('table.create', { game: 'tiny' });
    expect(await display.call('table.create', { game: 'tiny' })).toMatchObject({
      refusal: { key: 'too-many-tables' },
    });
    const atHome = await Promise.all([1, 2, 3].map(() => ScreenClient.open(host.port, {})));
    expect(atHome.map(({ bye }) => bye).sort()).toEqual(['limit', null, null]);
  });
});

test('another port when the wanted one is taken', async () => {
  const first = await openHost();
  const second = await openHost({ port: first.port });
  expect(second.port).not.toBe(first.port);
  expect((await ask(second.port, '/alive')).body).toBe('Smorgasboard\n');
});

test('N-6: a dead phone is noticed by its silence', async () => {
  const { display, phones } = await gather({ people: 1, host: { limits: { beatMs: 100, deadBeats: 3 } } });
  phones[0]!.stall();
  await display.until(() => display.table?.seats[0]?.awake === false);
});

test('N-6: a house that was held up itself asks again before it takes anybody for dead', async () => {
  const { display, phones } = await gather({ people: 2, host: { limits: { beatMs: 100, deadBeats: 3 } } });
  const screens = [display, ...phones];
  const before = screens.map(({ received }) => received.length);
  heldUpFor(1500);
  for (const [i, screen] of screens.entries())
    await screen.until(() => screen.closed !== null || screen.received.length > before[i]! + 4);
  expect(screens.map(({ closed }) => closed)).toEqual([null, null, null]);
});

test('N-6: the lag of a phone is measured and shown', async () => {
  const { display } = await gather({ people: 1 });
  await display.until(() => display.table?.seats[0]?.lag !== undefined);
  expect(display.table?.seats[0]?.lag).toBeLessThan(1000);
});
