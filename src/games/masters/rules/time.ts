/** What the table's clocks do. */
import { checkClock, type Rule } from '../../../shared/rules.ts';
import type { Event } from '../events.ts';
import { clocks } from '../frames.ts';
import type { MoveOf } from '../moves.ts';
import type { State } from '../state.ts';
import { endByClock } from './ending.ts';
import { chooseForTheRest } from './gifts.ts';

export const timeUp: Rule<State, Event, MoveOf<'time-up'>> = {
  check: (state, command) => checkClock(clocks(state), command),
  act(draft, { move }) {
    if (move.clock === 'event') chooseForTheRest(draft);
    else if (move.clock === 'turn') endByClock(draft);
    else draft.emit({ type: 'bell-rang' });
  },
};
