/** Seats round a table as they are seen from above (T-51): clockwise, so that left is left for whoever sits there. */
import type { SeatIndex } from '../../../../shared/game.ts';

export interface Place {
  readonly seat: SeatIndex;
  /** Of the width and the height, from 0 to 1. */
  readonly x: number;
  readonly y: number;
}

export interface Way {
  readonly from: SeatIndex;
  readonly to: SeatIndex;
}

/** The first sits below, as whoever looks at the screen does; from there it goes on to the left. */
export function placesOf(order: readonly SeatIndex[]): Place[] {
  return order.map((seat, i) => {
    const angle = Math.PI / 2 + (i / order.length) * 2 * Math.PI;
    return { seat, x: 0.5 + 0.5 * Math.cos(angle), y: 0.5 + 0.5 * Math.sin(angle) };
  });
}

interface Box {
  readonly width: number;
  readonly height: number;
  /** What a seat takes up: ways begin and end outside it. */
  readonly clear: number;
}

/** A curve towards the middle of the table. */
export function pathOf({ from, to }: Way, places: readonly Place[], { width, height, clear }: Box): string {
  const a = places.find(({ seat }) => seat === from)!;
  const b = places.find(({ seat }) => seat === to)!;
  const [ax, ay, bx, by] = [a.x * width, a.y * height, b.x * width, b.y * height];
  const bend = 0.42;
  const cx = (ax + bx) / 2 + (width / 2 - (ax + bx) / 2) * bend;
  const cy = (ay + by) / 2 + (height / 2 - (ay + by) / 2) * bend;
  const [sx, sy] = shifted([ax, ay], [cx, cy], clear);
  const [ex, ey] = shifted([bx, by], [cx, cy], clear * 1.25);
  return `M${round(sx)} ${round(sy)}Q${round(cx)} ${round(cy)} ${round(ex)} ${round(ey)}`;
}

type Point = readonly [number, number];

function shifted([x, y]: Point, [toX, toY]: Point, by: number): Point {
  const length = Math.hypot(toX - x, toY - y) || 1;
  return [x + ((toX - x) / length) * by, y + ((toY - y) / length) * by];
}

const round = (n: number): number => Math.round(n * 10) / 10;

interface Tasting {
  readonly seat: SeatIndex;
  readonly sandwiches: readonly { readonly cook: SeatIndex }[];
}

/** Once each, however many sandwiches go that way (S-30). */
export function waysOf(tasters: readonly Tasting[]): Way[] {
  return tasters.flatMap(({ seat, sandwiches }) =>
    [...new Set(sandwiches.map(({ cook }) => cook))].map((from) => ({ from, to: seat })),
  );
}
