import { expect, test } from 'vitest';
import { plate } from '../../src/games/plate/index.ts';
import { wars } from '../../src/games/wars/index.ts';
import { botSeat, FACES, personSeat, type Seat, temperOf } from '../../src/main/table/seats.ts';
import { type AnyGame, TEMPERS } from '../../src/shared/game.ts';
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

test('N-92: no two bots at a table are alike as long as there are tempers left', () => {
  for (const game of [plate, wars] as unknown as AnyGame[]) {
    const tempers = bots(TEMPERS).map((seat) => temperOf(game, seat));
    expect([...tempers].sort()).toEqual([...game.tempers!].sort());
  }
  const more = bots(12).map(({ temper }) => temper);
  for (let temper = 0; temper < TEMPERS; temper++)
    expect(more.filter((one) => one === temper)).toHaveLength(12 / TEMPERS);
});

test('N-92: bots of different tables are not all of one temper', () => {
  const rng = seededRng(4);
  expect(new Set(Array.from({ length: 20 }, () => botSeat([], 'chef', rng).temper)).size).toBe(TEMPERS);
});

test('N-92: neither whoever is stood in for nor a bot kept from before has a temper', () => {
  const game = plate as unknown as AnyGame;
  const who = { name: 'Anna', face: 1, badge: 0, player: null, phone: null, token: 'x' };
  const standIn: Seat = { ...personSeat(who, seededRng(1)), kind: 'bot', level: 'chef' };
  const { temper: _, ...before } = botSeat([], 'chef', seededRng(1));
  expect([standIn, before].map((seat) => temperOf(game, seat))).toEqual([undefined, undefined]);
});
