import { afterEach, expect, test, vi } from 'vitest';
import { beginMatch, gather } from './house.ts';
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
