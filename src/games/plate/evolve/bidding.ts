/** P-12 to P-15 */
import type { Evolvers } from '../../../shared/evolvers.ts';
import type { SeatIndex } from '../../../shared/game.ts';
import { clockwiseFrom } from '../../../shared/lists.ts';
import type { BiddingEvent, Event } from '../events.ts';
import type { State, StepOf } from '../state.ts';
import { asking, handWithout, withPlayer } from './changes.ts';

/** P-12: the next who has not opted out. */
function nextBidder(state: State, step: StepOf<'bid'>, out: readonly SeatIndex[]): State {
  const next = clockwiseFrom(step.seat + 1, state.seats).find((seat) => !out.includes(seat));
  return asking(state, (question) => ({ ...step, question, seat: next ?? step.seat, out }));
}

export const bidding: Evolvers<State, Event, BiddingEvent['type']> = {
  'bidding-began': (state, { seat, plate }) =>
    asking(state, (question) => ({ kind: 'bid', question, seat, plate, finisher: seat, out: [] })),

  'bid-placed': (state, { seat, on, card }) => {
    if (state.step.kind !== 'bid') return state;
    const slot = `slot-${state.serial}`;
    const placed: State = {
      ...withPlayer(state, seat, (player) => ({
        hand: handWithout(player, [card]),
        last: { kind: 'bid', on },
      })),
      bids: [...state.bids, { slot, by: seat, on, card, faceUp: false }],
      serial: state.serial + 1,
    };
    // P-14: who bids alone has just placed the last card.
    const wasAlone = state.step.out.length === state.seats - 1;
    return nextBidder(placed, state.step, wasAlone ? [...state.step.out, seat] : state.step.out);
  },

  'opted-out': (state, { seat }) => {
    if (state.step.kind !== 'bid') return state;
    const left = withPlayer(state, seat, () => ({ last: { kind: 'opted-out' } }));
    return nextBidder(left, state.step, [...state.step.out, seat]);
  },

  'bids-closed': (state) => {
    if (state.step.kind !== 'bid') return state;
    const { plate, finisher } = state.step;
    return asking(state, (question) => ({ kind: 'reveal', question, tick: question, plate, finisher }));
  },

  'bid-turned': (state, { slot }) => {
    if (state.step.kind !== 'reveal') return state;
    return {
      ...state,
      bids: state.bids.map((bid) => (bid.slot === slot ? { ...bid, faceUp: true } : bid)),
      step: { ...state.step, tick: state.serial },
      serial: state.serial + 1,
    };
  },
};
