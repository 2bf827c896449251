import { checkClock, type MoveOf, type Rule } from '../../../../src/shared/rules.ts';
import type { Event } from '../events.ts';
import { clocks } from '../frames.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';
import { chooseByChance } from './choosing.ts';
import { dareByDefault } from './daring.ts';

export const timeUp: Rule<State, Event, MoveOf<Move, 'time-up'>> = {
  check: (state, command) => checkClock(clocks(state), command),
  act(draft) {
    const { step } = draft.state;
    if (step.kind === 'choose') chooseByChance(draft);
    if (step.kind === 'dare') dareByDefault(draft, step.seat);
  },
};
