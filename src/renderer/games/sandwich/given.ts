import type { RoundView } from '../../../games/sandwich/view-types.ts';
import { range } from '../../../shared/lists.ts';

/** By taster and cook: what was given, sandwich by sandwich; nothing where nothing was served. */
export const givenIn = (rounds: readonly RoundView[], seats: number): number[][][] =>
  range(seats).map((taster) =>
    range(seats).map((cook) =>
      rounds
        .flatMap(({ tastings }) => tastings)
        .filter((tasting) => tasting.taster === taster)
        .flatMap(({ plates }) => plates)
        .filter((plate) => plate.cook === cook && plate.points !== null)
        .map(({ points, bonus }) => (points ?? 0) + (bonus ? 1 : 0)),
    ),
  );
