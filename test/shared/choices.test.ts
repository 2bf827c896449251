import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { covers, fill, fillAtRandom } from '../../src/shared/choices.ts';
import type { Choice, Move, Slot } from '../../src/shared/game.ts';
import { seededRng } from '../../src/shared/rng.ts';

interface Try extends Move {
  readonly [key: string]: unknown;
}

const choice = (...slots: Slot[]): Choice<Try> => ({
  id: 'c',
  frame: 'f',
  move: { type: 'play', card: 'ham' },
  slots,
});

const everySlot: Slot[] = [
  { name: 'some', kind: 'pick', from: ['a', 'b', 'c'], min: 1, max: 2 },
  { name: 'one', kind: 'one', from: ['x', 'y'] },
  { name: 'to', kind: 'seat', from: [1, 3] },
  { name: 'line', kind: 'order', items: ['p', 'q', 'r'] },
  { name: 'coins', kind: 'number', min: 0, max: 3 },
  { name: 'word', kind: 'text', maxLength: 5 },
];

describe('choices', () => {
  it('cover every random filling of their slots', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const offered = choice(...everySlot);
        expect(covers([offered], fillAtRandom(offered, seededRng(seed)))).toBe(true);
      }),
    );
  });

  const good = { some: ['a'], one: 'x', to: 1, line: ['r', 'p', 'q'], coins: 3, word: 'hey' };
  const bad: [string, object][] = [
    ['too many picks', { some: ['a', 'b', 'c'] }],
    ['no pick', { some: [] }],
    ['the same pick twice', { some: ['a', 'a'] }],
    ['a foreign pick', { some: ['z'] }],
    ['another one', { one: 'z' }],
    ['another seat', { to: 2 }],
    ['a short order', { line: ['p', 'q'] }],
    ['a number too large', { coins: 4 }],
    ['half a coin', { coins: 0.5 }],
    ['a long word', { word: 'sesame' }],
    ['another card', { card: 'jam' }],
    ['a field more', { extra: 1 }],
    ['another type', { type: 'eat' }],
  ];
  it.each(bad)('do not cover %s', (_, change) => {
    const offered = choice(...everySlot);
    expect(covers([offered], fill(offered, good))).toBe(true);
    expect(covers([offered], { ...fill(offered, good), ...change } as Try)).toBe(false);
  });

  it('cover nothing when they are blocked', () => {
    const blocked = { ...choice(), blocked: { key: 'notNow' } };
    expect(covers([choice()], fill(choice()))).toBe(true);
    expect(covers([blocked], fill(blocked))).toBe(false);
  });
});
