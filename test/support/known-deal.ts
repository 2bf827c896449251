/** Seeds whose deals a test wants: `startHostProgram({ seed })` deals the same. */
import { act, begin } from '../../src/main/table/match.ts';
import { earliest, StateViews } from '../../src/main/table/state-views.ts';
import type { AnyGame, Match } from '../../src/shared/game.ts';
import { seededRng } from '../../src/shared/rng.ts';
import { rowOf } from './playout.ts';

const MOST_SEEDS = 300_000;

interface Wanted<S> {
  readonly game: AnyGame;
  readonly match: Match<object>;
  /** The first position in which somebody is asked. */
  readonly suits: (state: S) => boolean;
}

export function seedOf<S>({ game, match, suits }: Wanted<S>): number {
  for (let seed = 1; seed <= MOST_SEEDS; seed++) if (suits(dealtBy(seed, game, match))) return seed;
  throw new Error(`${game.id}: no such deal in ${MOST_SEEDS} seeds`);
}

function dealtBy<S>(seed: number, game: AnyGame, match: Match<object>): S {
  const rng = seededRng(seed);
  let live = begin(game, rowOf(game, match), rng).match;
  for (;;) {
    const views = new StateViews(live);
    const clock = earliest(views.clocks);
    if (!clock || live.frames.some(({ actors }) => actors.length > 0)) return live.state as S;
    const result = act(live, clock, { kind: 'timer', call: null, at: clock.due, rng });
    if (!result.ok) throw new Error(`${game.id}: refused ${clock.move.type}`);
    live = result.value.match;
  }
}
