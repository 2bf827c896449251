/** The draw for the first player, and the deal: P-4, P-5. */
import type { SeatIndex } from '../../../shared/game.ts';
import { range } from '../../../shared/lists.ts';
import { pointsOf } from '../cards.ts';
import type { Draft } from '../events.ts';
import { HAND, highestDraws } from '../scoring.ts';
import type { FirstDraw, State } from '../state.ts';

/** Who is still in after these rounds: one seat, and it is the first player. */
export function contenders(rounds: readonly FirstDraw[], seats: number): SeatIndex[] {
  const last = rounds.at(-1);
  if (!last) return range(seats);
  return highestDraws(last.map(({ seat, card }) => ({ seat, value: pointsOf(card) ?? null })));
}

/** One round at each tick, until one seat is ahead; then all cards go back, are shuffled and dealt. */
export function drawForFirst(draft: Draft, rounds: readonly FirstDraw[]): void {
  const { state, rng } = draft;
  const still = contenders(rounds, state.seats);
  const [first] = still;
  if (rounds.length > 0 && still.length === 1) deal(draft, rounds, first!);
  // More ties in a row than the deck has cards would take: chance decides.
  else if (state.draw.length < still.length) deal(draft, rounds, rng.pick(still));
  else draft.emit({ type: 'first-drawn', draws: drawnBy(still, state) });
}

const drawnBy = (seats: readonly SeatIndex[], { draw }: State): FirstDraw =>
  seats.map((seat, i) => ({ seat, card: draw[i]! }));

function deal(draft: Draft, rounds: readonly FirstDraw[], first: SeatIndex): void {
  const { state, rng } = draft;
  const order = rng.shuffle([...state.draw, ...rounds.flat().map(({ card }) => card)]);
  const hands = handsOf(state, order);
  draft.emit({ type: 'dealt', first, hands, order: order.slice(HAND * state.seats) });
}

const handsOf = ({ seats }: State, order: readonly string[]): string[][] =>
  range(seats).map((seat) => order.slice(seat * HAND, (seat + 1) * HAND));
