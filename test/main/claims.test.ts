import { afterEach, expect, test, vi } from 'vitest';
import { beginMatch, type Evening, gather } from './house.ts';
import { ScreenClient } from './screen-client.ts';

const MINUTE_MS = 60_000;

/** The world's date alone stands still: lines and the table's clock go on. */
function atThisMoment(): { later: (ms: number) => void } {
  vi.useFakeTimers({ toFake: ['Date'] });
  const now = Date.now();
  return { later: (ms) => vi.setSystemTime(now + ms) };
}

afterEach(() => {
  vi.useRealTimers();
});

test.each([
  { minutes: 9.9, what: 'good', answer: { ok: true, value: { seat: 1 } } },
  { minutes: 10.1, what: 'worth nothing', answer: { ok: false, refusal: { key: 'pass-is-used' } } },
])('N-41: a pass is good for ten minutes: after $minutes it is $what', async ({ minutes, answer }) => {
  const { host, display, phones, code } = await beginMatch();
  const { later } = atThisMoment();
  const { url } = await display.must('seat.pass', { seat: 1 });
  const other = await ScreenClient.open(host.port, { table: code });
  later(minutes * MINUTE_MS);
  expect(await other.call('seat.take', { pass: url.split('#pass=')[1]! })).toMatchObject(answer);
  if (!answer.ok) expect(phones[1]!.mine?.actor).toBe(1);
});

test('N-41: a pass that is handed out does not end an earlier one that is still good', async () => {
  const { host, display, code } = await beginMatch();
  const { later } = atThisMoment();
  const { url } = await display.must('seat.pass', { seat: 0 });
  later(9 * MINUTE_MS);
  await display.must('seat.pass', { seat: 1 });
  const other = await ScreenClient.open(host.port, { table: code });
  expect((await other.must('seat.take', { pass: url.split('#pass=')[1]! })).seat).toBe(0);
});

test('N-41: a pass that is refused to whoever sits elsewhere is still good', async () => {
  const { host, display, phones, code } = await beginMatch();
  const { url } = await display.must('seat.pass', { seat: 1 });
  const pass = url.split('#pass=')[1]!;
  expect(await phones[0]!.call('seat.take', { pass })).toMatchObject({ refusal: { key: 'already-seated' } });
  const other = await ScreenClient.open(host.port, { table: code });
  expect((await other.must('seat.take', { pass })).seat).toBe(1);
});

/** Somebody at the door asks for a seat whose phone is gone. */
async function askedFor(seat: number, { host, display, phones, code }: Evening) {
  await phones[seat]!.close();
  await display.until(() => display.table?.seats[seat]?.awake === false);
  const guest = await ScreenClient.open(host.port, { table: code });
  const { claim } = await guest.must('seat.claim', { seat });
  await display.until(() => display.table?.claims[0]?.id === claim);
  return { guest, claim };
}

const passOf = (url: string): string => url.split('#pass=')[1]!;

test('N-41: a pass is for whom it was made: it takes no seat from whoever came after them', async () => {
  const { host, display, code } = await gather();
  const { url } = await display.must('seat.pass', { seat: 1 });
  await display.must('seat.remove', { seat: 1 });
  const maya = await ScreenClient.open(host.port, { table: code });
  await maya.must('seat.join', { name: 'Maya', face: 2 });
  await display.until(() => display.table?.seats[1]?.name === 'Maya');
  const other = await ScreenClient.open(host.port, { table: code });
  expect(await other.call('seat.take', { pass: passOf(url) })).toMatchObject({
    refusal: { key: 'pass-is-used' },
  });
  expect(maya.mine?.seat).toBe(1);
});

test('N-41: nor from whoever the host has given the seat to meanwhile, by a nod or by another pass', async () => {
  const { host, display, phones, code } = await beginMatch();
  const [nodded, passed] = await Promise.all(
    [0, 1].map(async (seat) => passOf((await display.must('seat.pass', { seat })).url)),
  );
  await phones[0]!.close();
  await display.until(() => display.table?.seats[0]?.awake === false);
  const [one, two, late] = await Promise.all(
    [1, 2, 3].map(() => ScreenClient.open(host.port, { table: code })),
  );
  const { claim } = await one!.must('seat.claim', { seat: 0 });
  await display.must('seat.nod', { claim, yes: true });
  const { url } = await display.must('seat.pass', { seat: 1 });
  await two!.must('seat.take', { pass: passOf(url) });
  for (const pass of [nodded!, passed!])
    expect(await late!.call('seat.take', { pass })).toMatchObject({ refusal: { key: 'pass-is-used' } });
  expect([one!.mine?.seat, two!.mine?.seat]).toEqual([0, 1]);
});

test('N-41: whoever has lent their seat to a bot takes no second one by a pass', async () => {
  const { display, phones } = await gather();
  await display.must('seat.toBot', { seat: 1, level: 'apprentice' });
  const { url } = await display.must('seat.pass', { seat: 0 });
  expect(await phones[1]!.call('seat.take', { pass: passOf(url) })).toMatchObject({
    refusal: { key: 'already-seated' },
  });
});

