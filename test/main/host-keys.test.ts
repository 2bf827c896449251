/** The host's rights over a line that others can hear. */
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { newFolder, openDisplay, openHost, type TestHost } from './house.ts';
import { type Greeting, ScreenClient } from './screen-client.ts';

/** As from another machine: by a name of the network. */
const afar = { headers: { host: 'smorgasboard.local' } };

async function from(host: TestHost, greeting: Greeting = {}): Promise<ScreenClient> {
  const screen = new ScreenClient(host.port, { display: true, ...greeting }, afar);
  await screen.until(() => screen.fulls > 0);
  return screen;
}

/** Somebody asks, and the host's screen is told. */
async function ask() {
  const host = await openHost();
  const display = await openDisplay(host);
  const remote = await from(host);
  await remote.must('host.ask', {});
  await display.until(() => display.knocks.at(-1)?.knock != null);
  const { id } = display.knocks.at(-1)!.knock!;
  return { host, display, remote, id };
}

const show = async (display: ScreenClient, id: string): Promise<string> =>
  (await display.must('host.nod', { id, yes: true })).code!;

const wrong = (code: string): string => (code === '111111' ? '222222' : '111111');

test('N-59: over plain http the host token gives nothing, neither to a screen nor for records', async () => {
  const host = await openHost();
  const remote = await from(host, { hostToken: host.hostToken });
  expect(remote.welcome).toMatchObject({ hosting: false, refusal: { key: 'needs-code' } });
  expect(await remote.call('home.state', {})).toMatchObject({ refusal: { key: 'host-only' } });
  const Authorization = `Bearer ${host.hostToken}`;
  const records = (headers: http.OutgoingHttpHeaders): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      const wanted = { port: host.port, path: '/records/all.json', headers: { Authorization, ...headers } };
      http.get(wanted, (answer) => resolve(answer.resume().statusCode)).on('error', reject);
    });
  expect(await records({})).toBe(200);
  expect(await records(afar.headers)).toBe(403);
});

test('N-59: by https it gives the host’s rights from anywhere', async () => {
  const dataDir = newFolder();
  const fixtures = path.join(import.meta.dirname, 'fixtures');
  for (const name of ['cert.pem', 'key.pem'])
    fs.copyFileSync(path.join(fixtures, name), path.join(dataDir, name));
  const host = await openHost({ dataDir });
  const socket = new WebSocket(`wss://localhost:${host.port}/ws`, { rejectUnauthorized: false, ...afar });
  const hello = { t: 'hello', protocol: 2, screen: 'by-https', hostToken: host.hostToken };
  socket.on('open', () => socket.send(JSON.stringify(hello)));
  const welcome = await new Promise((resolve, reject) => {
    socket.once('message', (data) => resolve(String(data))).once('error', reject);
  });
  expect(JSON.parse(welcome as string)).toMatchObject({ t: 'welcome', hosting: true });
  socket.terminate();
});

test('N-58, N-59: a screen that asks gets the rights by the code that the host shows, but not the Wi-Fi’s', async () => {
  const { host, display, remote, id } = await ask();
  const code = await show(display, id);
  expect(code).toMatch(/^\d{6}$/);
  const { token } = await remote.must('host.prove', { code });
  expect(token).not.toBe(host.hostToken);
  await display.until(() => display.knocks.at(-1)?.knock === null);
  const again = await from(host, { hostToken: token });
  expect(again.welcome?.hosting).toBe(true);
  expect(again.received.join()).not.toContain(host.hostToken);
  await display.must('settings.set', { key: 'wifi', value: { name: 'Café', password: 'sesame' } });
  expect(await again.call('wifi.code', {})).toMatchObject({ refusal: { key: 'only-here' } });
  expect((await again.must('join.card', {})).wifi).toEqual({ name: 'Café' });
  expect(again.received.join()).not.toContain('sesame');
});

test('N-59: the code stands in the log, for a host without a screen', async () => {
  const { host, display, id } = await ask();
  const code = await show(display, id);
  expect(host.said.join('\n')).toContain(code);
});

