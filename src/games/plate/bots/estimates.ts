/** What hidden bids are likely to come to. */
import type { SeatIndex } from '../../../shared/game.ts';
import { sum } from '../../../shared/lists.ts';
import type { AuctionView } from '../view-types.ts';
import { isDecisive, isWinning, placedBy } from './bids.ts';
import type { Sight } from './sight.ts';

/** What a hidden card is likely to come to: who placed it before whom says what it is for. */
interface Guess {
  /** Before a rival, by that rival. */
  readonly own: number;
  /** Before a player, by another. */
  readonly pushed: number;
  /** Before a rival, by this bot. */
  readonly given: number;
  /** Before this bot, by itself. */
  readonly kept: number;
}

const FOR_A_GOOD_ONE: Guess = { own: 2.1, pushed: -0.9, given: -2, kept: 3 };
const FOR_A_BAD_ONE: Guess = { own: -1.2, pushed: 1.8, given: 2.6, kept: -2 };

function guessed({ columns, value }: AuctionView, owner: SeatIndex, me: SeatIndex): number {
  const guess = value > 0 ? FOR_A_GOOD_ONE : FOR_A_BAD_ONE;
  const { bids, bonus } = columns[owner]!;
  const cards = bids.map(({ by }) => {
    if (by === owner) return owner === me ? guess.kept : guess.own;
    return by === me ? guess.given : guess.pushed;
  });
  return sum(cards) + bonus;
}

/** How the auction seems to stand. */
export interface Reading {
  readonly placed: number;
  /** By seat: what lies before each. */
  readonly estimates: readonly number[];
  readonly mine: number;
  readonly strongest: SeatIndex;
  readonly theirs: number;
  /** A rival would win the match with it. */
  readonly decisive: boolean;
  /** This bot would. */
  readonly winning: boolean;
}

export function read(sight: Sight, auction: AuctionView): Reading {
  const { seat, rivals } = sight;
  const estimates = auction.columns.map((_, owner) => guessed(auction, owner, seat));
  const strongest = rivals.reduce((best, rival) => (estimates[rival]! > estimates[best]! ? rival : best));
  return {
    placed: placedBy(auction, seat),
    estimates,
    mine: estimates[seat]!,
    strongest,
    theirs: estimates[strongest]!,
    decisive: isDecisive(sight, auction.value),
    winning: isWinning(sight, auction.value),
  };
}
