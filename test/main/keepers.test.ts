/** Two keepers of one sheet see where the other is. */
import { expect, test } from 'vitest';
import { plainSheet } from '../../src/games/sheets/index.ts';
import type { AnyGame } from '../../src/shared/game.ts';
import type { KeepersMessage } from '../../src/shared/protocol.ts';
import { beginMatch, openDisplay, openHost } from './house.ts';
import { ScreenClient } from './screen-client.ts';

async function keeping() {
  const games = [plainSheet as unknown as AnyGame];
  const evening = await beginMatch({ game: plainSheet.id, host: { games } });
  const [keeper, guest] = evening.phones;
  await evening.display.must('seat.scorekeeper', { seat: 0, yes: true });
  await keeper!.until(() => keeper!.mine?.actor === 'table');
  return { ...evening, keeper: keeper!, guest: guest! };
}

const messages = ({ received }: ScreenClient): KeepersMessage[] =>
  received.map((text) => JSON.parse(text)).filter(({ t }) => t === 'keepers');
const others = (screen: ScreenClient) => messages(screen).at(-1)?.keepers ?? [];
const point = (screen: ScreenClient, at: string | null) => screen.call('keeper.at', { at });

test('N-79: whoever keeps a sheet sees where the others are who do, and nobody else does', async () => {
  const { display, keeper, guest, host, code } = await keeping();
  const onlooker = await ScreenClient.open(host.port, { table: code });
  await point(keeper, 'score-1-0');
  await display.until(() => others(display).length > 0);
  expect(others(display)).toEqual([{ badge: keeper.table!.seats[0]!.badge, at: 'score-1-0' }]);
  await point(display, 'score-1-1');
  await keeper.until(() => others(keeper).length > 0);
  expect(others(keeper)).toEqual([{ badge: null, at: 'score-1-1' }]);
  expect(await point(guest, 'score-1-1')).toMatchObject({ ok: false, refusal: { key: 'host-only' } });
  for (const screen of [guest, onlooker]) expect(messages(screen)).toEqual([]);
});

test('N-79: it goes with the screen, with the right to keep the sheet, and when it is nowhere', async () => {
  const { display, keeper, host, code } = await keeping();
  const beside = await openDisplay(host, code);
  await point(beside, 'score-1-1');
  await point(keeper, 'score-1-0');
  await display.until(() => others(display).length === 2);
  await beside.close();
  await display.until(() => others(display).length === 1);
  await display.must('seat.scorekeeper', { seat: 0, yes: false });
  await display.until(() => others(display).length === 0);
  await display.must('seat.scorekeeper', { seat: 0, yes: true });
  await point(keeper, 'score-1-1');
  await display.until(() => others(display).length === 1);
  await point(keeper, null);
  await display.until(() => others(display).length === 0);
});

test('N-79: nothing of it is stored', async () => {
  const { display, keeper, host, code } = await keeping();
  await point(keeper, 'score-1-0');
  await display.until(() => others(display).length > 0);
  await host.close();
  const again = await openHost({ games: [plainSheet as unknown as AnyGame], dataDir: host.dataDir });
  const screen = await openDisplay(again, code);
  await screen.must('keeper.at', { at: 'score-1-1' });
  expect(messages(screen)).toEqual([]);
});

test('N-79: however often somebody moves, the others are told the last of it', async () => {
  const { display, keeper } = await keeping();
  for (let i = 0; i < 25; i += 1) await point(keeper, `score-1-${i % 2}`);
  await point(keeper, 'score-9-1');
  await display.until(() => others(display)[0]?.at === 'score-9-1');
  expect(messages(display).length).toBeLessThan(26);
});
