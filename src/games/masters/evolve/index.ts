import { evolveBy } from '../../../shared/evolvers.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import { bar } from './bar.ts';
import { claiming } from './claiming.ts';
import { decks } from './decks.ts';
import { gifts } from './gifts.ts';
import { inspection } from './inspection.ts';
import { moving } from './moving.ts';
import { playing } from './playing.ts';
import { turn } from './turn.ts';

export const evolve = evolveBy<State, Event>({
  ...decks,
  ...turn,
  ...playing,
  ...inspection,
  ...moving,
  ...claiming,
  ...bar,
  ...gifts,
});
