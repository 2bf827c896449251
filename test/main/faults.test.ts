/** What breaks in one place, and who goes on. */
import { beforeEach, expect, test } from 'vitest';
import { openStore } from '../../src/main/store/store.ts';
import { beginMatch, gather, newFolder, openDisplay, toFirstTurn } from './house.ts';
import { ScreenClient } from './screen-client.ts';
import { tiny } from './tiny-game.ts';

const trip = (): never => {
  throw new Error('tripped');
};

/** Comes to its end by its clocks alone, and trips where its name says, until it is mended. */
const broken = { now: true };
const faulty = (id: string, parts: Partial<typeof tiny>): typeof tiny => ({ ...tiny, id, ...parts });
const breaking = <A extends unknown[], R>(work: (...given: A) => R, when: (...given: A) => boolean) => {
  return (...given: A): R => (broken.now && when(...given) ? trip() : work(...given));
};
const games = [
  tiny,
  faulty('receipt', { receipt: breaking(tiny.receipt, () => true) }),
  faulty('clock', { decide: breaking(tiny.decide, (_, { actor }) => actor === 'table') }),
  faulty('view', { tableView: breaking(tiny.tableView, ({ phase }) => phase !== 'market') }),
  faulty('laid', {
    tableView: breaking(tiny.tableView, ({ players }) => players.some(({ laid }) => laid.length > 0)),
  }),
  faulty('bot', {
    bots: tiny.bots.map((bot) => ({ ...bot, choose: breaking(bot.choose, () => true) })),
  }),
];

const CLOCKS = { turns: 1, marketClock: 5, turnClock: 5 };

beforeEach(() => {
  broken.now = true;
});

test('N-53: a table that breaks over its own clock costs no other table anything', async () => {
  const { host } = await beginMatch({ game: 'receipt', options: CLOCKS, host: { games, clockSpeed: 100 } });
  const display = await openDisplay(host);
  const { code } = await display.must('table.create', { game: 'tiny' });
  const phone = await ScreenClient.open(host.port, { table: code });
  await phone.until(() => host.said.some((line) => line.includes('tripped')));
  expect((await phone.call('seat.join', { name: 'Maya', face: 3 })).ok).toBe(true);
  expect(phone.table?.seats).toHaveLength(1);
});

const isStuck = (screen: ScreenClient): boolean => screen.table?.paused?.key === 'fault';

test.each([
  ['its own end', 'receipt', { options: CLOCKS }],
  ['its clock', 'clock', { options: CLOCKS }],
  ['what is to be seen of it', 'view', { options: CLOCKS }],
  // No clock, and no one else: on a busy machine time would be up before a bot is asked.
  ['a bot', 'bot', { people: 0, bots: ['apprentice', 'apprentice'], options: { turns: 1 } }],
])('N-61: a table that breaks over %s says so, and the host goes on', async (_, game, plan) => {
  const evening = await beginMatch({ game, ...plan, host: { games, clockSpeed: 100 } });
  const { display, phones, code, host } = evening;
  const screens = [display, ...phones];
  await Promise.all(screens.map((screen) => screen.until(() => isStuck(screen))));
  const late = await ScreenClient.open(host.port, { table: code });
  await late.until(() => isStuck(late));
  expect(late.table?.match?.running).toBe(false);
  expect(late.table?.phase).toBe('playing');
  broken.now = false;
  await display.must('table.resume', {});
  await Promise.all(screens.map((screen) => screen.until(() => screen.table?.phase === 'over')));
  expect(display.table?.paused).toBe(null);
  expect(display.table?.match?.receipt).not.toBe(null);
});

test('N-61: what breaks for good can be taken back, tried again and ended', async () => {
  const evening = await beginMatch({ game: 'laid', host: { games } });
  const { display } = evening;
  const { mover } = await toFirstTurn(evening);
  await mover.move({ type: 'lay', card: mover.hand[0] });
  await display.until(() => isStuck(display));
  expect(await mover.move({ type: 'end' })).toMatchObject({
    refusal: { key: 'paused' },
  });
  expect(display.mine?.canUndo).toBe(true);
  await display.must('undo', {});
  await display.until(() => !isStuck(display));
  await display.must('redo', {});
  await display.until(() => isStuck(display));
  await display.must('table.resume', {});
  expect(isStuck(display)).toBe(true);
  await display.must('table.end', {});
  await display.until(() => display.table?.phase === 'over');
});

test('N-61: a match of which nothing can be shown is lost, and its people are in the lobby', async () => {
  const unseen = faulty('unseen', { tableView: trip });
  const { display, phones, host } = await gather({ game: 'unseen', host: { games: [tiny, unseen] } });
  await display.call('lobby.start', {});
  await display.until(() => display.table?.hasLostMatch === true);
  expect(display.table).toMatchObject({ phase: 'lobby', seats: [{}, {}] });
  await display.must('table.choose', { game: 'tiny' });
  await display.must('lobby.start', {});
  await phones[0]!.until(() => phones[0]!.table?.phase === 'playing');
  expect(host.said.join()).toContain('tripped');
});

test('whoever breaks over what was stored keeps nobody else from hearing it', async () => {
  const { writer, ...store } = openStore(newFolder());
  const faults: unknown[] = [];
  writer.onFault((error) => faults.push(error));
  const broken = new Error('broken');
  const breaks = (): never => {
    throw broken;
  };
  const heard: string[] = [];
  writer.touch({ stored: breaks, lost: breaks });
  writer.touch({ stored: () => void heard.push('party'), lost: breaks });
  writer.after(breaks);
  writer.after((error) => void heard.push(`answer ${error}`));
  writer.settle();
  expect(heard).toEqual(['party', 'answer null']);
  expect(faults).toEqual([broken, broken]);
  store.close();
});
