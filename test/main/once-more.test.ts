/** Another game after a sheet on which people came, left or sat elsewhere, and rules were changed. */
import { expect, test } from 'vitest';
import { plainSheet, sandwichSheet } from '../../src/games/sheets/index.ts';
import type { AnyGame } from '../../src/shared/game.ts';
import { seededRng } from '../../src/shared/rng.ts';
import { beginMatch, type Evening, gather, openDisplay, openHost } from './house.ts';
import { ScreenClient } from './screen-client.ts';
import { tiny } from './tiny-game.ts';

const games = [sandwichSheet, plainSheet, tiny] as unknown as readonly AnyGame[];
/** With it the four sit in another order once seats were drawn, which undoes nothing when it is applied twice. */
const chance = () => seededRng(3);

const keeping = (people = 4): Promise<Evening> =>
  beginMatch({ people, game: sandwichSheet.id, host: { games, chance } });

interface SheetView {
  readonly sheet: {
    readonly courses: readonly {
      readonly scale: readonly number[];
      readonly tasters: readonly { readonly sandwiches: readonly { readonly cook: number }[] }[];
    }[];
  };
  readonly draws?: readonly object[];
  readonly evening?: { readonly order: readonly number[] };
}

const viewOf = ({ match }: ScreenClient) => match!.view as unknown as SheetView;
const names = ({ table }: ScreenClient) => table!.seats.map(({ name }) => name);
const drawsOf = (screen: ScreenClient) => viewOf(screen).draws?.length ?? 0;
const scaleOf = (screen: ScreenClient) => viewOf(screen).sheet.courses[0]!.scale;
const offered = (screen: ScreenClient, id: string) => screen.choices.find((choice) => choice.id === id);

/** What is offered to the table under this id. */
async function say(display: ScreenClient, id: string, slots: object = {}): Promise<void> {
  await display.until(() => offered(display, id) !== undefined, id);
  const { frame, move } = offered(display, id)!;
  await display.must('move', { frame, move: { ...move, ...slots } });
}

async function comeLate(display: ScreenClient, name: string, after: number): Promise<void> {
  const { move, frame } = offered(display, 'come')!;
  const { length } = display.table!.seats;
  await display.must('seat.late', { name, face: 9, frame, move: { ...move, after } });
  await display.until(
    () => display.table!.seats.length > length && offered(display, `leave-${length}`) !== undefined,
  );
}

async function leave(display: ScreenClient, seat: number): Promise<void> {
  await say(display, `leave-${seat}`);
  await display.until(() => offered(display, `back-${seat}`) !== undefined);
}

/** Everybody finds the sandwiches as good as they lie there, until the sheet is full. */
async function enterAll(display: ScreenClient): Promise<void> {
  const next = () => display.choices.find(({ id }) => id.startsWith('ranking-'));
  for (let ranking = next(); ranking; ranking = next()) {
    const { id, frame, move, slots } = ranking;
    const [order] = slots as readonly { readonly items: readonly string[] }[];
    await display.must('move', { frame, move: { ...move, order: order!.items } });
    await display.until(() => offered(display, id) === undefined);
  }
}

async function finish(display: ScreenClient): Promise<void> {
  await enterAll(display);
  await say(display, 'finish');
  await display.until(() => display.table?.phase === 'over');
}

async function again(display: ScreenClient): Promise<void> {
  await display.must('table.again', {});
  await display.until(() => display.table?.phase === 'playing');
}

/** Drawn seats, another scale, and all of it entered. */
async function drawn() {
  const evening = await keeping();
  const { display } = evening;
  const before = names(display);
  await say(display, 'draw-seats');
  await display.until(() => viewOf(display).evening !== undefined);
  const { order } = viewOf(display).evening!;
  expect(order.map((seat) => order[seat])).not.toEqual([0, 1, 2, 3]);
  await say(display, 'set-scale-3,1,0');
  await display.until(() => String(scaleOf(display)) === '3,1,0');
  await finish(display);
  expect(names(display)).toEqual(before);
  return { ...evening, order, sitting: order.map((seat) => before[seat]) };
}

/** Each phone acts for whoever it belongs to. */
async function holdTheirSeats({ display, phones }: Pick<Evening, 'display' | 'phones'>): Promise<void> {
  for (const [n, phone] of phones.entries()) {
    await phone.until(() => JSON.stringify(phone.table?.seats) === JSON.stringify(display.table?.seats));
    const seat = names(display).indexOf(`Guest ${n + 1}`);
    await phone.until(() => (phone.mine?.seat ?? -1) === seat);
  }
}

