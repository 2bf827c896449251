import type { Bot, BotDecision } from '../../../shared/game.ts';
import type { Move } from '../moves.ts';
import type { SeatView, TableView } from '../view-types.ts';
import { apprentice } from './apprentice.ts';
import { chef } from './chef.ts';
import { cook } from './cook.ts';
import type { Input, Open } from './hand.ts';

type Mind = (input: Input, open: Open) => Move;

/** Only what is offered and not blocked comes to mind. */
export const botOf = (id: string, mind: Mind): Bot<TableView, SeatView, Move> => ({
  id,
  choose(input): BotDecision<Move> | undefined {
    const open = input.choices.filter((choice) => !choice.blocked);
    const first = open[0];
    if (!first) return undefined;
    const after = input.table.actions > 0 ? 900 + input.rng.below(1100) : 500 + input.rng.below(500);
    return { move: mind(input, open), frame: first.frame, after };
  },
});

export const bots = [botOf('apprentice', apprentice), botOf('cook', cook), botOf('chef', chef)];
