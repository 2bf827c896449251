/** Matches played by chance, move by move. */
import type { Event } from '../../../src/games/plate/events.ts';
import { plate } from '../../../src/games/plate/index.ts';
import type { Move } from '../../../src/games/plate/moves.ts';
import type { Options } from '../../../src/games/plate/options.ts';
import type { State } from '../../../src/games/plate/state.ts';
import { fillAtRandom } from '../../../src/shared/choices.ts';
import type { Command } from '../../../src/shared/game.ts';
import { range } from '../../../src/shared/lists.ts';
import { type Rng, seededRng } from '../../../src/shared/rng.ts';
import { defaults } from './positions.ts';

export interface Moment {
  readonly state: State;
  /** The fact that led here; none at the very beginning. */
  readonly event?: Event;
}

interface RandomMatch {
  readonly seed: number;
  readonly seats: number;
  readonly options?: Partial<Options>;
  /** Commands, at most. */
  readonly most: number;
}

export function* randomMatch({ seed, seats, options, most }: RandomMatch): Generator<Moment> {
  const rng = seededRng(seed);
  const match = { seats, options: { ...defaults, ...options } };
  let state = plate.initial(match);
  for (const event of plate.setup(match, rng)) {
    state = plate.evolve(state, event);
    yield { state, event };
  }
  let at = 0;
  for (let i = 0; i < most && !plate.outcome(state); i++) {
    const command = anyCommand(state, rng, at);
    at = command.at;
    const result = plate.decide(state, command, rng);
    if (!result.ok) throw new Error(`${JSON.stringify(command)} → ${JSON.stringify(result.refusal)}`);
    for (const event of result.value) {
      state = plate.evolve(state, event);
      yield { state, event };
    }
  }
}

/** Somebody does something that is offered, or time passes. */
function anyCommand(state: State, rng: Rng, at: number): Command<Move> {
  const offered = range(state.seats).flatMap((seat) =>
    plate
      .choices(state, seat)
      .filter((choice) => !choice.blocked)
      .map((choice) => ({ actor: seat, choice })),
  );
  const timer = plate.timers(state)[0];
  if (timer && (offered.length === 0 || rng.below(8) === 0))
    return { actor: 'table', move: timer.move, frame: timer.frame, at: Math.max(at, timer.due) };
  const { actor, choice } = rng.pick(offered);
  return { actor, move: fillAtRandom(choice, rng), frame: choice.frame, at: at + rng.below(400) };
}
