/** What facts change: players, sandwiches, piles, the turn. */
import { replaceAt, withoutAll } from '../../../shared/lists.ts';
import { isBread, whiteCard } from '../cards.ts';
import {
  type Deed,
  findSandwich,
  type Pile,
  type Player,
  type Sandwich,
  type State,
  type Turn,
} from '../state.ts';

export const withPlayer = (state: State, seat: number, change: (player: Player) => Player): State => ({
  ...state,
  players: replaceAt(state.players, seat, change),
});

export const withTurn = (state: State, change: Partial<Turn>): State =>
  state.turn ? { ...state, turn: { ...state.turn, ...change } } : state;

export const bin = (pile: Pile, cards: readonly string[]): Pile => ({
  ...pile,
  discards: [...pile.discards, ...cards],
});

export const binWhite = (state: State, cards: readonly string[]): State => ({
  ...state,
  white: bin(state.white, cards),
});

export const did = (player: Player, deed: Partial<Deed> & Pick<Deed, 'did' | 'cards'>): Player => ({
  ...player,
  last: [...player.last, { to: null, order: null, ...deed }],
});

export const takeFromHand = (player: Player, cards: readonly string[]): Player => ({
  ...player,
  hand: withoutAll(player.hand, cards),
});

export const setSandwich = (player: Player, slot: number, sandwich: Sandwich | null): Player => ({
  ...player,
  slots: replaceAt(player.slots, slot, () => sandwich),
});

/** A sandwich whose last card is gone frees its slot (M-13). */
export const setCards = (state: State, id: string, cards: readonly string[]): State => {
  const { owner, slot } = findSandwich(state, id)!;
  return withPlayer(state, owner.seat, (player) =>
    setSandwich(player, slot, cards.length > 0 ? { id, cards } : null),
  );
};

export const layOn = (state: State, id: string, card: string): State =>
  setCards(state, id, [...findSandwich(state, id)!.sandwich.cards, card]);

/** M-8: the turn is one of playing, with this card's symbol; M-9: any goes along with Special Sauce. */
export const asPlaying = (state: State, card: string): State => {
  const turn = state.turn!;
  const { role, symbol } = whiteCard(card);
  return withTurn(state, {
    mode: 'play',
    symbol: role === 'sauce' ? turn.symbol : symbol,
    laid: isBread(card) ? [...turn.laid, card] : turn.laid,
  });
};
