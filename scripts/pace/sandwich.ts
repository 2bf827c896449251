/**
 * All play at once, so the slowest sets the pace. Between flips, while it is served and while a verdict is read, the
 * game's own clocks run; at the tasting one person reads sandwiches aloud and everybody laughs.
 */
import { sandwich } from '../../src/games/sandwich/index.ts';
import type { AnyGame } from '../../src/shared/game.ts';
import { guest } from '../guests/sandwich.ts';
import type { Pace } from './people.ts';

export const sandwichPace: Pace = {
  game: sandwich as unknown as AnyGame,
  people: sandwich.bots,
  guest,
  seconds: {
    grab: 3.5,
    stack: 4,
    place: 4,
    replace: 5,
    swap: 4,
    return: 4,
    ready: 5,
    unready: 5,
    offer: 7,
    answer: 7,
    accept: 6,
    withdraw: 4,
    'taste-first': 8,
    'name-taster': 8,
    reveal: 4,
    'skip-pitch': 5,
    // Read, look at the cooks, be begged, decide.
    rank: 20,
  },
  own: ({ owned, hand, sandwiches, order }) => [owned, hand, sandwiches, order],
};
