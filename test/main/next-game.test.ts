/** A table outlives its games: code, seats and phones stay while games and sheets come and go. */
import { expect, test } from 'vitest';
import { machineTime } from '../../src/main/store/time.ts';
import { range } from '../../src/shared/lists.ts';
import { HeldTime } from '../support/held-time.ts';
import { beginMatch, gather, openDisplay, openHost, testGames } from './house.ts';
import { ScreenClient } from './screen-client.ts';
import { tiny } from './tiny-game.ts';

/** The same game for two at the most, and for more of them; without bots. */
const forTwo = { ...tiny, id: 'tiny-for-two', seats: { min: 2, max: 2 } };
const many = { ...tiny, id: 'tiny-for-many', seats: { min: 2, max: 12 }, bots: [] };
/** Its options go with two only. */
const pairs = {
  ...tiny,
  id: 'tiny-for-pairs',
  checkOptions: (_: object, seats: number) => (seats > 2 ? [{ field: 'turns', key: 'for-two' }] : []),
};
const games = [...testGames, forTwo, many, pairs];

const names = (people: readonly { readonly name: string }[] | undefined) => people?.map(({ name }) => name);

/** Bots play the match to its end. */
async function playedOut(people: number) {
  const evening = await gather({
    people,
    options: { turns: 1, marketClock: 1, turnClock: 1, cheers: false },
    host: { games },
  });
  const { display } = evening;
  for (const seat of range(people)) await display.must('seat.toBot', { seat, level: 'chef' });
  await display.must('lobby.start', {});
  await display.until(() => display.table?.phase === 'over');
  for (const seat of range(people)) await display.must('seat.toPerson', { seat });
  return evening;
}

test('N-39: another game is chosen after the results: phones follow with their seats, and play on', async () => {
  const { display, phones, code } = await playedOut(2);
  await display.must('table.choose', { game: 'tiny-sheet' });
  for (const phone of phones) await phone.until(() => phone.table?.game === 'tiny-sheet');
  expect(phones[0]!.table).toMatchObject({ code, kind: 'sheet', phase: 'lobby', match: null });
  expect(phones.map((phone) => phone.mine?.seat)).toEqual([0, 1]);
  await display.must('lobby.start', {});
  await phones[1]!.until(() => phones[1]!.table?.phase === 'playing');
  expect((await phones[1]!.move({ type: 'entry', seat: 1, points: 3 }, 'sheet')).ok).toBe(true);
  await display.move({ type: 'close' }, 'sheet');
  await display.must('table.choose', { game: 'tiny' });
  await display.must('lobby.start', {});
  await phones[0]!.until(() => phones[0]!.table?.phase === 'playing' && phones[0]!.hand.length === 3);
  expect(names(display.table?.seats)).toEqual(['Guest 1', 'Guest 2']);
});

test('what was played to its end is kept with the table, also through a restart, and goes with an undo', async () => {
  const { host, display, code } = await playedOut(2);
  const [first] = display.table!.evening;
  expect(first).toMatchObject({ game: 'tiny', seats: [{ rank: 1 }, {}] });
  expect((await display.must('history.list', { limit: 5 })).items[0]?.id).toBe(first!.id);
  await display.must('table.choose', { game: 'tiny-sheet' });
  await display.must('lobby.start', {});
  await display.move({ type: 'entry', seat: 0, points: 7 }, 'sheet');
  await display.move({ type: 'close' }, 'sheet');
  expect(display.table?.evening.map(({ game }) => game)).toEqual(['tiny', 'tiny-sheet']);
  await display.must('undo', {});
  expect(display.table?.evening.map(({ game }) => game)).toEqual(['tiny']);
  await display.must('redo', {});
  await host.close();
  const again = await openHost({ dataDir: host.dataDir, games });
  const back = await openDisplay(again, code);
  expect(back.table).toMatchObject({ game: 'tiny-sheet', phase: 'over' });
  expect(back.table?.evening.map(({ game }) => game)).toEqual(['tiny', 'tiny-sheet']);
});

