/** Sandwich Masters on every screen, in four languages: nothing is cut, broken or covered. */
import { masters } from '../../src/games/masters/index.ts';
import { type State, sandwichesOf } from '../../src/games/masters/state.ts';
import { optionsOf } from '../support/position.ts';
import { measureScreens } from './support/measured-screens.ts';
import { type Moments, tablesAt } from './support/moments.ts';

const NAMES = ['Maya', 'Konstantin', 'Jürgen der Große', 'Inès', 'Maximiliane-Charlotte W.', 'Émile'];
/** Whose phone is looked at. */
const SEAT = 1;

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
  asked: turnOf((seat) => seat === SEAT),
  waiting: turnOf((seat) => seat !== SEAT),
  inspected: ({ inspection }: State) => inspection?.victim === SEAT,
  event: ({ event }: State) => event?.chosen[SEAT] === null,
};

measureScreens({
  game: 'masters',
  seat: SEAT,
  tables: [
    ...tablesAt({ game: masters, code: 'MA', seed: 4, names: NAMES.slice(0, 2), options, moments }),
    ...tablesAt({ game: masters, code: 'MB', seed: 4, names: NAMES, options, moments }),
  ],
});
