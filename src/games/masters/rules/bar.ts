/** Filling the Bar and carrying out what is dealt to it (M-4, M-19, M-20), then what waits for a full Bar. */
import { sum } from '../../../shared/lists.ts';
import { type Effect, type Order, whiteCard } from '../cards.ts';
import type { Draft, EventOf } from '../events.ts';
import {
  badCards,
  blackCard,
  type Completed,
  type Player,
  type Sandwich,
  type State,
  sandwichesOf,
  seatsInOrder,
  unpaid,
} from '../state.ts';
import { draw, turnUp } from './decks.ts';
import { loseCards } from './losing.ts';
import { fillingOf } from './matching.ts';
import { beginTurn, refillAll } from './turn.ts';

/** Goes on until four orders lie there, or an event has a question for the players. */
export function settleBar(draft: Draft): void {
  while (!draft.state.event) {
    const { bar } = draft.state;
    const empty = bar.indexOf(null);
    const event = bar.findIndex((card) => card?.kind === 'event');
    if (empty >= 0) turnUp(draft, empty);
    else if (event >= 0) carryOut(draft, event);
    else {
      barIsFull(draft);
      return;
    }
  }
}

function barIsFull(draft: Draft): void {
  for (const completed of unpaid(draft.state)) draft.emit(rewardFor(draft.state, completed));
  if (endsByTarget(draft)) return;
  if (draft.state.turn === null) {
    refillAll(draft, 0);
    beginTurn(draft);
  }
}

/** M-18, M-19 */
function rewardFor({ options }: State, { seat, order, cards, pays }: Completed): EventOf<'paid'> {
  const { each, reward } = blackCard(options, order.id) as Order;
  const pieces = fillingOf(cards).length;
  return {
    type: 'paid',
    seat,
    amount: pays,
    cause: { kind: 'order', order, each: each === null ? null : reward, pieces },
  };
}

/** M-6: at once, as soon as nothing is left to be carried out. */
function endsByTarget(draft: Draft): boolean {
  const { target } = draft.state.options;
  if (target === 0 || !draft.state.players.some((player) => player.money >= target)) return false;
  draft.emit({ type: 'ended', reason: { key: 'target', params: { target } } });
  return true;
}

function carryOut(draft: Draft, slot: number): void {
  const card = draft.state.bar[slot]!;
  if (card.kind !== 'event') throw new Error(`${card.id} is no event`);
  draft.emit({ type: 'event-began', slot });
  if (card.effect.do === 'give') resolveGifts(draft);
  else {
    carriers[card.effect.do](draft, card.effect as never);
    draft.emit({ type: 'event-ended', slot });
  }
}

/** When all have chosen. Nobody has to choose from an empty hand. */
export function resolveGifts(draft: Draft): void {
  const { event, bar } = draft.state;
  const card = event && bar[event.slot];
  if (card?.kind !== 'event' || card.effect.do !== 'give') throw new Error('no gifts are being chosen');
  if (event!.chosen.includes(null)) return;
  draft.emit({ type: 'gave', to: card.effect.to, gifts: event!.chosen.map((cards) => cards ?? []) });
  draft.emit({ type: 'event-ended', slot: event!.slot });
}

type Instant = Exclude<Effect, { do: 'give' }>;
type Carriers = {
  readonly [D in Instant['do']]: (draft: Draft, effect: Extract<Instant, { do: D }>) => void;
};

const players = (draft: Draft): Player[] =>
  seatsInOrder(draft.state).map((seat) => draft.state.players[seat]!);

const carriers: Carriers = {
  'turn-hands': (draft) => draft.emit({ type: 'hands-turned' }),
  draw: (draft, { cards }) => {
    for (const { seat } of players(draft)) draw(draft, seat, cards);
  },
  'bin-family': (draft, { family }) => {
    for (const { seat, hand } of players(draft)) {
      const cards = hand.filter((card) => whiteCard(card).family === family);
      if (cards.length > 0) draft.emit({ type: 'binned', seat, cards });
    }
  },
  clean: (draft) => {
    for (const player of players(draft))
      for (const sandwich of sandwichesOf(player)) {
        const gone = sandwich.cards.filter((card) => whiteCard(card).role === 'attack');
        if (gone.length > 0) loseCards(draft, player.seat, sandwich, gone);
      }
  },
  tops: (draft) => {
    for (const player of players(draft)) {
      const tallest = tallestOf(player);
      if (tallest) loseCards(draft, player.seat, tallest, tallest.cards.slice(-1));
    }
  },
  sweep: (draft) => draft.emit({ type: 'swept' }),
  tips: (draft, { each }) => {
    for (const player of players(draft)) pay(draft, player, each * sandwichesOf(player).length);
  },
  fines: (draft, { each }) => {
    for (const player of players(draft)) {
      const bad = sum(sandwichesOf(player).map((sandwich) => badCards(sandwich).length));
      pay(draft, player, -Math.min(player.money, each * bad));
    }
  },
};

/** Ruling: a lone slice is no prey; of equally tall sandwiches the one furthest left. */
const tallestOf = (player: Player): Sandwich | undefined =>
  sandwichesOf(player)
    .filter(({ cards }) => cards.length > 1)
    .reduce<Sandwich | undefined>(
      (best, one) => (best && best.cards.length >= one.cards.length ? best : one),
      undefined,
    );

function pay(draft: Draft, { seat }: Player, amount: number): void {
  const { event, bar } = draft.state;
  if (amount !== 0)
    draft.emit({ type: 'paid', seat, amount, cause: { kind: 'event', event: bar[event!.slot]!.id } });
}