test('T-4: after a long break the table tells of another evening, and each has a page of its own', async () => {
  let ahead = 0;
  const time = { ...machineTime, wall: () => machineTime.wall() + ahead };
  const { display } = await gather({ host: { games, time } });
  const playSheet = async (): Promise<string> => {
    await display.must('table.choose', { game: 'tiny-sheet' });
    await display.must('lobby.start', {});
    await display.move({ type: 'close' }, 'sheet');
    return display.table!.evening.at(-1)!.id;
  };
  const last = [await playSheet(), await playSheet()];
  expect(display.table?.evening.map(({ id }) => id)).toEqual(last);
  ahead = 9 * 3600_000;
  const next = [await playSheet(), await playSheet()];
  expect(display.table?.evening.map(({ id }) => id)).toEqual(next);
  const { items } = await display.must('history.list', { limit: 5 });
  const pageOf = (ids: readonly string[]) =>
    new Set(items.filter(({ id }) => ids.includes(id)).map(({ evening }) => evening));
  expect(pageOf(last).size + pageOf(next).size).toBe(2);
  expect(pageOf([...last, ...next]).size).toBe(2);
});

/** Numbers and names, as the board of the evening would count them. */
const boardOf = ({ table }: ScreenClient) =>
  table!.evening.map(({ seats }) => seats.map(({ who, name }) => [who, name] as const));

async function playSheet(display: ScreenClient): Promise<void> {
  await display.must('table.choose', { game: 'tiny-sheet' });
  await display.must('lobby.start', {});
  await display.move({ type: 'close' }, 'sheet');
}

test('N-88: who renames themselves during an evening is the same person on its board; whoever gets their seat is not', async () => {
  const { host, display, phones, code } = await gather({ host: { games } });
  await playSheet(display);
  await phones[0]!.must('seat.edit', { name: 'Maya', face: 4 });
  await display.must('seat.rename', { seat: 1, name: 'Tom', face: 2 });
  await playSheet(display);
  await display.must('table.choose', { game: 'tiny-sheet' });
  await display.must('seat.remove', { seat: 1 });
  const late = await ScreenClient.open(host.port, { table: code });
  await late.must('seat.join', { name: 'Guest 2', face: 7 });
  await playSheet(display);
  const board = [
    [
      [0, 'Guest 1'],
      [1, 'Guest 2'],
    ],
    [
      [0, 'Maya'],
      [1, 'Tom'],
    ],
  ];
  expect(boardOf(display).slice(0, 2)).toEqual(board);
  expect(boardOf(display)[2]!.map(([, name]) => name)).toEqual(['Maya', 'Guest 2']);
  expect(boardOf(display)[2]![0]![0]).toBe(0);
  await host.close();
  const again = await openHost({ dataDir: host.dataDir, games });
  expect(boardOf(await openDisplay(again, code))).toEqual(boardOf(display));
});

test('N-88: two of the roster who turn out to be one person are one on the board, until they are two again; no screen learns an id', async () => {
  const { display } = await gather({ people: 0, host: { games } });
  await display.must('table.choose', { game: 'tiny-sheet' });
  for (const name of ['Ada', 'Bo']) await display.must('lobby.addPlayer', { name, face: 1 });
  await playSheet(display);
  await display.must('seat.rename', { seat: 1, name: 'Bodil', face: 1 });
  await playSheet(display);
  expect(boardOf(display).map((seats) => seats[1])).toEqual([
    [1, 'Bo'],
    [2, 'Bodil'],
  ]);
  const { players } = await display.must('roster.list', {});
  const idOf = (name: string) => players.find((one) => one.name === name)!.id;
  const [from, into] = [idOf('Bo'), idOf('Bodil')];
  await display.must('roster.merge', { from, into });
  expect(boardOf(display).map((seats) => seats[1])).toEqual([
    [1, 'Bo'],
    [1, 'Bodil'],
  ]);
  expect(JSON.stringify(display.table)).not.toContain(into);
  const { merged } = await display.must('statistics.show', { player: into });
  await display.must('roster.unmerge', { merge: merged[0]!.id });
  expect(boardOf(display).map((seats) => seats[1])).toEqual([
    [1, 'Bo'],
    [2, 'Bodil'],
  ]);
  expect(JSON.stringify(display.table)).not.toContain(from);
});

