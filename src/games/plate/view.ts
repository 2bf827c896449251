/** What the table may see, and what a seat may see besides. Built up from nothing: a card comes in only where it is shown. */
import type { SeatIndex } from '../../shared/game.ts';
import { range } from '../../shared/lists.ts';
import { memo } from '../../shared/memo.ts';
import { faceId, pointsOf } from './cards.ts';
import { napkinFrames } from './frames.ts';
import { goalOf } from './options.ts';
import { contenders } from './rules/opening.ts';
import { bonusOf, mealOf, scoreBefore } from './rules/verdict.ts';
import { type Goal, sandwichValue } from './scoring.ts';
import {
  type Bid,
  type Deed,
  isAuction,
  isLastBid,
  type LyingNapkin,
  type Meal,
  type Plate,
  type PlayedNapkin,
  type Player,
  type State,
  type Step,
} from './state.ts';

export interface TableView {
  readonly step: Step['kind'];
  /** Whose building or bidding turn it is, also while napkins lie on it. */
  readonly turn: SeatIndex | null;
  readonly goal: Goal;
  /** The sandwich that will be eaten next: 1, 2, 3 … */
  readonly round: number;
  readonly players: readonly PlayerView[];
  readonly plates: readonly PlateView[];
  readonly drawPile: number;
  readonly discards: { readonly count: number; readonly top: string | null };
  readonly opening: OpeningView | null;
  readonly auction: AuctionView | null;
  /** Being played, bottom to top. */
  readonly napkins: readonly NapkinView[];
  readonly lying: readonly LyingView[];
  readonly meals: readonly Meal[];
}

export interface PlayerView {
  readonly points: number;
  readonly hand: number;
  readonly last: Deed | null;
}

export interface PlateView {
  readonly id: string;
  readonly state: 'free' | 'building' | 'finished';
  /** Face ids, bottom up. */
  readonly cards: readonly string[];
  readonly value: number;
}

/** P-4, round by round. */
export interface OpeningView {
  readonly rounds: readonly (readonly { readonly seat: SeatIndex; readonly face: string }[])[];
  /** One seat: it begins. */
  readonly still: readonly SeatIndex[];
}

export interface AuctionView {
  readonly plate: string;
  readonly value: number;
  readonly finisher: SeatIndex;
  readonly out: readonly SeatIndex[];
  /** P-14: one last card may be placed. */
  readonly last: boolean;
  /** One for each seat. */
  readonly columns: readonly ColumnView[];
  /** P-25: who has let things pass, while the window is open. */
  readonly passed: readonly SeatIndex[];
  /** What will be eaten if nothing more happens; only once all bids are face up. */
  readonly forecast: Forecast | null;
}

export interface ColumnView {
  readonly bids: readonly BidView[];
  /** What the cards that are face up come to. */
  readonly sum: number;
  /** From napkins that lie on the table. */
  readonly bonus: number;
}

export interface BidView {
  readonly slot: string;
  readonly by: SeatIndex;
  /** Null while it is face down. */
  readonly face: string | null;
}

export interface Forecast {
  readonly eaters: readonly SeatIndex[];
  readonly share: number;
  readonly gains: readonly number[];
  readonly begins: SeatIndex;
}

export interface NapkinView {
  readonly id: string;
  readonly face: string;
  readonly by: SeatIndex;
  readonly stage: 'reaction' | 'asking';
  /** Who has let it pass. */
  readonly passed: readonly SeatIndex[];
  /** Who still has to pass or to answer. */
  readonly waiting: readonly SeatIndex[];
  /** The player it is about, once everybody knows. */
  readonly about: SeatIndex | null;
}

export interface LyingView {
  readonly id: string;
  readonly face: string;
  readonly by: SeatIndex;
  readonly serves: SeatIndex;
}

export interface SeatView {
  readonly hand: readonly HandCard[];
  /** P-7: one of these is kept. */
  readonly drawn: readonly HandCard[];
  /** Bids looked at with a napkin: slot and face. */
  readonly peeked: readonly { readonly slot: string; readonly face: string }[];
  /** Own cards already chosen for the napkin that is being played. */
  readonly chosen: readonly string[];
}

export interface HandCard {
  readonly id: string;
  readonly face: string;
}

const playerView = memo(
  ({ points, hand, last }: Player): PlayerView => ({ points, hand: hand.length, last }),
);

