import { describe, expect, test } from 'vitest';
import { SEATS, seatOf, seatVars } from '../../../src/renderer/ui/seats.ts';

const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

describe('seats', () => {
  test('twelve, and never two with the same letter, colour or shape', () => {
    expect(SEATS).toHaveLength(12);
    for (const of of [
      SEATS.map(({ letter }) => letter),
      SEATS.map(({ colour }) => colour),
      SEATS.map(({ shape }) => shape.path),
    ])
      expect(new Set(of).size).toBe(12);
  });

  test('no letter that is taken for a digit', () => {
    expect(SEATS.map((seat) => seat.letter).join('')).not.toMatch(/[ILOQ]/);
  });

  test.each(SEATS)('$letter is read on its colour at 7 to 1', ({ colour, on }) => {
    expect(contrast(colour, on)).toBeGreaterThanOrEqual(7);
  });

  test.each(SEATS)('the shape of $letter is a closed path with room for it', ({ shape }) => {
    expect(shape.path).toMatch(/^M.*Z$/);
    expect(shape.path).not.toContain('NaN');
    expect(shape.letterSize).toBeGreaterThan(45);
  });

  test('a seat gives its colours to the elements it is drawn on', () => {
    expect(seatVars(3)).toContain('--seat:#0F603E');
    expect(seatVars(3)).toContain('--on-seat:#FFF8EA');
  });

  test('a seat that does not exist is a broken invariant', () => {
    expect(() => seatOf(12)).toThrow('no seat 12');
  });
});
