/** What facts of every subject change: a player, the pile of discards. */
import { replaceAt, withoutAll } from '../../../shared/lists.ts';
import { CATEGORIES, type Category } from '../categories.ts';
import type { Deed, LedgerEntry, Player, State } from '../state.ts';

type Change = (player: Player) => Player;

export const playersWith = (
  { players }: Pick<State, 'players'>,
  seat: number,
  change: Change,
): State['players'] => replaceAt(players, seat, change);

export const withPlayer = (state: State, seat: number, change: Change): State => ({
  ...state,
  players: playersWith(state, seat, change),
});

export const did = (player: Player, deed: Deed): Player['deeds'] => [...player.deeds, deed];

export const withDiscards = ({ market }: State, cards: readonly string[]): State['market'] =>
  cards.length === 0 ? market : { ...market, discards: [...market.discards, ...cards] };

export const withoutCards = (player: Player, cards: readonly string[]): Player => {
  const { hand, handed, resting } = player;
  return {
    ...player,
    hand: cards.length === 0 ? hand : withoutAll(hand, cards),
    handed: handed.some((card) => cards.includes(card))
      ? handed.filter((card) => !cards.includes(card))
      : handed,
    resting: resting.some((card) => cards.includes(card))
      ? resting.filter((card) => !cards.includes(card))
      : resting,
  };
};

export const inOrder = (categories: readonly Category[]): Category[] =>
  CATEGORIES.filter((category) => categories.includes(category));

/** Tokens leave a line in the ledger, coins do not. */
export const entered = ({ ledger }: Player, entry: LedgerEntry): Player['ledger'] =>
  entry.tokens === 0 ? ledger : [...ledger, entry];
