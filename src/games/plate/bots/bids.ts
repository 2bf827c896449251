/** What all levels know about bidding. */
import type { SeatIndex } from '../../../shared/game.ts';
import { sum } from '../../../shared/lists.ts';
import { isFilling } from '../cards.ts';
import type { Move } from '../moves.ts';
import type { AuctionView } from '../view-types.ts';
import { cheapest, type Held, leader, type Sight, wouldWin } from './sight.ts';

export const OPT_OUT: Move = { type: 'opt-out' };

export const place = ({ id }: Held, on: SeatIndex): Move => ({ type: 'bid', card: id, on });

export const placedBy = (auction: AuctionView, seat: SeatIndex): number =>
  sum(auction.columns.map(({ bids }) => bids.filter(({ by }) => by === seat).length));

/** A card which counts nothing, to be feared by the others. */
export function bluff(sight: Sight, on: SeatIndex): Move | undefined {
  const junk = sight.hand.filter(({ id }) => isFilling(id));
  const [card] = cheapest(junk, sight.hand, 1);
  return card === undefined ? undefined : { type: 'bid', card, on };
}

/** How far the best rival is ahead; below zero when this bot leads. */
export const behind = (sight: Sight): number =>
  sight.table.players[leader(sight)]!.points - sight.table.players[sight.seat]!.points;

/** Who is behind is hungry, who leads holds back. */
export const helpings = (sight: Sight, usual: number): number =>
  Math.max(0, Math.min(usual + 3, usual + Math.round(behind(sight) / 1.5)));

/** A rival would win the match with it. */
export const isDecisive = (sight: Sight, value: number): boolean =>
  value > 0 && sight.rivals.some((rival) => wouldWin(sight, rival, value));

/** This bot would. */
export const isWinning = (sight: Sight, value: number): boolean =>
  value > 0 && wouldWin(sight, sight.seat, value);
