import { expect, test } from 'vitest';
import { botSeat, FACES, type Seat } from '../../src/main/table/seats.ts';
import { seededRng } from '../../src/shared/rng.ts';

function bots(count: number): readonly Seat[] {
  const seats: Seat[] = [];
  const rng = seededRng(4);
  for (let n = 0; n < count; n++) seats.push(botSeat(seats, 'chef', rng));
  return seats;
}

test('bots at one table have names, faces and badges of their own', () => {
  const seats = bots(12);
  for (const key of ['name', 'face', 'badge'] as const)
    expect(new Set(seats.map((seat) => seat[key])).size).toBe(12);
});

test('bots of different tables do not all look alike', () => {
  const rng = seededRng(4);
  const faces = Array.from({ length: 20 }, () => botSeat([], 'chef', rng).face);
  expect(new Set(faces).size).toBeGreaterThan(5);
  expect(Math.max(...faces)).toBeLessThan(FACES);
});