test('while a match goes on no other game is chosen; a game that there is not is refused', async () => {
  const { display } = await gather({ host: { games } });
  expect(await display.call('table.choose', { game: 'chess' })).toMatchObject({
    refusal: { key: 'unknown-game' },
  });
  await display.must('lobby.start', {});
  expect(await display.call('table.choose', { game: 'tiny-sheet' })).toMatchObject({
    refusal: { key: 'not-over' },
  });
  expect(display.table?.game).toBe('tiny');
  await display.must('table.end', {});
  await display.must('table.choose', { game: 'tiny-sheet' });
});

test('N-26: a game that cannot be set up with what was saved is not chosen, and the results stay', async () => {
  const { display } = await beginMatch({ host: { games } });
  await display.must('table.end', {});
  await display.until(() => display.table?.phase === 'over');
  for (const game of ['tiny', 'tiny-sheet'])
    expect(await display.call('table.choose', { game, item: { no: 'such' } })).toMatchObject({
      refusal: { key: 'bad-item' },
    });
  await display.must('table.lock', { locked: true });
  expect(display.table).toMatchObject({ phase: 'over', game: 'tiny' });
});

test('N-70: what more than half of those at the table would play next is chosen, without the host', async () => {
  const { host, display, phones, code } = await playedOut(3);
  const [first, second, third] = phones;
  await third!.close();
  await display.until(() => display.table?.wishes?.asked === 2);
  await first!.must('table.wish', { game: 'tiny-for-two' });
  await first!.must('table.wish', { game: 'tiny-sheet' });
  expect(await first!.call('table.wish', { game: 'chess' })).toMatchObject({
    refusal: { key: 'unknown-game' },
  });
  const stranger = await ScreenClient.open(host.port, { table: code });
  expect(await stranger.call('table.wish', { game: 'tiny' })).toMatchObject({ refusal: { key: 'no-seat' } });
  expect(stranger.table).toMatchObject({
    phase: 'over',
    wishes: { wished: [{ badge: 0, game: 'tiny-sheet' }], asked: 2 },
  });
  await second!.must('table.wish', { game: 'tiny-sheet' });
  await display.until(() => display.table?.game === 'tiny-sheet');
  expect(display.table).toMatchObject({ phase: 'lobby', wishes: null });
  expect(names(display.table?.seats)).toEqual(['Guest 1', 'Guest 2', 'Guest 3']);
  expect(await first!.call('table.wish', { game: 'tiny' })).toMatchObject({ refusal: { key: 'not-over' } });
});

test('N-70: a majority that there is because a phone has gone chooses once it stays away; a newer tab or a page opened anew has not gone', async () => {
  const time = new HeldTime();
  const { host, display, phones, tokens, code } = await beginMatch({ people: 4, host: { games, time } });
  await display.must('table.end', {});
  const [first, second, third] = phones;
  for (const phone of [first!, second!]) await phone.must('table.wish', { game: 'tiny-sheet' });
  const newer = await ScreenClient.open(host.port, { table: code, seatToken: tokens[2]! });
  await third!.until(() => third!.bye === 'newer-tab');
  time.pass(60_000);
  await display.must('table.lock', { locked: true });
  expect(display.table).toMatchObject({ phase: 'over', wishes: { wished: [{}, {}], asked: 4 } });
  await newer.close();
  await display.until(() => display.table?.wishes?.asked === 3);
  time.pass(4900);
  const anew = await ScreenClient.open(host.port, { table: code, seatToken: tokens[2]! });
  await display.until(() => display.table?.wishes?.asked === 4);
  time.pass(60_000);
  await display.must('table.lock', { locked: false });
  expect(display.table).toMatchObject({ phase: 'over', wishes: { wished: [{}, {}], asked: 4 } });
  await anew.close();
  await display.until(() => display.table?.wishes?.asked === 3);
  time.pass(5000);
  await display.until(() => display.table?.game === 'tiny-sheet');
  expect(display.table).toMatchObject({ phase: 'lobby', wishes: null });
  expect(names(display.table?.seats)).toEqual(['Guest 1', 'Guest 2', 'Guest 3', 'Guest 4']);
});

test('N-70: so does one that there is because somebody has left the table, or is stood in for', async () => {
  for (const goes of ['leaves', 'lends'] as const) {
    const time = new HeldTime();
    const { display, phones } = await beginMatch({ people: 4, host: { games, time } });
    await display.must('table.end', {});
    for (const phone of phones.slice(0, 2)) await phone.must('table.wish', { game: 'tiny-sheet' });
    if (goes === 'leaves') await phones[3]!.must('seat.leave', {});
    else await display.must('seat.toBot', { seat: 3, level: 'chef' });
    await display.until(() => display.table?.wishes?.asked === 3);
    time.pass(5000);
    await display.until(() => display.table?.game === 'tiny-sheet');
  }
});

