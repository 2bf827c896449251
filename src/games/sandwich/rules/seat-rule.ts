import type { Choice, Refusal, SeatIndex } from '../../../shared/game.ts';
import { memoAll } from '../../../shared/memo.ts';
import { no, type Rule } from '../../../shared/rules.ts';
import type { Draft, Event } from '../events.ts';
import type { Move, MoveOf } from '../moves.ts';
import type { State } from '../state.ts';

/** The rule of a move which only players make. */
export interface SeatRule<T extends Move['type']> {
  /** Why not; undefined = it may be done. */
  check(state: State, seat: SeatIndex, move: MoveOf<T>): Refusal | undefined;
  act(draft: Draft, seat: SeatIndex, move: MoveOf<T>): void;
}

export const forSeats = <T extends Move['type']>({
  check,
  act,
}: SeatRule<T>): Rule<State, Event, MoveOf<T>> => ({
  check: (state, { actor, move }) => (actor === 'table' ? no('only-players') : check(state, actor, move)),
  act(draft, { actor, move }) {
    if (actor !== 'table') act(draft, actor, move);
  },
});

export type Offered = Choice<Move>;

/** What of this the law lets be. */
export const allowed = <T>(items: readonly T[], check: (item: T) => Refusal | undefined): T[] =>
  items.filter((item) => check(item) === undefined);

/** Drawn with the reason why it is refused just now, if it is. */
export const drawn = (offer: Offered, refusal: Refusal | undefined): Offered =>
  refusal ? { ...offer, blocked: refusal } : offer;

/**
 * Offers that are made from the same pieces of state are the same objects again, so that nothing is sent anew to
 * whom nothing new is offered.
 */
export function keeping<K extends readonly [object, object, ...object[]]>() {
  const kept = memoAll((..._: K): { offers?: readonly Offered[] } => ({}));
  return (pieces: K, make: () => readonly Offered[]): readonly Offered[] => {
    const holder = kept(...pieces);
    holder.offers ??= make();
    return holder.offers;
  };
}
