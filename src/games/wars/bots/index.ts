import type { Bot, BotDecision } from '../../../shared/game.ts';
import type { Move } from '../moves.ts';
import type { SeatView, TableView } from '../view-types.ts';
import { apprentice } from './apprentice.ts';
import { chef } from './chef.ts';
import { cook } from './cook.ts';
import type { Input, Open } from './hand.ts';
import { ponder } from './master.ts';

type Mind = (input: Input, open: Open) => Move;

/** In ms, from … to: what is worth watching takes its time, what is done in every turn does not. */
const TIMES = { routine: [400, 700], play: [600, 1100], moment: [900, 1600] } as const;
const PACE: Readonly<Partial<Record<Move['type'], keyof typeof TIMES>>> = {
  play: 'play',
  order: 'moment',
  hire: 'moment',
  opportunity: 'play',
};

/** Only what is offered and not blocked comes to mind. */
export const botOf = (id: string, mind: Mind): Bot<TableView, SeatView, Move> => ({
  id,
  choose(input): BotDecision<Move> | undefined {
    const open = input.choices.filter((choice) => !choice.blocked);
    const first = open[0];
    if (!first) return undefined;
    const move = mind(input, open);
    const [from, to] = TIMES[PACE[move.type] ?? 'routine'];
    return { move, frame: first.frame, after: from + input.rng.below(to - from) };
  },
});

export const bots = [
  botOf('apprentice', apprentice),
  botOf('cook', cook),
  botOf('chef', chef),
  { ...botOf('master', chef), ponder },
];
