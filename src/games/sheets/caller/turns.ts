/** Whose turn follows whose (T-50), also where people come and leave (T-40, T-41). */
import type { SeatIndex } from '../../../shared/game.ts';
import { memo } from '../../../shared/memo.ts';
import { companyOf, type Gathered } from '../company.ts';
import type { Position } from './position.ts';

/** As they sit, and as those sat who, as was said since, never were here (T-43): the turn may have been theirs. */
const placesOf = memo(({ began, changes }: Gathered): readonly SeatIndex[] => {
  const stayed = changes.filter(({ what }) => what !== 'never');
  return companyOf({ began, changes: stayed }).order;
});

/** All others, clockwise from this seat, and at last the seat itself. */
function roundFrom(book: Gathered, seat: SeatIndex): SeatIndex[] {
  const places = placesOf(book);
  const at = places.indexOf(seat) + 1;
  return [...places.slice(at), ...places.slice(0, at)];
}

/** The next of the circle, clockwise; the seat itself need not be in it any more. */
export const nextOf = (book: Gathered, circle: readonly SeatIndex[], seat: SeatIndex): SeatIndex =>
  roundFrom(book, seat).find((one) => circle.includes(one)) ?? seat;

/** Whose turn it is has left. */
export const isGone = (
  circle: readonly SeatIndex[],
  at: Position,
): at is Position & { readonly seat: SeatIndex } => at.seat !== undefined && !circle.includes(at.seat);

/** Whoever has left leaves their turn to the next. */
export const presentFrom = (book: Gathered, circle: readonly SeatIndex[], seat: SeatIndex): SeatIndex =>
  circle.includes(seat) ? seat : nextOf(book, circle, seat);

/** Whose turn it is so many turns later. */
export function turnsAfter(
  book: Gathered,
  circle: readonly SeatIndex[],
  { from, turns }: { readonly from: SeatIndex; readonly turns: number },
): SeatIndex {
  const { length } = circle;
  const at = circle.indexOf(presentFrom(book, circle, from)) + turns;
  return circle[((at % length) + length) % length] ?? from;
}

/** Whether the turn reaches the place of `mark` on its way to the next, whoever sits there by now. */
export function reaches(
  book: Gathered,
  circle: readonly SeatIndex[],
  { seat, mark }: { readonly seat: SeatIndex; readonly mark: SeatIndex },
): boolean {
  const round = roundFrom(book, seat);
  return round.slice(0, round.indexOf(nextOf(book, circle, seat)) + 1).includes(mark);
}
