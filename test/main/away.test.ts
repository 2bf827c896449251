import { expect, test } from 'vitest';
import { beginMatch, toFirstTurn } from './house.ts';
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
