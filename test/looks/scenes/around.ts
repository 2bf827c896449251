/** What all games share: a lobby where everybody sits, half a sheet, a match that is over. */
import { games } from '../../../src/games/index.ts';
import type { AnyGame } from '../../../src/shared/game.ts';
import { type MomentTable, tablesAt } from '../../e2e/support/moments.ts';
import { optionsOf } from '../../support/position.ts';

const NAMES = [
  ...['Maya', 'Konstantin', 'Jürgen der Große', 'Inès', 'Maximiliane-Charlotte W.', 'Émile'],
  ...['Lucía', 'Tom', 'Bartholomäus', 'Rosa', 'Kim', 'Alejandra'],
];
const LETTERS = 'ABCDEFGHJK';

const playersOf = ({ seats }: AnyGame): readonly number[] => [seats.max, Math.max(2, seats.min)];

const lobbies = games.flatMap((game, i) =>
  playersOf(game).map((seats, most): MomentTable => {
    const code = `L${LETTERS[i]}${LETTERS[most]}A`;
    return { code, game, options: optionsOf(game), facts: [], names: NAMES.slice(0, seats), moment: 'lobby' };
  }),
);

/** Of a sheet: half of it is written, all of it is. Of a game: its end. */
const played = games.flatMap((game, i) => {
  const moments = game.kind === 'sheet' ? { entry: (_: unknown, part: number) => part <= 0.6 } : {};
  return playersOf(game).flatMap((seats, most) =>
    tablesAt({
      ...{ game, seed: 5, code: `${LETTERS[i]}${LETTERS[most]}`, names: NAMES.slice(0, seats) },
      ...{ options: optionsOf(game), moments: { ...moments, over: () => true } },
    }),
  );
});

export const tablesAround: readonly MomentTable[] = [...lobbies, ...played];
