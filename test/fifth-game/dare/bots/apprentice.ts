/** Chooses what its fingers touch first, and bites what is hotter than most. */
import { fillAtRandom } from '../../../../src/shared/choices.ts';
import type { Bot } from '../../../../src/shared/game.ts';
import { heatOf } from '../cards.ts';
import type { Move } from '../moves.ts';
import type { SeatView, TableView } from '../view-types.ts';

const BRAVE_FROM = 5;

export const apprentice: Bot<TableView, SeatView, Move> = {
  id: 'apprentice',
  choose({ choices, mine, rng }) {
    const open = choices.filter(({ blocked }) => !blocked);
    const isBrave = mine.chosen !== null && heatOf(mine.chosen) >= BRAVE_FROM;
    const choice = open.find(({ id }) => id === (isBrave ? 'bite' : 'leave')) ?? open[0];
    if (!choice) return undefined;
    return { move: fillAtRandom(choice, rng), frame: choice.frame, after: 700 + rng.below(1200) };
  },
};
