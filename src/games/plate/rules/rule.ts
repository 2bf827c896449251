/** What all rules of this game have in common. */
import { misfit } from '../../../shared/choices.ts';
import type { Choice, Command, Refusal, SeatIndex } from '../../../shared/game.ts';
import { isOffered, type MoveOf, no, type Rule, type Rules } from '../../../shared/rules.ts';
import type { Event } from '../events.ts';
import { frames } from '../frames.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';

export type RuleOf<T extends Move['type']> = Rule<State, Event, MoveOf<Move, T>>;

export type AllRules = Rules<State, Event, Move>;

/** The frame is filled in where all offers are put together. */
export type Offer = Omit<Choice<Move>, 'frame'>;

/** This is what the table waits for, and this seat is asked. */
export function isAsked(state: State, { actor, frame }: Command<Move>, ...kinds: readonly string[]): boolean {
  const top = frames(state).at(-1);
  return (
    top !== undefined &&
    actor !== 'table' &&
    top.id === frame &&
    kinds.includes(top.kind) &&
    top.actors.includes(actor)
  );
}

/** Of a command that only a seat may give. */
export function seatOf({ actor }: Command<Move>): SeatIndex {
  if (actor === 'table') throw new TypeError('the table has no seat');
  return actor;
}

/** Where a question is itself a list of offers: what is wrong with an answer. */
export function objection(offers: readonly Offer[], move: Move): Refusal | undefined {
  if (isOffered(offers, move)) return undefined;
  const given = Object.entries(move);
  const meant = offers.find((offer) =>
    Object.entries(offer.move).every(([name, value]) =>
      given.some(([key, one]) => key === name && one === value),
    ),
  );
  const wrong = meant && misfit({ ...meant, frame: '' }, move);
  return no(wrong ? `wrong-${wrong.name}` : 'not-now');
}
