/** Sandwich Masters with two and six, played by bots, and with three where somebody is asked in another's turn. */
import { masters } from '../../../src/games/masters/index.ts';
import { type State, sandwichesOf } from '../../../src/games/masters/state.ts';
import { WATCHED } from '../../e2e/support/laid-tables.ts';
import { mastersMoments } from '../../e2e/support/masters-moments.ts';
import { type Moments, type MomentTable, tablesAt } from '../../e2e/support/moments.ts';
import { optionsOf } from '../../support/position.ts';

const NAMES = ['Maya', 'Konstantin', 'Jürgen der Große', 'Inès', 'Maximiliane-Charlotte W.', 'Émile'];

const options = optionsOf(masters, {
  minutes: 0,
  target: 60,
  turnSeconds: 0,
  attackPack: true,
  orderUp: true,
});

const isFull = ({ players }: State): boolean =>
  players.reduce((sum, player) => sum + sandwichesOf(player).length, 0) >= players.length * 2;
const turnOf =
  (isAsked: (seat: number) => boolean) =>
  (state: State): boolean =>
    state.turn !== null && isAsked(state.turn.seat) && !state.event && !state.inspection && isFull(state);

const moments: Moments = {
  asked: turnOf((seat) => seat === WATCHED),
  waiting: turnOf((seat) => seat !== WATCHED),
  inspected: ({ inspection }: State) => inspection?.victim === WATCHED,
  event: ({ event }: State) => event?.chosen[WATCHED] === null,
};

export const tables: readonly MomentTable[] = [
  ...tablesAt({ game: masters, code: 'MA', seed: 4, names: NAMES.slice(0, 2), options, moments }),
  ...tablesAt({ game: masters, code: 'MB', seed: 4, names: NAMES, options, moments }),
  ...mastersMoments,
];
