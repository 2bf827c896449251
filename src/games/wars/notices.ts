/** What each screen is told of a fact: `notice.<type>` with `params` is the log line, the rest is for motion. */
import type { TextParams, Viewer } from '../../shared/game.ts';
import type { Category } from './categories.ts';
import type { Event, EventOf } from './events.ts';
import type { State } from './state.ts';

export interface Notice {
  readonly type: string;
  readonly params: TextParams;
  readonly seat?: number;
  readonly to?: number;
  /** Cards that everybody may see; in a seat's own notice, cards of that seat. */
  readonly cards?: readonly string[];
  readonly assistants?: readonly Category[];
  readonly coins?: number;
  readonly tokens?: number;
}

const person = (seat: number) => ({ seat: { seat } });
const card = (id: string) => ({ card: { card: id } });

type Public = {
  readonly [T in Event['type']]: (event: EventOf<T>, state: State) => Notice | undefined;
};

const nothing = () => undefined;

const forTable: Public = {
  'market-shuffled': (_, state) =>
    state.phase === 'setup' ? undefined : { type: 'shuffled', params: { n: state.market.deck.length } },
  'orders-shuffled': nothing,
  began: ({ start, chosen }) => ({
    type: chosen ? 'start-chosen' : 'start-drawn',
    params: person(start),
    seat: start,
  }),
  'turn-began': ({ seat, round }) => ({ type: 'turn', params: { ...person(seat), n: round }, seat }),
  drew: ({ seat, cards }) => ({ type: 'drew', params: { ...person(seat), n: cards.length }, seat }),
  gained: ({ seat, coins, tokens, from }) => ({
    type: tokens > 0 ? `tokens-${from.key}` : 'coins',
    params: { ...person(seat), n: tokens > 0 ? tokens : coins, ...(from.card ? card(from.card) : {}) },
    seat,
    coins,
    tokens,
    cards: from.card ? [from.card] : [],
  }),
  played: ({ seat, card: id, cost, replaced }) => ({
    type: replaced === null ? 'played' : 'replaced',
    params: {
      ...person(seat),
      ...card(id),
      n: cost,
      ...(replaced === null ? {} : { old: { card: replaced } }),
    },
    seat,
    cards: replaced === null ? [id] : [id, replaced],
    coins: -cost,
  }),
  seasoned: ({ seat, cards, n }) => ({ type: 'seasoned', params: { ...person(seat), n }, seat, cards }),
  lifted: ({ seat, total, each }) => ({
    type: each > 0 ? 'lifted-each' : 'lifted',
    params: { ...person(seat), n: each > 0 ? each : total },
    seat,
  }),
  completed: ({ seat, order, used }) => ({
    type: 'completed',
    params: { ...person(seat), ...card(order) },
    seat,
    cards: [order, ...used],
  }),
  cleared: ({ seat, cards }) => ({
    type: 'cleared',
    params: { ...person(seat), n: cards.length },
    seat,
    cards,
  }),
  refilled: ({ seat, cards }) => ({
    type: 'refilled',
    params: { ...person(seat), n: cards.length },
    seat,
    cards,
  }),
  'took-coins': ({ seat, n }) => ({ type: 'took-coins', params: { ...person(seat), n }, seat, coins: n }),
  hired: ({ seat, category, cost }) => ({
    type: cost > 0 ? 'hired' : 'hired-free',
    params: { ...person(seat), n: cost, assistant: { text: `card.assistant-${category}` } },
    seat,
    assistants: [category],
    coins: -cost,
  }),
  'opportunity-used': ({ seat, card: id, to }) => ({
    type: 'opportunity-used',
    params: { ...person(seat), ...card(id), to: { seat: to } },
    seat,
    to,
    cards: [id],
  }),
  asked: nothing,
  answered: nothing,
  'order-swapped': ({ seat, order }) => ({
    type: 'order-swapped',
    params: { ...person(seat), ...card(order) },
    seat,
    cards: [order],
  }),
  'row-filled': ({ shown, under }, state) =>
    state.phase === 'setup'
      ? undefined
      : { type: under.length > 0 ? 'row-skipped' : 'row-filled', params: { n: shown.length }, cards: shown },
  'closing-began': ({ seat, byClock }) =>
    byClock ? { type: 'clock', params: person(seat), seat } : undefined,
  'upkeep-paid': ({ seat, coins, tokens, returned, short }) => ({
    type: short ? 'upkeep-short' : returned.length > 0 ? 'upkeep-back' : 'upkeep',
    params: { ...person(seat), coins, tokens, n: returned.length },
    seat,
    assistants: returned,
    coins: -coins,
    tokens: -tokens,
  }),
  discarded: ({ seat, cards }) => ({
    type: 'discarded',
    params: { ...person(seat), n: cards.length },
    seat,
    cards,
  }),
  'end-announced': ({ seat }, state) => ({
    type: 'end-announced',
    params: { ...person(seat), n: state.players[seat]!.served.length },
    seat,
  }),
  'turn-ended': nothing,
  finished: () => ({ type: 'finished', params: {} }),
};

export function noticeFor(event: Event, viewer: Viewer, state: State): Notice | undefined {
  if (viewer === 'table')
    return (forTable[event.type] as (event: Event, state: State) => Notice | undefined)(event, state);
  if (event.type === 'drew' && event.seat === viewer)
    return { type: 'drew-yours', params: { n: event.cards.length }, seat: viewer, cards: event.cards };
  return undefined;
}
