/** Sandwich, played by bots: the first table a trading floor of three, the second a crowd of twelve. */
import { sandwich } from '../../../src/games/sandwich/index.ts';
import type { State } from '../../../src/games/sandwich/state.ts';
import { WATCHED } from '../../e2e/support/laid-tables.ts';
import { type Moments, type MomentTable, tablesAt } from '../../e2e/support/moments.ts';
import { optionsOf } from '../../support/position.ts';

const NAMES = [
  ...['Maya', 'Konstantin', 'Jürgen der Große', 'Inès', 'Maximiliane-Charlotte W.', 'Émile'],
  ...['Lucía', 'Tom', 'Bartholomäus', 'Rosa', 'Kim', 'Alejandra'],
];

const phase =
  (is: State['phase'], also: (state: State) => boolean = () => true) =>
  (state: State): boolean =>
    state.phase === is && also(state);

const MARKET: Moments = {
  intro: phase('countdown', ({ flip }) => flip === 0),
  market: phase('market', ({ market }) => (market?.stalls.filter(({ taken }) => taken).length ?? 0) === 1),
  prep: phase('prep'),
  verdict: phase('verdict'),
  'round-end': phase('roundEnd'),
};

export const tables: readonly MomentTable[] = [
  ...tablesAt({
    ...{ game: sandwich, code: 'SA', seed: 3, names: NAMES.slice(0, 3) },
    options: optionsOf(sandwich, {
      ...{
        rounds: 2,
        pitch: true,
        chefsSuggestion: true,
        bleah: true,
        trading: true,
        tasterRule: 'picked',
      },
      ...{ theme: 'typed', themeText: 'Was Großmutter am Sonntagabend nach dem Kino noch aß' },
    }),
    moments: {
      ...MARKET,
      asking: phase('asking'),
      trading: phase('prep', ({ offers }) => offers.length > 0),
      selling: phase('selling'),
      pitch: phase('pitch'),
      rank: phase('rank'),
      // All that was taken is still in the hand.
      kitchen: phase('prep', ({ players }) =>
        players[WATCHED]!.sandwiches.every(({ cards }) => !cards.length),
      ),
    },
  }),
  ...tablesAt({
    ...{ game: sandwich, code: 'SB', seed: 4, names: NAMES },
    options: optionsOf(sandwich, {
      rounds: 2,
      twister: true,
      bleah: true,
      theme: 'list',
      crowd: 'announced',
    }),
    moments: { ...MARKET, serving: phase('serving'), reveal: phase('reveal'), rank: phase('rank') },
  }),
];
