/** What the tempers of the Plate Game do more of. */
import { faceOf } from '../../src/games/plate/cards.ts';
import { plate } from '../../src/games/plate/index.ts';
import type { State } from '../../src/games/plate/state.ts';
import { sum } from '../../src/shared/lists.ts';
import type { Played } from '../../test/support/playout.ts';
import { factsOf, type Signs } from './measure.ts';

const turnsOf = (played: Played, seat: number) => factsOf(played, seat, 'turn-began');
const cardOf = ({ event }: { readonly event: object }) => faceOf((event as { card?: string }).card!);

export const signs: Signs = {
  game: plate,
  of: {
    bluffer: (played, seat) => {
      const bids = factsOf(played, seat, 'bid-placed').map(cardOf);
      return { amount: bids.filter(({ kind }) => kind !== 'bid').length, of: bids.length };
    },
    glutton: (played, seat) => {
      const meals = (played.end as State).meals.filter(({ finisher }) => finisher === seat);
      return { amount: sum(meals.map(({ value }) => value)), of: meals.length };
    },
    hoarder: (played, seat) => {
      const turns = turnsOf(played, seat);
      const held = turns.map(
        ({ after }) =>
          (after as State).players[seat]!.hand.filter((card) => faceOf(card).kind === 'napkin').length,
      );
      return { amount: sum(held), of: turns.length };
    },
    prankster: (played, seat) => ({
      amount: factsOf(played, seat, 'napkin-played').length,
      of: turnsOf(played, seat).length,
    }),
  },
};
