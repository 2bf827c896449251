import { presetOptions } from '../../src/main/table/lobby.ts';
import type { AnyGame, Match } from '../../src/shared/game.ts';

export interface Case {
  readonly title: string;
  readonly game: AnyGame;
  readonly match: Match<object>;
}

/** Every preset with every number of seats it allows. */
export function casesOf(games: readonly AnyGame[]): Case[] {
  return games.flatMap((game) =>
    game.presets.flatMap((preset) =>
      seatCounts(game)
        .map((seats) => ({ seats, options: presetOptions(game, preset.id, seats) }))
        .filter(({ seats, options }) => game.checkOptions(options, seats).length === 0)
        .map((match) => ({ title: `${game.id}, ${preset.id}, ${match.seats} seats`, game, match })),
    ),
  );
}

export const seatCounts = (game: AnyGame): number[] =>
  Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i);
