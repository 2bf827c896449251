import { expect, test } from 'vitest';
import { guestsOf, standingsOf, starsOf, winnersOf } from '../../src/renderer/shell/evening.ts';
import type { Played } from '../../src/shared/protocol.ts';

const person = (who: number, name: string, rank: number) => ({
  ...{ who, badge: who % 4, name, face: who },
  score: 9 - rank,
  rank,
});

const played = (id: string, ...seats: ReturnType<typeof person>[]): Played => ({
  ...{ id, game: 'tiny', endedAt: 0 },
  seats,
});

const evening = [
  played('one', person(0, 'Maya', 1), person(1, 'Tom', 2), person(2, 'Inès', 3)),
  played('two', person(0, 'Maya', 2), person(1, 'Tom', 1), person(2, 'Inès', 1)),
  // Inès has left, and Rosa has her badge.
  played('three', person(0, 'Maya', 1), person(6, 'Rosa', 2)),
];

test('every match won is a star, a shared one too, and the page adds up', () => {
  const guests = guestsOf(evening);
  expect(guests.map(({ name, stars, matches }) => [name, stars, matches])).toEqual([
    ['Maya', 2, 3],
    ['Tom', 1, 2],
    ['Inès', 1, 2],
    ['Rosa', 0, 1],
  ]);
  const given = guests.reduce((sum, { stars }) => sum + stars, 0);
  expect(given).toBe(evening.flatMap(winnersOf).length);
});

test('points are added up over all matches, and what a bot has come to is nobody’s', () => {
  const lent = { ...person(1, 'Tom', 1), bot: true as const };
  const guests = guestsOf([...evening, played('four', person(0, 'Maya', 2), lent)]);
  expect(guests.map(({ name, points, stars }) => [name, points, stars])).toEqual([
    ['Maya', 8 + 7 + 8 + 7, 2],
    ['Tom', 7 + 8, 1],
    ['Inès', 6 + 8, 1],
    ['Rosa', 7, 0],
  ]);
  expect(standingsOf(evening[1]!).map(({ name }) => name)).toEqual(['Tom', 'Inès', 'Maya']);
});

test('whoever has most of them is the star of the evening; before the first win nobody is', () => {
  expect(starsOf(guestsOf(evening)).map(({ name }) => name)).toEqual(['Maya']);
  expect(starsOf(guestsOf([played('none', person(0, 'Maya', 2))]))).toEqual([]);
});

test('N-88: who is called something else, and has another badge, stands on the board once, as they are called now', () => {
  const renamed = { ...person(1, 'Thomas', 2), badge: 3 };
  const guests = guestsOf([...evening, played('four', person(0, 'Maya', 1), renamed)]);
  expect(guests.map(({ name, badge, matches }) => [name, badge, matches])).toEqual([
    ['Maya', 0, 4],
    ['Inès', 2, 2],
    ['Thomas', 3, 3],
    ['Rosa', 2, 1],
  ]);
});
