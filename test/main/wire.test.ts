import { expect, test, vi } from 'vitest';
import { textFrame } from '../../src/main/table/wire.ts';
import type { HostMessage } from '../../src/shared/protocol.ts';
import { beginMatch, openDisplay, toFirstTurn } from './house.ts';
import { isPatch, ScreenClient } from './screen-client.ts';

const messages = (screen: ScreenClient): HostMessage[] => screen.received.map((text) => JSON.parse(text));

test('N-13: whole documents come once; after that only what changed', async () => {
  const { display, phones } = await beginMatch();
  const [maya, leo] = phones;
  for (const n of [1, 2, 3]) await maya!.move({ type: 'grab', item: `item-${n}` });
  await leo!.until(() => leo!.view.market.length === 17);
  expect(leo!.fulls).toBe(1);
  const patch = messages(leo!).findLast(isPatch);
  expect(JSON.stringify(patch).length).toBeLessThan(250);
  expect(display.view).toEqual(leo!.view);
});

test('all screens without anything of their own get the very same bytes', async () => {
  const { host, display, phones, code } = await beginMatch({ people: 3 });
  const spectator = await ScreenClient.open(host.port, { table: code });
  const second = await ScreenClient.open(host.port, { table: code });
  await phones[0]!.move({ type: 'grab', item: 'item-3' });
  await Promise.all(
    [spectator, second].map((screen) => screen.until(() => screen.view.market.length === 19)),
  );
  const last = (screen: ScreenClient) => screen.received.findLast((text) => text.includes('"notices"'));
  expect(last(spectator)).toBe(last(second));
  expect(last(display)).toBe(last(spectator));
});

test('N-20: what is only mine reaches no other screen, not even as a number', async () => {
  const evening = await beginMatch();
  const { mover, other } = await toFirstTurn(evening);
  await mover.move({ type: 'lay', card: mover.hand[0] });
  await other.until(() => other.rev === mover.rev);
  const { rev } = mover;
  const { mine } = other;
  await mover.must('undo', {});
  await mover.must('redo', {});
  expect(mover.rev).toBe(rev + 2);
  await other.until(() => other.rev === rev + 2);
  // What a patch does not touch stays the very same.
  expect(other.mine).toBe(mine);
  for (const card of mover.hand) expect(other.received.join('')).not.toContain(card);
});

test('N-15: a screen that falls behind is left out, and gets the whole when it reads again', async () => {
  const many = { perSecond: 1e6, burst: 1e6 };
  const limits = {
    backlog: 2000,
    unread: 1e9,
    messages: many,
    messagesOfAddress: many,
    bytes: many,
    bytesOfAddress: many,
  };
  const { host, display, phones } = await beginMatch({ host: { limits } });
  for (let n = 0; n < 300; n++) await display.must('roster.save', { name: `Somebody ${n}`, face: 0 });
  const slow = await openDisplay(host, display.table!.code);
  slow.stall();
  const asked = Array.from({ length: 400 }, () => slow.call('roster.list', {}));
  // Calls of one screen are taken in turn: once this one shows, all those have been answered.
  const lastAsked = slow.call('table.lock', { locked: true });
  await display.until(() => display.table?.locked === true);
  await phones[0]!.move({ type: 'grab', item: 'item-0' });
  await phones[0]!.move({ type: 'grab', item: 'item-1' });
  slow.wake();
  await Promise.all([...asked, lastAsked]);
  await slow.until(() => slow.view.market.length === 18);
  expect(slow.fulls).toBe(2);
  // How slow the lines are is told again and again, on a busy machine in between.
  await vi.waitFor(() => expect(slow.table).toEqual(display.table), { timeout: 60_000 });
});

test.each([
  [0, 2],
  [125, 2],
  [126, 4],
  [65_535, 4],
  [65_536, 10],
])('a frame for %i bytes has a head of %i', (length, head) => {
  // What lay in the memory before is none of the frame's.
  for (let n = 0; n < 50; n++) Buffer.allocUnsafe(length + head).fill(0xff);
  const frame = textFrame('x'.repeat(length));
  expect(frame[0]).toBe(0x81);
  expect(frame).toHaveLength(length + head);
  expect(frame.subarray(head).toString()).toBe('x'.repeat(length));
});
