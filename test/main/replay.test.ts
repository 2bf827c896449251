import { expect, test } from 'vitest';
import type { Finished } from '../../src/main/store/finished.ts';
import { openStore } from '../../src/main/store/store.ts';
import { act, begin } from '../../src/main/table/match.ts';
import { makeReplay, replayOf } from '../../src/main/table/replay.ts';
import { type AnyGame, versionOf } from '../../src/shared/game.ts';
import { seededRng } from '../../src/shared/rng.ts';
import { rowOf } from '../support/playout.ts';
import { optionsOf } from '../support/position.ts';
import { newFolder } from './house.ts';
import { tiny } from './tiny-game.ts';

const entryOf = (match: number | null, game = tiny.id): Finished => ({
  ...{ id: `match-${match}`, match, game, kind: 'game', startedAt: 0, endedAt: 0, options: {} },
  ...{ outcome: { standings: [] }, receipt: [], view: null, seats: [] },
});

test('a match is replayed as far as its log is there, its game known, and not of a newer version', () => {
  const store = openStore(newFolder());
  const save = (id: number, version: number): void =>
    store.log.saveMatch({
      ...{ id, publicId: `match-${id}`, game: tiny.id, version, seats: 2, options: { turns: 1 } },
      ...{ startedAt: 0, ended: false },
    });
  save(1, versionOf(tiny));
  save(2, versionOf(tiny) + 1);
  const found = (entry: Finished): boolean => replayOf(store, [tiny], entry) !== undefined;
  expect(found(entryOf(1))).toBe(true);
  expect(found(entryOf(2))).toBe(false);
  expect(found(entryOf(3))).toBe(false);
  expect(found(entryOf(null))).toBe(false);
  const kept = replayOf(store, [tiny], entryOf(1));
  expect(replayOf(store, [tiny], entryOf(1)), 'who scrubs asks again and again').toBe(kept);
  store.close();
});

test('a step tells what the table was told, and nothing where it was told nothing', () => {
  const quiet: AnyGame = {
    ...tiny,
    noticeFor: (event, viewer, state) =>
      event.type === 'dealt' ? undefined : tiny.noticeFor(event as never, viewer, state as never),
  };
  const row = rowOf(quiet, { seats: 2, options: optionsOf(tiny) });
  const opened = begin(quiet, row, seededRng(1));
  const grab = { actor: 0, move: { type: 'grab', item: 'item-0' }, frame: opened.match.frames[0]!.id };
  const grabbed = act(opened.match, grab, { kind: 'move', call: null, at: 1, rng: seededRng(1) });
  if (!grabbed.ok) throw new Error(grabbed.refusal.key);
  const replay = makeReplay(quiet, { row, commits: [opened.commit, grabbed.value.commit] });
  expect(replay.steps.map((_, step) => replay.show(step).notices)).toEqual([
    [],
    [{ type: 'grabbed', seat: 0, item: 'item-0' }],
  ]);
});

test('a match of a game that is not there is not replayed', () => {
  const store = openStore(newFolder());
  store.log.saveMatch({
    ...{ id: 1, publicId: 'match-1', game: 'unknown', version: 1, seats: 2, options: {} },
    ...{ startedAt: 0, ended: false },
  });
  expect(replayOf(store, [tiny], { ...entryOf(1, 'unknown'), endedAt: 1 })).toBeUndefined();
  store.close();
});
