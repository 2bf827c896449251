/** What is taken from the two decks. An empty one is replaced by its shuffled discards (M-12). */
import type { SeatIndex } from '../../../shared/game.ts';
import type { Draft } from '../events.ts';

/** With deck and discards empty a hand stays short. */
export function draw(draft: Draft, seat: SeatIndex, count: number): void {
  let wanted = count;
  while (wanted > 0) {
    const { deck, discards } = draft.state.white;
    if (deck.length > 0) {
      const cards = deck.slice(0, wanted);
      draft.emit({ type: 'drew', seat, cards });
      wanted -= cards.length;
    } else if (discards.length > 0) {
      draft.emit({ type: 'reshuffled', pile: 'white', deck: draft.rng.shuffle(discards) });
    } else return;
  }
}

export function turnUp(draft: Draft, slot: number): void {
  if (draft.state.black.deck.length === 0) {
    const { discards } = draft.state.black;
    if (discards.length === 0) throw new Error('no black card is left');
    draft.emit({ type: 'reshuffled', pile: 'black', deck: draft.rng.shuffle(discards) });
  }
  draft.emit({ type: 'turned-up', slot, card: draft.state.black.deck[0]! });
}
