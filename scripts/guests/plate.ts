/**
 * Somebody who plays the Plate game for the first time, after the rules were told once. What speaks for each habit:
 * - builds high: points are what is understood first, and a big sandwich is what one wants to see on a plate. It is
 *   finished when it looks good, or when there is nothing better to do;
 * - bids the best cards first, before itself, for a sandwich that is good, and stops after a few: what others may have
 *   placed is not guessed yet, and a hand is not saved for what comes;
 * - sends a bad sandwich to whoever sits there, not to whoever leads;
 * - sees that somebody is about to win, for points stand large on the screen, and then bids a card more;
 * - bluffs hardly ever: that a card may count nothing is learned by being fooled;
 * - throws in napkins for fun, and misses most moments at which one would decide who eats: the window is short, and
 *   the card has to be read first;
 * - now and then does just anything, for the turn has many buttons.
 */
import { bluff, isDecisive, isWinning, OPT_OUT, place, placedBy } from '../../src/games/plate/bots/bids.ts';
import { botOf } from '../../src/games/plate/bots/index.ts';
import { chance, type Level, lowers, raises, type Sight } from '../../src/games/plate/bots/sight.ts';
import type { Move } from '../../src/games/plate/moves.ts';
import type { AuctionView } from '../../src/games/plate/view-types.ts';

/** What looks good on a plate. */
const LOOKS_GOOD = 4;
const FEW = 2;
const WHEN_ALARMED = 3;
/** In a hundred. */
const SLIPS = 8;
const BLUFFS = 4;
const MISSES = 85;
const FUN = 15;

const level: Level = {
  id: 'guest',
  bid,
  isCareless: ({ rng }) => chance(rng, SLIPS),
  wantedSize: () => LOOKS_GOOD + 1,
  finishMerit: (_, value) => (value >= LOOKS_GOOD ? 5 : 0.5),
  crumples: ({ rng }) => chance(rng, FUN),
  throwsIn: ({ rng }, gain) => gain > 0 && !chance(rng, MISSES),
  isTempted: ({ rng }) => chance(rng, FUN),
};

function bid(sight: Sight, auction: AuctionView): Move {
  const { seat, rivals, rng } = sight;
  const alarmed = isDecisive(sight, auction.value) || isWinning(sight, auction.value);
  // A big sandwich is worth a card more.
  const enough = alarmed ? WHEN_ALARMED : FEW + (auction.value > LOOKS_GOOD ? 1 : 0);
  if (placedBy(auction, seat) >= enough) return OPT_OUT;
  const somebody = rng.pick(rivals);
  if (chance(rng, BLUFFS)) return bluff(sight, seat) ?? OPT_OUT;
  const [up] = raises(sight);
  const [down] = lowers(sight);
  if (auction.value > 0) return up ? place(up, seat) : down ? place(down, somebody) : OPT_OUT;
  if (auction.value < 0) return down ? place(down, seat) : up ? place(up, somebody) : OPT_OUT;
  return OPT_OUT;
}

export const guest = botOf(level);
