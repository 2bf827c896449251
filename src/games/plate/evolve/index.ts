import { evolveBy } from '../../../shared/evolvers.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import { bidding } from './bidding.ts';
import { building } from './building.ts';
import { napkins } from './napkins/index.ts';
import { opening } from './opening.ts';
import { verdict } from './verdict.ts';

export const evolve = evolveBy<State, Event>({
  ...opening,
  ...building,
  ...bidding,
  ...verdict,
  ...napkins,
});
