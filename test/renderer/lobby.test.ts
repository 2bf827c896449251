import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderAfterMove } from '../../src/renderer/hosting/seat-order.ts';
import { sideOf } from '../../src/renderer/hosting/seat-side.ts';
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