test('T-13, T-43, T-53: once more, people sit as they were drawn, and the scale that was set holds', async () => {
  const { display, phones, tokens, host, code, sitting } = await drawn();
  await again(display);
  expect(names(display)).toEqual(sitting);
  expect(scaleOf(display)).toEqual([3, 1, 0]);
  expect(viewOf(display).evening).toBe(undefined);
  await holdTheirSeats({ display, phones });
  const reloaded = await ScreenClient.open(host.port, { table: code, seatToken: tokens[3]! });
  expect(reloaded.mine?.seat).toBe(sitting.indexOf('Guest 4'));
  await finish(display);
  await again(display);
  expect(names(display)).toEqual(sitting);
  expect(scaleOf(display)).toEqual([3, 1, 0]);
});

test('T-13, T-53: the lobby shows them so, another game seats them so, and the sheet is set up so when it is back', async () => {
  const { display, phones, sitting } = await drawn();
  await display.must('table.toLobby', {});
  expect(names(display)).toEqual(sitting);
  expect(display.table?.options.scale).toEqual([3, 1, 0]);
  await holdTheirSeats({ display, phones });
  await display.must('table.choose', { game: tiny.id });
  expect(names(display)).toEqual(sitting);
  await display.must('table.choose', { game: sandwichSheet.id });
  expect(display.table?.options.scale).toEqual([3, 1, 0]);
});

test('T-13, T-53: straight to another game, too, and through a restart', async () => {
  const { display, host, code, sitting } = await drawn();
  await host.close();
  const house = await openHost({ dataDir: host.dataDir, games });
  const back = await openDisplay(house, code);
  await back.must('table.choose', { game: tiny.id });
  expect(names(back)).toEqual(sitting);
  await back.must('table.choose', { game: sandwichSheet.id });
  expect(back.table?.options.scale).toEqual([3, 1, 0]);
  expect(display.closed).not.toBe(null);
});

test('T-13, T-40: a late guest sits once more where they sat down', async () => {
  const { display, phones } = await keeping(3);
  await comeLate(display, 'Dora', 0);
  await finish(display);
  expect(names(display).at(-1)).toBe('Dora');
  await again(display);
  expect(names(display)).toEqual(['Guest 1', 'Dora', 'Guest 2', 'Guest 3']);
  await holdTheirSeats({ display, phones });
});

test('T-2, T-13, T-40: a late guest who was taken back is no player of the next game', async () => {
  const { display } = await keeping(3);
  await comeLate(display, 'Dora', 0);
  await display.must('undo', {});
  await display.until(() => offered(display, 'leave-3') === undefined);
  await finish(display);
  await again(display);
  expect(names(display)).toEqual(['Guest 1', 'Guest 2', 'Guest 3']);
});

test('T-1, T-40: a sheet on which nothing stands goes back to the lobby without whoever was taken back', async () => {
  const { display } = await keeping(3);
  await comeLate(display, 'Dora', 0);
  await display.must('undo', {});
  await display.until(() => offered(display, 'leave-3') === undefined);
  await display.must('table.toLobby', {});
  expect(names(display)).toEqual(['Guest 1', 'Guest 2', 'Guest 3']);
});

test('T-13, T-43: whoever was never here is not in the next game', async () => {
  const { display, phones } = await keeping();
  await leave(display, 1);
  await say(display, 'never-1');
  await display.until(() => offered(display, 'back-1') === undefined);
  await finish(display);
  await again(display);
  expect(names(display)).toEqual(['Guest 1', 'Guest 3', 'Guest 4']);
  await holdTheirSeats({ display, phones });
});

test('T-13, T-41: whoever left is not in the next game; back at the table they get a seat as anybody does', async () => {
  const { display, phones } = await keeping(5);
  await leave(display, 1);
  await leave(display, 3);
  await say(display, 'back-3');
  await display.until(() => offered(display, 'leave-3') !== undefined);
  await finish(display);
  await again(display);
  expect(names(display)).toEqual(['Guest 1', 'Guest 3', 'Guest 4', 'Guest 5']);
  const [first, gone] = phones;
  await gone!.until(() => gone!.mine?.seat == null);
  await gone!.must('seat.next', { name: 'Guest 2', face: 1, behind: first!.table!.seats[0]!.badge });
  await display.until(() => display.table?.waiting.length === 1);
  await finish(display);
  await again(display);
  expect(names(display)).toEqual(['Guest 1', 'Guest 2', 'Guest 3', 'Guest 4', 'Guest 5']);
  await holdTheirSeats({ display, phones });
});

