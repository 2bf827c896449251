import type { Actor, Choice } from '../../../../src/shared/game.ts';
import { decideBy, forSeats, type Rules } from '../../../../src/shared/rules.ts';
import type { Event } from '../events.ts';
import { frameOf } from '../frames.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';
import { choose, chooseOffers } from './choosing.ts';
import { bite, dareOffers, leave } from './daring.ts';
import { timeUp } from './time.ts';

const rules: Rules<State, Event, Move> = {
  choose: forSeats(choose),
  bite: forSeats(bite),
  leave: forSeats(leave),
  'time-up': timeUp,
};

export const decide = decideBy(rules);

export function choices(state: State, actor: Actor): readonly Choice<Move>[] {
  if (actor === 'table') return [];
  const frame = frameOf(state);
  return [...chooseOffers(state, actor), ...dareOffers(state, actor)].map((offer) => ({ ...offer, frame }));
}
