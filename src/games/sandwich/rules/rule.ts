/** How the rules of this game are written, and how offers are made by asking them. */
import type { Choice, Refusal } from '../../../shared/game.ts';
import { memoAll } from '../../../shared/memo.ts';
import type { SeatRule } from '../../../shared/rules.ts';
import type { Event } from '../events.ts';
import type { Move, MoveOf } from '../moves.ts';
import type { State } from '../state.ts';

export type RuleOf<T extends Move['type']> = SeatRule<State, Event, MoveOf<T>>;

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
