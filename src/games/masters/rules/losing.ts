/** Cards that leave a sandwich for the bin. */
import type { SeatIndex } from '../../../shared/game.ts';
import { isBread } from '../cards.ts';
import type { Draft } from '../events.ts';
import type { Sandwich } from '../state.ts';

/** M-23, ruling: what no longer begins with Bread falls apart. */
export function leftAfter(cards: readonly string[], gone: readonly string[]): readonly string[] {
  const left = cards.filter((card) => !gone.includes(card));
  return left.length > 0 && isBread(left[0]!) ? left : [];
}

export function loseCards(draft: Draft, seat: SeatIndex, { id, cards }: Sandwich, chosen: readonly string[]) {
  const left = leftAfter(cards, chosen);
  const gone = cards.filter((card) => !left.includes(card));
  draft.emit({ type: 'lost', seat, sandwich: id, gone, left });
}
