/**
 * A turn is looking at the Bar, at four sandwiches and at seven cards, and then two or three cards laid one by one:
 * about twenty seconds, most of it before the first card. With many at the table some of that has been thought while
 * the others played, but not all: whoever is before one changes the Bar.
 */
import { masters } from '../../src/games/masters/index.ts';
import type { State } from '../../src/games/masters/state.ts';
import type { AnyGame } from '../../src/shared/game.ts';
import { guest } from '../guests/masters.ts';
import type { Pace } from './people.ts';

const [, cook, chef] = masters.bots;

export const mastersPace: Pace = {
  game: masters as unknown as AnyGame,
  people: [cook!, chef!],
  guest: { id: 'guest', choose: guest },
  fresh: {
    seconds: (seats) => 12 - seats,
    turn: ({ table, seat }) => (table.turn?.seat === seat ? table.turn.number : undefined),
  },
  seconds: {
    play: 3,
    attack: 4,
    inspect: 5,
    report: 5,
    move: 5,
    discard: 6,
    // All look at what was served, and the money is heard.
    claim: 6,
    'end-turn': 3,
    // The card that hit one is read first.
    bribe: 8,
    comply: 8,
    bin: 6,
    give: 10,
  },
  own: ({ hand, plans }) => [hand, plans],
  emptyHanded: (end: State) => end.players.filter(({ completed }) => completed === 0).length,
};
