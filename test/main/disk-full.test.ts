import { expect, onTestFinished, test, vi } from 'vitest';
import { startHostOn } from '../../src/main/host.ts';
import { openStore, type Store } from '../../src/main/store/store.ts';
import { newFolder, openDisplay, openHost, testGames } from './house.ts';
import { ScreenClient } from './screen-client.ts';

/** SQLite itself says SQLITE_FULL when the file may not grow any further. */
const fillUp = (store: Store): unknown =>
  store.db.pragma(`max_page_count = ${store.db.pragma('page_count', { simple: true })}`);
const makeRoom = (store: Store): unknown => store.db.pragma('max_page_count = 1000000');

/** It fails whatever is stored, also what would still fit. */
const refuseAll = (store: Store): unknown => store.db.pragma('query_only = 1');
const storeAgain = (store: Store): unknown => store.db.pragma('query_only = 0');
const refused = { refusal: { key: 'disk' } };

async function houseOnSmallDisk(people: readonly string[] = ['Maya', 'Leo']) {
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
  for (const name of people) {
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

test('N-22, N-26: while nothing can be stored nobody loses a seat: not removed, not handed on, not left', async () => {
  const { store, display, phones, host, code } = await houseOnSmallDisk(['Maya', 'Leo', 'Noor']);
  const [maya, leo, noor] = phones;
  const { url } = await display.must('seat.pass', { seat: 0 });
  const pass = url.split('#pass=')[1]!;
  const other = await ScreenClient.open(host.port, { table: code });
  refuseAll(store);
  expect(await display.call('seat.remove', { seat: 1 })).toMatchObject(refused);
  for (const screen of [other, other, maya!])
    expect(await screen.call('seat.take', { pass })).toMatchObject(refused);
  expect(await noor!.call('seat.leave', {})).toMatchObject(refused);
  storeAgain(store);
  for (const phone of phones) await phone.until(() => phone.table?.paused === null);
  expect(phones.map(({ bye, mine }) => [bye, mine?.seat])).toEqual([
    [null, 0],
    [null, 1],
    [null, 2],
  ]);
  for (const [seat, phone] of phones.entries()) expect((await enter(phone, seat)).ok).toBe(true);
  await display.must('seat.remove', { seat: 1 });
  await leo!.until(() => leo!.bye === 'removed');
  await noor!.must('seat.leave', {});
  expect(await enter(noor!, 2)).toMatchObject({ refusal: { key: 'no-seat' } });
  const answers = await Promise.all(
    [other, other, noor!].map((screen) => screen.call('seat.take', { pass })),
  );
  expect(answers.map((answer) => (answer.ok ? answer.value.seat : answer.refusal.key)).sort()).toEqual([
    ...[0, 'pass-is-used', 'pass-is-used'],
  ]);
  await maya!.until(() => maya!.bye === 'handed');
});

test('N-22, N-70: a wish that is refused as disk is none, and a majority has its game when there is room', async () => {
  const { store, display, phones } = await houseOnSmallDisk(['Maya', 'Leo', 'Noor', 'Tom']);
  const [maya, ...others] = phones;
  await display.move({ type: 'close' }, 'sheet');
  await maya!.must('table.wish', { game: 'tiny' });
  refuseAll(store);
  for (const phone of others) expect(await phone.call('table.wish', { game: 'tiny' })).toMatchObject(refused);
  await display.until(() => display.table?.wishes?.asked === 4);
  expect(display.table?.wishes?.wished).toEqual([{ badge: 0, game: 'tiny' }]);
  for (const phone of others) await phone.close();
  await display.until(() => display.table?.wishes?.asked === 1);
  expect(await display.call('table.lock', { locked: true })).toMatchObject(refused);
  expect(display.table).toMatchObject({ phase: 'over', wishes: { wished: [{ badge: 0, game: 'tiny' }] } });
  storeAgain(store);
  await display.until(() => display.table?.game === 'tiny');
});

test('N-22: what was set several times while nothing could be stored is what it was before', async () => {
  const store = openStore(newFolder());
  onTestFinished(() => store.close());
  const { settings, writer } = store;
  settings.set('awayAfter', 30);
  writer.settle();
  refuseAll(store);
  settings.set('awayAfter', 40);
  settings.set('awayAfter', 50);
  writer.settle();
  expect(settings.get('awayAfter')).toBe(30);
  storeAgain(store);
});

/** As from another machine, by plain http. */
const afar = { headers: { host: 'smorgasboard.local' } };

test.each(['pass', 'code'])(
  'N-22, N-71: by a %s that was tried on a full disk the owner comes in when there is room',
  async (by) => {
    const { store, host, display } = await houseOnSmallDisk();
    const phone = new ScreenClient(host.port, {}, afar);
    await phone.until(() => phone.fulls > 0);
    let comeIn: () => ReturnType<typeof phone.call<'owner.take' | 'host.prove'>>;
    if (by === 'pass') {
      const { url } = await display.must('owner.pass', {});
      comeIn = () => phone.call('owner.take', { pass: url.split('#pass=')[1]! });
    } else {
      await phone.must('host.ask', { as: 'owner' });
      await display.until(() => display.knocks.at(-1)?.knock != null);
      const { code } = await display.must('host.nod', { id: display.knocks.at(-1)!.knock!.id, yes: true });
      comeIn = () => phone.call('host.prove', { code: code! });
    }
    refuseAll(store);
    expect(await comeIn()).toMatchObject(refused);
    storeAgain(store);
    await display.until(() => display.table?.paused === null);
    const answer = await comeIn();
    if (!answer.ok) throw new Error(answer.refusal.key);
    const owner = new ScreenClient(host.port, { ownerToken: answer.value.token }, afar);
    await owner.until(() => owner.fulls > 0);
    expect(owner.welcome?.owning).toBe(true);
  },
);
