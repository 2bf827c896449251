import { evolveBy } from '../../../shared/evolvers.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import { assistants } from './assistants.ts';
import { cooking } from './cooking.ts';
import { effects } from './effects.ts';
import { market } from './market.ts';
import { orders } from './orders.ts';
import { turn } from './turn.ts';

const happened = evolveBy<State, Event>({
  ...market,
  ...cooking,
  ...orders,
  ...assistants,
  ...effects,
  ...turn,
});

/** Each fact is a step: what is asked after it is another question than before. */
export function evolve(state: State, event: Event): State {
  const after = happened(state, event);
  return { ...after, step: state.step + 1 };
}