test('N-59: a code is for the screen that asked, and three wrong ones are the end of it', async () => {
  const { host, display, remote, id } = await ask();
  const code = await show(display, id);
  const other = await from(host);
  expect(await other.call('host.prove', { code })).toMatchObject({ refusal: { key: 'code-is-gone' } });
  for (let tries = 0; tries < 3; tries++)
    expect(await remote.call('host.prove', { code: wrong(code) })).toMatchObject({
      refusal: { key: 'wrong-code' },
    });
  expect(await remote.call('host.prove', { code })).toMatchObject({ refusal: { key: 'code-is-gone' } });
  expect(display.knocks.at(-1)?.knock).toBeNull();
});

test('N-59: three wrong codes shut an address out, whatever page it asks from; no page brings new tries', async () => {
  const { host, display, remote, id } = await ask();
  const code = await show(display, id);
  for (let tries = 0; tries < 2; tries++) await remote.call('host.prove', { code: wrong(code) });
  await remote.close();
  await display.until(() => display.knocks.at(-1)?.knock === null);
  const reloaded = await from(host);
  await reloaded.must('host.ask', {});
  await reloaded.call('host.prove', { code: wrong(code) });
  expect(await reloaded.call('host.prove', { code })).toMatchObject({ refusal: { key: 'code-is-gone' } });
  for (const page of [reloaded, await from(host)])
    expect(await page.call('host.ask', {})).toMatchObject({
      refusal: { key: 'ask-later', params: { minutes: 1 } },
    });
});

test('N-59: a page that is loaded again has the code it had, and the log tells it once', async () => {
  const { host, display, remote, id } = await ask();
  const code = await show(display, id);
  await remote.close();
  await display.until(() => display.knocks.at(-1)?.knock === null);
  const reloaded = await from(host);
  await reloaded.must('host.ask', {});
  await display.until(() => display.knocks.at(-1)?.knock != null);
  expect((await reloaded.call('host.prove', { code })).ok).toBe(true);
  expect(host.said.filter((line) => line.includes(code))).toHaveLength(1);
});

test('N-59: the host may say no; whoever was told so is not heard again for a while', async () => {
  const { display, remote, id } = await ask();
  expect(await display.must('host.nod', { id, yes: false })).toEqual({ code: null });
  await display.until(() => display.knocks.at(-1)?.knock === null);
  expect(await remote.call('host.ask', {})).toMatchObject({
    refusal: { key: 'ask-later', params: { minutes: 10 } },
  });
  expect(await display.call('host.nod', { id, yes: true })).toMatchObject({
    refusal: { key: 'code-is-gone' },
  });
});

test('N-59: one at a time may ask, and only a host’s screen is told', async () => {
  const { host, display, remote } = await ask();
  const other = await from(host);
  expect(await other.call('host.ask', {})).toMatchObject({ refusal: { key: 'somebody-asks' } });
  expect((await remote.call('host.ask', {})).ok).toBe(true);
  expect(other.knocks).toEqual([]);
  const { id } = display.knocks.at(-1)!.knock!;
  expect(await other.call('host.nod', { id, yes: true })).toMatchObject({ refusal: { key: 'host-only' } });
  await remote.close();
  await display.until(() => display.knocks.at(-1)?.knock === null);
  expect((await other.call('host.ask', {})).ok).toBe(true);
});

test('N-59: rights that were lent are worth nothing after a restart, and a made-up token is worth nothing', async () => {
  const { host, display, remote, id } = await ask();
  const { token } = await remote.must('host.prove', { code: await show(display, id) });
  await host.close();
  const back = await openHost({ dataDir: host.dataDir });
  for (const hostToken of [token, 'x'.repeat(24)]) {
    const { welcome } = await from(back, { hostToken });
    expect(welcome).toMatchObject({ hosting: false, refusal: { key: 'not-the-host' } });
  }
});

test('N-59: a screen that asks keeps its code when it is back by a new line before its old one is known to be dead', async () => {
  const { host, display, remote, id } = await ask();
  const again = await from(host, { screen: remote.screen });
  await again.must('host.ask', {});
  const code = await show(display, id);
  remote.cut();
  await remote.until(() => remote.closed !== null);
  await display.must('home.state', {});
  expect((await again.call('host.prove', { code })).ok).toBe(true);
});

test('N-59: a host’s screen that comes back hears that nobody asks any more', async () => {
  const { host, display, remote } = await ask();
  display.cut();
  remote.cut();
  await remote.until(() => remote.closed !== null);
  const back = await openDisplay(host);
  await back.until(() => back.knocks.length > 0);
  await back.until(() => back.knocks.at(-1)?.knock === null);
});
