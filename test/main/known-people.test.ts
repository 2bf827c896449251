/** What came out in one match need not be asked again the same evening. */
import { expect, test } from 'vitest';
import { withKnown } from '../../src/main/table/known-people.ts';
import type { Lobby } from '../../src/main/table/lobby.ts';
import type { AnyGame } from '../../src/shared/game.ts';
import { range } from '../../src/shared/lists.ts';
import { gather, openDisplay, openHost, testGames } from './house.ts';
import { tiny } from './tiny-game.ts';

/** Whoever sits on the second chair turns out to be the oldest; the next match is told where that is. */
const asksAges = {
  ...tiny,
  id: 'asks-ages',
  options: tiny.options
    .map((field) => (field.kind === 'seat' ? { ...field, known: 'rule' } : field))
    .concat([{ key: 'rule', group: 'match', kind: 'choice', values: ['oldest'], default: 'oldest' }]),
  learned: () => ({ oldest: 1 }),
  tableView: (state: Parameters<typeof tiny.tableView>[0]) => ({
    ...tiny.tableView(state),
    first: state.options.first,
  }),
} as unknown as AnyGame;
const games = [...testGames, asksAges];

test('whoever is named in the options stays named, whoever else is known', () => {
  const seats = ['ada', 'bo'].map((player) => ({ kind: 'person', player })) as unknown as Lobby['seats'];
  const lobby = { seats, known: { oldest: 'bo' } } as unknown as Lobby;
  const namedBy = (first: number | null) => withKnown(asksAges, { first, rule: 'oldest' }, lobby).first;
  expect([namedBy(null), namedBy(0)]).toEqual([1, 0]);
});

/** Two who have played a match, which has found out who is the oldest. */
async function found() {
  const options = { turns: 1, marketClock: 1, turnClock: 1, cheers: false };
  const { display, host, code } = await gather({ game: 'asks-ages', people: 2, options, host: { games } });
  const named = () => display.table!.match!.view as { readonly first: number | null };
  for (const seat of range(2)) await display.must('seat.toBot', { seat, level: 'chef' });
  await display.must('lobby.start', {});
  await display.until(() => display.table?.phase === 'playing');
  expect(named().first, 'nobody knows yet').toBeNull();
  await display.until(() => display.table?.phase === 'over');
  for (const seat of range(2)) await display.must('seat.toPerson', { seat });
  await display.must('table.choose', { game: 'asks-ages' });
  return { display, host, code, named };
}

test('a person whom a match has found is named in the next, wherever they sit by then, also after a restart', async () => {
  const { display, host, code } = await found();
  await display.must('lobby.reorder', { order: [1, 0] });
  await host.close();
  const again = await openHost({ dataDir: host.dataDir, games });
  const screen = await openDisplay(again, code);
  expect(screen.table!.options.first, 'the table has chosen nobody').toBeNull();
  await screen.must('lobby.start', {});
  await screen.until(() => screen.table?.phase === 'playing');
  expect(screen.table!.match!.view).toMatchObject({ first: 0 });
});

test('nor is it asked again when that person turns out to be another of the roster', async () => {
  const { display, named } = await found();
  const { seated } = await display.must('roster.list', {});
  const { id: into } = await display.must('roster.save', { name: 'Regular', face: 1 });
  await display.must('roster.merge', { from: seated[1]!, into });
  await display.must('lobby.start', {});
  await display.until(() => display.table?.phase === 'playing');
  expect(named().first).toBe(1);
});
