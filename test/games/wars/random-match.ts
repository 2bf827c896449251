/** Matches by chance, for properties that hold wherever a match may get. */
import { wars } from '../../../src/games/wars/index.ts';
import type { Options } from '../../../src/games/wars/options.ts';
import type { State } from '../../../src/games/wars/state.ts';
import { fillAtRandom } from '../../../src/shared/choices.ts';
import { type Rng, seededRng } from '../../../src/shared/rng.ts';
import { opening } from './positions.ts';

export interface RandomMatch {
  readonly seats: number;
  readonly seed: number;
  readonly options?: Partial<Options>;
}

/** One move by chance; the clock rings now and then where there is one. */
export function randomStep(state: State, rng: Rng, at: number): State {
  const [timer] = wars.timers(state);
  const rings = timer !== undefined && rng.below(60) === 0;
  const choice = rings
    ? undefined
    : rng.pick(wars.choices(state, state.active).filter((one) => !one.blocked));
  const command =
    rings || !choice
      ? { actor: timer!.actor, move: timer!.move, frame: timer!.frame, at: Math.max(at, timer!.due) }
      : { actor: state.active, move: fillAtRandom(choice, rng), frame: choice.frame, at };
  const result = wars.decide(state, command, rng);
  if (!result.ok) throw new Error(`${JSON.stringify(command)} refused: ${result.refusal.key}`);
  return result.value.reduce(wars.evolve, state);
}

export function* randomMatch({ seats, seed, options }: RandomMatch): Generator<State> {
  const rng = seededRng(seed);
  let { state } = opening(seats, options, seed);
  for (let at = 0; state.phase !== 'over'; at += 500) {
    yield state;
    state = randomStep(state, rng, Math.max(at, state.turnBegan));
  }
  yield state;
}

/** Somewhere in the first few hundred moves. */
export function randomPosition(request: RandomMatch): State {
  const steps = request.seed % 300;
  let last: State | undefined;
  let count = 0;
  for (const state of randomMatch(request)) {
    last = state;
    if (count++ >= steps) break;
  }
  return last!;
}
