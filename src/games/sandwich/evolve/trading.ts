import type { Evolvers } from '../../../shared/evolvers.ts';
import type { Event } from '../events.ts';
import { changePlayer, type Offer, type State, type Swapped } from '../state.ts';
import { exchange } from './changes.ts';

const changedMind = (state: State, seat: number): State =>
  changePlayer(state, seat, (player) => ({ ...player, changes: player.changes + 1 }));

const withoutAnswers = (offers: readonly Offer[], gone: (answer: Offer['answers'][number]) => boolean) =>
  offers.map((offer) =>
    offer.answers.some(gone) ? { ...offer, answers: offer.answers.filter((answer) => !gone(answer)) } : offer,
  );

/** Nothing of this seat's stays on offer. */
export function withdrawAllOf(state: State, seat: number): State {
  if (state.offers.length === 0) return state;
  const others = state.offers.filter((offer) => offer.seat !== seat);
  return { ...state, offers: withoutAnswers(others, (answer) => answer.seat === seat) };
}

/** S-14: a card that leaves a hand takes every offer and answer with it that names it. */
function withdrawAllWith(offers: readonly Offer[], cards: readonly string[]): readonly Offer[] {
  const others = offers.filter((offer) => !cards.includes(offer.card));
  return withoutAnswers(others, (answer) => cards.includes(answer.card));
}

const handOver = (state: State, seat: number, swapped: Swapped): State =>
  changePlayer(state, seat, (player) => ({
    ...player,
    owned: player.owned.map((card) => (card === swapped.gave ? swapped.got : card)),
    sandwiches: exchange(player.sandwiches, { [swapped.gave]: swapped.got }),
    swapped,
  }));

export const trading: Evolvers<State, Event, 'offered' | 'answered' | 'withdrew' | 'traded'> = {
  offered: (state, { offer, seat, card, to }) => ({
    ...changedMind(state, seat),
    offers: [...state.offers, { id: offer, seat, card, to, answers: [] }],
  }),

  answered: (state, { offer: id, seat, card }) => ({
    ...changedMind(state, seat),
    offers: state.offers.map((offer) =>
      offer.id === id
        ? {
            ...offer,
            answers: [...offer.answers.filter((answer) => answer.seat !== seat), { seat, card }],
          }
        : offer,
    ),
  }),

  withdrew: (state, { offer: id, seat }) => ({
    ...changedMind(state, seat),
    offers: state.offers.flatMap((offer) => {
      if (offer.id !== id) return [offer];
      if (offer.seat === seat) return [];
      return withoutAnswers([offer], (answer) => answer.seat === seat);
    }),
  }),

  traded: (state, { seat, gave, from, got }) => {
    const given = handOver(state, seat, { gave, got, with: from });
    const taken = handOver(given, from, { gave: got, got: gave, with: seat });
    return { ...taken, offers: withdrawAllWith(state.offers, [gave, got]) };
  },
};
