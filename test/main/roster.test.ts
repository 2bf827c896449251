import { expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { openStore } from '../../src/main/store/store.ts';
import type { Player } from '../../src/shared/protocol.ts';
import { beginMatch, gather, openDisplay, openHost, type TestHost } from './house.ts';
import { ScreenClient } from './screen-client.ts';

/** Of the roster, by seat. */
const seatedAt = async (display: ScreenClient): Promise<readonly (string | null)[]> =>
  (await display.must('roster.list', {})).seated;

const roster = async (display: ScreenClient): Promise<string[]> =>
  (await display.must('roster.list', {})).players.map(({ name }) => name).sort();

test('a guest who plays is remembered in the roster, and is the same player next time', async () => {
  const { display, phones } = await beginMatch({ people: 2 });
  const { players } = await display.must('roster.list', {});
  expect(players.map(({ name }) => name).sort()).toEqual(['Guest 1', 'Guest 2']);
  await phones[0]!.must('seat.edit', { name: 'Noor', face: 7 });
  await display.until(() => display.table?.seats[0]?.name === 'Noor');
  await display.must('table.create', { game: 'tiny' });
  await display.until(() => display.table?.seats.length === 0);
  await display.must('lobby.addPlayer', { name: 'guest 2', face: 1 });
  expect(await seatedAt(display)).toEqual([players.find(({ name }) => name === 'Guest 2')?.id]);
});

test('whoever leaves the lobby again, or is spelled anew there, leaves nobody behind in the roster', async () => {
  const { display, phones } = await gather({ people: 3 });
  await display.must('seat.rename', { seat: 0, name: 'Inès', face: 4 });
  await phones[1]!.must('seat.leave', {});
  await display.until(() => display.table?.seats.length === 2);
  expect(await roster(display)).toEqual([]);
  await display.must('lobby.start', {});
  expect(await roster(display)).toEqual(['Guest 3', 'Inès']);
  await display.must('seat.rename', { seat: 0, name: 'Inés', face: 4 });
  expect(await roster(display)).toEqual(['Guest 3', 'Inés']);
});

test('another name for somebody who has played is another person', async () => {
  const { display, phones } = await beginMatch({ people: 1, bots: ['chef'], options: { turns: 1 } });
  const [guest] = phones;
  while (guest!.table?.phase === 'playing') {
    const choice = guest!.choices.findLast(({ blocked }) => !blocked);
    if (choice) await guest!.move(choice.move as { type: string }, choice.frame);
    else await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const [id] = await seatedAt(display);
  await display.must('table.toLobby', {});
  await display.must('seat.rename', { seat: 0, name: 'Noor', face: 2 });
  await display.until(() => display.table?.seats[0]?.name === 'Noor');
  expect((await seatedAt(display))[0]).not.toBe(id);
  expect(await roster(display)).toEqual(['Guest 1']);
});

test('whoever is merged or forgotten while sitting at a table does not come back with its end', async () => {
  const { display } = await beginMatch({ people: 2 });
  const { id: into } = await display.must('roster.save', { name: 'Regular', face: 1 });
  const { players } = await display.must('roster.list', {});
  const idOf = (wanted: string): string => players.find(({ name }) => name === wanted)!.id;
  await display.must('roster.merge', { from: idOf('Guest 1'), into });
  await display.must('roster.forget', { id: idOf('Guest 2') });
  expect(await seatedAt(display)).toEqual([into, null]);
  await display.must('table.end', {});
  await display.must('table.again', {});
  expect(await roster(display)).toEqual(['Regular']);
});

test('a seat that turns out to be somebody else’s leaves both as the roster knows them', async () => {
  const { display } = await gather({ people: 0 });
  const { id } = await display.must('roster.save', { name: 'Ben', face: 7 });
  await display.must('roster.save', { name: 'Ana', face: 2 });
  await display.must('lobby.addPlayer', { name: 'Ana', face: 2 });
  await display.until(() => display.table?.seats.length === 1);
  await display.must('seat.rename', { seat: 0, name: 'ben', face: 2 });
  await display.until(() => display.table?.seats[0]?.name === 'Ben');
  expect(await seatedAt(display)).toEqual([id]);
  expect(display.table!.seats[0]!.face).toBe(7);
  const { players } = await display.must('roster.list', {});
  expect(players.map(({ name, face }) => [name, face]).sort()).toEqual([
    ['Ana', 2],
    ['Ben', 7],
  ]);
});

test('two who are merged while they sit at one table do not become one person in two seats', async () => {
  const { display } = await beginMatch({ people: 2 });
  const [from, into] = await seatedAt(display);
  await display.must('roster.merge', { from: from!, into: into! });
  expect(await seatedAt(display)).toEqual([null, into]);
});

test('a merge that is taken back gives their seats back as well, also after a restart and for both at one table', async () => {
  const { display, host, code } = await beginMatch({ people: 2 });
  const [one, two] = await seatedAt(display);
  const { id: regular } = await display.must('roster.save', { name: 'Regular', face: 1 });
  await display.must('roster.merge', { from: one!, into: two! });
  await display.must('roster.merge', { from: two!, into: regular });
  expect(await seatedAt(display)).toEqual([null, regular]);
  await host.close();
  const again = await openDisplay(await openHost({ dataDir: host.dataDir }), code);
  const takeBack = async (from: string): Promise<void> => {
    const { merged } = await again.must('statistics.show', { player: from });
    await again.must('roster.unmerge', { merge: merged[0]!.id });
  };
  await takeBack(regular);
  expect(await seatedAt(again)).toEqual([null, two]);
  await takeBack(two!);
  expect(await seatedAt(again)).toEqual([one, two]);
});

test('a merge that is taken back gives back no seat that is somebody else’s by now', async () => {
  const { display } = await beginMatch({ people: 2 });
  const [from] = await seatedAt(display);
  const { id: into } = await display.must('roster.save', { name: 'Regular', face: 1 });
  await display.must('roster.merge', { from: from!, into });
  const { id: noor } = await display.must('roster.save', { name: 'Noor', face: 2 });
  await display.must('seat.rename', { seat: 0, name: 'Noor', face: 2 });
  const { merged } = await display.must('statistics.show', { player: into });
  await display.must('roster.unmerge', { merge: merged[0]!.id });
  expect((await seatedAt(display))[0]).toBe(noor);
});

test('whoever sat down and finished nothing is forgotten after a week; whom the host wrote down stays', async () => {
  const { display, host } = await beginMatch({ people: 2 });
  await display.must('roster.save', { name: 'Regular', face: 1 });
  const [first] = (await display.must('roster.list', {})).players.filter(({ name }) => name === 'Guest 1');
  await display.must('roster.save', { id: first!.id, name: 'Guest 1', face: 3 });
  await host.close();
  const store = openStore(host.dataDir);
  store.db.exec('UPDATE players SET created_at = created_at - 8 * 24 * 3600 * 1000');
  store.close();
  const back = await openHost({ dataDir: host.dataDir });
  expect(await roster(await openDisplay(back))).toEqual(['Guest 1', 'Regular']);
});

test('the house may forget its guests', async () => {
  const { display, host } = await gather({ people: 0 });
  host.settings.set('forgetGuests', true);
  const { code } = display.table!;
  const guest = await ScreenClient.open(host.port, { table: code });
  await guest.must('seat.join', { name: 'Passing', face: 0 });
  expect((await display.must('roster.list', {})).players).toEqual([]);
});

// ---------------------------------------------------------------- who may change whom

interface Person {
  readonly name: string;
  readonly face: number;
  readonly proof?: string;
}

/** Somebody sits down at a new table, plays a little and is gone again; what their phone keeps of it. */
async function visit(host: TestHost, person: Person): Promise<string | undefined> {
  const display = await openDisplay(host);
  const { code } = await display.must('table.create', { game: 'tiny' });
  await display.must('lobby.addBot', { level: 'chef' });
  const phone = await ScreenClient.open(host.port, { table: code });
  const { proof } = await phone.must('seat.join', person);
  await display.must('lobby.start', {});
  await display.must('table.close', { code });
  return proof;
}

const listed = async (host: TestHost): Promise<readonly Player[]> =>
  (await (await openDisplay(host)).must('roster.list', {})).players;

test('N-55: no guest is shown the lasting id of anybody', async () => {
  const { display, phones } = await beginMatch({ people: 2 });
  const { players, seated } = await display.must('roster.list', {});
  expect(seated).toEqual(['Guest 1', 'Guest 2'].map((name) => players.find((one) => one.name === name)?.id));
  for (const { id } of players) {
    for (const screen of [...phones, display])
      expect(screen.received.filter((text) => text.includes(id) && !text.includes('"players"'))).toEqual([]);
  }
});

test('N-55: whoever knows an id of the roster is nobody by it, and changes nothing', async () => {
  const { display, host, phones } = await gather({ people: 1 });
  const { id } = await display.must('roster.save', { name: 'Regular', face: 1 });
  await phones[0]!.must('seat.leave', {});
  const guest = phones[0]!;
  expect(await guest.send(guest.newCall('seat.join', { name: 'Nobody', face: 9, player: id }))).toMatchObject(
    {
      refusal: { key: 'bad-call' },
    },
  );
  await visit(host, { name: 'Nobody', face: 9, proof: id });
  expect(await listed(host)).toContainEqual(expect.objectContaining({ id, name: 'Regular', face: 1 }));
});

test('N-55: the name of a regular brings no right to change theirs', async () => {
  const host = await openHost();
  await visit(host, { name: 'Maya', face: 3 });
  const [maya] = await listed(host);
  expect(await visit(host, { name: 'MAYA', face: 9 })).toBeUndefined();
  expect(await listed(host)).toEqual([maya]);

  const display = await openDisplay(host);
  const { code } = await display.must('table.create', { game: 'tiny' });
  const phone = await ScreenClient.open(host.port, { table: code });
  await phone.must('seat.join', { name: 'Maya', face: 9 });
  await phone.must('seat.edit', { name: 'Zed', face: 9 });
  await display.must('lobby.addBot', { level: 'chef' });
  await display.must('lobby.start', {});
  expect(await listed(host)).toContainEqual(maya);
});

test('N-55: a phone is known again by its proof, under another name too; one that was made up proves nothing', async () => {
  const host = await openHost();
  const proof = await visit(host, { name: 'Maya', face: 3 });
  const [maya] = await listed(host);
  expect(await visit(host, { name: 'Maia', face: 5, proof: proof! })).toBe(proof);
  expect(await listed(host)).toEqual([{ ...maya, name: 'Maia', face: 5 }]);
  const other = await visit(host, { name: 'Eve', face: 2, proof: 'made-up-by-somebody-else' });
  expect(other).not.toBe('made-up-by-somebody-else');
  expect((await listed(host)).map(({ name }) => name).sort()).toEqual(['Eve', 'Maia']);
});

test('N-55: a phone whose owner becomes somebody else at the table is theirs the next time', async () => {
  const host = await openHost();
  const proof = await visit(host, { name: 'Maya', face: 3 });
  await visit(host, { name: 'Leo', face: 4 });
  const before = await listed(host);
  const display = await openDisplay(host);
  const { code } = await display.must('table.create', { game: 'tiny' });
  const phone = await ScreenClient.open(host.port, { table: code });
  await phone.must('seat.join', { name: 'Maya', face: 3, proof: proof! });
  await phone.must('seat.edit', { name: 'Leo', face: 8 });
  await display.must('table.close', { code });
  await visit(host, { name: 'Leo', face: 8, proof: proof! });
  expect(await listed(host)).toEqual(expect.arrayContaining([...before]));
});

test('N-55: a proof goes with whoever is merged, and is worth nothing for whoever is forgotten', async () => {
  const host = await openHost();
  const proof = await visit(host, { name: 'Maya', face: 3 });
  const [maya] = await listed(host);
  const display = await openDisplay(host);
  const { id: into } = await display.must('roster.save', { name: 'Maya M.', face: 1 });
  await display.must('roster.merge', { from: maya!.id, into });
  await visit(host, { name: 'Maya Two', face: 6, proof: proof! });
  expect(await listed(host)).toMatchObject([{ id: into, name: 'Maya Two', face: 6 }]);
  await display.must('roster.forget', { id: into });
  expect(await visit(host, { name: 'Maya', face: 6, proof: proof! })).not.toBe(proof);
  expect(await listed(host)).toMatchObject([{ name: 'Maya' }]);
});

test('N-55: a phone that remembers the id of an older program gets a proof for it, once, and only under its name', async () => {
  const host = await openHost();
  const display = await openDisplay(host);
  const { id } = await display.must('roster.save', { name: 'Inès', face: 1 });
  await visit(host, { name: 'Eve', face: 2, proof: id });
  expect(await listed(host)).toContainEqual(expect.objectContaining({ id, name: 'Inès', face: 1 }));
  const proof = await visit(host, { name: 'inès', face: 4, proof: id });
  expect(proof).not.toBe(id);
  expect(await listed(host)).toContainEqual(expect.objectContaining({ id, name: 'inès', face: 4 }));
  expect(await visit(host, { name: 'inès', face: 7, proof: id })).toBeUndefined();
  expect(await visit(host, { name: 'Inès B.', face: 5, proof: proof! })).toBe(proof);
  expect(await listed(host)).toContainEqual(expect.objectContaining({ id, name: 'Inès B.', face: 5 }));
});

test('two who were merged by mistake are two again, each with what they had played', async () => {
  const host = await openHost({ games });
  const display = await openDisplay(host);
  const play = (names: readonly string[]) =>
    display.must('history.write', {
      ...{ game: 'sheet-plain', at: 1_600_000_000_000, wins: 'high', place: '', note: '' },
      players: names.map((name, i) => ({ name, points: [i] })),
    });
  const { id: shared } = await play(['Ana', 'Anna']);
  const { id: alone } = await play(['Anna', 'Bo']);
  const before = (await display.must('roster.list', {})).players;
  const idOf = (name: string): string => before.find((player) => player.name === name)!.id;
  const [from, into] = [idOf('Anna'), idOf('Ana')];
  await display.must('roster.merge', { from, into });
  const later = await play(['Ana', 'Bo']);
  const { merged } = await display.must('statistics.show', { player: into });
  expect(merged).toMatchObject([{ name: 'Anna' }]);
  expect(await display.must('roster.unmerge', { merge: merged[0]!.id })).toEqual({ id: from });
  const playersOf = async (id: string) =>
    (await display.must('history.show', { id })).players.map(({ name, player }) => [name, player]);
  expect(await playersOf(shared)).toContainEqual(['Anna', from]);
  expect(await playersOf(shared)).toContainEqual(['Ana', into]);
  expect(await playersOf(alone)).toContainEqual(['Anna', from]);
  expect(await playersOf(later.id)).toContainEqual(['Ana', into]);
  expect(await display.must('statistics.show', { player: into })).toMatchObject({ merged: [] });
  expect(await display.call('roster.unmerge', { merge: merged[0]!.id })).toMatchObject({
    refusal: { key: 'no-such-player' },
  });
});

test.each([
  ['the last first', ['Bea', 'Abe']],
  ['the first first', ['Abe', 'Bea']],
])('who became one after the other are taken apart again, %s', async (_, names) => {
  const host = await openHost({ games });
  const display = await openDisplay(host);
  const play = async (players: readonly string[]): Promise<string> => {
    const { id } = await display.must('history.write', {
      ...{ game: 'sheet-plain', at: 1_600_000_000_000, wins: 'high', place: '', note: '' },
      players: players.map((name, i) => ({ name, points: [i] })),
    });
    return id;
  };
  const plays = [
    await play(['Abe', 'Xu']),
    await play(['Bea', 'Xu']),
    await play(['Abe', 'Cy']),
    await play(['Bea', 'Cy']),
    await play(['Abe', 'Bea', 'Cy']),
  ];
  const seated = async () =>
    Promise.all(
      plays.map(async (id) =>
        (await display.must('history.show', { id })).players
          .filter(({ player }) => player !== undefined)
          .map(({ name, player }) => [name, player])
          .sort(),
      ),
    );
  const before = await seated();
  const { players } = await display.must('roster.list', {});
  const idOf = (name: string): string => players.find((player) => player.name === name)!.id;
  await display.must('roster.merge', { from: idOf('Abe'), into: idOf('Bea') });
  await display.must('roster.merge', { from: idOf('Bea'), into: idOf('Cy') });
  for (const name of names) {
    const everybody = [idOf('Cy'), idOf('Bea')].map((player) => display.call('statistics.show', { player }));
    const merged = (await Promise.all(everybody)).flatMap((answer) => (answer.ok ? answer.value.merged : []));
    await display.must('roster.unmerge', { merge: merged.find((one) => one.name === name)!.id });
  }
  expect(await seated()).toEqual(before);
});

test('T-44: a merge that is taken back gives nobody the play of somebody who was seated anew by a correction', async () => {
  const host = await openHost({ games });
  const display = await openDisplay(host);
  const write = (players: readonly (readonly [string, number])[], id?: string) =>
    display.must('history.write', {
      ...{ game: 'sheet-plain', at: 1_600_000_000_000, wins: 'high', place: '', note: '' },
      ...(id !== undefined && { id }),
      players: players.map(([name, points]) => ({ name, points: [points] })),
    });
  const turned = await write([
    ['Ann', 5],
    ['Bob', 9],
  ]);
  const dropped = await write([
    ['Ann', 5],
    ['Bob', 9],
  ]);
  await write([
    ['Anna', 1],
    ['Bob', 2],
  ]);
  const { players } = await display.must('roster.list', {});
  const idOf = (name: string): string => players.find((player) => player.name === name)!.id;
  await display.must('roster.merge', { from: idOf('Ann'), into: idOf('Anna') });
  await write(
    [
      ['Bob', 9],
      ['Anna', 5],
    ],
    turned.id,
  );
  await write(
    [
      ['Bob', 9],
      ['Cy', 5],
    ],
    dropped.id,
  );
  const { merged } = await display.must('statistics.show', { player: idOf('Anna') });
  await display.must('roster.unmerge', { merge: merged[0]!.id });
  const playersOf = async (id: string) =>
    (await display.must('history.show', { id })).players.map(({ name, player }) => [name, player]);
  expect(await playersOf(turned.id)).toEqual([
    ['Bob', idOf('Bob')],
    ['Anna', idOf('Ann')],
  ]);
  expect((await playersOf(dropped.id))[0]).toEqual(['Bob', idOf('Bob')]);
});
