/** What the table may see, and what a seat may see besides. Built up from nothing: a card comes in only where it is shown. */
import type { SeatIndex } from '../../shared/game.ts';
import { range } from '../../shared/lists.ts';
import { memo, memoLast } from '../../shared/memo.ts';
import { faceId, pointsOf } from './cards.ts';
import { napkinFrames } from './frames.ts';
import { goalOf } from './options.ts';
import { contenders } from './rules/opening.ts';
import { bonusOf, mealOf, scoreBefore } from './rules/verdict.ts';
import { sandwichValue } from './scoring.ts';
import {
  type Bid,
  isAuction,
  isLastBid,
  type LyingNapkin,
  type Plate,
  type PlayedNapkin,
  type Player,
  type State,
  type Step,
} from './state.ts';
import type {
  AuctionView,
  BidView,
  ColumnView,
  Forecast,
  HandCard,
  LyingView,
  NapkinView,
  OpeningView,
  PlateView,
  PlayerView,
  SeatView,
  TableView,
} from './view-types.ts';

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

const lists = {
  players: memoLast((all: readonly Player[]) => all.map(playerView)),
  plates: memoLast((all: readonly Plate[]) => all.map(plateView)),
  lying: memoLast((all: readonly LyingNapkin[]) => all.map(lyingView)),
};

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

export const tableView = memoLast((state: State): TableView => {
  const top = state.discard.at(-1);
  return {
    step: state.step.kind,
    turn: turnOf(state),
    goal: goalOf(state.options, state.seats),
    round: state.meals.length + 1,
    players: lists.players(state.players),
    plates: lists.plates(state.plates),
    drawPile: state.draw.length,
    discards: { count: state.discard.length, top: top === undefined ? null : faceId(top) },
    opening: openingView(state),
    auction: auctionView(state),
    napkins: napkinViews(state),
    lying: lists.lying(state.lying),
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
