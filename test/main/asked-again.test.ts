/** What is asked once more after an undo is another question, however the game calls it. */
import { expect, test } from 'vitest';
import type { AnyGame, Choice, Frame } from '../../src/shared/game.ts';
import { gather, testGames } from './house.ts';
import { type TinySheetState, tinySheet } from './tiny-sheet.ts';

/** A sheet that asks for one line after the other: how much was entered names the question. */
const question = ({ totals }: TinySheetState): string => `after-${totals.join('+')}`;
const lineByLine: AnyGame = {
  ...tinySheet,
  id: 'line-by-line',
  frames: (state: TinySheetState) =>
    tinySheet.frames(state).map((frame): Frame => ({ ...frame, id: question(state) })),
  choices: (state: TinySheetState, actor) =>
    tinySheet.choices(state, actor).map((choice): Choice => ({ ...choice, frame: question(state) })),
};

test('N-29, N-30: a tap that was meant for the question before the undo is stale, and the choices name the new one', async () => {
  const { display } = await gather({
    game: 'line-by-line',
    people: 0,
    host: { games: [...testGames, lineByLine] },
  });
  for (const name of ['Ann', 'Bo']) await display.must('lobby.addPlayer', { name, face: 0 });
  await display.must('lobby.start', {});
  const first = display.frame;
  expect((await display.move({ type: 'entry', seat: 0, points: 3 }, first)).ok).toBe(true);
  const second = display.frame;
  expect(await display.move({ type: 'entry', seat: 1, points: 4 }, first)).toMatchObject({
    refusal: { key: 'stale' },
  });
  await display.must('undo', {});
  const again = display.frame;
  expect(new Set([first, second, again]).size).toBe(3);
  expect(display.choices.every(({ frame }) => frame === again)).toBe(true);
  expect(await display.move({ type: 'entry', seat: 0, points: 5 }, first)).toMatchObject({
    refusal: { key: 'stale' },
  });
  expect((await display.move({ type: 'entry', seat: 0, points: 3 }, again)).ok).toBe(true);
  expect(display.frame, 'the same question in the game’s words, but not the one that was undone').not.toBe(
    second,
  );
  expect(await display.move({ type: 'entry', seat: 1, points: 4 }, second)).toMatchObject({
    refusal: { key: 'stale' },
  });
});
