/** Anything at all is said to a live host: it answers in the shape that the page promises, or ends the line, and lives. */
import net from 'node:net';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { calls, type HostMessage, type Method } from '../../src/shared/protocol.ts';
import { openDisplay, openHost, type TestHost } from './house.ts';
import { openRecordHost, type RecordHost, staticFolder } from './records/house-files.ts';
import { fileOf, pastMatch } from './records/past.ts';
import { type Greeting, ScreenClient } from './screen-client.ts';

/** The same wishes each time; what failed once stands by itself below. */
const SEED = 20_260_401;
const many = { perSecond: 1e9, burst: 1e9 };
const limits = {
  ...{ messages: many, messagesOfAddress: many, bytes: many, bytesOfAddress: many, requestsOfAddress: many },
  ...{ connectionsOfAddress: 10_000, connections: 10_000 },
};

const METHODS = Object.keys(calls) as Method[];
const GAMES = games.map(({ id }) => id);
const ids = fc.constantFrom('', '0', 'x', 'player-0', '__proto__', 'constructor', 'plate-classic');
const numbers = fc.oneof(fc.integer({ min: -1, max: 13 }), fc.double(), fc.constantFrom(1e9, -0, 2 ** 53));
const names = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.constantFrom('Anna', 'An\u200bna', '\u202e'),
);
const order = {
  ...{ name: names, needs: fc.array(fc.constantFrom('bread', 'ham', 'x'), { maxLength: 8 }) },
  ...{ each: fc.constantFrom(null, 'bread', 'meat', 'x'), reward: numbers },
};

/** What a parameter of this name might be. */
const likely: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  ...{ seat: numbers, face: numbers, badge: numbers, step: numbers, demo: numbers, limit: numbers },
  ...{
    name: names,
    game: fc.constantFrom(...GAMES, 'x', '__proto__'),
    level: fc.constantFrom('chef', 'apprentice', 'x'),
  },
  ...{
    id: ids,
    player: ids,
    claim: ids,
    from: ids,
    into: ids,
    before: ids,
    pass: fc.string({ maxLength: 30 }),
  },
  ...{ yes: fc.boolean(), locked: fc.boolean(), order: fc.array(numbers, { maxLength: 13 }) },
  preset: fc.constantFrom('classic', 'booklet-fr', 'x', 'toString'),
  key: fc.constantFrom('rounds', 'wifi', 'localName', 'awayAfter', 'kioskPin', '__proto__', 'toString'),
  frame: fc.constantFrom('', 'round-1', 'x'),
  move: fc.record(
    { type: fc.constantFrom('score', 'bid', 'x'), points: numbers, seat: numbers, round: numbers },
    { requiredKeys: [] },
  ),
  item: fc.record(order, { requiredKeys: [] }),
  address: fc.constantFrom('127.0.0.1', '', '\0'),
};

const anything = fc.jsonValue({ maxDepth: 3 });

const anyCall = fc.constantFrom(...METHODS).chain((method) => {
  const keys = Object.keys(calls[method].params.shape);
  const values = keys.map((key) => [
    key,
    fc.oneof({ weight: 4, arbitrary: likely[key] ?? anything }, anything),
  ]);
  const params = fc.record(Object.fromEntries(values) as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys: [],
  });
  return fc.record({
    t: fc.constant('call'),
    id: fc.stringMatching(/^[a-z]{1,3}$/),
    method: fc.constant(method),
    params: fc.oneof({ weight: 6, arbitrary: params }, anything),
  });
});

const anyMessage = fc.oneof(
  { weight: 12, arbitrary: anyCall.map((call) => JSON.stringify(call)) },
  fc
    .record({ t: fc.constantFrom('call', 'hello', 'beat', 'x'), n: numbers })
    .map((one) => JSON.stringify(one)),
  anything.map((value) => JSON.stringify(value)),
  fc.string({ maxLength: 40 }),
);

const ROLES = ['guest', 'seat', 'host'] as const;
const CLOSED = [null, 1000, 1003, 1007, 1008, 1009];

async function greetingFor(role: (typeof ROLES)[number], host: TestHost, code: string): Promise<Greeting> {
  if (role === 'host') return { table: code, hostToken: host.hostToken };
  if (role === 'guest') return { table: code };
  const phone = await ScreenClient.open(host.port, { table: code });
  const answer = await phone.call('seat.join', { name: `Guest ${code}`, face: 0 });
  phone.cut();
  return { table: code, ...(answer.ok ? { seatToken: answer.value.token } : {}) };
}

