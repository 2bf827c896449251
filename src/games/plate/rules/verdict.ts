/** Who eats, and what becomes of it: P-15 to P-20, P-30. */
import type { SeatIndex } from '../../../shared/game.ts';
import { clockwiseFrom, range, sum } from '../../../shared/lists.ts';
import { faceId, faceOf, napkinOf, pointsOf } from '../cards.ts';
import type { Draft } from '../events.ts';
import { goalOf } from '../options.ts';
import { bidScore, eatingOf, isReached, sandwichValue } from '../scoring.ts';
import {
  type Auction,
  type Bid,
  type LyingNapkin,
  type Meal,
  plateOf,
  type State,
  type StepOf,
} from '../state.ts';
import { refill } from './piles.ts';

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

const valueOn = (state: State, plate: string): number =>
  sandwichValue(plateOf(state, plate).cards.map((card) => pointsOf(card)!));

const isBonus = ({ card }: LyingNapkin): boolean => napkinOf(card).effect.kind === 'bid-bonus';
const isShield = ({ card }: LyingNapkin): boolean => napkinOf(card).effect.kind === 'shield';

/** P-29: only a share below zero uses a shield up. */
function shieldsFor(state: State, eaters: readonly SeatIndex[], share: number): LyingNapkin[] {
  if (share >= 0) return [];
  const shields = state.lying.filter(isShield);
  return eaters.flatMap((seat) => shields.find(({ serves }) => serves === seat) ?? []);
}

/** What would be eaten as things lie now. */
export function mealOf(state: State, { plate, finisher }: Auction): { meal: Meal; usedUp: string[] } {
  const value = valueOn(state, plate);
  const seats = range(state.seats);
  const scores = seats.map((seat) => scoreBefore(state.bids, seat) + bonusOf(state, seat));
  const { eaters, share, begins } = eatingOf({ scores, value, finisher });
  const shields = shieldsFor(state, eaters, share);
  const used = [...state.lying.filter(isBonus), ...shields];
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
export function eat(draft: Draft, step: StepOf<'verdict'>): void {
  const { meal, usedUp } = mealOf(draft.state, step);
  draft.emit({ type: 'eaten', meal, usedUp });
  const { players, options, seats, meals } = draft.state;
  const goal = goalOf(options, seats);
  const points = players.map((player) => player.points);
  if (isReached(goal, points, meals.length)) {
    draft.emit({ type: 'goal-reached', reason: goal.kind });
    return;
  }
  draft.emit({ type: 'cleared' });
  for (const seat of clockwiseFrom(meal.begins, seats)) refill(draft, seat);
  draft.emit({ type: 'turn-began', seat: meal.begins });
}

/** P-25: everybody has let it pass. */
export function eatOn(draft: Draft, step: StepOf<'verdict'>): boolean {
  if (step.passed.length < draft.state.seats) return false;
  eat(draft, step);
  return true;
}
