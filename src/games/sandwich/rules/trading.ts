/** S-13, S-14: one ingredient for exactly one other, while sandwiches are being made. */
import type { Refusal, SeatIndex } from '../../../shared/game.ts';
import { range } from '../../../shared/lists.ts';
import { no } from '../../../shared/rules.ts';
import type { MoveOf } from '../moves.ts';
import type { SandwichMatch } from '../options.ts';
import { frameOf, type Offer, type Player, playerOf, type State } from '../state.ts';
import { lackOf, spentRefusal } from './kitchen.ts';
import { allowed, keeping, type Offered, type RuleOf } from './rule.ts';

const isTrading = ({ match: { options }, phase }: State): boolean =>
  phase === 'prep' && options.trading && !options.express;

const concerns = (offered: Offer, seat: SeatIndex): boolean =>
  offered.seat !== seat && (offered.to === 'all' || offered.to === seat);

const answerOf = (offered: Offer, seat: SeatIndex): string | undefined =>
  offered.answers.find((one) => one.seat === seat)?.card;

const offerOf = ({ offers }: State, id: string): Offer | undefined => offers.find((one) => one.id === id);

/** Says what is offered: an answer that comes too late finds the same offer again, or none (even after an undo). */
const offerId = (seat: SeatIndex, { card, to }: MoveOf<'offer'>): string => `${seat}.${card}.${to}`;

function floorRefusal(state: State, seat: SeatIndex): Refusal | undefined {
  if (!isTrading(state)) return no('no-trading');
  return playerOf(state, seat).ready ? no('you-are-ready') : undefined;
}

const dealingRefusal = (state: State, seat: SeatIndex): Refusal | undefined =>
  floorRefusal(state, seat) ?? spentRefusal(playerOf(state, seat));

export const offer: RuleOf<'offer'> = {
  check(state, seat, { card, to }) {
    const refusal = dealingRefusal(state, seat) ?? lackOf(playerOf(state, seat).owned, card);
    if (refusal) return refusal;
    if (to === seat || (to !== 'all' && to >= state.match.seats)) return no('no-such-partner');
    return state.offers.some((one) => one.card === card) ? no('already-offered') : undefined;
  },
  act: (draft, seat, move) =>
    draft.emit({ type: 'offered', offer: offerId(seat, move), seat, card: move.card, to: move.to }),
};

export const answer: RuleOf<'answer'> = {
  check(state, seat, { offer: id, card }) {
    const refusal = dealingRefusal(state, seat);
    if (refusal) return refusal;
    const offered = offerOf(state, id);
    if (!offered || !concerns(offered, seat)) return no('offer-gone');
    const lack = lackOf(playerOf(state, seat).owned, card);
    return lack ?? (answerOf(offered, seat) === card ? no('already-offered') : undefined);
  },
  act: (draft, seat, { offer: id, card }) => draft.emit({ type: 'answered', offer: id, seat, card }),
};

export const accept: RuleOf<'accept'> = {
  check(state, seat, { offer: id, from, card }) {
    const refusal = dealingRefusal(state, seat);
    if (refusal) return refusal;
    const offered = offerOf(state, id);
    return offered?.seat === seat && answerOf(offered, from) === card ? undefined : no('offer-gone');
  },
  act(draft, seat, { offer: id, from, card }) {
    const gave = offerOf(draft.state, id)!.card;
    draft.emit({ type: 'traded', offer: id, seat, gave, from, got: card });
  },
};

export const withdraw: RuleOf<'withdraw'> = {
  check(state, seat, { offer: id }) {
    const refusal = floorRefusal(state, seat);
    if (refusal) return refusal;
    const offered = offerOf(state, id);
    const isTheirs = offered?.seat === seat || (offered && answerOf(offered, seat) !== undefined);
    return isTheirs ? undefined : no('offer-gone');
  },
  act: (draft, seat, { offer: id }) => draft.emit({ type: 'withdrew', offer: id, seat }),
};

const keep = keeping<[SandwichMatch, readonly Offer[], Player]>();

export const tradingOffers = (state: State, seat: SeatIndex): readonly Offered[] =>
  isTrading(state)
    ? keep([state.match, state.offers, playerOf(state, seat)], () => offersTo(state, seat))
    : [];

const offersTo = (state: State, seat: SeatIndex): Offered[] => [
  ...newOffers(state, seat),
  ...state.offers.flatMap((offered) => [
    ...answerOffers(state, seat, offered),
    ...withdrawOffers(state, seat, offered),
    ...acceptOffers(state, seat, offered),
  ]),
];

function newOffers(state: State, seat: SeatIndex): Offered[] {
  const frame = frameOf(state);
  const from = allowed(playerOf(state, seat).owned, (card) =>
    offer.check(state, seat, { type: 'offer', card, to: 'all' }),
  );
  const [first] = from;
  if (first === undefined) return [];
  const card = { name: 'card', kind: 'one', from } as const;
  const others = allowed(range(state.match.seats), (to) =>
    offer.check(state, seat, { type: 'offer', card: first, to }),
  );
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

function answerOffers(state: State, seat: SeatIndex, { id }: Offer): Offered[] {
  const from = allowed(playerOf(state, seat).owned, (card) =>
    answer.check(state, seat, { type: 'answer', offer: id, card }),
  );
  if (from.length === 0) return [];
  return [
    {
      id: `answer:${id}`,
      frame: frameOf(state),
      move: { type: 'answer', offer: id },
      slots: [{ name: 'card', kind: 'one', from }],
    },
  ];
}

function withdrawOffers(state: State, seat: SeatIndex, { id }: Offer): Offered[] {
  const move = { type: 'withdraw', offer: id } as const;
  return withdraw.check(state, seat, move) ? [] : [{ id: `withdraw:${id}`, frame: frameOf(state), move }];
}

const acceptOffers = (state: State, seat: SeatIndex, { id, answers }: Offer): Offered[] =>
  answers.flatMap(({ seat: from, card }): Offered[] => {
    const move = { type: 'accept', offer: id, from, card } as const;
    return accept.check(state, seat, move)
      ? []
      : [{ id: `accept:${id}:${from}:${card}`, frame: frameOf(state), move }];
  });