/** All of it is an object with a `t`, or a patch; refusals have a key, and none says that something broke. */
function faultOf(text: string): string | undefined {
  const message = JSON.parse(text) as HostMessage;
  if (Array.isArray(message)) return Number.isInteger(message[0]) ? undefined : text;
  if (!('t' in message)) return text;
  if (message.t !== 'answer' || message.ok) return undefined;
  const { key } = message.refusal;
  return key === 'internal' || key === '' ? text : undefined;
}

async function say(host: TestHost, role: (typeof ROLES)[number], messages: readonly string[]): Promise<void> {
  const display = await openDisplay(host);
  const { code } = await display.must('table.create', { game: 'sheet-plain' });
  const screen = await ScreenClient.open(host.port, await greetingFor(role, host, code));
  for (const message of messages) screen.sendRaw(message);
  const last = screen.newCall('library.list', { game: 'masters' });
  void screen.send(last);
  const isAnswered = (): boolean => screen.received.some((text) => text.includes(`"${last.id}"`));
  await screen.until(() => screen.closed !== null || isAnswered(), 'the last answer');
  expect(CLOSED).toContain(screen.closed);
  expect(screen.received.map(faultOf).filter((fault) => fault !== undefined)).toEqual([]);
  screen.cut();
  for (const { code: open } of (await display.must('home.state', {})).tables)
    await display.must('table.close', { code: open });
  display.cut();
  expect(host.said.filter((line) => !isKnock(line))).toEqual([]);
}

/** Somebody asked for the host's rights: the host is told how to lend them. */
const isKnock = (line: string): boolean => line.includes('asks for the host');

test('N-2, N-27: whatever a screen says, it gets a well-formed answer or the end of its line', async () => {
  const host = await openHost({ games, limits });
  const anyTalk = fc.record({
    role: fc.constantFrom(...ROLES),
    messages: fc.array(anyMessage, { minLength: 1, maxLength: 25 }),
  });
  await fc.assert(
    fc.asyncProperty(anyTalk, ({ role, messages }) => say(host, role, messages)),
    { seed: SEED, numRuns: 60, endOnFailure: true },
  );
});

const anyHeader = fc.oneof(
  fc.constantFrom(
    'Range: bytes=-5',
    'Range: bytes=9-1',
    'Accept-Encoding: br;q=0',
    'If-None-Match: *',
    'Expect: x',
  ),
  fc.constantFrom(
    'Content-Length: 5',
    'Transfer-Encoding: chunked',
    'Upgrade: websocket',
    'Connection: Upgrade',
  ),
  fc.constantFrom(
    'Authorization: Bearer x',
    'Origin: null',
    'Sec-WebSocket-Key: x',
    'Sec-WebSocket-Version: 13',
  ),
  fc.string({ maxLength: 30 }),
);
const anyRequest = fc
  .record({
    method: fc.constantFrom('GET', 'HEAD', 'POST', 'OPTIONS', 'CONNECT', 'get', ''),
    path: fc.oneof(
      fc.constantFrom(
        '/',
        '/table',
        '/KRMB',
        '/ws',
        '/alive',
        '/records/all.csv',
        '/records/import',
        '*',
        '//x',
        '/%',
      ),
      fc.constantFrom(
        '/records/x/receipt.png?seat=__proto__',
        '/records/__proto__/entry.json',
        '/?t=%00',
        '/%ff%fe',
      ),
      fc.webPath(),
      fc.string({ maxLength: 30 }).map((text) => `/${text}`),
    ),
    hostname: fc.constantFrom('localhost', '127.0.0.1:4321', '[::1]', 'evil.example', '', '[', 'a b'),
    headers: fc.array(anyHeader, { maxLength: 4 }),
    version: fc.constantFrom('1.1', '1.1', '1.0', '9.9'),
  })
  .map(({ method, path, hostname, headers, version }) =>
    [`${method} ${path} HTTP/${version}`, `Host: ${hostname}`, 'Connection: close', ...headers, '', ''].join(
      '\r\n',
    ),
  );

/** All that is answered, until the host hangs up; we do not. */
function shouted(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = net.connect({ port, host: '127.0.0.1' }, () => socket.write(bytes));
    let heard = '';
    socket.setEncoding('latin1').on('data', (text) => {
      heard += text;
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(heard));
  });
}

