import { expect, it } from 'vitest';
import { whoFits } from '../../src/renderer/hosting/who-fits.ts';
import type { SeatPublic } from '../../src/shared/protocol.ts';

const seat = (kind: 'person' | 'bot', badge: number): SeatPublic => ({
  name: '',
  badge,
  face: 0,
  kind,
  awake: true,
});
const table = (people: number, bots: number, waiting = 0) => ({
  seats: Array.from({ length: people + bots }, (_, i) => seat(i < people ? 'person' : 'bot', i)),
  waiting: Array.from({ length: waiting }, (_, i) => ({ name: '', badge: 9 + i, face: 0 })),
});

it.each([
  ['everybody has a seat', table(3, 0), 'game', { watching: 0, missing: 0 }],
  ['bots make room for people', table(4, 3), 'game', { watching: 0, missing: 0 }],
  ['people are too many', table(6, 1), 'game', { watching: 1, missing: 0 }],
  ['who waits counts', table(4, 0, 3), 'game', { watching: 2, missing: 0 }],
  ['bots fill a game up', table(1, 1), 'game', { watching: 0, missing: 0 }],
  ['nobody plays for real cards but people', table(1, 3), 'sheet', { watching: 0, missing: 1 }],
] as const)('%s', (_, people, kind, fit) => {
  expect(whoFits(people, { kind, seats: { min: 2, max: 5 } })).toEqual(fit);
});