test('guests choose no game', async () => {
  const { phones } = await gather();
  expect(await phones[0]!.call('table.choose', { game: 'tiny-sheet' })).toMatchObject({
    refusal: { key: 'host-only' },
  });
});

test('N-39: who does not fit watches and is first the time after; whoever sat the longest makes room then', async () => {
  const { display, phones, tokens, host, code } = await gather({ people: 4, host: { games } });
  await display.must('table.choose', { game: 'tiny-for-two' });
  expect(names(display.table?.seats)).toEqual(['Guest 1', 'Guest 2']);
  expect(names(display.table?.waiting)).toEqual(['Guest 3', 'Guest 4']);
  const [, , third] = phones;
  await third!.until(() => third!.mine?.waiting === 0);
  expect(third!.mine).toMatchObject({ actor: null, seat: null, choices: [], view: null });
  expect(await third!.call('seat.join', { name: 'Somebody else', face: 1 })).toMatchObject({
    refusal: { key: 'already-seated' },
  });

  await display.must('table.choose', { game: 'tiny-for-two' });
  expect(names(display.table?.seats)).toEqual(['Guest 3', 'Guest 4']);
  expect(names(display.table?.waiting)).toEqual(['Guest 1', 'Guest 2']);
  await third!.until(() => third!.mine?.seat === 0);

  const reloaded = await ScreenClient.open(host.port, { table: code, seatToken: tokens[0]! });
  expect(reloaded.mine).toMatchObject({ seat: null, waiting: 0 });
  await display.must('table.choose', { game: 'tiny' });
  expect(names(display.table?.seats)).toEqual(['Guest 3', 'Guest 4', 'Guest 1', 'Guest 2']);
  expect(display.table?.waiting).toEqual([]);
  expect(new Set(display.table?.seats.map(({ badge }) => badge)).size).toBe(4);
});

test('a seat that becomes free in the lobby is that of whoever waits, and who leaves waits no more', async () => {
  const { display, phones } = await gather({ people: 4, host: { games } });
  await display.must('table.choose', { game: 'tiny-for-two' });
  await phones[3]!.until(() => phones[3]!.mine?.waiting === 1);
  await phones[3]!.must('seat.leave', {});
  expect(names(display.table?.waiting)).toEqual(['Guest 3']);
  await display.must('seat.remove', { seat: 0 });
  expect(names(display.table?.seats)).toEqual(['Guest 2', 'Guest 3']);
  expect(display.table?.waiting).toEqual([]);
});

/** Guests of whom nothing is kept, in a match. */
async function forgotten(people: number) {
  const { host, display, code } = await gather({ people: 0, host: { games } });
  await display.must('settings.set', { key: 'forgetGuests', value: true });
  const phones: ScreenClient[] = [];
  for (const n of range(people)) {
    const phone = await ScreenClient.open(host.port, { table: code });
    await phone.must('seat.join', { name: `Guest ${n + 1}`, face: n });
    phones.push(phone);
  }
  await display.must('lobby.start', {});
  return { host, display, phones, code };
}

test('N-38: who left a match has no seat in the next game, and may come again, also where guests are forgotten', async () => {
  const { host, display, phones, code } = await forgotten(3);
  await phones[0]!.must('seat.leave', {});
  expect(display.table?.seats[0]).toMatchObject({ name: 'Guest 1', kind: 'bot' });
  await display.must('table.end', {});
  await host.close();
  const again = await openHost({ dataDir: host.dataDir, games });
  const back = await openDisplay(again, code);
  await back.must('table.choose', { game: 'tiny' });
  expect(names(back.table?.seats)).toEqual(['Guest 2', 'Guest 3']);
  const phone = await ScreenClient.open(again.port, { table: code });
  await phone.must('seat.join', { name: 'Guest 1', face: 1 });
});