test('N-42, N-43: whatever is asked by HTTP, the answer is one, and never that something went wrong', async () => {
  const host = await openHost({ games, limits: { ...limits, silentMs: 150 } });
  const ask = async (request: string): Promise<void> => {
    const answer = await shouted(host.port, request);
    if (answer !== '') expect(answer).toMatch(/^HTTP\/1\.1 (?!500)[1-5]\d\d /);
    expect(host.said).toEqual([]);
  };
  await fc.assert(fc.asyncProperty(anyRequest, ask), { seed: SEED, numRuns: 250, endOnFailure: true });
});

const past = [
  pastMatch({ log: 'plate.classic' }),
  { ...pastMatch({ log: 'sheet-sandwich.booklet-de' }), log: null },
];

/** Somewhere in a file, something else. */
const anyChange = fc.record({
  at: fc.nat(),
  value: fc.oneof(anything, numbers, names),
  how: fc.constantFrom('put', 'drop', 'double'),
});

type Change = { readonly at: number; readonly value: unknown; readonly how: string };

function changed(file: string, changes: readonly Change[]): string {
  const whole = JSON.parse(file);
  for (const { at, value, how } of changes) {
    const places: [Record<string, unknown>, string][] = [];
    const walk = (one: unknown, depth: number): void => {
      if (typeof one !== 'object' || one === null) return;
      for (const key of Object.keys(one)) {
        if (places.length < 5000) places.push([one as Record<string, unknown>, key]);
        if (depth < 12) walk((one as Record<string, unknown>)[key], depth + 1);
      }
    };
    walk(whole, 0);
    const [holder, key] = places[at % places.length]!;
    if (how === 'put') holder[key] = value;
    else if (how === 'drop') delete holder[key];
    else if (Array.isArray(holder)) holder.push(holder[Number(key)]);
  }
  return JSON.stringify(whole);
}

/** Also what is taken in is fit to be looked at, from every side. */
async function bring(host: RecordHost, file: string): Promise<void> {
  const { status, answer } = await host.bring(file);
  expect([200, 422]).toContain(status);
  expect(answer.ok).toBe(status === 200);
  const display = await openDisplay(host);
  const { items } = await display.must('history.list', { limit: 50 });
  for (const { id, players } of items) {
    const { steps } = await display.must('history.show', { id });
    if (steps > 0) await display.must('history.replay', { id, step: steps - 1 });
    for (const { player } of players)
      if (player !== undefined) await display.must('statistics.show', { player });
    expect((await host.get(`${id}/entry.csv`)).status).toBe(200);
    expect((await host.get(`${id}/bgstats`)).status).toBe(200);
    await display.must('history.delete', { id });
  }
  for (const { id } of (await display.must('roster.list', {})).players)
    await display.must('roster.forget', { id });
  display.cut();
  expect(host.said).toEqual([]);
}

describe('T-4', () => {
  test('whatever file is brought, it is taken in whole or refused, and what is taken in can be shown', async () => {
    const host = await openRecordHost(await staticFolder());
    const anyFile = fc.oneof(
      { weight: 8, arbitrary: fc.array(anyChange, { minLength: 1, maxLength: 3 }) },
      anything.map((value) => JSON.stringify(value)),
      fc.string({ maxLength: 60 }),
    );
    const look = (file: string | readonly Change[]): Promise<void> =>
      bring(host, typeof file === 'string' ? file : changed(fileOf(past), file));
    await fc.assert(fc.asyncProperty(anyFile, look), { seed: SEED, numRuns: 40, endOnFailure: true });
  });
});

test('M-25: whatever order is brought into the house’s pack, it is kept or refused with a reason', async () => {
  const host = await openHost({ games, limits });
  const display = await openDisplay(host);
  const anyItem = fc.oneof(fc.record(order), fc.record(order, { requiredKeys: [] }), anything);
  await fc.assert(
    fc.asyncProperty(anyItem, async (item) => {
      const saved = await display.call('library.save', { game: 'masters', item });
      if (saved.ok) await display.must('library.remove', { game: 'masters', id: saved.value.id });
      else expect(saved.refusal.key).not.toBe('internal');
    }),
    { seed: SEED, numRuns: 200, endOnFailure: true },
  );
  expect(host.said).toEqual([]);
});
