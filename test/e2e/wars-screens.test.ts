/** Sándwich Wars on every screen, in four languages: nothing is cut, broken or covered. */
import { wars } from '../../src/games/wars/index.ts';
import { type Question, questionOf, type State } from '../../src/games/wars/state.ts';
import { optionsOf } from '../support/position.ts';
import { measureScreens } from './support/measured-screens.ts';
import { type Moments, tablesAt } from './support/moments.ts';

const NAMES = ['Maya', 'Konstantin', 'Jürgen der Große', 'Inès', 'Maximiliane-Charlotte W.'];
/** Whose phone is looked at. */
const SEAT = 1;

const asked =
  (question: Question) =>
  (state: State): boolean =>
    state.active === SEAT && questionOf(state) === question;

const moments: Moments = {
  turn: asked('turn'),
  waiting: (state: State) => state.active !== SEAT && questionOf(state) === 'turn',
  'free-play': asked('free-play'),
  'swap-order': asked('swap-order'),
  assistant: asked('assistant'),
  split: asked('split'),
  upkeep: asked('upkeep'),
  discard: asked('discard'),
};

measureScreens({
  game: 'wars',
  seat: SEAT,
  tables: [
    ...tablesAt({
      game: wars,
      code: 'WA',
      seed: 3,
      names: NAMES.slice(0, 2),
      options: optionsOf(wars),
      moments,
    }),
    ...tablesAt({
      ...{ game: wars, code: 'WB', seed: 4, names: NAMES, moments },
      options: optionsOf(wars, { openTokens: true }),
    }),
  ],
});
