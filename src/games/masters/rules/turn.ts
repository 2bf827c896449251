/** Whose turn it is, what it may still become, and how the next one begins. */
import type { Refusal, SeatIndex } from '../../../shared/game.ts';
import { no } from '../../../shared/rules.ts';
import type { Draft } from '../events.ts';
import type { Move } from '../moves.ts';
import { HAND, type State, seatsInOrder } from '../state.ts';
import { draw } from './decks.ts';
import type { RuleOf } from './rule.ts';

/** The turn is this seat's, and nobody else is being asked. */
export function checkTurn(state: State, seat: SeatIndex): Refusal | undefined {
  if (state.turn?.seat !== seat) return no('not-your-turn');
  return state.inspection || state.event ? no('wait-for-answer') : undefined;
}

export const inTurn = <T extends Move['type']>(rule: RuleOf<T>): RuleOf<T> => ({
  ...rule,
  check: (state, seat, move) => checkTurn(state, seat) ?? rule.check(state, seat, move),
});

const doneAlready = { play: 'already-played', move: 'already-moved', discard: 'already-discarded' } as const;

/** M-8 to M-11: a turn is one of play, move and discard; only one card is moved. */
export function checkMode(state: State, wanted: keyof typeof doneAlready): Refusal | undefined {
  const mode = state.turn?.mode ?? 'open';
  if (mode === 'open' || (mode === wanted && mode !== 'move')) return undefined;
  return no(doneAlready[mode]);
}

export const checkOwn = (state: State, seat: SeatIndex, sandwich: string): Refusal | undefined =>
  state.players[seat]!.slots.some((slot) => slot?.id === sandwich) ? undefined : no('not-your-sandwich');

export function checkPicked(state: State, seat: SeatIndex, cards: readonly string[]): Refusal | undefined {
  const { hand } = state.players[seat]!;
  const distinct = new Set(cards).size === cards.length;
  return distinct && cards.every((card) => hand.includes(card)) ? undefined : no('not-in-hand');
}

/** M-12, M-20. Ruling: everybody refills when a turn ends, the player in turn first; M-11: as many as were discarded. */
export function refillAll(draft: Draft, discarded: number): void {
  for (const [i, seat] of seatsInOrder(draft.state).entries()) {
    const short = HAND - draft.state.players[seat]!.hand.length;
    draw(draft, seat, Math.max(short, i === 0 ? discarded : 0));
  }
}

/** M-5 */
export function beginTurn(draft: Draft): void {
  const { turn, dealer, seats } = draft.state;
  draft.emit({ type: 'turn-began', seat: ((turn ? turn.seat : dealer) + 1) % seats });
}
