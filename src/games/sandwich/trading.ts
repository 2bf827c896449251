/** S-13, S-14: one ingredient for exactly one other, while sandwiches are being made. */
import type { Refusal, SeatIndex } from '../../shared/game.ts';
import { range } from '../../shared/lists.ts';
import type { Telling } from './flow.ts';
import { MOST_CHANGES } from './pace.ts';
import { no, type Offered, type SeatRules } from './rule.ts';
import { frameOf, isSpent, type Offer, playerOf, type State } from './state.ts';

const isTrading = ({ match: { options }, phase }: State): boolean =>
  phase.kind === 'prep' && options.trading && !options.express;

const concerns = (offer: Offer, seat: SeatIndex): boolean =>
  offer.seat !== seat && (offer.to === 'all' || offer.to === seat);

const answerOf = (offer: Offer, seat: SeatIndex): string | undefined =>
  offer.answers.find((answer) => answer.seat === seat)?.card;

function floorObjection(state: State, seat: SeatIndex): Refusal | undefined {
  if (!isTrading(state)) return no('noTrading');
  return playerOf(state, seat).ready ? no('youAreReady') : undefined;
}

const tradingObjection = (state: State, seat: SeatIndex): Refusal | undefined =>
  floorObjection(state, seat) ??
  (isSpent(playerOf(state, seat)) ? no('enoughChanges', { n: MOST_CHANGES }) : undefined);

/** An offer that was undone gives its number to the next one; a late answer must not mistake the two. */
const offerId = ({ state, at }: Telling): string => `t${state.offerCount + 1}.${at}`;

const offerOf = (telling: Telling, id: string): Offer | undefined =>
  telling.state.offers.find((offer) => offer.id === id);

export const tradingRules: SeatRules<'offer' | 'answer' | 'accept' | 'withdraw'> = {
  offer(telling, seat, { card, to }) {
    const { state } = telling;
    const objection = tradingObjection(state, seat);
    if (objection) return objection;
    if (!playerOf(state, seat).owned.includes(card)) return no('notYours');
    if (to === seat || (to !== 'all' && to >= state.match.seats)) return no('noSuchPartner');
    if (state.offers.some((offer) => offer.card === card)) return no('alreadyOffered');
    telling.tell({ type: 'offered', offer: offerId(telling), seat, card, to });
    return undefined;
  },

  answer(telling, seat, { offer: id, card }) {
    const { state } = telling;
    const objection = tradingObjection(state, seat);
    if (objection) return objection;
    const offer = offerOf(telling, id);
    if (!offer || !concerns(offer, seat)) return no('offerGone');
    if (!playerOf(state, seat).owned.includes(card)) return no('notYours');
    if (answerOf(offer, seat) === card) return no('alreadyOffered');
    telling.tell({ type: 'answered', offer: id, seat, card });
    return undefined;
  },

  accept(telling, seat, { offer: id, from, card }) {
    const { state } = telling;
    const objection = tradingObjection(state, seat);
    if (objection) return objection;
    const offer = offerOf(telling, id);
    if (offer?.seat !== seat || answerOf(offer, from) !== card) return no('offerGone');
    telling.tell({ type: 'traded', offer: id, seat, gave: offer.card, from, got: card });
    return undefined;
  },

  withdraw(telling, seat, { offer: id }) {
    const objection = floorObjection(telling.state, seat);
    if (objection) return objection;
    const offer = offerOf(telling, id);
    if (!offer || (offer.seat !== seat && answerOf(offer, seat) === undefined)) return no('offerGone');
    telling.tell({ type: 'withdrew', offer: id, seat });
    return undefined;
  },
};

export function tradingChoices(state: State, seat: SeatIndex): Offered[] {
  if (!isTrading(state)) return [];
  const frame = frameOf(state);
  const choices = [
    ...offerChoices(state, seat),
    ...state.offers.flatMap((offer) =>
      offer.seat === seat ? ownerChoices(offer, frame) : answerChoices(offer, seat, state),
    ),
  ];
  return isSpent(playerOf(state, seat)) ? choices.filter(({ move }) => move.type === 'withdraw') : choices;
}

function offerChoices(state: State, seat: SeatIndex): Offered[] {
  const frame = frameOf(state);
  const from = playerOf(state, seat).owned.filter(
    (card) => !state.offers.some((offer) => offer.card === card),
  );
  if (from.length === 0) return [];
  const card = { name: 'card', kind: 'one', from } as const;
  const others = range(state.match.seats).filter((other) => other !== seat);
  return [
    { id: 'offer-all', frame, move: { type: 'offer', to: 'all' }, slots: [card] },
    {
      id: 'offer-one',
      frame,
      move: { type: 'offer' },
      slots: [card, { name: 'to', kind: 'seat', from: others }],
    },
  ];
}

const ownerChoices = (offer: Offer, frame: string): Offered[] => [
  { id: `withdraw:${offer.id}`, frame, move: { type: 'withdraw', offer: offer.id } },
  ...offer.answers.map(
    ({ seat: from, card }): Offered => ({
      id: `accept:${offer.id}:${from}:${card}`,
      frame,
      move: { type: 'accept', offer: offer.id, from, card },
    }),
  ),
];

function answerChoices(offer: Offer, seat: SeatIndex, state: State): Offered[] {
  if (!concerns(offer, seat)) return [];
  const frame = frameOf(state);
  const answer = answerOf(offer, seat);
  const from = playerOf(state, seat).owned.filter((card) => card !== answer);
  return [
    {
      id: `answer:${offer.id}`,
      frame,
      move: { type: 'answer', offer: offer.id },
      slots: [{ name: 'card', kind: 'one', from }],
    },
    ...(answer
      ? [{ id: `withdraw:${offer.id}`, frame, move: { type: 'withdraw' as const, offer: offer.id } }]
      : []),
  ];
}
