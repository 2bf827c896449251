import { expect, onTestFinished, test, vi } from 'vitest';
import { startHostOn } from '../../src/main/host.ts';
import { openStore, type Store } from '../../src/main/store/store.ts';
import { newFolder, openDisplay, openHost, testGames } from './house.ts';
import { ScreenClient } from './screen-client.ts';

/** SQLite itself says SQLITE_FULL when the file may not grow any further. */
const fillUp = (store: Store): unknown =>
  store.db.pragma(`max_page_count = ${store.db.pragma('page_count', { simple: true })}`);
const makeRoom = (store: Store): unknown => store.db.pragma('max_page_count = 1000000');

async function houseOnSmallDisk() {
  const dataDir = newFolder();
  const store = openStore(dataDir);
  const said: string[] = [];
  const host = await startHostOn(store, {
    ...{ dataDir, port: 0, staticDir: dataDir, games: testGames, localName: 'none' },
    log: (line) => said.push(line),
  });
  onTestFinished(() => host.close());
  const display = await openDisplay(host);
  const { code } = await display.must('table.create', { game: 'tiny-sheet' });
  const phones: ScreenClient[] = [];
  const tokens: string[] = [];
  for (const name of ['Maya', 'Leo']) {
    const phone = await ScreenClient.open(host.port, { table: code });
    tokens.push((await phone.must('seat.join', { name, face: 0 })).token);
    phones.push(phone);
  }
  await display.must('lobby.start', {});
  await Promise.all(phones.map((phone) => phone.until(() => phone.table?.phase === 'playing')));
  return { dataDir, store, host, display, phones, tokens, code, said };
}

const enter = (phone: ScreenClient, seat: number) => phone.move({ type: 'entry', seat, points: 1 }, 'sheet');

/** A full file still has room in its last pages: enters points until one is not stored any more. */
async function enterUntilRefused(phone: ScreenClient): Promise<number> {
  for (let entered = 0; ; entered++) {
    const answer = await enter(phone, 0);
    if (answer.ok) continue;
    expect(answer.refusal.key).toBe('disk');
    return entered;
  }
}

test('N-22: a full disk: nothing is confirmed, the table waits visibly, and goes on when there is room', async () => {
  const { store, display, phones, said, dataDir, host, code, tokens } = await houseOnSmallDisk();
  const [maya, leo] = phones;
  fillUp(store);
  const entered = await enterUntilRefused(maya!);
  await leo!.until(() => leo!.table?.paused?.key === 'disk');
  expect(leo!.match).toMatchObject({ running: false, view: { totals: [entered, 0] } });
  expect(maya!.match?.view).toEqual(leo!.match?.view);
  expect(await enter(leo!, 1)).toMatchObject({ refusal: { key: 'disk' } });
  expect(said.join()).toContain('Nothing can be stored');
  makeRoom(store);
  await display.until(() => display.table?.paused === null);
  expect((await enter(leo!, 1)).ok).toBe(true);
  expect(said.at(-1)).toContain('works again');
  const room = store.db.prepare('SELECT count(*) FROM room').pluck().get();
  expect(room, 'what tried out the disk is given back').toBe(0);
  await host.close();
  const again = await openHost({ dataDir });
  const back = await ScreenClient.open(again.port, { table: code, seatToken: tokens[0]! });
  expect(back.match?.view).toEqual({ totals: [entered, 1] });
});

test('N-22: a table that could not even be stored is not there', async () => {
  const { store, display, said } = await houseOnSmallDisk();
  fillUp(store);
  let refused = 0;
  for (let n = 0; n < 40 && refused === 0; n++) {
    const answer = await display.call('table.create', { game: 'tiny' });
    if (!answer.ok) refused += 1;
  }
  const open = (await display.must('home.state', {})).tables.length;
  makeRoom(store);
  await vi.waitFor(() => expect(said.at(-1)).toContain('works again'), 120_000);
  expect(refused).toBe(1);
  expect((await display.must('home.state', {})).tables).toHaveLength(open);
});
