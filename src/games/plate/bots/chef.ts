/** Builds what it can win or make others eat, and never bids more than it takes. */
import type { SeatIndex } from '../../../shared/game.ts';
import type { Effect } from '../cards.ts';
import type { Move } from '../moves.ts';
import type { AuctionView } from '../view-types.ts';
import { behind, bluff, helpings, isDecisive, OPT_OUT, place } from './bids.ts';
import { type Reading, read } from './estimates.ts';
import {
  bidValue,
  chance,
  type Held,
  type Level,
  leader,
  lowers,
  power,
  raises,
  type Sight,
} from './sight.ts';

export const chef: Level = {
  id: 'chef',
  bid,
  isCareless: () => false,
  // A chef who can't bid for it spoils it.
  wantedSize: (sight) => (power(sight) <= 3 ? -1 : sight.taste.appetite),
  finishMerit,
  crumples: (sight, played) => chance(sight.rng, hurts(sight, played) ? 70 : 5),
  throwsIn: ({ taste }, gain) => gain >= 1.5 + taste.thrift,
  isTempted,
};

/** A sandwich is worth bidding for when it is big either way and the hand can decide who eats it. */
function finishMerit(sight: Sight, value: number): number {
  const size = Math.abs(value);
  if (size < 2) return 0;
  const strength = Math.max(-4, Math.min(4, power(sight) - 6)) + (value < 0 ? lowers(sight).length : 0);
  const danger = isDecisive(sight, value) ? -2 : 0;
  return (value < 0 ? 0.5 : 2.5) + (size - sight.taste.appetite) * 1.1 + strength * 0.25 + danger;
}

function hurts(sight: Sight, { kind }: Effect): boolean {
  switch (kind) {
    case 'fresh-hands':
    case 'trade':
      return power(sight) >= 8;
    case 'swap-bids':
    case 'bid-bonus':
      return sight.table.step === 'verdict';
    default:
      return kind === 'garnish';
  }
}

function isTempted(sight: Sight, { kind }: Effect): boolean {
  const { rng, table, taste } = sight;
  const isWeak = power(sight) <= 3;
  const isBuilding = table.step === 'build';
  switch (kind) {
    case 'fresh-hands':
    case 'trade':
      return isWeak && chance(rng, taste.mischief);
    case 'pass-on':
      return isWeak && chance(rng, taste.mischief / 2);
    case 'take-top':
    case 'move-top':
      return isBuilding && chance(rng, taste.mischief / 3);
    case 'shield':
      return isBuilding && chance(rng, taste.mischief / 5);
    case 'peek':
      return Math.abs(table.auction?.value ?? 0) >= 5 && chance(rng, taste.mischief);
    default:
      return false;
  }
}

/** A sandwich that nobody leaves to others while there is a card that may decide it. */
const TEMPTING = 4;

/** How many cards a sandwich of that size is worth. */
const usualHelpings = (size: number): number => (size >= 7 ? 6 : size >= TEMPTING ? 5 : 3);

/** Who leads bids less, but not where a rival would win the match. */
const LEAST_AGAINST_A_WIN = 4;

function bid(sight: Sight, auction: AuctionView): Move {
  const reading = read(sight, auction);
  const { placed, decisive, winning } = reading;
  const size = Math.abs(auction.value);
  if (winning) return winItAtAnyPrice(sight, auction, reading);
  // Who eats begins: even a sandwich of nothing is worth a card that is worth nothing.
  if (size < 2) return placed === 0 ? leaveOrBluff(sight, sight.seat) : OPT_OUT;
  const enough = helpings(sight, usualHelpings(size) + (decisive ? 2 : 0));
  if (placed >= (decisive ? Math.max(LEAST_AGAINST_A_WIN, enough) : enough))
    return lastWord(sight, auction, reading) ?? OPT_OUT;
  return auction.value > 0 ? winIt(sight, auction, reading) : dodgeIt(sight, reading);
}

/** Instead of leaving: it costs next to nothing and makes the others pay more. */
const leaveOrBluff = (sight: Sight, on: SeatIndex): Move =>
  (chance(sight.rng, 2 * sight.taste.bluff) ? bluff(sight, on) : undefined) ?? OPT_OUT;

/** More than enough, whatever lies there face down. */
const OUT_OF_REACH = 6;

/** P-30: after this sandwich no card is worth anything any more. */
function winItAtAnyPrice(sight: Sight, auction: AuctionView, { mine, theirs, strongest }: Reading): Move {
  const { seat, rivals } = sight;
  const contested = rivals.some((rival) => !auction.out.includes(rival));
  if (contested && mine - theirs >= OUT_OF_REACH) return bluff(sight, seat) ?? OPT_OUT;
  const [up] = raises(sight);
  if (up) return place(up, seat);
  const [down] = lowers(sight);
  if (down) return place(down, strongest);
  return (contested ? bluff(sight, seat) : undefined) ?? OPT_OUT;
}

function winIt(sight: Sight, auction: AuctionView, reading: Reading): Move {
  const { seat, rivals } = sight;
  const { mine, theirs, strongest, decisive } = reading;
  const contested = rivals.some((rival) => !auction.out.includes(rival));
  const gap = (contested ? 2.5 : 1) - (mine - theirs);
  if (gap <= 0) return contested ? leaveOrBluff(sight, seat) : OPT_OUT;
  const [up] = raises(sight);
  const [down] = lowers(sight);
  if (down && behind(sight) > 1 && mayStillEat(sight, auction, reading)) return place(down, leader(sight));
  const reach = auction.value >= TEMPTING ? 2.5 : 1;
  if (up && (power(sight) >= gap - reach || decisive)) return place(cheapestEnough(sight, gap) ?? up, seat);
  if (down && theirs > 1) return place(down, strongest);
  return leaveOrBluff(sight, seat);
}

/** P-14: nobody answers the last card, so it is placed whenever it wins, whatever was spent before. */
function lastWord(sight: Sight, auction: AuctionView, { mine, theirs }: Reading): Move | undefined {
  const isLast = sight.rivals.every((rival) => auction.out.includes(rival));
  if (!isLast || auction.value <= 0 || mine > theirs) return undefined;
  const card = cheapestEnough(sight, 1 + theirs - mine);
  return card && place(card, sight.seat);
}

/** Whoever is out of it and behind anyway is not worth a card. */
const mayStillEat = (sight: Sight, { out }: AuctionView, { estimates, mine }: Reading): boolean => {
  const rival = leader(sight);
  return !out.includes(rival) || estimates[rival]! > Math.max(0, mine);
};

function dodgeIt(sight: Sight, reading: Reading): Move {
  const { placed, mine, theirs } = reading;
  const target = leader(sight);
  if (mine - theirs <= -2.5) return leaveOrBluff(sight, target);
  const ups = raises(sight);
  const [down] = lowers(sight);
  if (down && mine > -3) return place(down, sight.seat);
  const up = placed === 0 ? ups[0] : ups.at(-1);
  return up ? place(up, target) : leaveOrBluff(sight, target);
}

/** Not more than it takes. */
const cheapestEnough = (sight: Sight, gap: number): Held | undefined =>
  raises(sight).findLast(({ face }) => bidValue(face) >= gap);
