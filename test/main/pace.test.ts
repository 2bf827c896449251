import { expect, test } from 'vitest';
import { HeldTime } from '../support/held-time.ts';
import { beginMatch, openDisplay, openHost, toFirstTurn } from './house.ts';
import { ScreenClient } from './screen-client.ts';
import { CHEER_MS } from './tiny-game.ts';

test('N-33: a timer comes due by itself, as a move in the log', async () => {
  const time = new HeldTime();
  const { phones } = await beginMatch({ options: { marketClock: 300 }, host: { time } });
  const [maya] = phones;
  expect(maya!.match?.timers).toEqual([
    { id: 'market-0', kind: 'market', due: 300, length: 300, actor: 'table', frame: 'market-0' },
  ]);
  time.pass(299);
  expect(maya!.view.phase).toBe('market');
  time.pass(1);
  await maya!.until(() => maya!.view.phase === 'turn');
  expect(maya!.notices.at(-1)).toMatchObject({ type: 'market-closed' });
});

test('N-32: the clock stands still while the host has paused, and nobody moves', async () => {
  const time = new HeldTime();
  const { display, phones } = await beginMatch({ options: { marketClock: 400 }, host: { time } });
  time.pass(100);
  await display.must('table.pause', {});
  expect(display.table).toMatchObject({ paused: { key: 'host' }, match: { running: false } });
  time.pass(600);
  expect(await phones[0]!.move({ type: 'grab', item: 'item-0' })).toMatchObject({
    refusal: { key: 'paused' },
  });
  expect(display.view.phase).toBe('market');
  await display.must('table.resume', {});
  expect(display.table).toMatchObject({ paused: null, match: { running: true } });
  time.pass(299);
  expect((await phones[0]!.move({ type: 'grab', item: 'item-0' })).ok).toBe(true);
  expect(display.view.phase).toBe('market');
  time.pass(1);
  await display.until(() => display.view.phase === 'turn');
});

test('a reaction window closes by itself, or when everybody has answered', async () => {
  const time = new HeldTime();
  const evening = await beginMatch({ people: 3, options: { cheers: true }, host: { time } });
  const { mover } = await toFirstTurn(evening);
  await mover.move({ type: 'lay', card: mover.hand[0] });
  await mover.move({ type: 'end' });
  expect(mover.match?.frames.at(-1)).toMatchObject({ kind: 'cheer', reaction: true });
  time.pass(CHEER_MS);
  for (const phone of evening.phones) await phone.until(() => phone.view.phase === 'turn');
});

test('N-35: when everybody who is waited for is away, the clock waits too, and goes on when the phone is back', async () => {
  const time = new HeldTime();
  const evening = await beginMatch({ options: { turnClock: 60_000 }, host: { time } });
  const { host, display, tokens, code } = evening;
  host.settings.set('awayAfter', 3);
  const { mover } = await toFirstTurn(evening);
  const seat = mover.mine?.actor as number;
  await mover.close();
  await display.until(() => display.table?.seats[seat]?.awake === false);
  time.pass(3001);
  await display.until(() => display.table?.paused?.key === 'away');
  expect(display.table).toMatchObject({ paused: { key: 'away', seat }, match: { running: false } });
  const back = await ScreenClient.open(host.port, { table: code, seatToken: tokens[seat]! });
  await display.until(() => display.table?.paused === null);
  expect(display.match?.running).toBe(true);
  expect((await back.move({ type: 'lay', card: back.hand[0] })).ok).toBe(true);
});

test('the host goes on without the phone, or has a bot act once for it', async () => {
  const time = new HeldTime();
  const evening = await beginMatch({ options: { turnClock: 60_000 }, host: { time } });
  const { host, display } = evening;
  host.settings.set('awayAfter', 3);
  const { mover, other } = await toFirstTurn(evening);
  const seat = mover.mine?.actor as number;
  await mover.close();
  await display.until(() => display.table?.seats[seat]?.awake === false);
  time.pass(3001);
  await display.until(() => display.table?.paused?.key === 'away');
  await display.must('seat.skip', { seat });
  await display.until(() => display.view.players[seat]?.laid.length === 1);
  expect(display.table?.seats[seat]?.kind).toBe('person');
  expect(await display.call('seat.skip', { seat: other.mine?.actor as number })).toMatchObject({
    refusal: { key: 'nothing-to-skip' },
  });
  await display.must('table.resume', {});
  expect(display.table).toMatchObject({ paused: null, match: { running: true } });
});

test('N-35: the table does not wait for the sleeping while somebody else can move', async () => {
  const time = new HeldTime();
  const { host, display, phones } = await beginMatch({ options: { marketClock: 60_000 }, host: { time } });
  host.settings.set('awayAfter', 3);
  await phones[0]!.close();
  await display.until(() => display.table?.seats.some(({ awake }) => !awake) === true);
  time.pass(3500);
  expect(display.table).toMatchObject({ paused: null, match: { running: true } });
});

test('N-36: after a restart the clock goes on where the log ends, once the phones are back', async () => {
  const { host, phones, tokens, code } = await beginMatch({ options: { marketClock: 60_000 } });
  await phones[0]!.move({ type: 'grab', item: 'item-0' });
  const due = phones[0]!.match?.timers[0]?.due;
  await host.close();
  const again = await openHost({ dataDir: host.dataDir });
  const display = await openDisplay(again, code);
  expect(display.match).toMatchObject({ running: false, timers: [{ due }] });
  for (const seatToken of tokens) await ScreenClient.open(again.port, { table: code, seatToken });
  await display.until(() => display.match?.running === true);
});
