/** What the table may see, and what a seat may see besides. */
import type { SeatIndex } from '../../shared/game.ts';
import { memo, memoLast } from '../../shared/memo.ts';
import { punishmentOf } from './cards.ts';
import { fillingOf, fitOf, piecesOf } from './rules/matching.ts';
import {
  badCards,
  isClosed,
  openingTime,
  type Player,
  type Sandwich,
  type State,
  sandwichesOf,
} from './state.ts';
import type { Bar, Plan, PlayerView, SandwichView, SeatView, TableView } from './view-types.ts';

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

const playerViews = memoLast((players: readonly Player[]) => players.map(playerView));

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
