/**
 * Two actions a turn, and what costs time is weighing them: costs, qualities and assistants add up differently for
 * each order of the row. The second action has mostly been thought of with the first.
 */
import { wars } from '../../src/games/wars/index.ts';
import type { State } from '../../src/games/wars/state.ts';
import type { AnyGame } from '../../src/shared/game.ts';
import { guest } from '../guests/wars.ts';
import type { Pace } from './people.ts';

const [, cook, chef] = wars.bots;

export const warsPace: Pace = {
  game: wars as unknown as AnyGame,
  people: [cook!, chef!],
  guest,
  fresh: {
    seconds: (seats) => 14 - seats,
    turn: ({ table, seat }) => (table.active === seat ? table.round : undefined),
  },
  seconds: {
    play: 6,
    // Which ingredients go into it is shown; all see it go out.
    order: 10,
    refill: 8,
    coins: 4,
    hire: 7,
    opportunity: 6,
    'end-turn': 3,
    'take-assistant': 6,
    'take-tokens': 4,
    split: 6,
    stop: 4,
    swap: 6,
    upkeep: 5,
    discard: 6,
  },
  own: ({ hand }) => hand,
  emptyHanded: (end: State) => end.players.filter(({ served }) => served.length === 0).length,
};
