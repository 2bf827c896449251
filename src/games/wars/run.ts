/** A decision in the making: facts so far, and the state they lead to. */
import type { Rng } from '../../shared/rng.ts';
import { orderOf } from './cards.ts';
import type { Event } from './events.ts';
import { evolve } from './evolve.ts';
import { ROW_LIMIT_PER_TYPE } from './numbers.ts';
import type { State } from './state.ts';

export interface Run {
  state: State;
  readonly events: Event[];
  readonly rng: Rng;
  readonly at: number;
}

export const runFrom = (state: State, rng: Rng, at: number): Run => ({ state, events: [], rng, at });

export function emit(run: Run, event: Event): void {
  run.events.push(event);
  run.state = evolve(run.state, event);
}

/** W-25: an empty deck becomes the shuffled discards; with none, drawing stops. */
export function draw(run: Run, seat: number, count: number): void {
  let missing = count;
  while (missing > 0) {
    const { deck, discards } = run.state.market;
    if (deck.length > 0) {
      const cards = deck.slice(0, missing);
      emit(run, { type: 'drew', seat, cards });
      missing -= cards.length;
    } else if (discards.length > 0) {
      emit(run, { type: 'market-shuffled', deck: run.rng.shuffle(discards) });
    } else return;
  }
}

/** W-6: one pass through the deck is enough, since the row only becomes fuller meanwhile. */
export function fillRow(run: Run): void {
  const { row: before, orderDeck } = run.state;
  const row = [...before];
  const shown: string[] = [];
  const under: string[] = [];
  const deck = [...orderDeck];
  for (let passes = deck.length; passes > 0 && row.includes(null); passes--) {
    const order = deck.shift()!;
    if (mayBeShown(row, order)) {
      row[row.indexOf(null)] = order;
      shown.push(order);
    } else {
      deck.push(order);
      under.push(order);
    }
  }
  if (shown.length > 0) emit(run, { type: 'row-filled', row, deck, shown, under });
}

function mayBeShown(row: readonly (string | null)[], order: string): boolean {
  const { type } = orderOf(order);
  return row.filter((place) => place !== null && orderOf(place).type === type).length < ROW_LIMIT_PER_TYPE;
}
