/** Likes to build, bids what it has, and throws napkins about. */
import type { Move } from '../moves.ts';
import type { AuctionView } from '../view-types.ts';
import { behind, bluff, helpings, isDecisive, isWinning, OPT_OUT, place, placedBy } from './bids.ts';
import { chance, type Level, leader, lowers, raises, type Sight } from './sight.ts';

export const apprentice: Level = {
  id: 'apprentice',
  bid,
  isCareless: ({ rng }) => chance(rng, 5),
  wantedSize: ({ taste }) => taste.appetite,
  finishMerit: ({ taste }, value) => (value >= taste.appetite ? 5 : 0.5),
  crumples: ({ rng }) => chance(rng, 15),
  throwsIn: ({ rng, taste }, gain) => gain >= 4 + taste.thrift && chance(rng, 50),
  isTempted: ({ rng, taste }, { kind }) => kind !== 'shield' && chance(rng, taste.mischief / 4),
};

/** Who leads bids less, but not where the match may be won. */
const LEAST_FOR_A_WIN = 4;

function bid(sight: Sight, auction: AuctionView): Move {
  const { seat, rivals, rng, taste } = sight;
  const winning = isWinning(sight, auction.value);
  const alarmed = winning || isDecisive(sight, auction.value);
  const enough = alarmed ? Math.max(LEAST_FOR_A_WIN, helpings(sight, 5)) : helpings(sight, 3);
  if (placedBy(auction, seat) >= enough) return OPT_OUT;
  if (!alarmed && chance(rng, 3)) return OPT_OUT;
  const somebody = rng.pick(rivals);
  const wanted = auction.value > 0;
  if (!alarmed && chance(rng, taste.bluff)) return bluff(sight, wanted ? seat : somebody) ?? OPT_OUT;
  const [up] = raises(sight);
  const [down] = lowers(sight);
  if (down && wanted && !winning && behind(sight) > 1) return place(down, leader(sight));
  if (up) return place(up, wanted ? seat : somebody);
  if (down) return place(down, alarmed ? leader(sight) : wanted ? somebody : seat);
  return OPT_OUT;
}
