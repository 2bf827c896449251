import type { SeatIndex } from '../../shared/game.ts';
import { clockwiseFrom } from '../../shared/lists.ts';
import type { Rng } from '../../shared/rng.ts';
import type { Event } from './events.ts';
import { evolve } from './evolve.ts';
import type { State } from './state.ts';

/** Facts being found, each seeing what the ones before it did. */
export interface Draft {
  state: State;
  readonly events: Event[];
  readonly rng: Rng;
  readonly at: number;
}

export const draftOf = (state: State, rng: Rng, at: number): Draft => ({ state, events: [], rng, at });

export function put(draft: Draft, event: Event): void {
  draft.events.push(event);
  draft.state = evolve(draft.state, event);
}

/** M-12: an empty deck is replaced by its shuffled discards. With both empty a hand stays short. */
export function draw(draft: Draft, seat: SeatIndex, count: number): void {
  let wanted = count;
  while (wanted > 0) {
    const { deck, discards } = draft.state.white;
    if (deck.length > 0) {
      const cards = deck.slice(0, wanted);
      put(draft, { type: 'drew', seat, cards });
      wanted -= cards.length;
    } else if (discards.length > 0) {
      put(draft, { type: 'reshuffled', pile: 'white', deck: draft.rng.shuffle(discards) });
    } else return;
  }
}

export function turnUp(draft: Draft, slot: number): void {
  if (draft.state.black.deck.length === 0) {
    const { discards } = draft.state.black;
    if (discards.length === 0) throw new Error('no black card is left');
    put(draft, { type: 'reshuffled', pile: 'black', deck: draft.rng.shuffle(discards) });
  }
  put(draft, { type: 'turned-up', slot, card: draft.state.black.deck[0]! });
}

/** Whose turn it is first, then clockwise; before the first turn, who will begin (M-5). */
export const seatsInOrder = ({ turn, dealer, seats }: State): SeatIndex[] =>
  clockwiseFrom(turn ? turn.seat : (dealer + 1) % seats, seats);
