import { expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { fitted, newLobby, removeSeat, storedLobby } from '../../src/main/table/lobby.ts';
import { personSeat, type Seat } from '../../src/main/table/seats.ts';
import type { AnyGame } from '../../src/shared/game.ts';
import { range } from '../../src/shared/lists.ts';
import { seededRng } from '../../src/shared/rng.ts';
import { gather, openDisplay, openHost } from './house.ts';
import { ScreenClient } from './screen-client.ts';
import { tiny } from './tiny-game.ts';

test('a preset is chosen from the start; changing an option makes it one of one’s own', async () => {
  const { display } = await gather({ people: 0 });
  expect(display.table).toMatchObject({ preset: { id: 'plain', custom: false }, options: { turns: 2 } });
  await display.must('lobby.option', { key: 'turns', value: 7 });
  expect(display.table).toMatchObject({ preset: { id: 'plain', custom: true }, options: { turns: 7 } });
  await display.must('lobby.option', { key: 'turns', value: 2 });
  expect(display.table?.preset.custom).toBe(false);
  await display.must('lobby.preset', { preset: 'long' });
  expect(display.table).toMatchObject({ preset: { id: 'long', custom: false }, options: { turns: 50 } });
});

test.each([
  ['turns', 0, 'bad-option'],
  ['turns', 1001, 'bad-option'],
  ['turns', 2.5, 'bad-option'],
  ['turns', 'many', 'bad-option'],
  ['cheers', 1, 'bad-option'],
  ['first', 2, 'bad-option'],
  ['first', -1, 'bad-option'],
  ['toppings', 1, 'unknown-option'],
  ['__proto__', 1, 'unknown-option'],
])('option %s = %s is refused: %s', async (key, value, reason) => {
  const { display } = await gather({ people: 2 });
  const before = display.table?.options;
  expect(await display.call('lobby.option', { key, value })).toMatchObject({
    ok: false,
    refusal: { key: reason },
  });
  expect(display.table?.options).toEqual(before);
});

test('options that do not go together are pointed out, and the match does not begin with them', async () => {
  const { display } = await gather({ options: { cheers: true, turns: 1 } });
  expect(display.table?.problems).toEqual([{ field: 'cheers', key: 'cheers-need-two-turns' }]);
  expect(await display.call('lobby.start', {})).toMatchObject({ refusal: { key: 'options-do-not-fit' } });
  await display.must('lobby.option', { key: 'turns', value: 2 });
  expect(display.table?.problems).toEqual([]);
  await display.must('lobby.start', {});
});

test('seats are moved about with their badges, and an option that names a seat follows its person', async () => {
  const { display, phones } = await gather({ people: 3 });
  await display.must('lobby.option', { key: 'first', value: 0 });
  await display.must('lobby.reorder', { order: [2, 0, 1] });
  expect(display.table?.seats.map(({ name, badge }) => [name, badge])).toEqual([
    ['Guest 3', 2],
    ['Guest 1', 0],
    ['Guest 2', 1],
  ]);
  expect(display.table?.options.first).toBe(1);
  await phones[0]!.until(() => phones[0]!.mine?.actor === 1);
  await display.must('seat.remove', { seat: 1 });
  expect(display.table?.options.first).toBeNull();
  expect(await display.call('lobby.reorder', { order: [0, 0] })).toMatchObject({
    refusal: { key: 'bad-order' },
  });
  expect(await display.call('lobby.reorder', { order: [0] })).toMatchObject({
    refusal: { key: 'bad-order' },
  });
});

test('T-40: an option names the same person too when a late guest comes in between', () => {
  const seated = (badge: number, behind?: number): Seat => ({
    ...personSeat(
      { name: `P${badge}`, face: 0, badge, player: null, phone: null, token: `t${badge}` },
      seededRng(1),
    ),
    ...(behind === undefined ? {} : { behind }),
  });
  const seats = range(tiny.seats.max).map((badge) => seated(badge));
  const last = seats.length - 1;
  const full = { ...newLobby(tiny as AnyGame), seats, waiting: [seated(11, 0)] };
  const lobby = removeSeat(tiny as AnyGame, { ...full, options: { ...full.options, first: last } }, 1);
  expect(lobby.seats.map(({ badge }) => badge).slice(0, 3)).toEqual([0, 11, 2]);
  expect(lobby.seats[lobby.options.first as number]!.badge).toBe(last);
});

test('a match needs its players, and bots count', async () => {
  const { display } = await gather({ people: 1 });
  expect(await display.call('lobby.start', {})).toMatchObject({
    refusal: { key: 'too-few-players', params: { n: 2 } },
  });
  expect(await display.call('lobby.addBot', { level: 'genius' })).toMatchObject({
    refusal: { key: 'unknown-bot' },
  });
  await display.must('lobby.addBot', { level: 'chef' });
  expect(display.table?.seats[1]).toMatchObject({ kind: 'bot', level: 'chef', awake: true, badge: 1 });
  await display.must('lobby.start', {});
  expect(await display.call('lobby.addBot', { level: 'chef' })).toMatchObject({
    refusal: { key: 'match-has-begun' },
  });
  expect(await display.call('lobby.preset', { preset: 'long' })).toMatchObject({
    refusal: { key: 'match-has-begun' },
  });
});

test('another match with the same seats, at once or by way of the lobby', async () => {
  const { display, phones } = await gather({ people: 1, bots: ['chef'], options: { turns: 1 } });
  await display.must('lobby.start', {});
  expect(await display.call('table.again', {})).toMatchObject({ refusal: { key: 'not-over' } });
  await display.must('table.end', {});
  expect(display.table).toMatchObject({ phase: 'over', match: { outcome: null, running: false } });
  expect((await display.must('history.list', { limit: 5 })).total).toBe(0);
  const first = display.match?.id;
  await display.must('table.again', {});
  expect(display.table?.phase).toBe('playing');
  expect(display.match?.id).not.toBe(first);
  await phones[0]!.must('seat.leave', {});
  await display.must('table.end', {});
  await display.must('table.toLobby', {});
  expect(display.table).toMatchObject({ phase: 'lobby', options: { turns: 1 }, match: null });
  expect(display.table?.seats.map(({ kind }) => kind)).toEqual(['bot']);
});

test('T-1: a score sheet goes back to the lobby until something is written on it, and no other match does', async () => {
  const { display, phones } = await gather({ game: 'tiny-sheet' });
  await display.must('lobby.start', {});
  await phones[0]!.until(() => phones[0]!.table?.phase === 'playing');
  await phones[0]!.move({ type: 'entry', seat: 0, points: 3 });
  expect(await display.call('table.toLobby', {})).toMatchObject({ refusal: { key: 'not-over' } });
  await display.must('undo', {});
  await display.must('table.toLobby', {});
  expect(display.table).toMatchObject({ phase: 'lobby', match: null });
  expect(display.table?.seats).toHaveLength(2);
  const match = await gather({ people: 2 });
  await match.display.must('lobby.start', {});
  expect(await match.display.call('table.toLobby', {})).toMatchObject({ refusal: { key: 'not-over' } });
});

test('T-1, T-54: a sheet on which nobody can take anything back any more is not an empty one', async () => {
  const { display, host, code } = await gather({ game: 'sheet-plain', people: 2, host: { games } });
  await display.must('lobby.start', {});
  await display.until(() => display.choices.length > 0);
  const act = async (type: string, rest: object): Promise<void> => {
    const { move, frame } = display.choices.find(
      (choice) => (choice.move as { type: string }).type === type,
    )!;
    await display.move({ ...(move as { type: string }), ...rest }, frame);
  };
  expect(display.mine?.blank).toBe(true);
  for (const seat of [0, 1]) await act('score', { seat, points: 7 + seat });
  await act('ask', { what: 'yes-no' });
  for (const seat of [0, 1]) await act('vote', { seat, value: 1 });
  expect(display.mine?.canUndo).toBe(false);
  expect(display.mine?.blank).toBeUndefined();
  expect(await display.call('table.toLobby', {})).toMatchObject({ refusal: { key: 'not-over' } });
  expect(await display.call('table.choose', { game: 'sheet-plate' })).toMatchObject({
    refusal: { key: 'not-over' },
  });
  await host.close();
  const again = await openDisplay(await openHost({ games, dataDir: host.dataDir }), code);
  expect(again.mine?.blank).toBeUndefined();
});

test.each([
  ['as it was opened, it is closed', async () => undefined, 0],
  [
    'somebody sits there',
    (display: ScreenClient) => display.must('lobby.addPlayer', { name: 'Noor', face: 1 }),
    1,
  ],
  [
    'its rules were changed',
    (display: ScreenClient) => display.must('lobby.option', { key: 'turns', value: 7 }),
    1,
  ],
  ['other rules were chosen', (display: ScreenClient) => display.must('lobby.preset', { preset: 'long' }), 1],
])('a table is left in the lobby: %s', async (_, touch, left) => {
  const { display } = await gather({ people: 0 });
  await touch(display);
  await display.must('table.leave', {});
  expect((await display.must('home.state', {})).tables).toHaveLength(left);
});

test('a table that a guest is looking at stays when its display leaves', async () => {
  const { display, host } = await gather({ people: 0 });
  const guest = await ScreenClient.open(host.port, { table: display.table!.code });
  await display.must('table.leave', {});
  await guest.must('seat.join', { name: 'Noor', face: 1 });
  expect((await display.must('home.state', {})).tables).toHaveLength(1);
});

/** A game that is played the shorter, the more people there are. */
const crowded: AnyGame = {
  ...(tiny as unknown as AnyGame),
  presets: [
    { id: 'plain', options: {} },
    { id: 'long', options: { turns: 50 }, bySeats: { 3: { turns: 30 } } },
  ] as AnyGame['presets'],
};

test('what a preset settles by the number of people follows who is here, and so does what is said of its length', async () => {
  const { display } = await gather({ people: 2, host: { games: [crowded] } });
  await display.must('lobby.preset', { preset: 'long' });
  expect(display.table).toMatchObject({ options: { turns: 50 }, lobby: { lasts: { from: 50, to: 50 } } });
  await display.must('lobby.addBot', { level: 'apprentice' });
  expect(display.table).toMatchObject({
    options: { turns: 30 },
    preset: { id: 'long', custom: false },
    lobby: { lasts: { from: 30, to: 30 } },
  });
  await display.must('seat.remove', { seat: 0 });
  expect(display.table).toMatchObject({ options: { turns: 50 }, preset: { custom: false } });
});

test('a table that was kept before lengths depended on people has those of today as soon as it is opened', () => {
  const people = [0, 1, 2].map((seat) =>
    personSeat(
      { name: `${seat}`, face: 0, badge: seat, player: null, phone: null, token: null },
      seededRng(1),
    ),
  );
  const kept = { preset: 'long', options: { turns: 50 }, version: 1, seats: people };
  expect(fitted(crowded, storedLobby(kept, crowded)).options.turns).toBe(30);
  const own = { ...kept, options: { turns: 9 } };
  expect(fitted(crowded, storedLobby(own, crowded)).options.turns).toBe(9);
});

test('what somebody has set stays, whoever comes', async () => {
  const { display } = await gather({ people: 2, host: { games: [crowded] } });
  await display.must('lobby.preset', { preset: 'long' });
  await display.must('lobby.option', { key: 'turns', value: 7 });
  await display.must('lobby.addBot', { level: 'apprentice' });
  expect(display.table?.options.turns).toBe(7);
});
