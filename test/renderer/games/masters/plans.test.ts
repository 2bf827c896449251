import { describe, expect, it } from 'vitest';
import { prospectOf } from '../../../../src/renderer/games/masters/hand/steps.ts';
import { verdict } from '../../../../src/renderer/games/masters/hand/verdict.ts';
import { type Kitchen, kitchen } from '../../../games/masters/given.ts';
import { wordsIn } from './said.ts';

const words = wordsIn('en');

const serving = (sandwich: string, hand = 'bread') =>
  kitchen({ people: [{ hand, sandwiches: [sandwich] }, {}], bar: 'blt red-melt rarebit meat-surprise' });

const planOf = (table: Kitchen) => table.mine(0).plans[0]!;

describe('what a phone says of a sandwich', () => {
  it.each([
    ['bread bacon lettuce tomato', { kind: 'ready', pays: 6 }],
    ['bread bacon lettuce', { kind: 'missing', n: 1 }],
    ['bread', { kind: 'missing', n: 1 }],
    ['bread cheese', { kind: 'missing', n: 1 }],
    ['bread cucumber', { kind: 'none' }],
    ['bread bacon beef', { kind: 'ready', pays: 10 }],
    ['bread cheese sauce', { kind: 'ready', pays: 4 }],
  ])('%s', (sandwich, prospect) => {
    expect(prospectOf(planOf(serving(sandwich)))).toEqual(prospect);
  });

  it('M-16: closed in this turn, it can be claimed', () => {
    const table = serving('bread cheese sauce').plays(0, 'bread', 'a0');
    expect(prospectOf(planOf(table))).toEqual({ kind: 'claim', pays: 4 });
  });

  it.each([
    ['bread bacon lettuce tomato', 0, 'Put Bread on top and it pays 6.'],
    ['bread bacon lettuce', 0, '1 ingredient is still missing.'],
    ['bread bacon sauce', 0, '1 ingredient is still missing.'],
    ['bread cheese egg egg', 1, 'In the way: Egg.'],
    ['bread cheese egg onion', 1, 'In the way: Egg and Onion.'],
  ])('%s, order %i: %s', (sandwich, slot, sentence) => {
    const fit = planOf(serving(sandwich)).fits[slot]!;
    expect(verdict(fit, { closed: false, words })).toBe(sentence);
  });

  it('what is in the way is named without a verb for one alone, in Spanish too', () => {
    const fit = planOf(serving('bread cheese egg onion')).fits[1]!;
    expect(verdict(fit, { closed: false, words: wordsIn('es') })).toBe('De más: Huevo y Cebolla.');
  });
});
