/** Sándwich Wars with two and with five, played by bots. */
import { wars } from '../../../src/games/wars/index.ts';
import { type Question, questionOf, type State } from '../../../src/games/wars/state.ts';
import { WATCHED } from '../../e2e/support/laid-tables.ts';
import { type Moments, type MomentTable, tablesAt } from '../../e2e/support/moments.ts';
import { optionsOf } from '../../support/position.ts';

const NAMES = ['Maya', 'Konstantin', 'Jürgen der Große', 'Inès', 'Maximiliane-Charlotte W.'];

const asked =
  (question: Question) =>
  (state: State): boolean =>
    state.active === WATCHED && questionOf(state) === question;

const moments: Moments = {
  turn: asked('turn'),
  waiting: (state: State) => state.active !== WATCHED && questionOf(state) === 'turn',
  'free-play': asked('free-play'),
  'swap-order': asked('swap-order'),
  assistant: asked('assistant'),
  split: asked('split'),
  upkeep: asked('upkeep'),
  discard: asked('discard'),
};

export const tables: readonly MomentTable[] = [
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
];
