/** How the rules of this game are written: the law of a move, what it causes, and what is offered of it. */
import type { Choice, Refusal, SeatIndex } from '../../../shared/game.ts';
import { no, type SeatRule } from '../../../shared/rules.ts';
import type { Event } from '../events.ts';
import type { Move, MoveOf } from '../moves.ts';
import type { Player, State } from '../state.ts';
import { byName } from './remember.ts';

/** The frame is filled in where all offers are put together. */
export type Offer = Omit<Choice<Move>, 'frame'>;

/** Only for the seat in turn, and only where the move answers the question on top. */
export interface RuleOf<T extends Move['type']> extends SeatRule<State, Event, MoveOf<T>> {
  offers(state: State, seat: SeatIndex): readonly Offer[];
}

/** Drawn with the reason why it is refused just now, if it is. */
export const drawn = (offer: Offer, refusal: Refusal | undefined): Offer =>
  refusal ? { ...offer, blocked: refusal } : offer;

const NO_ACTIONS = no('no-actions');

export const outOfActions = (state: State): Refusal | undefined =>
  state.actions > 0 ? undefined : NO_ACTIONS;

/** What is refused for the same reason as before is the same again, and screens are not told anew. */
const priced = byName((n: number) => byName((have: number) => no('too-dear', { n, have })));

export const tooDear = ({ coins }: Pick<Player, 'coins'>, price: number): Refusal | undefined =>
  price > coins ? priced(price)(coins) : undefined;
