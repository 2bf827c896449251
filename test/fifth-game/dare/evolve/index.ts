import { evolveBy } from '../../../../src/shared/evolvers.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import { choosing } from './choosing.ts';
import { daring } from './daring.ts';

export const evolve = evolveBy<State, Event>({ ...choosing, ...daring });
