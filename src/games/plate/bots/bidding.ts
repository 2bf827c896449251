/** Bids: for a good sandwich before oneself, for a bad one before others, and now and then one that is nothing at all. */
import type { SeatIndex } from '../../../shared/game.ts';
import { sum } from '../../../shared/lists.ts';
import { isFilling } from '../cards.ts';
import type { Move } from '../moves.ts';
import type { AuctionView } from '../view.ts';
import {
  bidValue,
  chance,
  cheapest,
  type Held,
  leader,
  lowers,
  pointsToGo,
  power,
  raises,
  type Sight,
} from './sight.ts';

const OPT_OUT: Move = { type: 'opt-out' };

export const bidMove = (sight: Sight, auction: AuctionView): Move =>
  sight.level === 'chef' ? chefBid(sight, auction) : apprenticeBid(sight, auction);

const place = ({ id }: Held, on: SeatIndex): Move => ({ type: 'bid', card: id, on });

const placedBy = (auction: AuctionView, seat: SeatIndex): number =>
  sum(auction.columns.map(({ bids }) => bids.filter(({ by }) => by === seat).length));

/** A card which counts nothing, to be feared by the others. */
function bluff(sight: Sight, on: SeatIndex): Move | undefined {
  const junk = sight.hand.filter(({ id }) => isFilling(id));
  const [card] = cheapest(junk, sight.hand, 1);
  return card === undefined ? undefined : { type: 'bid', card, on };
}

/** How far the best rival is ahead; below zero when this bot leads. */
const behind = (sight: Sight): number =>
  sight.table.players[leader(sight)]!.points - sight.table.players[sight.seat]!.points;

/** Who is behind is hungry, who leads holds back. */
const helpings = (sight: Sight, usual: number): number =>
  Math.max(0, Math.min(usual + 3, usual + Math.round(behind(sight) / 1.5)));

/** A rival would win the match with it. */
const isDecisive = (sight: Sight, value: number): boolean => pointsToGo(sight) <= value;

function apprenticeBid(sight: Sight, auction: AuctionView): Move {
  const { seat, rivals, rng, taste } = sight;
  const alarmed = isDecisive(sight, auction.value);
  if (placedBy(auction, seat) >= helpings(sight, alarmed ? 4 : 2)) return OPT_OUT;
  if (!alarmed && chance(rng, 3)) return OPT_OUT;
  const somebody = rng.pick(rivals);
  const wanted = auction.value > 0;
  if (!alarmed && chance(rng, taste.bluff)) return bluff(sight, wanted ? seat : somebody) ?? OPT_OUT;
  const [up] = raises(sight);
  const [down] = lowers(sight);
  if (down && wanted && behind(sight) > 1) return place(down, leader(sight));
  if (up) return place(up, wanted ? seat : somebody);
  if (down) return place(down, wanted ? somebody : seat);
  return OPT_OUT;
}

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
interface Reading {
  readonly placed: number;
  readonly mine: number;
  readonly strongest: SeatIndex;
  readonly theirs: number;
  readonly decisive: boolean;
}

function read(sight: Sight, auction: AuctionView): Reading {
  const { seat, rivals } = sight;
  const estimates = auction.columns.map((_, owner) => guessed(auction, owner, seat));
  const strongest = rivals.reduce((best, rival) => (estimates[rival]! > estimates[best]! ? rival : best));
  return {
    placed: placedBy(auction, seat),
    mine: estimates[seat]!,
    strongest,
    theirs: estimates[strongest]!,
    decisive: isDecisive(sight, auction.value),
  };
}

/** How many cards a sandwich of that size is worth to a chef. */
const usualHelpings = (size: number): number => (size >= 7 ? 5 : size >= 4 ? 4 : 2);

function chefBid(sight: Sight, auction: AuctionView): Move {
  const reading = read(sight, auction);
  const { placed, decisive } = reading;
  const size = Math.abs(auction.value);
  // Who eats begins: even a sandwich of nothing is worth a card that is worth nothing.
  if (size < 2) return placed === 0 ? leaveOrBluff(sight, sight.seat) : OPT_OUT;
  if (placed >= helpings(sight, usualHelpings(size) + (decisive ? 2 : 0))) return OPT_OUT;
  return auction.value > 0 ? winIt(sight, auction, reading) : dodgeIt(sight, reading);
}

/** Instead of leaving: it costs next to nothing and makes the others pay more. */
const leaveOrBluff = (sight: Sight, on: SeatIndex): Move =>
  (chance(sight.rng, 2 * sight.taste.bluff) ? bluff(sight, on) : undefined) ?? OPT_OUT;

function winIt(sight: Sight, auction: AuctionView, reading: Reading): Move {
  const { seat, rivals } = sight;
  const { mine, theirs, strongest, decisive } = reading;
  const contested = rivals.some((rival) => !auction.out.includes(rival));
  const gap = (contested ? 2.5 : 1) - (mine - theirs);
  if (gap <= 0) return contested ? leaveOrBluff(sight, seat) : OPT_OUT;
  const [up] = raises(sight);
  const [down] = lowers(sight);
  if (down && behind(sight) > 1) return place(down, leader(sight));
  if (up && (power(sight) >= gap - 1 || decisive)) return place(cheapestEnough(sight, gap) ?? up, seat);
  if (down && theirs > 1) return place(down, strongest);
  return leaveOrBluff(sight, seat);
}

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
