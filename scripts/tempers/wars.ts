/** What the tempers of Sándwich Wars do more of. */
import { isIngredient, orderOf } from '../../src/games/wars/cards.ts';
import { wars } from '../../src/games/wars/index.ts';
import type { State } from '../../src/games/wars/state.ts';
import { sum } from '../../src/shared/lists.ts';
import type { Played } from '../../test/support/playout.ts';
import { factsOf, type Signs } from './measure.ts';

const turnsOf = (played: Played, seat: number) => factsOf(played, seat, 'turn-ended');

const holding = (count: (state: State, seat: number) => number) => (played: Played, seat: number) => {
  const turns = turnsOf(played, seat);
  return { amount: sum(turns.map(({ before }) => count(before, seat))), of: turns.length };
};

const BIG = 4;

export const signs: Signs = {
  game: wars,
  of: {
    employer: holding(({ players }, seat) => players[seat]!.assistants.length),
    miser: holding(({ players }, seat) => players[seat]!.coins),
    collector: holding(
      ({ players }, seat) => players[seat]!.hand.filter((card) => !isIngredient(card)).length,
    ),
    gourmet: (played, seat) => {
      const served = factsOf(played, seat, 'completed').map(
        ({ event }) => (event as { order?: string }).order!,
      );
      return { amount: served.filter((order) => orderOf(order).type >= BIG).length, of: served.length };
    },
  },
};