test('N-38: so is who was taken off the roster meanwhile', async () => {
  const { display, phones } = await beginMatch({ people: 3, host: { games } });
  await phones[0]!.must('seat.leave', {});
  const { players } = await display.must('roster.list', {});
  await display.must('roster.forget', { id: players.find(({ name }) => name === 'Guest 1')!.id });
  await display.must('table.end', {});
  await display.must('table.choose', { game: 'tiny' });
  expect(names(display.table?.seats)).toEqual(['Guest 2', 'Guest 3']);
});

test('N-38: a seat that somebody left and has again is lent to a bot like any other', async () => {
  const { host, display, phones, code } = await forgotten(3);
  for (const seat of [0, 1]) await phones[seat]!.must('seat.leave', {});
  const { url } = await display.must('seat.pass', { seat: 0 });
  const phone = await ScreenClient.open(host.port, { table: code });
  await phone.must('seat.take', { pass: url.split('#pass=')[1]! });
  await display.must('seat.toPerson', { seat: 1 });
  for (const seat of [0, 1]) await display.must('seat.toBot', { seat, level: 'chef' });
  await display.must('table.end', {});
  await display.must('table.choose', { game: 'tiny' });
  expect(names(display.table?.seats)).toEqual(['Guest 1', 'Guest 3', 'Guest 2']);
});

test('who waits and is given somebody’s seat waits no more', async () => {
  const { display, phones } = await gather({ people: 4, host: { games } });
  await display.must('table.choose', { game: 'tiny-for-two' });
  const [first, , third, fourth] = phones;
  await fourth!.until(() => fourth!.mine?.waiting === 1);
  const { url } = await display.must('seat.pass', { seat: 1 });
  await fourth!.must('seat.take', { pass: url.split('#pass=')[1]! });
  expect(names(display.table?.waiting)).toEqual(['Guest 3']);
  await first!.close();
  await display.until(() => display.table?.seats[0]?.awake === false);
  await third!.must('seat.claim', { seat: 0 });
  await display.until(() => display.table?.claims.length === 1);
  await display.must('seat.nod', { claim: display.table!.claims[0]!.id, yes: true });
  await third!.until(() => third!.given.length > 0);
  expect(display.table?.waiting).toEqual([]);
});

test('bots make room for people, go where none can play, and come at a level that the game has', async () => {
  const { display } = await gather({ people: 2, bots: ['chef', 'apprentice'], host: { games } });
  await display.must('table.choose', { game: 'tiny-for-two' });
  expect(display.table?.seats.map(({ kind }) => kind)).toEqual(['person', 'person']);
  const two = await gather({ people: 2, bots: ['chef'], host: { games } });
  await two.display.must('table.choose', { game: 'tiny-for-many' });
  expect(two.display.table?.seats).toHaveLength(2);
});

test('each game is set up as this table had it, but for options that named a seat', async () => {
  const { display } = await gather({ people: 2, host: { games } });
  await display.must('lobby.preset', { preset: 'long' });
  await display.must('lobby.option', { key: 'first', value: 1 });
  await display.must('lobby.option', { key: 'marketClock', value: 1000 });
  await display.must('table.choose', { game: 'tiny-sheet' });
  expect(display.table?.options.marketClock).toBe(0);
  await display.must('table.choose', { game: 'tiny' });
  expect(display.table).toMatchObject({
    preset: { id: 'long' },
    options: { turns: 50, marketClock: 1000, first: null },
  });
});

test('N-39: who comes late chooses where to sit in the next match, and again, and sits there with one more', async () => {
  const { display, host, code } = await beginMatch({ people: 2, host: { games } });
  const late = await ScreenClient.open(host.port, { table: code });
  const person = { name: 'Rosa', face: 4 };
  const { token } = await late.must('seat.next', { ...person, behind: 1 });
  await late.until(() => late.mine?.waiting === 0);
  expect(await late.must('seat.next', { ...person, behind: 0 })).toEqual({ token });
  expect(display.table?.waiting).toMatchObject([{ name: 'Rosa', behind: 0 }]);
  expect(await late.call('seat.join', person)).toMatchObject({ refusal: { key: 'match-has-begun' } });
  const gone = await ScreenClient.open(host.port, { table: code });
  await gone.must('seat.next', { name: 'Kim', face: 5, behind: 1 });
  await gone.close();
  await display.must('table.end', {});
  await display.must('table.again', {});
  expect(display.table).toMatchObject({ phase: 'playing', waiting: [{ name: 'Kim' }] });
  expect(names(display.table?.seats)).toEqual(['Guest 1', 'Rosa', 'Guest 2']);
  await late.until(() => late.mine?.seat === 1);
  const back = await ScreenClient.open(host.port, { table: code, seatToken: token });
  expect(back.mine?.seat).toBe(1);
});

