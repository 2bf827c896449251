/** Whoever has many addresses is still one: of IPv6 the network counts (N-82). */
import { expect, test } from 'vitest';
import { HostKeys } from '../../src/main/lan/host-keys.ts';
import { Buckets } from '../../src/main/lan/limits.ts';
import { placeOf, whoYields } from '../../src/main/table/crowd.ts';
import { range } from '../../src/shared/lists.ts';

test.each([
  ['192.168.1.20', '192.168.1.20'],
  ['fe80::1', 'fe80:0:0:0'],
  ['FE80::AB%wlan0', 'fe80:0:0:0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::6', '2001:db8:1:2'],
  ['::1', '0:0:0:0'],
  ['a token', 'a token'],
])('N-82: %s counts as %s', (address, place) => {
  expect(placeOf(address)).toBe(place);
});

const many = range(40).map((n) => `fe80::${(n + 1).toString(16)}`);

test('N-82: all addresses of one network share what one may ask, and others have their own', () => {
  const buckets = new Buckets({ perSecond: 0, burst: 10 });
  expect(many.filter((address) => buckets.take(address))).toHaveLength(10);
  expect(buckets.take('192.168.1.20')).toBe(true);
});

test('N-52, N-82: of a full room the network with the most makes place', () => {
  const room = many.map((address) => ({ address }));
  expect(whoYields(room, '192.168.1.20')).toBe(room.at(-1));
  expect(whoYields(room, 'fe80::beef')).toBeUndefined();
});

test('N-59, N-82: a new address brings no new tries at a code', () => {
  const said: string[] = [];
  const keys = new HostKeys({
    ...{ hostToken: 'x'.repeat(32), log: (text: string) => said.push(text), tell: () => undefined },
    ...{ lendOwner: () => '', mayAsk: () => true },
  });
  const answers = many.map((address, n) => {
    const screen = `screen-${n}`;
    const asked = keys.ask(screen, { address, isPrivate: false }, 'host');
    if (!asked.ok) return asked.refusal.key;
    const proved = keys.prove(screen, 'no code');
    keys.leave(screen);
    return proved.ok ? 'in' : proved.refusal.key;
  });
  expect(answers.filter((key) => key === 'wrong-code')).toHaveLength(3);
  expect(answers.at(-1)).toBe('ask-later');
  expect(new Set(said.map((text) => text.slice(-6))).size).toBe(3);
  expect(keys.ask('screen', { address: '192.168.1.20', isPrivate: false }, 'host').ok).toBe(true);
});
