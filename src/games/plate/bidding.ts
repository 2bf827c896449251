/** Bidding, turning the bids over, and eating: P-12 to P-20. */
import type { Choice, SeatIndex } from '../../shared/game.ts';
import { clockwiseFrom, range, sum } from '../../shared/lists.ts';
import { faceId, faceOf, napkinOf, pointsOf } from './cards.ts';
import { type Course, happen, refill } from './course.ts';
import type { BidMove, Move } from './moves.ts';
import { goalOf } from './options.ts';
import { bidScore, eatingOf, isReached, sandwichValue } from './scoring.ts';
import { type Bid, type LyingNapkin, type Meal, plateOf, type State, type Step } from './state.ts';

type Bidding = Extract<Step, { readonly kind: 'bid' }>;
type Auction = Extract<Step, { readonly plate: string }>;

export const bidChoices = (state: State, seat: SeatIndex): Omit<Choice<Move>, 'frame'>[] => [
  {
    id: 'bid',
    move: { type: 'bid' },
    slots: [
      { name: 'card', kind: 'one', from: state.players[seat]!.hand },
      { name: 'on', kind: 'seat', from: range(state.seats) },
    ],
  },
  { id: 'opt-out', move: { type: 'opt-out' } },
];

export function placeBid(course: Course, seat: SeatIndex, move: BidMove): void {
  const { at } = course;
  if (move.type === 'opt-out') happen(course, { type: 'opted-out', seat, emptyHanded: false, at });
  else happen(course, { type: 'bid-placed', seat, on: move.on, card: move.card, at });
}

/** P-14: without a card one must opt out; nobody left, and bidding is over. */
export function bidOn(course: Course, step: Bidding): boolean {
  const { state, at } = course;
  if (step.out.length === state.seats) {
    happen(course, { type: 'bids-closed', at });
    return true;
  }
  if (state.players[step.seat]!.hand.length > 0) return false;
  happen(course, { type: 'opted-out', seat: step.seat, emptyHanded: true, at });
  return true;
}

/** P-14: who bids alone has one last card. */
export const isLastBid = (state: State, step: Bidding): boolean => step.out.length === state.seats - 1;

/** One bid is turned at each tick; after the last one comes the window of P-25. */
export function turnBid(course: Course): void {
  const next = course.state.bids.find((bid) => !bid.faceUp);
  if (next) happen(course, { type: 'bid-turned', slot: next.slot, at: course.at });
}

export function openVerdict(course: Course): boolean {
  if (course.state.bids.some((bid) => !bid.faceUp)) return false;
  happen(course, { type: 'verdict-opened', at: course.at });
  return true;
}

/** P-15: what lies before a player, of these bids. */
export const scoreBefore = (bids: readonly Bid[], seat: SeatIndex): number =>
  bidScore(
    bids.flatMap(({ on, card }) => (on === seat && faceOf(card).kind === 'bid' ? [pointsOf(card)!] : [])),
  );

/** What lasting napkins add to the next score of a seat (P-29). */
export const bonusOf = (state: State, seat: SeatIndex): number =>
  sum(state.lying.filter((napkin) => napkin.serves === seat).map(bonusPoints));

function bonusPoints({ card }: LyingNapkin): number {
  const { effect } = napkinOf(card);
  return effect.kind === 'bid-bonus' ? effect.points : 0;
}

export const valueOn = (state: State, plate: string): number =>
  sandwichValue(plateOf(state, plate).cards.map((card) => pointsOf(card)!));

/** What would be eaten as things lie now. */
export function mealOf(state: State, { plate, finisher }: Auction): { meal: Meal; usedUp: string[] } {
  const value = valueOn(state, plate);
  const seats = range(state.seats);
  const scores = seats.map((seat) => scoreBefore(state.bids, seat) + bonusOf(state, seat));
  const { eaters, share, begins } = eatingOf({ scores, value, finisher });
  const shieldOf = (seat: SeatIndex) =>
    state.lying.find(({ serves, card }) => serves === seat && napkinOf(card).effect.kind === 'shield');
  const shields = share < 0 ? eaters.flatMap((seat) => shieldOf(seat) ?? []) : [];
  const counted = state.lying.filter(({ card }) => napkinOf(card).effect.kind === 'bid-bonus');
  const used = [...counted, ...shields];
  const isShielded = (seat: SeatIndex) => shields.some(({ serves }) => serves === seat);
  const meal: Meal = {
    round: state.meals.length + 1,
    plate,
    cards: plateOf(state, plate).cards.map(faceId),
    value,
    finisher,
    bids: state.bids.map(({ by, on, card }) => ({ by, on, face: faceId(card) })),
    used: used.map(({ serves, card }) => ({ serves, face: faceId(card) })),
    scores,
    eaters,
    share,
    gains: seats.map((seat) => (eaters.includes(seat) && !isShielded(seat) ? share : 0)),
    begins,
  };
  return { meal, usedUp: used.map(({ id }) => id) };
}

/** P-16 to P-20, P-30. */
export function eat(course: Course, step: Auction): void {
  const { meal, usedUp } = mealOf(course.state, step);
  happen(course, { type: 'eaten', meal, usedUp });
  const { players, options, seats, meals } = course.state;
  const goal = goalOf(options, seats);
  const points = players.map((player) => player.points);
  if (isReached(goal, points, meals.length)) {
    happen(course, { type: 'goal-reached', reason: goal.kind, at: course.at });
    return;
  }
  happen(course, { type: 'cleared' });
  for (const seat of clockwiseFrom(meal.begins, seats)) refill(course, seat);
  happen(course, { type: 'turn-began', seat: meal.begins, at: course.at });
}
