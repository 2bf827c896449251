/** Seeded matches of random legal moves, with options at random. */
import {
  type Event,
  type Move,
  masters,
  type Options,
  type State,
} from '../../../src/games/masters/index.ts';
import { initial } from '../../../src/games/masters/state.ts';
import { fillAtRandom } from '../../../src/shared/choices.ts';
import type { Choice, Match } from '../../../src/shared/game.ts';
import { type Rng, seededRng } from '../../../src/shared/rng.ts';
import { OPTIONS } from './positions.ts';

export interface Moment {
  readonly state: State;
  readonly rng: Rng;
  readonly at: number;
}

export interface Playout {
  readonly match: Match<Options>;
  readonly start: State;
  readonly events: readonly Event[];
  readonly end: State;
  readonly moves: number;
}

function optionsAtRandom(rng: Rng): Options {
  const target = rng.pick([0, 25, 150]);
  return {
    ...OPTIONS,
    target,
    minutes: target === 0 ? rng.pick([5, 30, 90]) : rng.pick([0, 30]),
    dealer: rng.pick([null, 0, 1]),
    attackPack: rng.below(2) === 0,
    orderUp: rng.below(2) === 0,
    turnSeconds: rng.pick([0, 45, 120]),
    customOrders: [{ id: 'own', name: 'Own', needs: ['egg'], each: 'salad', reward: 3 }],
  };
}

const EAGER = /^(claim|play)/;

/** Building is liked more than chance would, so that matches get somewhere. */
function chosen(offers: readonly Offer[], rng: Rng): Offer {
  const eager = offers.filter(({ choice }) => EAGER.test(choice.id));
  return rng.pick(eager.length > 0 && rng.below(3) > 0 ? eager : offers);
}

interface Offer {
  readonly seat: number;
  readonly choice: Choice<Move>;
}

export function playout(seats: number, seed: number, visit: (moment: Moment) => void = () => {}): Playout {
  const rng = seededRng(seed);
  const match = { seats, options: optionsAtRandom(rng) };
  const start = initial(match);
  const events: Event[] = [...masters.setup(match, rng)];
  let state = events.reduce(masters.evolve, start);
  let at = 0;
  let moves = 0;
  for (; !masters.outcome(state); moves++) {
    if (moves > 20_000) throw new Error(`no end with seed ${seed}`);
    visit({ state, rng, at });
    const offers = state.players.flatMap(({ seat }) =>
      masters.choices(state, seat).flatMap((choice) => (choice.blocked ? [] : [{ seat, choice }])),
    );
    const { seat, choice } = chosen(offers, rng);
    const timer = [...masters.timers(state)].sort((a, b) => a.due - b.due)[0];
    at += rng.below(8000);
    const command =
      timer && timer.due <= at
        ? { actor: timer.actor, move: timer.move, frame: timer.frame, at: timer.due }
        : { actor: seat, move: fillAtRandom(choice, rng), frame: choice.frame, at };
    const result = masters.decide(state, command, rng);
    if (!result.ok)
      throw new Error(`${JSON.stringify(command)} refused: ${result.refusal.key}, seed ${seed}`);
    events.push(...result.value);
    state = result.value.reduce(masters.evolve, state);
  }
  return { match, start, events, end: state, moves };
}
