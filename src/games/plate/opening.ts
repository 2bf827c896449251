/** The draw for the first player, and the deal: P-4, P-5. */
import type { Match, SeatIndex } from '../../shared/game.ts';
import { range } from '../../shared/lists.ts';
import type { Rng } from '../../shared/rng.ts';
import { deckWith, pointsOf } from './cards.ts';
import { type Course, happen } from './course.ts';
import type { Event } from './events.ts';
import type { Options } from './options.ts';
import { HAND, highestDraws } from './scoring.ts';
import type { FirstDraw, State } from './state.ts';

export const setup = ({ options }: Match<Options>, rng: Rng): readonly Event[] => [
  { type: 'shuffled', order: rng.shuffle(deckWith(options.napkins)) },
];

/** Who is still in after these rounds: one seat, and it is the first player. */
export function contenders(rounds: readonly FirstDraw[], seats: number): SeatIndex[] {
  const last = rounds.at(-1);
  if (!last) return range(seats);
  return highestDraws(last.map(({ seat, card }) => ({ seat, value: pointsOf(card) ?? null })));
}

/** One round at each tick, until one seat is ahead; then all cards go back, are shuffled and dealt. */
export function drawForFirst(course: Course, rounds: readonly FirstDraw[]): void {
  const { state, at, rng } = course;
  const still = contenders(rounds, state.seats);
  const [first] = still;
  if (rounds.length > 0 && still.length === 1) deal(course, rounds, first!);
  // More ties in a row than the deck has cards would take: chance decides.
  else if (state.draw.length < still.length) deal(course, rounds, rng.pick(still));
  else happen(course, { type: 'first-drawn', draws: drawnBy(still, state), at });
}

const drawnBy = (seats: readonly SeatIndex[], { draw }: State): FirstDraw =>
  seats.map((seat, i) => ({ seat, card: draw[i]! }));

function deal(course: Course, rounds: readonly FirstDraw[], first: SeatIndex): void {
  const { state, at, rng } = course;
  const order = rng.shuffle([...state.draw, ...rounds.flat().map(({ card }) => card)]);
  const hands = handsOf(state, order);
  happen(course, { type: 'dealt', first, hands, order: order.slice(HAND * state.seats), at });
}

const handsOf = ({ seats }: State, order: readonly string[]): string[][] =>
  range(seats).map((seat) => order.slice(seat * HAND, (seat + 1) * HAND));
