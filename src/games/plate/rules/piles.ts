/** Drawing: P-5, P-10. */
import type { SeatIndex } from '../../../shared/game.ts';
import type { CardId } from '../cards.ts';
import type { Draft, Event } from '../events.ts';
import { HAND } from '../scoring.ts';
import type { State } from '../state.ts';

/** How many cards exist to be drawn. */
export const drawable = ({ draw, discard }: State): number => draw.length + discard.length;

/** P-10: what a hand of that size still needs. */
export const missingIn = (hand: number): number => Math.max(0, HAND - hand);

/** P-5: an empty draw pile is replaced by the shuffled discards. */
function replenish(draft: Draft): void {
  const { draw, discard } = draft.state;
  if (draw.length === 0 && discard.length > 0)
    draft.emit({ type: 'reshuffled', order: draft.rng.shuffle(discard) });
}

/** Draws as many as there are, up to `count`; a pile that runs out in between makes two facts. */
export function drawCards(draft: Draft, count: number, fact: (cards: readonly CardId[]) => Event): void {
  let wanted = count;
  replenish(draft);
  while (wanted > 0 && draft.state.draw.length > 0) {
    const cards = draft.state.draw.slice(0, wanted);
    draft.emit(fact(cards));
    wanted -= cards.length;
    replenish(draft);
  }
}

/** P-10: draws up, never discards down. */
export function refill(draft: Draft, seat: SeatIndex): void {
  const missing = missingIn(draft.state.players[seat]!.hand.length);
  if (missing > 0) drawCards(draft, missing, (cards) => ({ type: 'drawn', seat, cards }));
}
