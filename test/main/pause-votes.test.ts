/** Breaks of a game, which all who are here may cut short. */
import { expect, test } from 'vitest';
import type { AnyGame } from '../../src/shared/game.ts';
import { beginMatch, testGames } from './house.ts';
import { tiny } from './tiny-game.ts';

/** Its market is a break, as far as the host is concerned. */
const breaks = {
  ...tiny,
  id: 'breaks',
  reversible: () => true,
  clocks: (state: Parameters<typeof tiny.clocks>[0]) =>
    tiny.clocks(state).map((clock) => (clock.kind === 'market' ? { ...clock, pause: true } : clock)),
} as unknown as AnyGame;
const plan = {
  game: 'breaks',
  people: 3,
  options: { marketClock: 600_000 },
  host: { games: [...testGames, breaks] },
};

test('N-33: a break is over when all who are here say so, and not before', async () => {
  const { display, phones } = await beginMatch(plan);
  expect(display.table!.pause).toEqual({ ready: [], asked: 3 });
  await phones[0]!.must('pause.over', {});
  await phones[0]!.must('pause.over', {});
  await phones[2]!.must('pause.over', {});
  await display.until(() => display.table!.pause?.ready.length === 2);
  expect(display.view.phase).toBe('market');
  await phones[1]!.must('pause.over', {});
  await display.until(() => display.view.phase === 'turn');
  expect(display.table!.pause).toBeNull();
  expect(await phones[1]!.call('pause.over', {})).toMatchObject({ refusal: { key: 'stale' } });
});

test('N-33: who is asleep, or a bot, is not waited for', async () => {
  const { display, phones } = await beginMatch(plan);
  await phones[0]!.must('pause.over', {});
  await display.must('seat.toBot', { seat: 1, level: 'dreamer' });
  await display.until(() => display.table!.pause?.asked === 2);
  expect(display.view.phase).toBe('market');
  await phones[2]!.close();
  await display.until(() => display.view.phase === 'turn');
});

test('N-33: nothing goes on while the host has paused the table', async () => {
  const { display, phones } = await beginMatch({ ...plan, people: 2 });
  await phones[0]!.must('pause.over', {});
  await display.must('table.pause', {});
  expect(await phones[1]!.call('pause.over', {})).toMatchObject({ refusal: { key: 'paused' } });
  await display.must('table.resume', {});
  await phones[1]!.must('pause.over', {});
  await display.until(() => display.view.phase === 'turn');
});

test.each([
  { how: 'in the next match', again: ['table.end', 'table.again'] },
  { how: 'after an undo', again: ['undo'] },
] as const)('N-33: a break that comes again $how is over when all say so anew', async ({ again }) => {
  const { display, phones } = await beginMatch({ ...plan, people: 2 });
  for (const phone of phones) await phone.must('pause.over', {});
  await display.until(() => display.view.phase === 'turn');
  for (const call of again) await display.must(call, {});
  await display.until(() => display.table?.phase === 'playing' && display.view.phase === 'market');
  await phones[0]!.must('pause.over', {});
  await display.until(() => display.table!.pause?.ready.length === 1);
  expect(display.table!.pause).toMatchObject({ asked: 2 });
  expect(display.view.phase).toBe('market');
});
