/** House napkins about bids, about other napkins, and those that stay on the table (P-29). */
import type { SeatIndex } from '../../../../shared/game.ts';
import { range } from '../../../../shared/lists.ts';
import type { Effect } from '../../cards.ts';
import type { PlayedNapkin, State } from '../../state.ts';
import { answerTo, type EffectRules, type Question, question, unanswered } from './effect.ts';

type BidBonus = Extract<Effect, { readonly kind: 'bid-bonus' }>;

/** Before whom something lies face down. */
const hiddenBefore = (state: State): SeatIndex[] =>
  range(state.seats).filter((seat) => state.bids.some((bid) => bid.on === seat && !bid.faceUp));

function peekQuestion(state: State, { by }: PlayedNapkin): Question<'peek'> {
  const from = hiddenBefore(state);
  return question(
    by,
    'peek',
    ...(from.length > 0 ? [{ slots: [{ name: 'seat', kind: 'seat', from } as const] }] : []),
  );
}

const peek: EffectRules<Effect> = {
  cannot: (state) => (hiddenBefore(state).length > 0 ? undefined : { key: 'no-hidden-bids' }),
  questions: (state, napkin) => unanswered(napkin, peekQuestion(state, napkin)),
  resolve(draft, napkin) {
    const answer = answerTo(napkin, peekQuestion(draft.state, napkin));
    if (!answer) return;
    const on = answer.seat;
    const slots = draft.state.bids.filter((bid) => bid.on === on && !bid.faceUp).map((bid) => bid.slot);
    draft.emit({ type: 'peeked', seat: napkin.by, on, slots });
  },
};

const hasBids = (state: State): boolean => state.bids.length > 0;

/** Each pair once; one side at least has bids. */
function swapQuestion(state: State, { by }: PlayedNapkin): Question<'swap-bids'> {
  const bidOn = (seat: SeatIndex) => state.bids.some((bid) => bid.on === seat);
  const variants = range(state.seats).flatMap((one) => {
    const from = range(state.seats).filter((other) => other > one && (bidOn(one) || bidOn(other)));
    return from.length > 0
      ? [{ fixed: { one }, slots: [{ name: 'other', kind: 'seat', from } as const] }]
      : [];
  });
  return question(by, 'swap-bids', ...variants);
}

const swapBids: EffectRules<Effect> = {
  cannot: (state) => (hasBids(state) ? undefined : { key: 'no-bids' }),
  questions: (state, napkin) => unanswered(napkin, swapQuestion(state, napkin)),
  resolve(draft, napkin) {
    const answer = answerTo(napkin, swapQuestion(draft.state, napkin));
    if (!answer) return;
    draft.emit({ type: 'bids-swapped', seat: napkin.by, one: answer.one, other: answer.other });
  },
};

const layQuestion = (state: State, { by }: PlayedNapkin): Question<'lay-before'> =>
  question(by, 'lay-before', { slots: [{ name: 'seat', kind: 'seat', from: range(state.seats) }] });

const bidBonus: EffectRules<BidBonus> = {
  questions: (state, napkin, { serves }) =>
    serves === 'anyone' ? unanswered(napkin, layQuestion(state, napkin)) : [],
  serves: (state, napkin, { serves }) =>
    serves === 'anyone' ? answerTo(napkin, layQuestion(state, napkin))!.seat : napkin.by,
};

const shield: EffectRules<Effect> = { serves: (_state, napkin) => napkin.by };

/** P-22: it lies on the napkin which it cancels; whatever came on top of it has been resolved. */
const cancel: EffectRules<Effect> = {
  cannot: (state) => (state.stack.length > 0 ? undefined : { key: 'nothing-to-cancel' }),
  resolve(draft, napkin) {
    if (draft.state.stack.length > 1) draft.emit({ type: 'napkin-cancelled', seat: napkin.by });
  },
};

export const bidEffects = { peek, 'swap-bids': swapBids, 'bid-bonus': bidBonus, shield, cancel };
