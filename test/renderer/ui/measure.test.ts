import { describe, expect, test } from 'vitest';
import { gameLook } from '../../../src/renderer/games/looks.ts';
import { signPath } from '../../../src/renderer/ui/looks.ts';
import { clockText, longest, plainNumber, rem, signed } from '../../../src/renderer/ui/measure.ts';
import { arcFrames, countAt, onGround } from '../../../src/renderer/ui/motion.ts';
import { untilNextSecond } from '../../../src/renderer/ui/ticking.svelte.ts';

describe('numbers', () => {
  test('lengths are design pixels in rem', () => {
    expect(rem(24)).toBe('1.5rem');
    expect(rem(1)).toBe('0.0625rem');
  });

  test.each([
    [3, '+3', '3'],
    [-2, '−2', '−2'],
    [0, '0', '0'],
    [-0, '0', '0'],
    [4351, '+4,351', '4,351'],
    [-12000, '−12,000', '−12,000'],
  ])('%i is written %s as a value and %s as a total', (value, asValue, asTotal) => {
    expect(signed(value)).toBe(asValue);
    expect(plainNumber(value)).toBe(asTotal);
  });

  test.each([
    [5, '5'],
    [4.2, '5'],
    [59.5, '1:00'],
    [760, '12:40'],
    [-1, '0'],
  ])('a clock with %d seconds left shows %s', (seconds, text) => {
    expect(clockText(seconds)).toBe(text);
  });

  test('a clock ticks just after the second, never before', () => {
    expect(untilNextSecond(5)).toBe(1002);
    expect(untilNextSecond(4.25)).toBe(252);
  });
});

describe('words that must fit', () => {
  test.each([
    ['Honig', 2, 5],
    ['Pickled gherkin', 2, 8],
    ['Grandad’s sock', 2, 9],
    ['Gewürz\u00ADgurken\u00ADrelish', 2, 13],
    ['Donaudampfschiff', 2, 16],
    ['All discard, then draw', 1, 22],
  ])('%s in %i lines is %i letters wide', (text, lines, width) => {
    expect(longest(text, lines)).toBe(width);
  });
});

describe('motion', () => {
  const hand = { left: 0, top: 0, width: 100, height: 140 };
  const table = { left: 400, top: 300, width: 50, height: 70 };

  test('a flight starts where the card was, at its size, and ends where it is', () => {
    const frames = arcFrames(hand, table);
    expect(frames[0]).toBe('translate(-375px, -265px) rotate(0deg) scale(2)');
    expect(frames.at(-1)).toMatch(/^translate\(0px, -?0px\) rotate\(0deg\) scale\(1\)$/);
  });

  test('a flight rises on its way', () => {
    const middle = arcFrames(hand, { ...hand, left: 400 })[4];
    expect(middle).toBe('translate(-200px, -64px) rotate(0deg) scale(1)');
  });

  test('on a table turned to its side, a flight is still upright for those who sit there', () => {
    const upright = { a: 1, b: 0, c: 0, d: 1 };
    expect(onGround(hand, upright)).toEqual(hand);
    // Turned a quarter and half as big: what lies 40 to the right there is 20 further down here, on its side.
    const back = { a: 0, b: -2, c: 2, d: 0 };
    const [here, there] = [0, 20].map((top) => onGround({ left: 0, top, width: 70, height: 50 }, back));
    expect(here).toMatchObject({ width: 100, height: 140 });
    expect(there).toEqual({ ...here, left: here!.left + 40 });
  });

  test('counting hits the end exactly and never overshoots', () => {
    const seen = [0, 0.1, 0.3, 0.6, 0.9, 1, 2].map((share) => countAt(12, 15, share));
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    expect(seen[0]).toBe(12);
    expect(seen.at(-1)).toBe(15);
    expect(countAt(4, -3, 1)).toBe(-3);
  });
});

describe('signs', () => {
  test('every game has its own, a sheet has its game’s, and a new game gets one that stays', () => {
    const looks = ['sandwich', 'plate', 'wars', 'masters'].map((game) => gameLook(game));
    expect(new Set(looks.map((look) => look.tone)).size).toBe(4);
    expect(new Set(looks.map((look) => look.shape)).size).toBe(4);
    expect(gameLook('plate-sheet')).toEqual(gameLook('plate'));
    expect(gameLook('pretzel')).toEqual(gameLook('pretzel'));
  });

  test.each(['notch', 'arch', 'chamfer', 'stadium'] as const)('a %s sign is a closed outline', (shape) => {
    const path = signPath(shape, { width: 600, height: 348, inset: 12, unit: 1 });
    expect(path).toMatch(/^M[\d. -]+.*Z$/);
    expect(path).not.toMatch(/NaN|undefined/);
  });
});
