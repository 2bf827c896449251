import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderAfterMove } from '../../src/renderer/hosting/seat-order.ts';
import { shut } from '../../src/renderer/phone/shut.ts';
import { sideOf } from '../../src/renderer/shell/seat-side.ts';
import { lobbyTicket } from '../../src/renderer/table/lobby/lobby-ticket.ts';
import { RING_BOX, ringLook, spots } from '../../src/renderer/table/lobby/seat-ring.ts';

const counts = Array.from({ length: 13 }, (_, i) => i + 1);

describe('seats round the table', () => {
  it.each(counts)('%i places lie inside the box and never on each other', (count) => {
    const look = ringLook(count);
    const at = spots(count, look.ring);
    expect(at).toHaveLength(count);
    for (const [i, one] of at.entries()) {
      expect(one.x - look.width / 2).toBeGreaterThanOrEqual(-10);
      expect(one.x + look.width / 2).toBeLessThanOrEqual(RING_BOX.width + 10);
      for (const other of at.slice(i + 1)) {
        const apart = Math.abs(one.x - other.x) >= look.face * 1.1 || Math.abs(one.y - other.y) >= look.face;
        expect(apart, `${i} of ${count}`).toBe(true);
      }
    }
  });

  it.each(counts.filter((count) => count > 1))('%i places go clockwise from the upper left', (count) => {
    const { ring } = ringLook(count);
    const angles = spots(count, ring).map(({ x, y }) =>
      Math.atan2((y - ring.y) / ring.ry, (x - ring.x) / ring.rx),
    );
    const turns = angles.map((angle, i) => (angles[(i + 1) % count]! - angle + 4 * Math.PI) % (2 * Math.PI));
    expect(turns.reduce((sum, turn) => sum + turn, 0)).toBeCloseTo(2 * Math.PI);
    expect(spots(count, ring)[0]!.x).toBeLessThan(ring.x);
  });

  it('a moved seat leaves the others in their order', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.nat(11), fc.nat(11), (count, a, b) => {
        const [from, to] = [a % count, b % count];
        const order = orderAfterMove(count, from, to);
        expect(order[to]).toBe(from);
        expect(order.filter((seat) => seat !== from)).toEqual(
          Array.from({ length: count }, (_, seat) => seat).filter((seat) => seat !== from),
        );
      }),
    );
  });
});

describe('a screen that lies flat', () => {
  it('turns half round for those at the top, and not for those at the bottom', () => {
    expect([0, 1, 2, 3].map((seat) => sideOf(seat, 4) % 90)).toEqual([0, 0, 0, 0]);
    expect(sideOf(1, 7)).toBe(180);
    expect(sideOf(4, 7)).toBe(0);
  });
});

describe('who may still sit down', () => {
  const limits = { min: 3, max: 5 };
  const gathered = (count: number, locked: boolean) => ({
    kind: 'game' as const,
    limits,
    locked,
    seats: Array.from({ length: count }, (_, badge) => ({
      badge,
      name: `Guest ${badge}`,
      face: badge,
      kind: 'person' as const,
      awake: true,
    })),
  });

  it.each([
    [0, false, 'lobby.kicker.empty', 'lobby.call', undefined],
    [2, false, 'lobby.kicker', 'lobby.call', undefined],
    [2, true, 'lobby.kicker.locked', 'lobby.call.shut', 'table-locked'],
    [3, true, 'lobby.kicker.locked', 'lobby.call.ready', 'table-locked'],
    [5, false, 'lobby.kicker.full', 'lobby.call.ready', 'table-full'],
    [5, true, 'lobby.kicker.full', 'lobby.call.ready', 'table-locked'],
  ])('%i at a table of five, locked: %s', (count, locked, kicker, call, why) => {
    expect(lobbyTicket(gathered(count, locked))).toEqual({ kicker, call });
    expect(shut(gathered(count, locked))?.key).toBe(why);
  });

  it('a sheet asks who plays, whoever may come by phone', () =>
    expect(lobbyTicket({ ...gathered(5, true), kind: 'sheet' }).call).toBe('lobby.call.sheet'));
});
