import type { Choice } from '../../../../src/shared/game.ts';
import type { MoveOf, SeatRule } from '../../../../src/shared/rules.ts';
import type { Event } from '../events.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';

export type SeatRuleOf<T extends Move['type']> = SeatRule<State, Event, MoveOf<Move, T>>;

/** The frame is filled in where all offers are put together. */
export type Offer = Omit<Choice<Move>, 'frame'>;