test('N-39: late guests make nobody else leave, and wait until there is room for them', async () => {
  const { display, phones, host, code } = await beginMatch({ people: 2, host: { games } });
  const late = await ScreenClient.open(host.port, { table: code });
  await late.must('seat.next', { name: 'Rosa', face: 4, behind: display.table!.seats[1]!.badge });
  await display.must('table.end', {});
  for (const _ of range(2)) {
    await display.must('table.choose', { game: 'tiny-for-two' });
    expect(names(display.table?.seats)).toEqual(['Guest 1', 'Guest 2']);
  }
  await phones[0]!.must('seat.leave', {});
  expect(names(display.table?.seats)).toEqual(['Guest 2', 'Rosa']);
});

test('N-39: where more wait than there are seats no late guest comes before them', async () => {
  const { display, host, code } = await gather({ people: 5, host: { games } });
  await display.must('table.choose', { game: 'tiny-for-two' });
  await display.must('lobby.start', {});
  for (const [face, name] of ['Rosa', 'Kim'].entries()) {
    const late = await ScreenClient.open(host.port, { table: code });
    await late.must('seat.next', { name, face, behind: display.table!.seats[0]!.badge });
  }
  await display.must('table.end', {});
  await display.must('table.choose', { game: 'tiny-for-two' });
  expect(names(display.table?.seats)).toEqual(['Guest 3', 'Guest 4']);
  expect(names(display.table?.waiting)).toEqual(['Guest 5', 'Guest 1', 'Guest 2', 'Rosa', 'Kim']);
});

test('another match that cannot begin with one more leaves the results with the seats they are of', async () => {
  const { display, host, code } = await beginMatch({ people: 2, game: 'tiny-for-pairs', host: { games } });
  const late = await ScreenClient.open(host.port, { table: code });
  await late.must('seat.next', { name: 'Rosa', face: 4, behind: 0 });
  await display.must('table.end', {});
  expect(await display.call('table.again', {})).toMatchObject({ refusal: { key: 'options-do-not-fit' } });
  expect(names(display.table?.seats)).toEqual(['Guest 1', 'Guest 2']);
  expect(display.table).toMatchObject({ phase: 'over', waiting: [{ name: 'Rosa' }] });
});

test('N-39: a late guest sits beside whoever is left of those they chose between; bots keep to the end', async () => {
  const { display, phones, host, code } = await beginMatch({ people: 3, bots: ['chef'], host: { games } });
  const late = await ScreenClient.open(host.port, { table: code });
  await late.must('seat.next', { name: 'Rosa', face: 4, behind: display.table!.seats[1]!.badge });
  await phones[1]!.must('seat.leave', {});
  await display.must('table.end', {});
  await display.must('table.toLobby', {});
  expect(names(display.table?.seats)?.slice(0, 3)).toEqual(['Guest 1', 'Rosa', 'Guest 3']);
  expect(display.table?.seats.map(({ kind }) => kind)).toEqual(['person', 'person', 'person', 'bot']);
});

test('a late guest is refused at a locked table, under somebody’s name, with a seat, and where twelve are already', async () => {
  const { display, phones, host, code } = await beginMatch({ people: 2, host: { games } });
  const late = await ScreenClient.open(host.port, { table: code });
  const behind = display.table!.seats[0]!.badge;
  const refused = async (screen: ScreenClient, name: string) => {
    const answer = await screen.call('seat.next', { name, face: 1, behind });
    return answer.ok ? null : answer.refusal.key;
  };
  expect(await refused(phones[0]!, 'Rosa')).toBe('already-seated');
  expect(await refused(late, 'guest 1')).toBe('name-taken');
  await display.must('table.lock', { locked: true });
  expect(await refused(late, 'Rosa')).toBe('table-locked');
  await display.must('table.lock', { locked: false });
  for (const n of range(10)) {
    const one = await ScreenClient.open(host.port, { table: code });
    expect(await refused(one, `Late ${n}`)).toBe(null);
  }
  expect(await refused(late, 'Rosa')).toBe('table-full');
});
