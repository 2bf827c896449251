/** T-53: lots that were drawn. They are kept for good, so that nobody draws twice unseen: an undo strikes one out. */
import type { Actor, SeatIndex } from '../../shared/game.ts';

export const LOTS = ['first', 'seats', 'teams', 'theme', 'bread'] as const;
export type Lot = (typeof LOTS)[number];

export interface Draw {
  /** Counted through the sheet, those that were taken back among them. */
  readonly n: number;
  readonly what: Lot;
  readonly by: Actor;
  /** When, on the table's clock, and in which round. */
  readonly at: number;
  readonly round: number;
  /** What came out: one of these. */
  readonly seat?: SeatIndex;
  readonly order?: readonly SeatIndex[];
  readonly teams?: readonly { readonly seat: SeatIndex; readonly team: number }[];
  /** The id of a theme or a bread. */
  readonly word?: string;
  readonly undone?: true;
}

export const THEMES = [
  ...['night-shift', 'moon', 'pirates', 'exam', 'wedding', 'giant', 'green', 'train'],
  ...['opera', 'desert', 'grandmother', 'robot', 'snow', 'spy', 'crunch', 'beach'],
] as const;

export const BREADS = [
  'baguette',
  'rye',
  'toast',
  'bagel',
  'flatbread',
  'roll',
  'brioche',
  'crispbread',
] as const;

/** Drawn, or drawn again after it was taken back. */
export function withDraw(draws: readonly Draw[], draw: Draw): Draw[] {
  const others = draws.filter(({ n }) => n !== draw.n);
  return [...others, draw].sort((a, b) => a.n - b.n);
}

/** What was known before an undo: what it took back is struck out, and stays. */
export function strickenFrom(before: readonly Draw[], after: readonly Draw[]): Draw[] {
  const standing = new Set(before.filter(({ undone }) => !undone).map(({ n }) => n));
  return after.map((draw) => (standing.has(draw.n) || draw.undone ? draw : { ...draw, undone: true }));
}
