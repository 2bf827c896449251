/** What each screen is told of a fact. `params` fill the blanks of `notice.<type>`; the rest is for motion. */
import type { TextParams, Viewer } from '../../shared/game.ts';
import { cardIdOf } from './cards.ts';
import type { Event, EventOf } from './events.ts';
import type { State } from './state.ts';

export type NoticeType =
  | 'dealt'
  | 'flipped'
  | 'took'
  | 'took-unseen'
  | 'photo-taken'
  | 'too-late'
  | 'readied'
  | 'offered'
  | 'offered-unseen'
  | 'offered-you'
  | 'answered-you'
  | 'traded'
  | 'got-card'
  | 'served'
  | 'taster-named'
  | 'opened'
  | 'wrote'
  | 'wrote-unseen'
  | 'ranked'
  | 'ranked-by-lot'
  | 'verdict-given'
  | 'round-ended'
  | 'ended';

export interface Notice {
  readonly type: NoticeType;
  readonly params?: TextParams;
  readonly seat?: number;
  readonly card?: string;
  readonly how?: EventOf<'took'>['how'];
  readonly plate?: string;
  readonly passing?: true;
}

const seat = (index: number) => ({ seat: index });
const card = (instance: string) => ({ card: cardIdOf(instance) });

type Tell<T extends Event['type']> = (event: EventOf<T>, state: State) => Notice | undefined;
type Tells = { readonly [K in Event['type']]?: Tell<K> };

/** S-12, S-21: what lies face down, or must not give its cook away, is not to be read in the log either. */
const isToBeLookedUp = ({ match: { options } }: State): boolean =>
  options.takenFaceUp && !options.blindTasting;

const toAll: Tells = {
  dealt: ({ round }) => ({ type: 'dealt', params: { n: round } }),
  flipped: (_, { flip, plan }) => ({ type: 'flipped', params: { flip, flips: plan.deal } }),
  took: (event, state) =>
    isToBeLookedUp(state)
      ? {
          type: 'took',
          seat: event.seat,
          card: cardIdOf(event.card),
          how: event.how,
          params: { seat: seat(event.seat), card: card(event.card) },
        }
      : { type: 'took-unseen', seat: event.seat, how: event.how, params: { seat: seat(event.seat) } },
  'photo-taken': (event) => ({
    type: 'photo-taken',
    seat: event.winner,
    params: {
      seat: seat(event.winner),
      loser: seat(event.loser),
      ms: event.loserMs - event.winnerMs,
    },
  }),
  readied: (event) => ({ type: 'readied', seat: event.seat, params: { seat: seat(event.seat) } }),
  offered(event, state) {
    if (event.to !== 'all') return undefined;
    if (!isToBeLookedUp(state))
      return { type: 'offered-unseen', seat: event.seat, params: { seat: seat(event.seat) } };
    return {
      type: 'offered',
      seat: event.seat,
      card: cardIdOf(event.card),
      params: { seat: seat(event.seat), card: card(event.card) },
    };
  },
  traded: (event) => ({
    type: 'traded',
    seat: event.seat,
    params: { seat: seat(event.seat), other: seat(event.from) },
  }),
  served: () => ({ type: 'served' }),
  'taster-named': (event) => ({
    type: 'taster-named',
    seat: event.seat,
    params: { seat: seat(event.seat) },
  }),
  opened: ({ taster }) => ({ type: 'opened', seat: taster, params: { seat: seat(taster) } }),
  wrote: (event, { match }) =>
    match.options.blindTasting
      ? { type: 'wrote-unseen', plate: event.plate, params: { line: event.text } }
      : {
          type: 'wrote',
          seat: event.seat,
          plate: event.plate,
          params: { seat: seat(event.seat), line: event.text },
        },
  ranked: ({ taster, byLot }) => ({
    type: byLot ? 'ranked-by-lot' : 'ranked',
    seat: taster,
    params: { seat: seat(taster) },
  }),
  'verdict-given': ({ turn }, { tastings }) => verdictNotice(tastings[turn]),
  'round-ended': (_, { plan }) => ({ type: 'round-ended', params: { n: plan.round } }),
  ended: () => ({ type: 'ended' }),
};

function verdictNotice(tasting: State['tastings'][number] | undefined): Notice | undefined {
  const best = tasting?.ranked?.[0];
  if (!tasting || !best) return undefined;
  return {
    type: 'verdict-given',
    seat: best.cook,
    ...(tasting.order?.[0] ? { plate: tasting.order[0] } : {}),
    params: { seat: seat(tasting.taster), cook: seat(best.cook), n: best.points },
  };
}

type TellSeat<T extends Event['type']> = (
  event: EventOf<T>,
  viewer: number,
  state: State,
) => Notice | undefined;
type TellsSeat = { readonly [K in Event['type']]?: TellSeat<K> };

/** Of a card in somebody else's hand: seen once, and not to be read again later. */
const glimpse = (state: State): Pick<Notice, 'passing'> => (isToBeLookedUp(state) ? {} : { passing: true });

const toOne: TellsSeat = {
  'photo-taken': (event, viewer, state) =>
    viewer === event.loser
      ? {
          ...glimpse(state),
          type: 'too-late',
          seat: event.winner,
          card: cardIdOf(event.card),
          params: { seat: seat(event.winner), card: card(event.card), ms: event.loserMs - event.winnerMs },
        }
      : undefined,
  offered: (event, viewer, state) =>
    viewer === event.to
      ? {
          ...glimpse(state),
          type: 'offered-you',
          seat: event.seat,
          card: cardIdOf(event.card),
          params: { seat: seat(event.seat), card: card(event.card) },
        }
      : undefined,
  answered: (event, viewer, state) =>
    state.offers.some((offer) => offer.id === event.offer && offer.seat === viewer)
      ? {
          ...glimpse(state),
          type: 'answered-you',
          seat: event.seat,
          card: cardIdOf(event.card),
          params: { seat: seat(event.seat), card: card(event.card) },
        }
      : undefined,
  traded(event, viewer, state) {
    if (viewer === event.seat) return { ...glimpse(state), ...gotCard(event.from, event.got) };
    return viewer === event.from ? { ...glimpse(state), ...gotCard(event.seat, event.gave) } : undefined;
  },
};

const gotCard = (from: number, got: string): Notice => ({
  type: 'got-card',
  seat: from,
  card: cardIdOf(got),
  params: { seat: seat(from), card: card(got) },
});

export function noticeFor(event: Event, viewer: Viewer, state: State): Notice | undefined {
  if (viewer === 'table') {
    const tell = toAll[event.type] as Tell<Event['type']> | undefined;
    return tell?.(event, state);
  }
  const tell = toOne[event.type] as TellSeat<Event['type']> | undefined;
  return tell?.(event, viewer, state);
}
