import { expect, test } from 'vitest';
import { openStore } from '../../src/main/store/store.ts';
import { beginMatch, gather, openDisplay, openHost } from './house.ts';
import { ScreenClient } from './screen-client.ts';

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
  expect(display.table?.seats[0]?.player).toBe(players.find(({ name }) => name === 'Guest 2')?.id);
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
  const id = display.table!.seats[0]!.player;
  await display.must('table.toLobby', {});
  await display.must('seat.rename', { seat: 0, name: 'Noor', face: 2 });
  await display.until(() => display.table?.seats[0]?.name === 'Noor');
  expect(display.table?.seats[0]?.player).not.toBe(id);
  expect(await roster(display)).toEqual(['Guest 1']);
});

test('whoever is merged or forgotten while sitting at a table does not come back with its end', async () => {
  const { display } = await beginMatch({ people: 2 });
  const { id: into } = await display.must('roster.save', { name: 'Regular', face: 1 });
  const { players } = await display.must('roster.list', {});
  const idOf = (wanted: string): string => players.find(({ name }) => name === wanted)!.id;
  await display.must('roster.merge', { from: idOf('Guest 1'), into });
  await display.must('roster.forget', { id: idOf('Guest 2') });
  await display.until(() => display.table?.seats[1]?.player === undefined);
  expect(display.table?.seats[0]?.player).toBe(into);
  await display.must('table.end', {});
  await display.must('table.again', {});
  expect(await roster(display)).toEqual(['Regular']);
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
