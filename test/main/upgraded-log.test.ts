import { expect, test } from 'vitest';
import { upgradedLog, upgradedOptions } from '../../src/main/table/upgraded-log.ts';
import type { AnyGame, GameEvent, Upgrade } from '../../src/shared/game.ts';
import { tiny } from './tiny-game.ts';

const leading = (to: number): Upgrade => ({
  options: (options) => ({ ...options, led: [...((options as { led?: number[] }).led ?? []), to] }),
  event: (event) => [{ ...event, led: [...((event as { led?: number[] }).led ?? []), to] } as GameEvent],
});

/** Of version 3, by two upgrades. */
const game: AnyGame = { ...tiny, upgrades: [leading(2), leading(3)] };

const logOf = (version: number) => ({
  row: {
    ...{ id: 1, publicId: 'one', game: tiny.id, version, seats: 2, options: {} },
    ...{ startedAt: 0, ended: false },
  },
  commits: [
    {
      ...{ seq: 1, step: 1, at: 0, actor: 0, kind: 'move', call: null, reversible: true },
      events: [{ type: 'laid' }],
    },
  ] as never,
});

test.each([
  [1, [2, 3]],
  [2, [3]],
])('a log of version %i is led on by %j, and by nothing that it has behind it', (version, led) => {
  const { row, commits } = upgradedLog(game, logOf(version));
  expect(row).toMatchObject({ version: 3, options: { led } });
  expect(commits[0]!.events).toEqual([{ type: 'laid', led }]);
  expect(upgradedOptions(game, { version, options: {} })).toEqual({ led });
});

test('a log of today is let be, and one of tomorrow is not guessed at', () => {
  const today = logOf(3);
  expect(upgradedLog(game, today)).toEqual(today);
  expect(upgradedOptions(game, { version: 3, options: {} })).toEqual({});
  expect(() => upgradedLog(game, logOf(4))).toThrow('version 4');
});
