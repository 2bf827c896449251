/** What follows from a wish, fact by fact. */
import type { SeatIndex } from '../../shared/game.ts';
import type { Rng } from '../../shared/rng.ts';
import type { CardId } from './cards.ts';
import type { Event } from './events.ts';
import { evolve } from './evolve.ts';
import { HAND } from './scoring.ts';
import type { State } from './state.ts';

export interface Course {
  state: State;
  readonly events: Event[];
  readonly at: number;
  readonly rng: Rng;
}

export const beginCourse = (state: State, at: number, rng: Rng): Course => ({ state, events: [], at, rng });

export function happen(course: Course, event: Event): void {
  course.events.push(event);
  course.state = evolve(course.state, event);
}

/** P-5: an empty draw pile is replaced by the shuffled discards. */
function replenish(course: Course): void {
  const { draw, discard } = course.state;
  if (draw.length === 0 && discard.length > 0)
    happen(course, { type: 'reshuffled', order: course.rng.shuffle(discard) });
}

/** Draws as many as there are, up to `count`; a pile that runs out in between makes two facts. */
export function drawCards(course: Course, count: number, fact: (cards: readonly CardId[]) => Event): void {
  let wanted = count;
  replenish(course);
  while (wanted > 0 && course.state.draw.length > 0) {
    const cards = course.state.draw.slice(0, wanted);
    happen(course, fact(cards));
    wanted -= cards.length;
    replenish(course);
  }
}

/** P-10: draws up, never discards down. */
export function refill(course: Course, seat: SeatIndex): void {
  const missing = HAND - course.state.players[seat]!.hand.length;
  if (missing > 0) drawCards(course, missing, (cards) => ({ type: 'drawn', seat, cards }));
}
