import { expect, test } from 'vitest';
import type { Screen } from '../../src/main/table/screen.ts';
import type { Seat } from '../../src/main/table/seats.ts';
import { seatOf, standInOf, viewingOf, waitingOf } from '../../src/main/table/viewers.ts';

const seat = (kind: Seat['kind'], token: string | null): Seat =>
  ({ kind, token, badge: 0, name: 'Ada', face: 0 }) as unknown as Seat;

const screen = (seatToken: string | null): Screen =>
  ({ seatToken, hosting: false, display: false }) as unknown as Screen;

/** A bot of nobody's, a person without a phone, somebody's bot, a person, and one who waits. */
const people = {
  seats: [seat('bot', null), seat('person', null), seat('bot', 'left'), seat('person', 'plays')],
  waiting: [seat('person', null), seat('person', 'waits')],
};

test('N-10: a screen without a token is nobody, whoever else has none', () => {
  const guest = screen(null);
  expect(seatOf(people.seats, guest)).toBeNull();
  expect(standInOf(people.seats, guest)).toBeNull();
  expect(waitingOf(people, guest)).toBeNull();
  expect(viewingOf(people, guest)).toBeNull();
});

test('N-10: a token is whose it is', () => {
  expect(viewingOf(people, screen('plays'))).toEqual({ as: 'seat', index: 3 });
  expect(viewingOf(people, screen('left'))).toEqual({ as: 'stand-in', index: 2 });
  expect(viewingOf(people, screen('waits'))).toEqual({ as: 'waiting', index: 1 });
  expect(viewingOf(people, screen('made-up'))).toBeNull();
});
