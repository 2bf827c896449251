import { expect, test } from 'vitest';
import { openStore } from '../../src/main/store/store.ts';
import { Tables } from '../../src/main/table/tables.ts';
import { seededRng } from '../../src/shared/rng.ts';
import { VirtualTime } from '../support/virtual-time.ts';
import { beginMatch, newFolder, testGames, toFirstTurn } from './house.ts';
import { ScreenClient } from './screen-client.ts';

test('N-35: the host goes on without a phone only until it has come back once', async () => {
  const evening = await beginMatch({ options: { turnClock: 600_000 } });
  const { host, display, tokens, code } = evening;
  host.settings.set('awayAfter', 3);
  const { mover } = await toFirstTurn(evening);
  const seat = mover.mine?.actor as number;
  const isAway = (): boolean => display.table?.paused?.key === 'away';
  await mover.close();
  await display.until(isAway, 'the table waits for the phone');
  await display.must('table.resume', {});
  expect(display.table).toMatchObject({ paused: null, match: { running: true } });
  const back = await ScreenClient.open(host.port, { table: code, seatToken: tokens[seat]! });
  await display.until(() => display.table?.seats[seat]?.awake === true);
  await back.close();
  await display.until(isAway, 'the table waits for the phone again');
  expect(display.table).toMatchObject({ paused: { key: 'away', seat }, match: { running: false } });
});

test('N-35: the host has gone on without a phone in this match, and not in the next one', async () => {
  const evening = await beginMatch({ options: { turnClock: 600_000, marketClock: 600_000 } });
  const { host, display } = evening;
  host.settings.set('awayAfter', 3);
  const { mover, other } = await toFirstTurn(evening);
  const isAway = (): boolean => display.table?.paused?.key === 'away';
  await mover.close();
  await display.until(isAway, 'the table waits for the phone');
  await display.must('table.resume', {});
  await display.must('table.end', {});
  await display.must('table.again', {});
  await other.close();
  await display.until(isAway, 'the table waits for both phones');
});

test('N-35: time stands still as soon as the phones have been gone for as long as the house waits', () => {
  const time = new VirtualTime();
  time.sleep(3600_000);
  const store = openStore(newFolder(), time);
  store.settings.set('awayAfter', 30);
  const tables = new Tables({
    ...{ store, games: testGames, time, clockSpeed: 1, most: 1 },
    joinInfo: () => ({ addresses: [], chosen: '', url: '', proven: false, qr: { size: 0, path: '' } }),
    ...{ log: () => undefined, left: () => undefined, chance: () => seededRng(1) },
  });
  const created = tables.create('tiny');
  if (!created.ok) throw new Error(created.refusal.key);
  const table = created.value;
  for (const name of ['Ada', 'Bo']) table.seating.add({ name, face: 1 });
  expect(table.course.start().ok).toBe(true);
  const later = time.steady() + 50_000;
  while (time.step(later));
  expect(table.at).toBeGreaterThanOrEqual(30_000);
  expect(table.at).toBeLessThan(31_000);
  tables.stop();
  store.close();
});
