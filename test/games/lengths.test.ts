/** What a lobby says of lengths, against matches at human pace (`scripts/pace`). Seeds are fixed, and so is the answer. */
import { describe, expect, test } from 'vitest';
import { paces } from '../../scripts/pace/index.ts';
import { lengthsOf, quantile } from '../../scripts/pace/measure.ts';
import type { Pace } from '../../scripts/pace/people.ts';
import { games } from '../../src/games/index.ts';
import { sandwich } from '../../src/games/sandwich/index.ts';
import { allows, presetOptions } from '../../src/main/table/lobby.ts';
import { seatCounts } from '../support/cases.ts';
import { optionsOf } from '../support/position.ts';

test('every game knows how long people take for its moves', () => {
  const played = games.filter(({ kind }) => kind === 'game').map(({ id }) => id);
  expect(paces.map(({ game }) => game.id).toSorted()).toEqual(played.toSorted());
});

/** Few matches stray from what many tell. */
const TOLERANCE = 1.2;
/** Where all play at once, few matches are alike enough, and more would take long. */
const MATCHES: Readonly<Record<string, number>> = { sandwich: 1 };

/** The least, the most and one between: what lies between them is on the same line. */
const somePlaces = ({ game }: Pace): number[] => {
  const all = seatCounts(game);
  return all.length <= 5 ? all : [all[0]!, all[Math.floor(all.length / 2)]!, all.at(-1)!];
};

describe.each(paces.map((pace) => ({ id: pace.game.id, pace })))('$id', ({ id, pace }) => {
  const { game } = pace;

  test.each(game.presets.map((preset) => ({ preset: preset.id })))(
    '$preset takes as long as the lobby says, with however many people',
    ({ preset }) => {
      for (const seats of somePlaces(pace)) {
        const options = presetOptions(game, preset, seats);
        const stated = game.lasts(options, seats)!;
        const isByTheClock = stated.from === stated.to;
        const matches = isByTheClock ? 1 : (MATCHES[id] ?? 5);
        const { minutes } = lengthsOf(pace, { seats, options, matches });
        const median = quantile(minutes, 0.5);
        expect(median, `${seats} seats`).toBeGreaterThan(stated.from / TOLERANCE);
        expect(median, `${seats} seats`).toBeLessThan(stated.to * TOLERANCE);
        expect(stated.to, `${seats} seats: a span to plan with`).toBeLessThanOrEqual(stated.from * 3);
      }
    },
  );

  test('what a preset settles by the number of people could have been set by hand', () => {
    for (const { id: preset, bySeats = {} } of game.presets)
      for (const [seats, own] of Object.entries(bySeats)) {
        expect(seatCounts(game)).toContain(Number(seats));
        for (const [key, value] of Object.entries(own)) {
          const field = game.options.find((one) => one.key === key)!;
          expect(allows(field, value, Number(seats)), `${preset}, ${seats}: ${key}`).toBe(true);
        }
      }
  });
});

test('M-6: even with six a kitchen stays open until nine of ten have served something', () => {
  const pace = paces.find(({ game }) => game.id === 'masters')!;
  const shares = pace.game.presets.map(
    ({ id }) =>
      lengthsOf(pace, { seats: 6, options: presetOptions(pace.game, id, 6), matches: 10 }).emptyHanded!,
  );
  // Of 100 matches of each it is 7.7 %; with what suits two it would be 19 %, and of these few 15 %.
  expect(shares.reduce((a, b) => a + b) / shares.length).toBeLessThan(0.1);
});

test('P-30: with five no preset of the Plate Game ends before nine of ten have eaten something', () => {
  const pace = paces.find(({ game }) => game.id === 'plate')!;
  const shares = pace.game.presets.map(
    ({ id }) =>
      lengthsOf(pace, { seats: 5, options: presetOptions(pace.game, id, 5), matches: 20 }).emptyHanded!,
  );
  // Of 100 matches of each it is 8 %; with the five sandwiches that are printed it is 22 %.
  for (const share of shares) expect(share).toBeLessThan(0.14);
  expect(shares.reduce((a, b) => a + b) / shares.length).toBeLessThan(0.11);
});

test('S-22, S-40, S-41: cooks who praise all at once take as long as one of them, however many they are', () => {
  const most = (changes: object, seats: number) => sandwich.lasts(optionsOf(sandwich, changes), seats)!.to;
  for (const seats of [4, 12]) {
    const together = most({ tasteTogether: true }, seats);
    expect(most({ tasteTogether: true, pitch: true, pitchSlot: 60 }, seats)).toBeGreaterThan(together);
    expect(most({ tasteTogether: true, pitch: true }, seats)).toBeLessThanOrEqual(together + 2);
    expect(most({ chefsSuggestion: true, pitchSlot: 120 }, seats)).toBeGreaterThan(most({}, seats));
  }
  expect(most({ pitch: true }, 12)).toBeGreaterThan(most({}, 12) + 5);
});
