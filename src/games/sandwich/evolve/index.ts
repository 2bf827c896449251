import { evolveBy } from '../../../shared/evolvers.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import { kitchen } from './kitchen.ts';
import { market } from './market.ts';
import { round } from './round.ts';
import { tasting } from './tasting.ts';
import { trading } from './trading.ts';

export const evolve = evolveBy<State, Event>({
  ...round,
  ...market,
  ...kitchen,
  ...trading,
  ...tasting,
});
