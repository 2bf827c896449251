/** What the table may see, and what a seat may see besides. */
import type { Phrase, SeatIndex } from '../../shared/game.ts';
import { memo } from '../../shared/memo.ts';
import { type BlackCard, punishmentOf } from './cards.ts';
import { type Fit, fillingOf, fitOf, piecesOf } from './rules/matching.ts';
import {
  badCards,
  type Deed,
  isClosed,
  openingTime,
  type Player,
  type Sandwich,
  type State,
  sandwichesOf,
  type Turn,
} from './state.ts';

export interface SandwichView {
  readonly id: string;
  /** Bottom to top; a card is `<kind>~<number>`. */
  readonly cards: readonly string[];
  readonly bad: number;
}

export interface PlayerView {
  readonly seat: SeatIndex;
  readonly money: number;
  readonly hand: number;
  readonly slots: readonly (SandwichView | null)[];
  readonly bad: number;
  readonly completed: number;
  /** What it did in its latest turn, step by step. */
  readonly last: readonly Deed[];
}

export interface InspectionView {
  readonly card: string;
  readonly by: SeatIndex;
  readonly victim: SeatIndex;
  readonly sandwich: string | null;
  readonly bribe: number;
  readonly takes: 'one-bad' | 'all-bad' | 'sandwich';
}

export interface EventView {
  readonly event: string;
  readonly slot: number;
  /** Seats that have not chosen yet. */
  readonly waiting: readonly SeatIndex[];
}

export interface TableView {
  readonly players: readonly PlayerView[];
  /** Four places; an event lies there while it is carried out. */
  readonly bar: readonly (BlackCard | null)[];
  readonly turn: Turn | null;
  readonly turns: number;
  readonly inspection: InspectionView | null;
  readonly event: EventView | null;
  readonly decks: { readonly white: number; readonly black: number };
  /** Table clock; null without a clock. */
  readonly closing: number | null;
  readonly target: number | null;
  readonly lastTurn: boolean;
  readonly over: Phrase | null;
}

/** The planning aid: for one sandwich, how it stands to each place of the Bar. */
export interface Plan {
  readonly sandwich: string;
  /** Closed in this turn: what fits can be claimed now. */
  readonly closed: boolean;
  /** By place; null where no order lies. Of a closed sandwich only what lies between its Breads counts. */
  readonly fits: readonly (Fit | null)[];
}

export interface SeatView {
  readonly hand: readonly string[];
  readonly plans: readonly Plan[];
  /** What this seat chose in secret for the event; null before. */
  readonly chosen: readonly string[] | null;
}

const sandwichView = memo(
  (sandwich: Sandwich): SandwichView => ({
    id: sandwich.id,
    cards: sandwich.cards,
    bad: badCards(sandwich).length,
  }),
);

const playerView = memo((player: Player): PlayerView => {
  const slots = player.slots.map((sandwich) => sandwich && sandwichView(sandwich));
  return {
    seat: player.seat,
    money: player.money,
    hand: player.hand.length,
    slots,
    bad: slots.reduce((bad, sandwich) => bad + (sandwich?.bad ?? 0), 0),
    completed: player.completed,
    last: player.last,
  };
});

const playerViews = memo((players: readonly Player[]) => players.map(playerView));

export function tableView(state: State): TableView {
  const { inspection, event } = state;
  return {
    players: playerViews(state.players),
    bar: state.bar,
    turn: state.turn,
    turns: state.turns,
    inspection: inspection && {
      card: inspection.card,
      by: inspection.by,
      victim: inspection.victim,
      sandwich: inspection.sandwich,
      bribe: punishmentOf(inspection.card).bribe,
      takes: punishmentOf(inspection.card).takes,
    },
    event: event && {
      event: event.event,
      slot: event.slot,
      waiting: event.chosen.flatMap((cards, seat) => (cards === null ? [seat] : [])),
    },
    decks: { white: state.white.deck.length, black: state.black.deck.length },
    closing: openingTime(state),
    target: state.options.target === 0 ? null : state.options.target,
    lastTurn: state.bell,
    over: state.over,
  };
}

type Bar = State['bar'];

const planner = memo((bar: Bar) => ({
  open: memo((sandwich: Sandwich) => planOf(bar, sandwich, 'open')),
  closed: memo((sandwich: Sandwich) => planOf(bar, sandwich, 'closed')),
}));

function planOf(bar: Bar, { id, cards }: Sandwich, how: 'open' | 'closed'): Plan {
  const pieces = how === 'closed' ? fillingOf(cards) : piecesOf(cards);
  return {
    sandwich: id,
    closed: how === 'closed',
    fits: bar.map((card) => (card?.kind === 'order' ? fitOf(card, pieces) : null)),
  };
}

export function seatView(state: State, seat: SeatIndex): SeatView {
  const player = state.players[seat]!;
  const plans = planner(state.bar);
  return {
    hand: player.hand,
    plans: sandwichesOf(player).map((sandwich) =>
      isClosed(state.turn, sandwich) ? plans.closed(sandwich) : plans.open(sandwich),
    ),
    chosen: state.event?.chosen[seat] ?? null,
  };
}
