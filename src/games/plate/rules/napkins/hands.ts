/** Napkins about hands: P-26, P-27, P-28. */
import type { SeatIndex } from '../../../../shared/game.ts';
import { clockwiseFrom, range } from '../../../../shared/lists.ts';
import type { Effect } from '../../cards.ts';
import { HAND } from '../../scoring.ts';
import type { PlayedNapkin, State } from '../../state.ts';
import { drawCards } from '../piles.ts';
import { answerTo, type EffectRules, type Question, question, unanswered } from './effect.ts';

type Trade = Extract<Effect, { readonly kind: 'trade' }>;
type PassOn = Extract<Effect, { readonly kind: 'pass-on' }>;

const handOf = (state: State, seat: SeatIndex) => state.players[seat]!.hand;
const hasCards = (state: State) => (seat: SeatIndex) => handOf(state, seat).length > 0;

type Terms =
  | { readonly ask: Question }
  | { readonly partner: SeatIndex; readonly given: readonly string[]; readonly backs: readonly string[] };

/** P-26: partner, own cards, backs of the other hand, in this order; null = there is nothing to trade. */
function tradeTerms(state: State, napkin: PlayedNapkin, effect: Trade): Terms | null {
  const { by } = napkin;
  const partners = clockwiseFrom(by + 1, state.seats)
    .slice(0, -1)
    .filter(hasCards(state));
  if (partners.length === 0 || !hasCards(state)(by)) return null;

  const withWhom = question(by, 'trade-with', { slots: [{ name: 'seat', kind: 'seat', from: partners }] });
  const partner = answerTo(napkin, withWhom)?.seat;
  if (partner === undefined) return { ask: withWhom };

  const own = handOf(state, by);
  const others = handOf(state, partner).length;
  const count = Math.min(effect.cards, own.length, others);
  const what = question(by, 'trade-give', {
    slots: [{ name: 'cards', kind: 'pick', from: own, min: count, max: count }],
  });
  const given = answerTo(napkin, what)?.cards;
  if (!given) return { ask: what };

  const from = range(others).map((i) => `back-${i + 1}`);
  const which = question(by, 'trade-take', {
    slots: [{ name: 'backs', kind: 'pick', from, min: count, max: count }],
  });
  const backs = answerTo(napkin, which)?.backs;
  return backs ? { partner, given, backs } : { ask: which };
}

const trade: EffectRules<Trade> = {
  questions(state, napkin, effect) {
    const terms = tradeTerms(state, napkin, effect);
    return terms && 'ask' in terms ? [terms.ask] : [];
  },
  resolve(draft, napkin, effect) {
    const terms = tradeTerms(draft.state, napkin, effect);
    if (!terms || 'ask' in terms) return;
    // The other hand is fanned anew, so that the place of a card tells nothing about when it was drawn.
    const fan = draft.rng.shuffle(handOf(draft.state, terms.partner));
    const taken = terms.backs.map((back) => fan[Number(back.slice('back-'.length)) - 1]!);
    draft.emit({ type: 'traded', seat: napkin.by, partner: terms.partner, given: terms.given, taken });
  },
};

const freshHands: EffectRules<Effect> = {
  resolve(draft, { by }) {
    draft.emit({ type: 'hands-discarded', seat: by });
    for (const seat of clockwiseFrom(by, draft.state.seats))
      drawCards(draft, HAND, (cards) => ({ type: 'drawn', seat, cards }));
  },
};

const withCards = (state: State): SeatIndex[] => range(state.seats).filter(hasCards(state));

/** P-28: everybody at the same time; who has fewer passes all they have. */
const passOnQuestions = (state: State, effect: PassOn): Question<'pass-on'>[] =>
  withCards(state).map((seat) => {
    const hand = handOf(state, seat);
    const count = Math.min(effect.cards, hand.length);
    return question(seat, 'pass-on', {
      slots: [{ name: 'cards', kind: 'pick', from: hand, min: count, max: count }],
    });
  });

const passOn: EffectRules<PassOn> = {
  asks: withCards,
  questions: (state, napkin, effect) =>
    passOnQuestions(state, effect).flatMap((asked) => unanswered(napkin, asked)),
  resolve(draft, napkin, effect) {
    const { state } = draft;
    const passes = passOnQuestions(state, effect).map((asked) => ({
      from: asked.seat,
      to: (asked.seat + 1) % state.seats,
      cards: answerTo(napkin, asked)?.cards ?? [],
    }));
    draft.emit({ type: 'passed-on', passes });
  },
};

export const handEffects = { trade, 'fresh-hands': freshHands, 'pass-on': passOn };
