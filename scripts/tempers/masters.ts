/** What the tempers of Sandwich Masters do more of. */
import { masters } from '../../src/games/masters/index.ts';
import type { State } from '../../src/games/masters/state.ts';
import { sum } from '../../src/shared/lists.ts';
import type { Played } from '../../test/support/playout.ts';
import { factsOf, type Signs } from './measure.ts';

const turnsOf = (played: Played, seat: number): number => factsOf(played, seat, 'turn-ended').length;
const attacksOf = (played: Played, seat: number): number =>
  factsOf(played, seat, 'attacked', 'inspected').length;

export const signs: Signs = {
  game: masters,
  of: {
    saboteur: (played, seat) => ({ amount: attacksOf(played, seat), of: turnsOf(played, seat) }),
    /** Turns for each time that it turns against somebody. */
    peacemaker: (played, seat) => ({ amount: turnsOf(played, seat), of: attacksOf(played, seat) }),
    juggler: (played, seat) => {
      const turns = factsOf(played, seat, 'turn-ended');
      const going = turns.map(
        ({ before }) => (before as State).players[seat]!.slots.filter((slot) => slot !== null).length,
      );
      return { amount: sum(going), of: turns.length };
    },
    briber: (played, seat) => {
      const answers = factsOf(played, seat, 'answered');
      const bribes = answers.filter(({ event }) => (event as { bribed?: boolean }).bribed);
      return { amount: bribes.length, of: answers.length };
    },
  },
};
