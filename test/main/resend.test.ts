import { expect, test } from 'vitest';
import { openStore, type Store } from '../../src/main/store/store.ts';
import { range } from '../../src/shared/lists.ts';
import { beginMatch, gather, newFolder, openHost } from './house.ts';
import { ScreenClient } from './screen-client.ts';
import { MARKET } from './tiny-game.ts';

test('N-24: a move that is sent again happens once, and is answered as before', async () => {
  const { phones } = await beginMatch();
  const [maya] = phones;
  const grab = maya!.newCall('move', { frame: maya!.frame, move: { type: 'grab', item: 'item-1' } });
  expect(await maya!.send(grab)).toMatchObject({ ok: true });
  expect(await maya!.send(grab)).toMatchObject({ ok: true });
  expect(maya!.view.market).toHaveLength(MARKET - 1);
  expect(maya!.view.late).toBe(0);
});

test('N-24, N-25: also on another socket of the same page, and after a restart of the host', async () => {
  const { host, phones, tokens, code } = await beginMatch();
  const maya = phones[0]!;
  const grab = maya.newCall('move', { frame: maya.frame, move: { type: 'grab', item: 'item-1' } });
  await maya.send(grab);
  const greeting = { table: code, seatToken: tokens[0]!, screen: maya.screen };
  const reopened = await ScreenClient.open(host.port, greeting);
  expect(await reopened.send(grab)).toMatchObject({ ok: true });
  await host.close();
  const again = await openHost({ dataDir: host.dataDir });
  const back = await ScreenClient.open(again.port, greeting);
  expect(await back.send(grab)).toMatchObject({ ok: true });
  expect(back.view.market).toHaveLength(MARKET - 1);
});

test('N-25: a seat asked for twice is given once: the guest who never heard the answer sits in it all the same', async () => {
  const { host, display, code } = await gather({ people: 0 });
  const phone = await ScreenClient.open(host.port, { table: code });
  const join = phone.newCall('seat.join', { name: 'Maya', face: 3 });
  const first = await phone.send(join);
  phone.cut();
  await host.close();
  const again = await openHost({ dataDir: host.dataDir });
  const back = await ScreenClient.open(again.port, { table: code, screen: phone.screen });
  expect(await back.send(join)).toEqual(first);
  await back.until(() => back.mine?.actor === 0);
  expect(back.table?.seats).toHaveLength(1);
  await display.close();
});

test('N-11, N-25: sent again on a new line while the old one is still open, it sits on the new one alone', async () => {
  const { host, code } = await gather({ people: 0 });
  const phone = await ScreenClient.open(host.port, { table: code });
  const join = phone.newCall('seat.join', { name: 'Maya', face: 3 });
  await phone.send(join);
  const back = await ScreenClient.open(host.port, { table: code, screen: phone.screen });
  await back.send(join);
  await back.until(() => back.mine?.actor === 0);
  await phone.until(() => phone.closed !== null);
  expect(phone.bye).toBe('newer-tab');
});

test('N-25, N-40: a claim that is sent again on a new line is asked anew: the old one has ended with its line', async () => {
  const { host, display, phones, code } = await beginMatch();
  await phones[1]!.close();
  await display.until(() => display.table?.seats[1]?.awake === false);
  const phone = await ScreenClient.open(host.port, { table: code });
  const asking = phone.newCall('seat.claim', { seat: 1 });
  await phone.send(asking);
  const back = await ScreenClient.open(host.port, { table: code, screen: phone.screen });
  const answer = await back.send(asking);
  phone.cut();
  await phone.until(() => phone.closed !== null);
  await display.until(() => display.table!.claims.length === 1);
  const { claim } = (answer.ok ? answer.value : {}) as { claim: string };
  await display.must('seat.nod', { claim, yes: true });
  await back.until(() => back.mine?.actor === 1);
});

