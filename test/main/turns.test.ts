/** What anybody may ask for is done in turns: whoever plays waits for no stranger, and no stranger for another. */
import { expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import type { AnyGame } from '../../src/shared/game.ts';
import { range } from '../../src/shared/lists.ts';
import type { HostMessage } from '../../src/shared/protocol.ts';
import { beginMatch, gather } from './house.ts';
import { ScreenClient } from './screen-client.ts';

const many = { perSecond: 1e9, burst: 1e9 };
const limits = { messages: many, messagesOfAddress: many, bytes: many, bytesOfAddress: many };

const practice = (id: string): string =>
  JSON.stringify({ t: 'call', id, method: 'practice.step', params: { game: 'plate', step: 0, after: 0 } });

/** Ids of calls, in the order in which they were answered. */
const answered = ({ received }: ScreenClient): string[] =>
  received.flatMap((text) => {
    const message = JSON.parse(text) as HostMessage;
    return !Array.isArray(message) && 't' in message && message.t === 'answer' ? [message.id] : [];
  });

const MANY = 600;

/** Games that count how often anybody has begun to play one. */
function counting() {
  const count = { begun: 0 };
  const counted = games.map(
    (game): AnyGame => ({
      ...game,
      setup: (draft) => {
        count.begun += 1;
        game.setup(draft);
      },
    }),
  );
  return { games: counted, count };
}

function askMuch(stranger: ScreenClient): void {
  for (const n of range(MANY)) stranger.sendRaw(practice(`practice-${n}`));
}

test('N-80: a move is made in between, however much strangers ask for', async () => {
  const { games: counted, count } = counting();
  const plan = { host: { games: counted, limits }, game: 'sheet-plain' };
  const { host, phones, code } = await beginMatch(plan);
  const stranger = await ScreenClient.open(host.port, { table: code }, { from: '::1' });
  askMuch(stranger);
  const [choice] = phones[0]!.choices;
  const move = { frame: choice!.frame, move: { ...choice!.move, points: 7 } };
  expect((await phones[0]!.call('move', move)).ok).toBe(true);
  expect(count.begun).toBeLessThan(MANY);
  await stranger.until(() => answered(stranger).length === MANY);
});

test('N-80: one stranger does not wait for all that another asks for', async () => {
  const { games: counted, count } = counting();
  const plan = { people: 0, host: { games: counted, limits }, game: 'sheet-plain' };
  const { host, code } = await gather(plan);
  const stranger = await ScreenClient.open(host.port, { table: code }, { from: '::1' });
  const guest = await ScreenClient.open(host.port, { table: code });
  askMuch(stranger);
  expect((await guest.call('seat.join', { name: 'Maya', face: 3 })).ok).toBe(true);
  expect(count.begun).toBeLessThan(MANY);
});

test('N-80: of one screen nothing overtakes what it asked for before, also what only its seat may do', async () => {
  const { host, display, code } = await gather({ people: 0, host: { games, limits }, game: 'sheet-plain' });
  const guest = await ScreenClient.open(host.port, { table: code });
  const ids = range(100).map((n) => `practice-${n}`);
  for (const id of ids) guest.sendRaw(practice(id));
  for (const [id, name] of [
    ['join', 'Maya'],
    ['edit', 'Mia'],
  ] as const)
    guest.sendRaw(JSON.stringify({ t: 'call', id, method: `seat.${id}`, params: { name, face: 3 } }));
  await guest.until(() => answered(guest).includes('edit'));
  expect(answered(guest)).toEqual([...ids, 'join', 'edit']);
  await display.until(() => display.table?.seats[0]?.name === 'Mia');
});

test('N-80: there is an end to what may wait, and it is said', async () => {
  const few = { ...limits, inLine: 5 };
  const { host, code } = await gather({ people: 0, host: { games, limits: few }, game: 'sheet-plain' });
  const stranger = await ScreenClient.open(host.port, { table: code });
  askMuch(stranger);
  await stranger.until(() => answered(stranger).length === MANY);
  const refused = stranger.received.filter((text) => text.includes('"too-fast"'));
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThan(MANY);
});

const sheet = (n: number): object => ({
  ...{ name: `Sheet ${n}`, picture: 'dice', wins: 'high', rounds: 1, target: 0, score: '' },
  rows: [
    { kind: 'number', name: 'a', per: 'once', min: 0, max: 9 },
    ...range(28).map((row) => ({
      ...{ kind: 'formula', name: `sum ${row}`, per: 'once' },
      formula: `a${' '.repeat(280)}`,
    })),
  ],
});

test('N-81: where many ask and do not read, who leaves much unread is cut off sooner, and nobody else', async () => {
  const unread = {
    backlog: 50_000,
    unread: 1e9,
    unreadInAll: 3_000_000,
    deadBeats: Number.POSITIVE_INFINITY,
  };
  const wish = { games, limits: { ...limits, ...unread } };
  const { host, display, code, phones } = await gather({ people: 1, host: wish, game: 'sheet-plain' });
  for (const n of range(60)) await display.must('library.save', { game: 'sheet-own', item: sheet(n) });
  const deaf = await Promise.all(
    range(6).map(() => ScreenClient.open(host.port, { table: code }, { from: '::1' })),
  );
  await display.until(() => display.table?.spectators === deaf.length);
  for (const one of deaf) one.stall();
  const list = JSON.stringify({
    ...{ t: 'call', id: 'list', method: 'library.list' },
    params: { game: 'sheet-own' },
  });
  for (const one of deaf) for (const _ of range(40)) one.sendRaw(list);
  await display.until(() => (display.table?.spectators ?? 0) < deaf.length);
  const { items } = await phones[0]!.must('library.list', { game: 'sheet-own' });
  expect(items).toHaveLength(60);
  for (const one of deaf) one.wake();
  expect(display.closed).toBeNull();
});