const plateView = memo(({ id, cards, done }: Plate): PlateView => {
  const state = cards.length === 0 ? 'free' : done ? 'finished' : 'building';
  return { id, state, cards: cards.map(faceId), value: sandwichValue(cards.map((card) => pointsOf(card)!)) };
});

const bidView = memo(
  ({ slot, by, card, faceUp }: Bid): BidView => ({ slot, by, face: faceUp ? faceId(card) : null }),
);

const lyingView = memo(
  ({ id, card, by, serves }: LyingNapkin): LyingView => ({ id, face: faceId(card), by, serves }),
);

/** Partner, victim or owner of the bids: chosen in the open. */
function isAbout({ answers }: PlayedNapkin): SeatIndex | null {
  const open = answers.findLast(({ move }) => 'seat' in move);
  return open && 'seat' in open.move ? open.move.seat : null;
}

function napkinViews(state: State): NapkinView[] {
  return napkinFrames(state).map((frame, depth) => {
    const napkin = state.stack[depth]!;
    const { id, card, by, stage, passed } = napkin;
    return { id, face: faceId(card), by, stage, passed, waiting: frame.actors, about: isAbout(napkin) };
  });
}

function openingView({ step, seats }: State): OpeningView | null {
  if (step.kind !== 'opening') return null;
  const rounds = step.rounds.map((draws) => draws.map(({ seat, card }) => ({ seat, face: faceId(card) })));
  return { rounds, still: contenders(step.rounds, seats) };
}

function columnsOf(state: State): ColumnView[] {
  const shown = state.bids.filter((bid) => bid.faceUp);
  return range(state.seats).map((seat) => ({
    bids: state.bids.filter((bid) => bid.on === seat).map(bidView),
    sum: scoreBefore(shown, seat),
    bonus: bonusOf(state, seat),
  }));
}

function forecastOf(state: State, step: Step): Forecast | null {
  if (step.kind !== 'verdict') return null;
  const { eaters, share, gains, begins } = mealOf(state, step).meal;
  return { eaters, share, gains, begins };
}

function auctionView(state: State): AuctionView | null {
  const { step } = state;
  if (!isAuction(step)) return null;
  const { plate, finisher } = step;
  const value = plateView(state.plates.find(({ id }) => id === plate)!).value;
  return {
    plate,
    value,
    finisher,
    out: step.kind === 'bid' ? step.out : range(state.seats),
    last: step.kind === 'bid' && isLastBid(state, step),
    columns: columnsOf(state),
    passed: step.kind === 'verdict' ? step.passed : [],
    forecast: forecastOf(state, step),
  };
}

const turnOf = ({ step }: State): SeatIndex | null => ('seat' in step ? step.seat : null);

export const tableView = memo((state: State): TableView => {
  const top = state.discard.at(-1);
  return {
    step: state.step.kind,
    turn: turnOf(state),
    goal: goalOf(state.options, state.seats),
    round: state.meals.length + 1,
    players: state.players.map(playerView),
    plates: state.plates.map(plateView),
    drawPile: state.draw.length,
    discards: { count: state.discard.length, top: top === undefined ? null : faceId(top) },
    opening: openingView(state),
    auction: auctionView(state),
    napkins: napkinViews(state),
    lying: state.lying.map(lyingView),
    meals: state.meals,
  };
});

const inHand = (id: string): HandCard => ({ id, face: faceId(id) });
const handView = memo((hand: readonly string[]): readonly HandCard[] => hand.map(inHand));

/** Nothing once a napkin in between has taken one of them away: it will be asked again. */
function chosenBy({ stack, players }: State, seat: SeatIndex): readonly string[] {
  const answers = stack.at(-1)?.answers.filter((answer) => answer.seat === seat) ?? [];
  const cards = answers.flatMap(({ move }) => ('cards' in move ? [move.cards] : [])).at(-1) ?? [];
  return cards.every((card) => players[seat]!.hand.includes(card)) ? cards : [];
}

export function seatView(state: State, seat: SeatIndex): SeatView {
  const { hand, peeked } = state.players[seat]!;
  const { step } = state;
  return {
    hand: handView(hand),
    drawn: step.kind === 'keep' && step.seat === seat ? handView(step.drawn) : [],
    peeked: state.bids
      .filter((bid) => peeked.includes(bid.slot))
      .map(({ slot, card }) => ({ slot, face: faceId(card) })),
    chosen: chosenBy(state, seat),
  };
}