test('T-41: the phone of whoever left is a guest’s like any other’s, and its seat is gone', async () => {
  const { display, host, phones, tokens, code } = await keeping(4);
  const pass = (await display.must('owner.pass', {})).url.split('#pass=')[1]!;
  const taking = await ScreenClient.open(host.port, { table: code });
  const { token: ownerToken } = await taking.must('owner.take', { pass });
  await taking.close();
  const owner = await ScreenClient.open(host.port, { ownerToken });
  const watching = async () => (await owner.must('house.state', {})).tables[0]!.watching;
  await leave(display, 1);
  await finish(display);
  expect(await watching()).toBe(0);
  await again(display);
  await phones[1]!.until(() => phones[1]!.mine?.seat == null);
  expect(await watching()).toBe(1);
  const reloaded = await ScreenClient.open(host.port, { table: code, seatToken: tokens[1]! });
  expect(reloaded.welcome).toMatchObject({ role: 'guest', refusal: { key: 'seat-is-gone' } });
});

test('T-41: in the lobby whoever left sits down with their phone, or is entered by the host', async () => {
  const { display, phones } = await keeping(5);
  await leave(display, 1);
  await leave(display, 2);
  await finish(display);
  await display.must('table.toLobby', {});
  expect(names(display)).toEqual(['Guest 1', 'Guest 4', 'Guest 5']);
  await phones[1]!.until(() => phones[1]!.table?.phase === 'lobby');
  await phones[1]!.must('seat.join', { name: 'Guest 2', face: 1 });
  await display.must('lobby.addPlayer', { name: 'Guest 3', face: 2 });
  expect(names(display)).toEqual(['Guest 1', 'Guest 4', 'Guest 5', 'Guest 2', 'Guest 3']);
});

test('T-41: who only sits out is in the next game, also when the sheet is closed before they are back', async () => {
  const { display } = await keeping();
  await enterAll(display);
  await say(display, 'sit-out-2');
  await display.until(() => offered(display, 'back-2') !== undefined);
  await finish(display);
  await again(display);
  expect(names(display)).toHaveLength(4);
});

test('T-13, T-41: too few are left, and all stays as it is shown', async () => {
  const { display } = await keeping(3);
  await enterAll(display);
  await leave(display, 0);
  await finish(display);
  const answer = await display.call('table.again', {});
  expect(answer).toMatchObject({ ok: false, refusal: { key: 'too-few-players' } });
  expect(names(display)).toEqual(['Guest 1', 'Guest 2', 'Guest 3']);
  await display.must('table.toLobby', {});
  expect(names(display)).toEqual(['Guest 2', 'Guest 3']);
});

test('N-39, T-41: who waits sits by now behind whoever sat before a neighbour that has left', async () => {
  const { display, host, code } = await keeping(5);
  const late = await ScreenClient.open(host.port, { table: code });
  await late.must('seat.next', { name: 'Rosa', face: 7, behind: display.table!.seats[1]!.badge });
  await leave(display, 1);
  await finish(display);
  await again(display);
  expect(names(display)).toEqual(['Guest 1', 'Rosa', 'Guest 3', 'Guest 4', 'Guest 5']);
  await late.until(() => late.mine?.seat === 1);
});

test('T-10, T-53, N-39: the first taster whom the host chose goes on being the same person', async () => {
  const { display, host, code } = await gather({
    people: 4,
    game: sandwichSheet.id,
    host: { games, chance },
  });
  await display.must('lobby.option', { key: 'firstTaster', value: 2 });
  await display.must('lobby.start', {});
  await say(display, 'draw-seats');
  await display.until(() => viewOf(display).evening !== undefined);
  const late = await ScreenClient.open(host.port, { table: code });
  await late.must('seat.next', { name: 'Rosa', face: 7, behind: display.table!.seats[0]!.badge });
  await finish(display);
  await display.must('table.toLobby', {});
  const first = display.table!.options.firstTaster as number;
  expect(names(display)).toHaveLength(5);
  expect(names(display)[first]).toBe('Guest 3');
});

test('T-13, T-43: where nobody came or left the scale holds; who was drawn to begin was so for that game', async () => {
  const { display } = await keeping();
  await say(display, 'set-scale-3,1,0');
  await say(display, 'draw-first');
  await display.until(() => drawsOf(display) === 1);
  await finish(display);
  await again(display);
  expect(scaleOf(display)).toEqual([3, 1, 0]);
  expect(display.table?.options).toMatchObject({ scale: [3, 1, 0], firstTaster: null });
});

test('T-13: who asks for a seat is heard once the next game has begun, unless seats have moved', async () => {
  const { display, phones, host, code } = await keeping(5);
  await phones[3]!.close();
  await display.until(() => display.table?.seats[3]?.awake === false);
  await finish(display);
  const other = await ScreenClient.open(host.port, { table: code });
  await other.must('seat.claim', { seat: 3 });
  await display.until(() => display.table?.claims.length === 1);
  await again(display);
  expect(display.table?.claims).toHaveLength(1);
  await leave(display, 1);
  await finish(display);
  expect(display.table?.claims).toHaveLength(1);
  await again(display);
  expect(display.table?.claims).toEqual([]);
});
