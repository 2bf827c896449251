/**
 * Building is quick, for one card is laid; bidding is guessing what the others hold. At a napkin everybody is asked,
 * and whoever has none says so at once.
 */
import { plate } from '../../src/games/plate/index.ts';
import type { State } from '../../src/games/plate/state.ts';
import type { AnyGame } from '../../src/shared/game.ts';
import { range } from '../../src/shared/lists.ts';
import { guest } from '../guests/plate.ts';
import type { Pace } from './people.ts';

export const platePace: Pace = {
  game: plate as unknown as AnyGame,
  people: plate.bots,
  guest,
  seconds: {
    start: 9,
    add: 9,
    finish: 9,
    discard: 7,
    keep: 7,
    bid: 9,
    'opt-out': 7,
    // The window is short, and its seconds are seen running.
    napkin: 3,
    pass: 3,
    'trade-with': 7,
    'trade-give': 8,
    'trade-take': 6,
    'pass-on': 8,
    peek: 6,
    'take-top': 7,
    'move-top': 8,
    garnish: 7,
    'swap-bids': 7,
    'lay-before': 7,
  },
  own: ({ hand }) => hand,
  emptyHanded: (end: State) =>
    range(end.seats).filter((seat) => end.meals.every(({ eaters }) => !eaters.includes(seat))).length,
};
