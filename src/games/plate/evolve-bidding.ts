/** Bidding and eating: P-12 to P-20. */
import { clockwiseFrom } from '../../shared/lists.ts';
import { countdown } from './countdown.ts';
import type { BidEvent, EatEvent, Handlers } from './events.ts';
import { lastMealPace, revealPace } from './options.ts';
import type { State, Step } from './state.ts';
import { discarding, handWithout, reacting, thinking, withPlate, withPlayer } from './tableau.ts';

type Bidding = Extract<Step, { readonly kind: 'bid' }>;

/** P-12, P-14: the next who has not opted out; who bids alone has just placed the last card. */
function nextBidder(state: State, step: Bidding, out: readonly number[], at: number): State {
  const next = clockwiseFrom(step.seat + 1, state.seats).find((seat) => !out.includes(seat));
  const serial = state.serial;
  const clock = next === undefined ? null : thinking(state, serial, at);
  return {
    ...state,
    step: { ...step, question: serial, asked: at, seat: next ?? step.seat, out, clock },
    serial: serial + 1,
  };
}

/** P-13: a bid taken back, or placed again, asks anew: what ran on the clock in between was nobody's time. */
export function askedAgain(state: State, at: number): State {
  const { step, stack } = state;
  if (step.kind !== 'bid' || stack.length > 0) return state;
  return {
    ...state,
    step: { ...step, asked: at, clock: step.clock && { ...step.clock, left: step.clock.length, since: at } },
  };
}

export const bidding: Handlers<BidEvent | EatEvent> = {
  'bidding-began': (state, { seat, plate, at }) => {
    const serial = state.serial;
    const clock = thinking(state, serial, at);
    return {
      ...state,
      step: { kind: 'bid', question: serial, asked: at, seat, plate, finisher: seat, out: [], clock },
      serial: serial + 1,
    };
  },

  'bid-placed': (state, { seat, on, card, at }) => {
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
    const wasAlone = state.step.out.length === state.seats - 1;
    const out = wasAlone ? [...state.step.out, seat] : state.step.out;
    return nextBidder(placed, state.step, out, at);
  },

  'opted-out': (state, { seat, at }) => {
    if (state.step.kind !== 'bid') return state;
    const left = withPlayer(state, seat, () => ({ last: { kind: 'opted-out' } }));
    return nextBidder(left, state.step, [...state.step.out, seat], at);
  },

  'bids-closed': (state, { at }) => {
    if (state.step.kind !== 'bid') return state;
    const { plate, finisher } = state.step;
    const serial = state.serial;
    const clock = countdown(serial, revealPace(state.options, state.bids.length), at);
    return {
      ...state,
      step: { kind: 'reveal', question: serial, plate, finisher, clock },
      serial: serial + 1,
    };
  },

  'bid-turned': (state, { slot, at }) => {
    if (state.step.kind !== 'reveal') return state;
    const clock = countdown(state.serial, revealPace(state.options, state.bids.length), at);
    return {
      ...state,
      bids: state.bids.map((bid) => (bid.slot === slot ? { ...bid, faceUp: true } : bid)),
      step: { ...state.step, clock },
      serial: state.serial + 1,
    };
  },

  'verdict-opened': (state, { at }) => {
    if (state.step.kind !== 'reveal') return state;
    const { plate, finisher } = state.step;
    const serial = state.serial;
    const clock = reacting(state, serial, at);
    return {
      ...state,
      step: { kind: 'verdict', question: serial, plate, finisher, passed: [], clock },
      serial: serial + 1,
    };
  },

  eaten: (state, { meal, usedUp }) => {
    const used = state.lying.filter((napkin) => usedUp.includes(napkin.id));
    const fed: State = {
      ...state,
      players: state.players.map((player, seat) => {
        if (!meal.eaters.includes(seat)) return player;
        const points = meal.gains[seat]!;
        return { ...player, points: player.points + points, last: { kind: 'ate', points } };
      }),
      meals: [...state.meals, meal],
      lying: state.lying.filter((napkin) => !usedUp.includes(napkin.id)),
    };
    return discarding(
      fed,
      used.map((napkin) => napkin.card),
    );
  },

  cleared: (state) => {
    const finished = state.plates.filter((plate) => plate.done);
    const emptied = finished.reduce(
      (now, { id }) => withPlate(now, id, () => ({ cards: [], done: false })),
      state,
    );
    const forgotten = emptied.players.map((player) =>
      player.peeked.length > 0 ? { ...player, peeked: [] } : player,
    );
    const cards = [...finished.flatMap((plate) => plate.cards), ...state.bids.map((bid) => bid.card)];
    return discarding({ ...emptied, players: forgotten, bids: [] }, cards);
  },

  'goal-reached': (state, { reason, at }) => {
    const serial = state.serial;
    const clock = countdown(serial, lastMealPace(state.options), at);
    return { ...state, step: { kind: 'last-meal', question: serial, reason, clock }, serial: serial + 1 };
  },

  ended: (state, { reason }) => ({ ...state, step: { kind: 'ended', reason } }),
};
