/** Contests of Sándwich Wars as bots have played them, stopped where the most lies on the counters. */
import { wars } from '../../../src/games/wars/index.ts';
import type { State } from '../../../src/games/wars/state.ts';
import { sum } from '../../../src/shared/lists.ts';
import { defaults } from '../../games/wars/given.ts';
import { playout } from '../../support/playout.ts';
import type { LaidTable } from './laid-tables.ts';

const NAMES = ['Maya', 'Konstantin', 'Inès', 'Jürgen', 'Maximiliane'];

const options = { ...defaults, start: 0, openTokens: true };

/** Full counters, and something served. */
const liesOn = ({ players }: State): number =>
  sum(
    players.map(
      ({ zone, served, assistants }) => zone.length + Math.min(served.length, 3) + assistants.length,
    ),
  );

function contest(seats: number): LaidTable {
  const { opening, steps } = playout({ game: wars, match: { seats, options }, seed: 4, players: 'bots' });
  const most = Math.max(...steps.map(({ after }) => liesOn(after as State)));
  const at = steps.findIndex(({ after }) => liesOn(after as State) === most);
  return {
    code: `WR${seats}A`,
    game: wars,
    names: NAMES.slice(0, seats),
    options,
    facts: [...opening, ...steps.slice(0, at + 1).flatMap(({ events }) => events)],
  };
}

export const warsContests: readonly LaidTable[] = [2, 3, 4, 5].map(contest);
