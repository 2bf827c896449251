/** Cards of the hand: ingredients on own sandwiches, attack condiments on others' (M-8, M-9, M-13, M-14). */
import type { Choice, Refusal, SeatIndex } from '../../../shared/game.ts';
import { no } from '../../../shared/rules.ts';
import { isBread, whiteCard } from '../cards.ts';
import { type Move, NEW } from '../moves.ts';
import { findSandwich, freeSlot, type Sandwich, type State, sandwichesOf } from '../state.ts';
import { stepWith } from './rule.ts';
import { checkMode, checkOwn, inTurn } from './turn.ts';

/** M-8: one kind of symbol; M-9: Special Sauce goes with anything. */
export function checkFromHand(state: State, seat: SeatIndex, card: string): Refusal | undefined {
  if (!state.players[seat]!.hand.includes(card)) return no('not-in-hand');
  const mode = checkMode(state, 'play');
  if (mode) return mode;
  const { role, symbol } = whiteCard(card);
  const current = state.turn?.symbol ?? null;
  if (role === 'sauce' || current === null || current === symbol) return undefined;
  return no('other-symbol', { card: { card: current } });
}

interface Laying {
  readonly card: string;
  readonly sandwich: string;
}

export const othersSandwiches = (state: State, seat: SeatIndex): Sandwich[] =>
  state.players.flatMap((player) => (player.seat === seat ? [] : sandwichesOf(player)));

/** Every place that a card may be thought of: where there is none, a new one. */
export const placesOn = (sandwiches: readonly Sandwich[]): string[] => [
  ...sandwiches.map(({ id }) => id),
  NEW,
];

// ---------------------------------------------------------------- on own sandwiches

function checkIngredient(state: State, seat: SeatIndex, card: string): Refusal | undefined {
  const refusal = checkFromHand(state, seat, card);
  if (refusal) return refusal;
  const { role } = whiteCard(card);
  if (role === 'attack') return no('for-others-only');
  return role === 'inspector' ? no('inspectors-visit') : undefined;
}

/** M-13 */
function checkPlace(state: State, seat: SeatIndex, { card, sandwich }: Laying): Refusal | undefined {
  if (sandwich !== NEW) return checkOwn(state, seat, sandwich);
  if (!isBread(card)) return no('begins-with-bread');
  return freeSlot(state.players[seat]!) === undefined ? no('no-free-slot') : undefined;
}

export const play = inTurn<'play'>({
  check: (state, seat, move) => checkIngredient(state, seat, move.card) ?? checkPlace(state, seat, move),
  act(draft, seat, { card, sandwich }) {
    if (sandwich === NEW) {
      const slot = freeSlot(draft.state.players[seat]!)!;
      draft.emit({ type: 'started', seat, card, sandwich: `s${draft.state.serial + 1}`, slot });
    } else draft.emit({ type: 'played', seat, card, sandwich });
  },
});

export const playOffer = (state: State, seat: SeatIndex, card: string): Choice<Move> =>
  stepWith(state.turn!, {
    id: `play:${card}`,
    move: { type: 'play', card },
    name: 'sandwich',
    values: placesOn(sandwichesOf(state.players[seat]!)),
    refusal: checkIngredient(state, seat, card),
    refusalTo: (sandwich) => checkPlace(state, seat, { card, sandwich }),
    filled: (sandwich) => ({ type: 'play', card, sandwich }),
  });

// ---------------------------------------------------------------- on others'

const checkCondiment = (state: State, seat: SeatIndex, card: string): Refusal | undefined =>
  checkFromHand(state, seat, card) ?? (whiteCard(card).role === 'attack' ? undefined : no('no-attack'));

/** M-14 */
function checkTarget(state: State, seat: SeatIndex, sandwich: string): Refusal | undefined {
  const found = findSandwich(state, sandwich);
  if (found) return found.owner.seat === seat ? no('not-on-your-own') : undefined;
  return no(othersSandwiches(state, seat).length > 0 ? 'no-such-sandwich' : 'nobody-has-a-sandwich');
}

export const attack = inTurn<'attack'>({
  check: (state, seat, { card, sandwich }) =>
    checkCondiment(state, seat, card) ?? checkTarget(state, seat, sandwich),
  act(draft, seat, { card, sandwich }) {
    const victim = findSandwich(draft.state, sandwich)!.owner.seat;
    draft.emit({ type: 'attacked', seat, card, victim, sandwich });
  },
});

export const attackOffer = (state: State, seat: SeatIndex, card: string): Choice<Move> =>
  stepWith(state.turn!, {
    id: `attack:${card}`,
    move: { type: 'attack', card },
    name: 'sandwich',
    values: placesOn(othersSandwiches(state, seat)),
    refusal: checkCondiment(state, seat, card),
    refusalTo: (sandwich) => checkTarget(state, seat, sandwich),
    filled: (sandwich) => ({ type: 'attack', card, sandwich }),
  });
