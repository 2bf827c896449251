import { expect, test } from 'vitest';
import { looksLike, tidyName } from '../../src/shared/names.ts';

test.each([
  ['An\u200bna', 'Anna', 'a space of no width'],
  ['\u2060Anna\ufeff', 'Anna', 'joiners around it'],
  ['An\u00adna', 'Anna', 'a soft hyphen'],
  ['Anna\ufe0f', 'Anna', 'a variation of nothing'],
  ['Anna\u3164', 'Anna', 'a filler'],
  ['Ａｎｎａ', 'Anna', 'wide letters'],
  ['𝐀𝐧𝐧𝐚', 'Anna', 'mathematical letters'],
  ['  Anna \u2003\u2800 B. ', 'Anna B.', 'spaces'],
  ['Ine\u0300s', 'Inès', 'an accent by itself'],
  ['👩‍🍳 Noor', '👩‍🍳 Noor', 'an emoji of several'],
  ['I ❤️ Brie', 'I ❤️ Brie', 'an emoji with its colour'],
  ['نرگس‌ها', 'نرگس‌ها', 'a script that writes with joiners'],
  ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'a flag of tags'],
])('a name is kept as it is seen: %j is %j (%s)', (typed, kept) => {
  expect(tidyName(typed)).toBe(kept);
});

test.each([
  ['Anna', 'Аnna'],
  ['Anna', 'anna'],
  ['Anna', 'ΑΝΝΑ'],
  ['Вера', 'вера'],
  ['Leo', 'Lеο'],
  ['Paul', 'РauІ'],
  ['Bob', 'B0b'],
  ['Al', 'AI'],
  ['Anna B', 'AnnaB.'],
  ['Jose\u0301', 'José'],
])('%s and %s are one name at a table', (one, other) => {
  expect(looksLike(one, other)).toBe(true);
});

test.each([
  ['Anna', 'Anne'],
  ['Inès', 'Ines'],
  ['Guest 1', 'Guest 2'],
  ['Jo', 'Joe'],
  ['Лев', 'Лена'],
  ['李', '王'],
  ['🥪', '🍕'],
  ['?', '!?'],
])('%s and %s are two names', (one, other) => {
  expect(looksLike(one, other)).toBe(false);
});
