/** What each screen is told of a fact: `notice.<type>` with `params` is the log line, the rest is for motion. */
import type { SeatIndex, TextParams, Viewer } from '../../shared/game.ts';
import { faceId } from './cards.ts';
import type { Event, EventOf } from './events.ts';
import type { State } from './state.ts';

export interface Notice {
  readonly type: string;
  readonly params: TextParams;
  readonly seat?: SeatIndex;
  /** Before whom, with whom, or on whose napkin. */
  readonly to?: SeatIndex;
  /** With every hand, named or not. */
  readonly toAll?: true;
  /** The face of a card that everybody may see. */
  readonly face?: string;
  readonly plate?: string;
  /** Where a part came from. */
  readonly from?: string;
  readonly slot?: string;
  readonly n?: number;
  /** In a seat's own notice: cards that came into its hand, or slots it looked at. */
  readonly cards?: readonly string[];
}

type Public = {
  readonly [T in Event['type']]: (event: EventOf<T>, state: State) => Notice | undefined;
};

const person = (seat: SeatIndex) => ({ seat: { seat } });
const nothing = () => undefined;

const plain = ({ type }: { readonly type: string }): Notice => ({ type, params: {} });

const bySeat = ({ type, seat }: { readonly type: string; readonly seat: SeatIndex }): Notice => ({
  type,
  params: person(seat),
  seat,
});

const counted = (event: EventOf<'drawn' | 'laid-aside'>): Notice => {
  const n = event.cards.length;
  return { ...bySeat(event), params: { ...person(event.seat), n }, n };
};

const withCard = (event: {
  readonly type: string;
  readonly seat: SeatIndex;
  readonly card: string;
  readonly plate?: string;
}): Notice => {
  const face = faceId(event.card);
  return {
    ...bySeat(event),
    params: { ...person(event.seat), card: { card: face } },
    face,
    ...(event.plate === undefined ? {} : { plate: event.plate }),
  };
};

const forTable: Public = {
  shuffled: nothing,
  'first-drawn': ({ type, draws }) => ({ type, params: { n: draws.length }, n: draws.length }),
  dealt: ({ type, first }) => ({ type, params: person(first), seat: first }),
  'turn-began': nothing,
  'turn-passed': bySeat,
  started: withCard,
  added: withCard,
  finished: withCard,
  discarded: withCard,
  drawn: counted,
  'laid-aside': counted,
  reshuffled: ({ type, order }) => ({ type, params: { n: order.length }, n: order.length }),
  'keep-asked': nothing,
  kept: ({ type, seat, dropped: [dropped] }) =>
    dropped === undefined ? undefined : withCard({ type, seat, card: dropped }),
  'bidding-began': (event) => ({ ...bySeat(event), plate: event.plate }),
  'bid-placed': ({ type, seat, on }) => ({
    type,
    params: { ...person(seat), on: { seat: on } },
    seat,
    to: on,
  }),
  'opted-out': ({ type, seat, emptyHanded }) => bySeat({ type: emptyHanded ? 'empty-handed' : type, seat }),
  'bids-closed': plain,
  'bid-turned': ({ type, slot }, { bids }) => {
    const bid = bids.find((one) => one.slot === slot);
    return bid && { ...withCard({ type, seat: bid.on, card: bid.card }), slot };
  },
  'verdict-opened': plain,
  'napkin-played': (event, { stack }) => {
    const under = stack.at(-2);
    return { ...withCard(event), ...(under && { to: under.by }) };
  },
  passed: nothing,
  'napkin-allowed': nothing,
  // That somebody has chosen, never what.
  answered: ({ seat, move }) => (move.type === 'pass-on' ? bySeat({ type: 'chose', seat }) : undefined),
  'napkin-done': ({ serves }, { lying }) => {
    const laid = lying.at(-1);
    if (serves === null || !laid) return { type: 'napkin-over', params: {} };
    const notice = withCard({ type: 'napkin-lies', seat: serves, card: laid.card });
    return { ...notice, params: { ...notice.params, by: { seat: laid.by } } };
  },
  traded: ({ type, seat, partner, given }) => ({
    ...{ type, seat, to: partner, n: given.length },
    params: { ...person(seat), partner: { seat: partner }, n: given.length },
  }),
  'hands-discarded': (event) => ({ ...bySeat(event), toAll: true }),
  'passed-on': (event) => ({ ...plain(event), toAll: true }),
  'napkin-cancelled': bySeat,
  peeked: ({ type, seat, on, slots }) => ({
    ...{ type, seat, to: on },
    params: { ...person(seat), on: { seat: on }, n: slots.length },
  }),
  'top-taken': withCard,
  'top-moved': (event) => ({ ...withCard({ ...event, plate: event.to }), from: event.from }),
  garnished: withCard,
  'bids-swapped': ({ type, seat, one, other }) => ({
    ...{ type, seat },
    params: { ...person(seat), one: { seat: one }, other: { seat: other } },
  }),
  eaten: ({ meal: { eaters, share, gains, plate, value } }, { seats }) => {
    const [seat] = eaters;
    if (eaters.length === 1 && seat !== undefined) {
      const n = gains[seat]!;
      return { type: 'eaten', params: { ...person(seat), n }, seat, plate, n };
    }
    const shared = { params: { n: eaters.length, share, value }, plate, n: share };
    // P-29: one at most, as there is one iron stomach in the deck.
    const spared = eaters.find((eater) => gains[eater] !== share);
    if (spared === undefined)
      return { ...shared, type: eaters.length === seats ? 'shared-by-all' : 'shared' };
    return { ...shared, type: 'shared-shielded', params: { ...shared.params, spared: { seat: spared } } };
  },
  cleared: nothing,
  'goal-reached': nothing,
  ended: plain,
};

const own = (type: string, cards: readonly string[]): Notice | undefined =>
  cards.length > 0 ? { type, params: { n: cards.length }, cards } : undefined;

/** What only this seat is told besides. */
function forSeat(event: Event, seat: SeatIndex, state: State): Notice | undefined {
  switch (event.type) {
    case 'dealt':
      return own('got-cards', state.players[seat]!.hand);
    case 'drawn':
    case 'laid-aside':
      return event.seat === seat ? own('got-cards', event.cards) : undefined;
    case 'traded':
      if (event.seat === seat) return own('got-cards', event.taken);
      return event.partner === seat ? own('got-cards', event.given) : undefined;
    case 'passed-on':
      return own('got-cards', event.passes.find((pass) => pass.to === seat)?.cards ?? []);
    case 'peeked':
      return event.seat === seat ? own('saw-bids', event.slots) : undefined;
    default:
      return undefined;
  }
}

export function noticeFor(event: Event, viewer: Viewer, state: State): Notice | undefined {
  if (viewer !== 'table') return forSeat(event, viewer, state);
  return (forTable[event.type] as (event: Event, state: State) => Notice | undefined)(event, state);
}
