import type { AnyGame, Match } from '../../src/shared/game.ts';
import { optionsOf } from './position.ts';

export interface Case {
  readonly title: string;
  readonly game: AnyGame;
  readonly match: Match<object>;
}

/** Every preset with every number of seats it allows. */
export function casesOf(games: readonly AnyGame[]): Case[] {
  return games.flatMap((game) =>
    game.presets.flatMap((preset) => {
      const options = optionsOf(game, preset.options);
      return seatCounts(game)
        .filter((seats) => game.checkOptions(options, seats).length === 0)
        .map((seats) => ({
          title: `${game.id}, ${preset.id}, ${seats} seats`,
          game,
          match: { seats, options },
        }));
    }),
  );
}

export const seatCounts = (game: AnyGame): number[] =>
  Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i);