test('N-10, N-25: sent again once its seat is another phone’s, it opens nothing', async () => {
  const { host, display, code } = await gather({ people: 0 });
  const phone = await ScreenClient.open(host.port, { table: code });
  const join = phone.newCall('seat.join', { name: 'Maya', face: 3 });
  await phone.send(join);
  const { url } = await display.must('seat.pass', { seat: 0 });
  const other = await ScreenClient.open(host.port, { table: code });
  await other.must('seat.take', { pass: url.split('#pass=')[1]! });
  const back = await ScreenClient.open(host.port, { table: code, screen: phone.screen });
  await back.send(join);
  await back.must('seat.join', { name: 'Ann', face: 4 });
  expect(display.table?.seats.map(({ name }) => name)).toEqual(['Maya', 'Ann']);
});

test('N-24: a table opened twice by the same call is one table', async () => {
  const { display } = await gather({ people: 0 });
  const create = display.newCall('table.create', { game: 'tiny' });
  const first = await display.send(create);
  expect(await display.send(create)).toEqual(first);
  expect((await display.must('home.state', {})).tables).toHaveLength(2);
});

test('N-27: a call that comes again is answered only to whom it may be', async () => {
  const { host, display, code } = await beginMatch();
  const pass = display.newCall('seat.pass', { seat: 1 });
  expect((await display.send(pass)).ok).toBe(true);
  const stranger = await ScreenClient.open(host.port, { table: code, screen: display.screen });
  expect(await stranger.send(pass)).toMatchObject({ ok: false, refusal: { key: 'host-only' } });
});

test('N-25: the latest 4,096 answers are known, and after a restart the latest 2,048', async () => {
  const folder = newFolder();
  const kept = (store: Store): number[] => range(5000).filter((n) => store.answers.has(`screen:${n}`));
  const store = openStore(folder);
  for (const n of range(5000)) store.answers.keep(`screen:${n}`, n);
  await new Promise<void>((done) => store.writer.after(() => done()));
  expect(kept(store)).toEqual(range(5000).slice(-4096));
  const rows = store.db.prepare('SELECT count(*) FROM answers').pluck().get();
  expect(rows, 'on the disk are no more than a restart asks for').toBe(2048);
  store.close();
  const again = openStore(folder);
  expect(kept(again)).toEqual(range(5000).slice(-2048));
  again.close();
});

test('N-26, N-27: what is refused leaves nothing in the log', async () => {
  const { host, phones, display } = await beginMatch();
  const [maya, leo] = phones;
  const tries = [
    maya!.move({ type: 'lay', card: maya!.hand[0] }),
    maya!.move({ type: 'nonsense' }),
    maya!.move({ type: 'close' }),
    leo!.move({ type: 'grab', item: 'item-1' }, 'market-99'),
    leo!.call('lobby.start', {}),
    leo!.send(leo!.newCall('table.explode', {})),
    leo!.send(leo!.newCall('move', { frame: leo!.frame })),
    leo!.send(leo!.newCall('seat.edit', { name: 'x'.repeat(2000), face: 0 })),
    leo!.send(leo!.newCall('seat.edit', { name: 'Leo\u202eoeL', face: 0 })),
    leo!.send(leo!.newCall('seat.edit', { name: '\u200b\u2800', face: 0 })),
    display.call('move', { frame: display.frame, move: { type: 'grab', item: 'item-2' } }),
  ];
  const keys = (await Promise.all(tries)).map((answer) => (answer.ok ? 'ok' : answer.refusal.key));
  expect(keys).toEqual([
    ...['not-your-turn', 'bad-move', 'not-you', 'stale', 'host-only'],
    ...['unknown-call', 'bad-call', 'bad-call', 'bad-call', 'bad-call', 'stale'],
  ]);
  await host.close();
  const store = openStore(host.dataDir);
  expect(store.log.commits(1).map(({ kind }) => kind)).toEqual(['setup']);
  store.close();
});