test.each([
  { how: 'joins', begin: gather, as: { seat: 2, name: 'Ann' } },
  { how: 'takes a seat in the next match', begin: beginMatch, as: { waiting: 0, name: 'Ann' } },
])('N-40: whoever $how asks for no other seat any more', async ({ how, begin, as }) => {
  const evening = await begin();
  const { display } = evening;
  const { guest, claim } = await askedFor(1, evening);
  if (how === 'joins') await guest.must('seat.join', { name: 'Ann', face: 3 });
  else await guest.must('seat.next', { name: 'Ann', face: 3, behind: 0 });
  await display.until(() => display.table!.claims.length === 0);
  expect(await display.call('seat.nod', { claim, yes: true })).toMatchObject({
    refusal: { key: 'claim-is-gone' },
  });
  const { table } = display;
  const placed = as.seat === undefined ? table!.waiting[0] : table!.seats[as.seat];
  expect(placed).toMatchObject({ name: 'Ann' });
  expect(guest.given).toEqual([]);
});

test('N-40: nor does whoever has taken one by a pass', async () => {
  const evening = await beginMatch();
  const { display } = evening;
  const { url } = await display.must('seat.pass', { seat: 0 });
  const { guest } = await askedFor(1, evening);
  await guest.must('seat.take', { pass: passOf(url) });
  await display.until(() => display.table!.claims.length === 0);
});

test('N-37, N-40: whoever has lent their seat to a bot gets no second one: not by joining, not by asking', async () => {
  const evening = await gather();
  const { display, phones } = evening;
  await phones[0]!.close();
  await display.must('seat.toBot', { seat: 1, level: 'apprentice' });
  await display.until(() => display.table?.seats[0]?.awake === false);
  const tries = [
    phones[1]!.call('seat.join', { name: 'Other', face: 3 }),
    phones[1]!.call('seat.claim', { seat: 0 }),
  ];
  for (const answer of await Promise.all(tries))
    expect(answer).toMatchObject({ refusal: { key: 'already-seated' } });
});

test.each([
  { how: 'moved', call: 'lobby.reorder', params: { order: [1, 0] } },
  { how: 'left', call: 'seat.remove', params: { seat: 0 } },
  { how: 'regrouped for another game', call: 'table.choose', params: { game: 'tiny' } },
] as const)('N-40: whoever asks for a seat is told no when the seats are $how', async ({ call, params }) => {
  const evening = await gather();
  const { guest, claim } = await askedFor(1, evening);
  await evening.display.must(call, params as never);
  await guest.until(() => guest.given.length > 0);
  expect(guest.given).toEqual([{ t: 'given', claim, given: null }]);
  expect(evening.display.table?.claims).toEqual([]);
});

test('N-40: a claim ends when whoever has the seat is there again: nobody is thrown out by a late nod', async () => {
  const evening = await beginMatch();
  const { host, display, tokens, code } = evening;
  const { guest, claim } = await askedFor(1, evening);
  const back = await ScreenClient.open(host.port, { table: code, seatToken: tokens[1]! });
  await guest.until(() => guest.given.length > 0);
  expect(guest.given).toEqual([{ t: 'given', claim, given: null }]);
  await display.until(() => display.table!.claims.length === 0);
  expect(await display.call('seat.nod', { claim, yes: true })).toMatchObject({
    refusal: { key: 'claim-is-gone' },
  });
  expect(back.mine?.actor).toBe(1);
});

test('N-40: of two who ask for one seat, the other is told no once the host has nodded', async () => {
  const evening = await beginMatch();
  const { host, display, code } = evening;
  const { guest, claim } = await askedFor(1, evening);
  const other = await ScreenClient.open(host.port, { table: code });
  await other.must('seat.claim', { seat: 1 });
  await display.must('seat.nod', { claim, yes: true });
  await Promise.all([guest, other].map((phone) => phone.until(() => phone.given.length > 0)));
  expect([guest.given[0]?.given?.seat, other.given[0]?.given]).toEqual([1, null]);
});

test('N-40: a claim goes on where a bot has taken over the seat that is asked for', async () => {
  const evening = await beginMatch();
  const { display } = evening;
  const { guest, claim } = await askedFor(1, evening);
  await display.must('seat.toBot', { seat: 1, level: 'apprentice' });
  await display.must('seat.nod', { claim, yes: true });
  await guest.until(() => guest.mine?.actor === 1);
});

test('N-54: a claim to a bot’s seat ends when somebody else has the name: no two guests come to have one', async () => {
  const { host, display, code } = await gather({ people: 1, bots: ['chef'] });
  const [asking, joining] = await Promise.all(
    [1, 2].map(() => ScreenClient.open(host.port, { table: code })),
  );
  const { claim } = await asking!.must('seat.claim', { seat: 1, name: 'Maya', face: 2 });
  await joining!.must('seat.join', { name: 'maya', face: 2 });
  expect(await display.call('seat.nod', { claim, yes: true })).toMatchObject({
    refusal: { key: 'claim-is-gone' },
  });
  await asking!.until(() => asking!.given.length > 0);
  expect(asking!.given).toEqual([{ t: 'given', claim, given: null }]);
});
