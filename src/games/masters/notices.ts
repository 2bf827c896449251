/** What each screen is told of a fact: `notice.<type>` with `params` is the log line, the rest is for motion. */
import type { SeatIndex, TextParam, TextParams, Viewer } from '../../shared/game.ts';
import { kindOf, type Order } from './cards.ts';
import type { Event, EventOf } from './events.ts';
import { blackCard, type OrderName, type State } from './state.ts';

export interface Notice {
  readonly type: string;
  readonly params: TextParams;
  readonly seat?: SeatIndex;
  /** Against whom. */
  readonly to?: SeatIndex;
  /** It comes over everybody. */
  readonly toAll?: true;
  /** Cards that everybody may see; in a seat's own notice, cards of that seat. */
  readonly cards?: readonly string[];
  readonly sandwich?: string;
  /** Where a moved card came from. */
  readonly from?: string;
  /** A place of the Bar. */
  readonly slot?: number;
  /** What lay there until now. */
  readonly served?: Order;
  readonly money?: number;
}

type Public = {
  readonly [T in Event['type']]: (event: EventOf<T>, state: State) => Notice | undefined;
};

const person = (seat: SeatIndex) => ({ seat: { seat } });
const card = (id: string) => ({ card: { card: kindOf(id) } });
const orderParam = ({ id, name }: OrderName): TextParam => name ?? { card: id };
const nothing = () => undefined;

const laid = (event: EventOf<'started' | 'played'>): Notice => {
  const { type, seat, card: id, sandwich } = event;
  return { type, params: { ...person(seat), ...card(id) }, seat, cards: [id], sandwich };
};

const forTable: Public = {
  opened: ({ dealer }, { seats }) => ({
    type: 'opened',
    params: { ...person(dealer), first: { seat: (dealer + 1) % seats } },
  }),
  'turned-up': ({ slot, card: id }, { bar }) => {
    const black = bar[slot]!;
    if (black.kind === 'event')
      return { type: 'event-up', params: { card: { card: id } }, toAll: true, slot };
    return { type: 'order-up', params: { order: orderParam(black) }, slot };
  },
  reshuffled: ({ pile, deck }) => ({ type: `reshuffled-${pile}`, params: { n: deck.length } }),
  drew: ({ seat, cards }) => ({ type: 'drew', params: { ...person(seat), n: cards.length }, seat }),
  'turn-began': ({ seat }) => ({ type: 'turn-began', params: person(seat), seat }),
  'turn-ended': ({ seat, idle }) => (idle ? { type: 'passed', params: person(seat), seat } : undefined),
  started: laid,
  played: laid,
  attacked: ({ seat, card: id, victim, sandwich }) => ({
    type: 'attacked',
    seat,
    to: victim,
    cards: [id],
    sandwich,
    params: { ...person(seat), ...card(id), victim: { seat: victim } },
  }),
  inspected: ({ seat, card: id, victim, sandwich, clean }) => ({
    type: clean ? 'inspected-clean' : 'inspected',
    seat,
    to: victim,
    cards: [id],
    ...(sandwich === null ? {} : { sandwich }),
    params: { ...person(seat), ...card(id), victim: { seat: victim } },
  }),
  moved: ({ seat, card: id, from, to }) => ({
    type: 'moved',
    seat,
    cards: [id],
    from,
    sandwich: to,
    params: { ...person(seat), ...card(id) },
  }),
  discarded: ({ seat, cards }) => ({
    type: 'discarded',
    seat,
    cards,
    params: { ...person(seat), n: cards.length },
  }),
  claimed: ({ seat, sandwich, slot }, { completed, options }) => {
    const { order, cards } = completed.at(-1)!;
    return {
      type: 'claimed',
      seat,
      sandwich,
      slot,
      served: blackCard(options, order.id) as Order,
      cards,
      params: { ...person(seat), order: orderParam(order) },
    };
  },
  answered: ({ seat, bribed }) => (bribed ? undefined : { type: 'complied', params: person(seat), seat }),
  lost: ({ seat, sandwich, gone, left }) => ({
    type: left.length === 0 ? 'lost-all' : 'lost',
    seat,
    sandwich,
    cards: gone,
    params: { ...person(seat), n: gone.length },
  }),
  'event-began': nothing,
  chose: ({ seat }) => ({ type: 'chose', params: person(seat), seat }),
  gave: ({ to, gifts }) => ({
    type: `gave-${to}`,
    params: {},
    ...(to === 'bin' ? { cards: gifts.flat() } : {}),
  }),
  'hands-turned': () => ({ type: 'hands-turned', params: {} }),
  binned: ({ seat, cards }) => ({
    type: 'binned',
    seat,
    cards,
    params: { ...person(seat), n: cards.length },
  }),
  swept: () => ({ type: 'swept', params: {} }),
  'event-ended': nothing,
  paid: ({ seat, amount, cause }) => {
    const n = Math.abs(amount);
    const base = { seat, money: amount };
    if (cause.kind === 'order') return { ...base, type: 'earned', params: { ...person(seat), n } };
    if (cause.kind === 'bribe')
      return { ...base, type: 'bribed', params: { ...person(seat), n, ...card(cause.card) } };
    return { ...base, type: amount < 0 ? 'fined' : 'tipped', params: { ...person(seat), n } };
  },
  'bell-rang': () => ({ type: 'bell-rang', params: {} }),
  ended: () => ({ type: 'ended', params: {} }),
};

/** What only this seat is told besides: the cards that came into its hand. */
function forSeat(event: Event, seat: SeatIndex, state: State): Notice | undefined {
  switch (event.type) {
    case 'drew':
      return event.seat === seat ? own('drew-yours', event.cards) : undefined;
    case 'gave': {
      const cards = event.to === 'left' ? event.gifts[(seat + state.seats - 1) % state.seats]! : [];
      return cards.length > 0 ? own('received-yours', cards) : undefined;
    }
    case 'hands-turned':
      return own('hand-yours', state.players[seat]!.hand);
    default:
      return undefined;
  }
}

const own = (type: string, cards: readonly string[]): Notice => ({
  type,
  cards,
  params: { n: cards.length },
});

export function noticeFor(event: Event, viewer: Viewer, state: State): Notice | undefined {
  if (viewer !== 'table') return forSeat(event, viewer, state);
  return (forTable[event.type] as (event: Event, state: State) => Notice | undefined)(event, state);
}
