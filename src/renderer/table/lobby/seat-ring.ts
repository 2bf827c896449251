/** Where the guests sit round the table in the lobby: clockwise, evenly spaced along an ellipse. */

export interface Ring {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

const STEPS = 720;
/** A single place lies at nine o'clock, where it hides nothing. */
const ALONE = 0.75;

interface Mark {
  readonly angle: number;
  readonly way: number;
}

/** Angles from the top, clockwise, with the way along the edge up to each. */
function marks({ rx, ry }: Ring): readonly Mark[] {
  const out: Mark[] = [{ angle: 0, way: 0 }];
  for (let step = 1; step <= STEPS; step++) {
    const before = out[step - 1]!;
    const angle = (step / STEPS) * 2 * Math.PI;
    const dx = rx * (Math.sin(angle) - Math.sin(before.angle));
    const dy = ry * (Math.cos(angle) - Math.cos(before.angle));
    out.push({ angle, way: before.way + Math.hypot(dx, dy) });
  }
  return out;
}

/** The first seat is at the upper left, so that an even ring is the same on both sides. */
export function spots(count: number, ring: Ring): readonly Spot[] {
  const edge = marks(ring);
  const whole = edge[STEPS]!.way;
  return Array.from({ length: count }, (_, seat) => {
    const share = count === 1 ? ALONE : (seat - 0.5) / count;
    const way = ((share + 1) % 1) * whole;
    const { angle } = edge.find((mark) => mark.way >= way)!;
    return {
      x: Math.round(ring.x + ring.rx * Math.sin(angle)),
      y: Math.round(ring.y - ring.ry * Math.cos(angle)),
    };
  });
}

export interface RingLook {
  readonly ring: Ring;
  /** How wide a seat is, and how big its face. */
  readonly width: number;
  readonly face: number;
  readonly size: 'l' | 'm' | 's';
}

export const RING_BOX = { width: 1180, height: 660 } as const;

const LOOKS: readonly (RingLook & { readonly upTo: number })[] = [
  { upTo: 6, ring: { x: 590, y: 316, rx: 430, ry: 210 }, width: 320, face: 150, size: 'l' },
  { upTo: 8, ring: { x: 590, y: 318, rx: 462, ry: 226 }, width: 250, face: 118, size: 'm' },
  {
    upTo: Number.POSITIVE_INFINITY,
    ring: { x: 590, y: 316, rx: 494, ry: 242 },
    width: 196,
    face: 84,
    size: 's',
  },
];

export const ringLook = (places: number): RingLook => LOOKS.find(({ upTo }) => places <= upTo)!;
