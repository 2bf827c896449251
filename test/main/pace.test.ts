import { expect, test } from 'vitest';
import { beginMatch, openDisplay, openHost, toFirstTurn } from './house.ts';
import { ScreenClient } from './screen-client.ts';

const soon = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

test('N-33: a timer comes due by itself, as a move in the log', async () => {
  const { phones } = await beginMatch({ options: { marketClock: 300 } });
  const [maya] = phones;
  expect(maya!.match?.timers).toEqual([
    { id: 'market-0', kind: 'market', due: 300, length: 300, actor: 'table', frame: 'market-0' },
  ]);
  await maya!.until(() => maya!.view.phase === 'turn');
  expect(maya!.notices.at(-1)).toMatchObject({ type: 'market-closed' });
});

test('N-32: the clock stands still while the host has paused, and nobody moves', async () => {
  const { display, phones } = await beginMatch({ options: { marketClock: 400 } });
  await display.must('table.pause', {});
  expect(display.table).toMatchObject({ paused: { key: 'host' }, match: { running: false } });
  expect(await phones[0]!.move({ type: 'grab', item: 'item-0' })).toMatchObject({
    refusal: { key: 'paused' },
  });
  await soon(600);
  expect(display.view.phase).toBe('market');
  await display.must('table.resume', {});
  expect(display.table).toMatchObject({ paused: null, match: { running: true } });
  expect((await phones[0]!.move({ type: 'grab', item: 'item-0' })).ok).toBe(true);
  await display.until(() => display.view.phase === 'turn');
});

test('a reaction window closes by itself, or when everybody has answered', async () => {
  const evening = await beginMatch({ people: 3, options: { cheers: true } });
  const { mover } = await toFirstTurn(evening);
  await mover.move({ type: 'lay', card: mover.hand[0] });
  await mover.move({ type: 'end' });
  expect(mover.match?.frames.at(-1)).toMatchObject({ kind: 'cheer', reaction: true });
  for (const phone of evening.phones) await phone.until(() => phone.view.phase === 'turn');
});

test('N-35: when everybody who is waited for is away, the clock waits too, and goes on when the phone is back', async () => {
  const evening = await beginMatch({ options: { turnClock: 60_000 } });
  const { host, display, tokens, code } = evening;
  host.settings.set('awayAfter', 3);
  const { mover } = await toFirstTurn(evening);
  const seat = mover.mine?.actor as number;
  await mover.close();
  await display.until(() => display.table?.paused?.key === 'away');
  expect(display.table).toMatchObject({ paused: { key: 'away', seat }, match: { running: false } });
  const back = await ScreenClient.open(host.port, { table: code, seatToken: tokens[seat]! });
  await display.until(() => display.table?.paused === null);
  expect(display.match?.running).toBe(true);
  expect((await back.move({ type: 'lay', card: back.hand[0] })).ok).toBe(true);
});

test('the host goes on without the phone, or has a bot act once for it', async () => {
  const evening = await beginMatch({ options: { turnClock: 60_000 } });
  const { host, display } = evening;
  host.settings.set('awayAfter', 3);
  const { mover, other } = await toFirstTurn(evening);
  const seat = mover.mine?.actor as number;
  await mover.close();
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
  const { host, display, phones } = await beginMatch({ options: { marketClock: 60_000 } });
  host.settings.set('awayAfter', 3);
  await phones[0]!.close();
  await soon(3500);
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
