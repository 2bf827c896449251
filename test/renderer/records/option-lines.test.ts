import { expect, test } from 'vitest';
import { plateSheet, sandwichSheet } from '../../../src/games/sheets/index.ts';
import type { GameWords } from '../../../src/renderer/i18n/words.svelte.ts';
import { optionLines } from '../../../src/renderer/records/entry/option-lines.ts';

/** Says the key, and the numbers in it. */
const words = {
  has: () => false,
  say: (key: string, params = {}) => [key, ...Object.values(params)].join(' '),
} as unknown as GameWords;

const played = { ending: 'points', points: 20, sandwiches: 5, phones: true };
const keysOf = (options: Parameters<typeof optionLines>[0]['options']): string[] =>
  optionLines({ fields: plateSheet.options, options, players: [] }, words).map(({ key }) => key);

test('T-4: an entry of the history names the rules that applied, and none that did not', () => {
  expect(keysOf(played)).toEqual(['ending', 'points', 'phones']);
  expect(keysOf({ ...played, ending: 'sandwiches' })).toEqual(['ending', 'sandwiches', 'phones']);
  expect(keysOf({ ...played, ending: 'printed' })).toEqual(['ending', 'phones']);
});

test('T-4: an option that did not exist yet when it was played is left out', () => {
  const { phones: _, ...older } = played;
  expect(keysOf(older)).toEqual(['ending', 'points']);
  expect(keysOf({})).toEqual([]);
});

test('T-4, S-30: an entry of the history names the scale that was played by, for three or for more', () => {
  const { options: fields } = sandwichSheet;
  const options = { scale: [3, 2, 0], scaleThree: [3, 2, 1, 0] };
  const player = { seat: 0, name: 'Ann', badge: 0, face: 0, score: 0, rank: 1, bot: false };
  const scales = (seats: number) =>
    optionLines({ fields, options, players: Array(seats).fill(player) }, words).map(({ key }) => key);
  expect(scales(3)).toEqual(['scaleThree']);
  expect(scales(4)).toEqual(['scale']);
});
