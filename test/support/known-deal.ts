/** Seeds whose deals a test wants: `startHostProgram({ seed })` deals the same. */
import type { AnyGame, Match } from '../../src/shared/game.ts';
import { seededRng } from '../../src/shared/rng.ts';

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
  let state = game.setup(match, rng).reduce(game.evolve, game.initial(match));
  let [timer] = game.timers(state);
  while (timer && game.frames(state).every(({ actors }) => actors.length === 0)) {
    const { actor, frame, move, due } = timer;
    const result = game.decide(state, { actor, frame, move, at: due }, rng);
    if (!result.ok) throw new Error(`${game.id}: refused ${move.type}`);
    state = result.value.reduce(game.evolve, state);
    [timer] = game.timers(state);
  }
  return state;
}
