import { describe, expect, it } from 'vitest';
import { sandwichSheet } from '../../../src/games/sheets/index.ts';
import { pathOf, placesOf, waysOf } from '../../../src/renderer/games/sheets/companion/round-table.ts';
import { range } from '../../../src/shared/lists.ts';
import { keeping } from '../../games/sheets/given.ts';

const waysFor = (seats: number, options = {}) =>
  waysOf(keeping(sandwichSheet, seats, options).sheet.courses[0]!.tasters);
const givenBy = (seats: number, cook: number, options = {}): number[] =>
  waysFor(seats, options)
    .filter(({ from }) => from === cook)
    .map(({ to }) => to);

describe('the map of a table', () => {
  it.each([
    [3, {}, [1, 2]],
    [4, {}, [1, 2, 3]],
    [8, {}, [1, 2, 3]],
    [12, {}, [1, 2, 3]],
    [6, { youngPlayers: true }, [1, 2]],
  ])('T-51, S-15, S-30 … S-33: of %i seats with %j, seat 0 gives to %j', (seats, options, wanted) => {
    expect(givenBy(seats, 0, options).sort((a, b) => a - b)).toEqual(wanted);
    expect(waysFor(seats, options)).toHaveLength(seats * wanted.length);
  });

  it('T-51: whoever looks sits below, and left of a seat is left for whoever sits there', () => {
    const [mine, left, opposite, right] = placesOf([5, 6, 7, 8]);
    expect(mine).toMatchObject({ seat: 5, y: 1 });
    expect(left!.x).toBeLessThan(mine!.x);
    expect(opposite!.y).toBeCloseTo(0);
    expect(right!.x).toBeGreaterThan(mine!.x);
  });

  it.each(range(11).map((i) => i + 2))(
    'T-51: %i seats stand apart, and every way stays on the table',
    (seats) => {
      const order = range(seats);
      const places = placesOf(order);
      const box = { width: 1000, height: 500, clear: 30 };
      for (const [i, a] of places.entries())
        for (const b of places.slice(i + 1))
          expect(Math.hypot((a.x - b.x) * box.width, (a.y - b.y) * box.height)).toBeGreaterThan(120);
      for (const from of order)
        for (const to of order.filter((seat) => seat !== from)) {
          const numbers = pathOf({ from, to }, places, box)
            .match(/-?[\d.]+/g)!
            .map(Number);
          expect(numbers).toHaveLength(6);
          for (const [at, n] of numbers.entries()) {
            expect(n).toBeGreaterThanOrEqual(0);
            expect(n).toBeLessThanOrEqual(at % 2 === 0 ? box.width : box.height);
          }
        }
    },
  );
});
