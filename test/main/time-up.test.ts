/** Whoever was too slow is told so, and nobody else. */
import { expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { HeldTime } from '../support/held-time.ts';
import { beginMatch } from './house.ts';

test('the phone whose timer was up is told, at the moment when the table goes on, and no other', async () => {
  const time = new HeldTime();
  const { phones, display } = await beginMatch({
    game: 'wars',
    people: 2,
    options: { turnClock: 30 },
    host: { games, time },
  });
  await display.until(() => display.match !== null);
  const [slow] = display.match!.frames.at(-1)!.actors as [0 | 1];
  const told = (seat: number) => phones[seat]!.own.filter(({ type }) => type === 'time-up').length;
  time.pass(30_000);
  await phones[slow]!.until(() => told(slow) === 1);
  expect(told(1 - slow)).toBe(0);
  expect(display.notices.some(({ type }) => type === 'time-up')).toBe(false);
});
