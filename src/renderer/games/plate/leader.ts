/** How a seat stands in the auction, in one word. */
import type { AuctionView, TableView } from '../../../games/plate/view-types.ts';

/** Texts: `ui.standing.<standing>`. */
export type Standing = 'bids' | 'in' | 'out' | 'sum' | 'leads' | 'level' | 'eats';

const shown = ({ columns }: AuctionView): number[] => columns.map(({ sum, bonus }) => sum + bonus);

export function standingOf(view: TableView, seat: number): Standing {
  const { auction, step, turn } = view;
  if (!auction) return 'sum';
  if (step === 'bid') return auction.out.includes(seat) ? 'out' : turn === seat ? 'bids' : 'in';
  if (auction.forecast) return auction.forecast.eaters.includes(seat) ? 'eats' : 'sum';
  const scores = shown(auction);
  const best = Math.max(...scores);
  if (scores[seat] !== best || auction.columns.every(({ bids }) => bids.every(({ face }) => face === null)))
    return 'sum';
  return scores.filter((score) => score === best).length > 1 ? 'level' : 'leads';
}
