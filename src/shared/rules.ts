/**
 * How all games judge moves. A rule's `check` is the law: offers are made by asking it, so that what is offered is
 * granted and what is blocked says the same reason when it is tried.
 */
import { covers } from './choices.ts';
import type { EventDraft } from './event-draft.ts';
import type { Choice, Clock, Command, GameEvent, Move, Refusal, SeatIndex, TextParams } from './game.ts';

export type MoveOf<M extends Move, T extends M['type']> = Extract<M, { readonly type: T }>;

export interface Rule<S, E extends GameEvent, M extends Move> {
  /** Why not; undefined = it may be done. */
  check(state: S, command: Command<M>): Refusal | undefined;
  /** What it causes, once it was granted. */
  act(draft: EventDraft<S, E>, command: Command<M>): void;
}

/** A rule for what seats do, and the table never. */
export interface SeatRule<S, E extends GameEvent, M extends Move> {
  check(state: S, seat: SeatIndex, move: M): Refusal | undefined;
  act(draft: EventDraft<S, E>, seat: SeatIndex, move: M): void;
}

export const forSeats = <S, E extends GameEvent, M extends Move>(rule: SeatRule<S, E, M>): Rule<S, E, M> => ({
  check: (state, { actor, move }) =>
    actor === 'table' ? no('only-players') : rule.check(state, actor, move),
  act: (draft, { actor, move }) => rule.act(draft, actor as SeatIndex, move),
});

/** One line a move. */
export type Rules<S, E extends GameEvent, M extends Move> = {
  readonly [T in M['type']]: Rule<S, E, MoveOf<M, T>>;
};

export const no = (key: string, params?: TextParams): Refusal => (params ? { key, params } : { key });

export const decideBy =
  <S, E extends GameEvent, M extends Move>(rules: Rules<S, E, M>) =>
  (draft: EventDraft<S, E>, command: Command<M>): Refusal | undefined => {
    const rule = rules[command.move.type as M['type']] as unknown as Rule<S, E, M>;
    const refusal = rule.check(draft.state, command);
    if (!refusal) rule.act(draft, command);
    return refusal;
  };

/** The law of what the table's clocks do: only a clock that runs now rings, and only in its frame. */
export function checkClock<M extends Move>(
  clocks: readonly Clock<M>[],
  { actor, move, frame }: Command<M>,
): Refusal | undefined {
  const rings = clocks.some(
    (clock) => !clock.still && clock.actor === actor && clock.frame === frame && isSame(clock.move, move),
  );
  return rings ? undefined : no('not-now');
}

/** Where a question is itself a list of offers, these are the law. */
export const isOffered = <M extends Move>(offers: readonly Omit<Choice<M>, 'frame'>[], move: M): boolean =>
  covers(
    offers.map((offer) => ({ ...offer, frame: '' }) as Choice<M>),
    move,
  );

const isSame = (a: Move, b: Move): boolean => covers([{ id: '', frame: '', move: a }], b);
