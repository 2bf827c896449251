/** Strangers come in any number; who plays, and who hosts, has a place all the same. */
import { once } from 'node:events';
import net from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { range } from '../../src/shared/lists.ts';
import { beginMatch, gather, openDisplay, openHost } from './house.ts';
import { ScreenClient } from './screen-client.ts';

const strangers = (count: number, port: number, table?: string): Promise<ScreenClient[]> =>
  Promise.all(range(count).map(() => ScreenClient.open(port, table ? { table } : {}, { from: '::1' })));

const stillIn = (screens: readonly ScreenClient[]): number =>
  screens.filter(({ bye, closed }) => bye === null && closed === null).length;

async function knock(port: number): Promise<net.Socket> {
  const socket = net.connect(port, '::1');
  socket.on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  return socket.resume();
}

const gone = async (socket: net.Socket): Promise<void> => {
  if (!socket.closed) await once(socket, 'close');
};

test('N-51: the oldest silent connection of the most crowded address makes room', async () => {
  const { port } = await openHost({ limits: { connections: 4 } });
  const sockets: net.Socket[] = [];
  for (const _ of range(4)) sockets.push(await knock(port));
  const guest = await ScreenClient.open(port, {});
  expect(guest.welcome?.role).toBe('home');
  await gone(sockets[0]!);
  const next = await knock(port);
  await gone(sockets[1]!);
  expect([sockets[2]!, sockets[3]!, next].map(({ destroyed }) => destroyed)).toEqual([false, false, false]);
  expect(guest.closed).toBeNull();
});

test('N-51: one address has only so many connections that are no screens', async () => {
  const { port } = await openHost({ limits: { connectionsOfAddress: 2 } });
  const first = await knock(port);
  await knock(port);
  await knock(port);
  await gone(first);
});

/** Begins to send a file, and goes on a byte at a time. */
async function trickle(port: number, { token, bytes }: { token: string; bytes: number }) {
  const socket = await knock(port);
  let heard = '';
  socket.on('data', (data) => {
    heard += data;
  });
  socket.write(
    `POST /records/import HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\nContent-Length: ${bytes}\r\n\r\n`,
  );
  let sent = 0;
  const more = setInterval(() => {
    if (sent < bytes && socket.writable) socket.write('x');
    else clearInterval(more);
    sent += 1;
  }, 50);
  onTestFinished(() => clearInterval(more));
  return { socket, heard: () => heard };
}

test('N-51: a file of the host’s may come slowly; a stranger’s is refused, and cut off whatever goes on coming', async () => {
  const { port, hostToken } = await openHost({ limits: { silentMs: 200 } });
  const stranger = await trickle(port, { token: 'somebody', bytes: 100_000 });
  const host = await trickle(port, { token: hostToken, bytes: 30 });
  await gone(stranger.socket);
  expect(stranger.heard()).toMatch(/^HTTP\/1.1 403 /);
  await gone(host.socket);
  expect(host.heard()).toMatch(/^HTTP\/1.1 422 /);
});

test('N-51: sockets that do not say hello make room for those that do', async () => {
  const { port } = await openHost({ limits: { unnamed: 3, helloMs: 600_000, beatMs: 600_000 } });
  const greeting = { screen: '12345678' };
  const silent = range(5).map(() => new ScreenClient(port, greeting, { from: '::1', hello: 'unsaid' }));
  for (const one of silent) await one.until(() => one.opened || one.closed !== null);
  const guest = await ScreenClient.open(port, {});
  expect(guest.welcome?.role).toBe('home');
  await silent[0]!.until(() => silent[0]!.closed !== null);
});

test('N-52: a table full of strangers from one address has room for whoever comes from another', async () => {
  const { host, code } = await gather({ people: 0, host: { limits: { screensOfTable: 6 } } });
  const crowd = await strangers(8, host.port, code);
  expect(stillIn(crowd)).toBe(6);
  const guest = await ScreenClient.open(host.port, { table: code });
  expect(guest.welcome?.role).toBe('guest');
  await guest.until(() => stillIn(crowd) === 5);
  expect((await guest.call('seat.join', { name: 'Maya', face: 3 })).ok).toBe(true);
});

test('N-52: a house full of strangers turns away neither seats nor the host, also behind their address', async () => {
  const limits = { sockets: 10, socketsOfAddress: 5, screensOfTable: 4, displaysOfTable: 1 };
  const { host, display, code, tokens, phones } = await beginMatch({ host: { limits } });
  await display.must('table.create', { game: 'tiny' });
  await Promise.all(phones.map((phone) => phone.close()));
  const crowd = [...(await strangers(9, host.port, code)), ...(await strangers(9, host.port))];
  expect(stillIn(crowd)).toBe(5);
  for (const from of ['::1', '127.0.0.1'] as const) {
    const seated = await ScreenClient.open(host.port, { table: code, seatToken: tokens[0]! }, { from });
    expect(seated.welcome?.role).toBe('seat');
    const hosting = await ScreenClient.open(host.port, { table: code, hostToken: host.hostToken }, { from });
    expect(hosting.welcome?.hosting).toBe(true);
  }
  const television = await ScreenClient.open(host.port, { table: code, display: true });
  expect(television.welcome?.role).toBe('display');
});

test('N-40: strangers who ask for a seat do not keep a phone from asking for its own', async () => {
  const { host, display, phones, code } = await beginMatch({
    host: { limits: { claims: 6, claimsOfAddress: 4 } },
  });
  await phones[0]!.close();
  await display.until(() => display.table?.seats[0]?.awake === false);
  const near = await Promise.all(range(3).map(() => ScreenClient.open(host.port, { table: code })));
  for (const one of near) await one.must('seat.claim', { seat: 0 });
  const crowd = await strangers(6, host.port, code);
  const answers = [];
  for (const one of crowd) answers.push(await one.call('seat.claim', { seat: 0 }));
  const refused = answers.filter((answer) => !answer.ok);
  expect(refused).toHaveLength(3);
  expect(refused[0]).toMatchObject({ refusal: { key: 'too-many-claims' } });
  await near[0]!.close();
  await display.until(() => display.table?.claims.length === 5);
  await crowd[5]!.must('seat.claim', { seat: 0 });
  const own = await ScreenClient.open(host.port, { table: code });
  const { claim } = await own.must('seat.claim', { seat: 0 });
  await crowd[5]!.until(() => crowd[5]!.given.length > 0);
  expect(crowd[5]!.given[0]!.given).toBeNull();
  await display.must('seat.nod', { claim, yes: true });
  await own.until(() => own.mine?.seat === 0);
});

test('a display of the host is never in anybody’s way', async () => {
  const host = await openHost({ limits: { sockets: 1, socketsOfAddress: 1 } });
  for (const _ of range(3)) expect((await openDisplay(host)).welcome?.hosting).toBe(true);
  expect((await ScreenClient.open(host.port, {})).welcome?.role).toBe('home');
});
