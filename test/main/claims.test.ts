import { afterEach, expect, test, vi } from 'vitest';
import { beginMatch } from './house.ts';
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
