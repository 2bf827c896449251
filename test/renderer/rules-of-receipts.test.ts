import { expect, it } from 'vitest';
import { rules as masters } from '../../src/games/masters/text/rules.ts';
import { rules as wars } from '../../src/games/wars/text/rules.ts';
import { sectionOf } from '../../src/renderer/rules/game-rules.ts';

it.each([
  ['masters', masters, ['M-18', 'M-19', 'M-20', 'M-22']],
  ['wars', wars, ['W-4', 'W-10', 'W-11', 'W-15', 'W-17', 'W-18', 'W-22']],
] as const)('W-22, M-19: the rules that receipts of %s name are told in its rules', (_, pages, numbers) => {
  expect(numbers.filter((number) => sectionOf(pages, number) < 0)).toEqual([]);
  expect(new Set(Object.values(pages).map(({ sections }) => sections.length)).size).toBe(1);
});
