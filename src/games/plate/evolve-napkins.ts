/** Napkins: the stack, what they change, and what lies on the table (P-21 to P-29). */
import type { SeatIndex } from '../../shared/game.ts';
import { faceId } from './cards.ts';
import { type Countdown, halted, resumed } from './countdown.ts';
import type { EffectEvent, Handlers, NapkinEvent } from './events.ts';
import type { PlayedNapkin, State } from './state.ts';
import { discarding, handWithout, laidOn, reacting, thinking, withPlate, withPlayer } from './tableau.ts';

const withNewest = (state: State, change: (napkin: PlayedNapkin) => Partial<PlayedNapkin>): State => {
  const newest = state.stack.at(-1);
  return newest
    ? { ...state, stack: [...state.stack.slice(0, -1), { ...newest, ...change(newest) }] }
    : state;
};

/** Changes the clock of whatever the table waits for now. */
function withTopClock(state: State, change: (clock: Countdown) => Countdown): State {
  const changed = (clock: Countdown | null) => (clock ? change(clock) : null);
  if (state.stack.length > 0) return withNewest(state, ({ clock }) => ({ clock: changed(clock) }));
  if (state.step.kind === 'ended') return state;
  return { ...state, step: { ...state.step, clock: changed(state.step.clock) } };
}

/** P-21: what was interrupted goes on where it was; P-25: what is about to be eaten may be another thing now. */
function goingOn(state: State, at: number): State {
  const serial = state.serial;
  const next = { ...state, serial: serial + 1 };
  if (next.stack.length === 0 && next.step.kind === 'verdict')
    return {
      ...next,
      step: { ...next.step, question: serial, passed: [], clock: reacting(next, serial, at) },
    };
  return withTopClock(next, (clock) => resumed(clock, serial, at));
}

const handedOver = (state: State, from: SeatIndex, to: SeatIndex, cards: readonly string[]): State =>
  withPlayer(
    withPlayer(state, from, (player) => ({ hand: handWithout(player, cards) })),
    to,
    (player) => ({ hand: [...player.hand, ...cards] }),
  );

export const napkins: Handlers<NapkinEvent | EffectEvent> = {
  'napkin-played': (state, { seat, card, at }) => {
    const interrupted = withTopClock(state, (clock) => halted(clock, at));
    const serial = state.serial;
    const napkin: PlayedNapkin = {
      id: `n${serial}`,
      card,
      by: seat,
      stage: 'reaction',
      passed: [],
      answers: [],
      clock: reacting(state, serial, at),
    };
    return {
      ...withPlayer(interrupted, seat, (player) => ({
        hand: handWithout(player, [card]),
        last: { kind: 'napkin', face: faceId(card) },
      })),
      stack: [...interrupted.stack, napkin],
      serial: serial + 1,
    };
  },

  passed: (state, { seat }) => {
    if (state.stack.length > 0) return withNewest(state, ({ passed }) => ({ passed: [...passed, seat] }));
    if (state.step.kind !== 'verdict') return state;
    return { ...state, step: { ...state.step, passed: [...state.step.passed, seat] } };
  },

  'napkin-allowed': (state, { at }) => ({
    ...withNewest(state, () => ({ stage: 'asking', clock: thinking(state, state.serial, at) })),
    serial: state.serial + 1,
  }),

  answered: (state, { seat, move }) =>
    withNewest(state, ({ answers }) => ({ answers: [...answers, { seat, move }] })),

  'napkin-done': (state, { serves, at }) => {
    const done = state.stack.at(-1);
    if (!done) return state;
    const stack = state.stack.slice(0, -1);
    const { id, card, by } = done;
    const over =
      serves === null
        ? discarding({ ...state, stack }, [card])
        : { ...state, stack, lying: [...state.lying, { id, card, by, serves }] };
    return goingOn(over, at);
  },

  traded: (state, { seat, partner, given, taken }) =>
    handedOver(handedOver(state, seat, partner, given), partner, seat, taken),

  'hands-discarded': (state) =>
    discarding(
      { ...state, players: state.players.map((player) => ({ ...player, hand: [] })) },
      state.players.flatMap((player) => player.hand),
    ),

  'passed-on': (state, { passes }) =>
    passes.reduce((now, { from, to, cards }) => handedOver(now, from, to, cards), state),

  'napkin-cancelled': (state) => {
    const cancelled = state.stack.at(-2);
    if (!cancelled) return state;
    const stack = [...state.stack.slice(0, -2), ...state.stack.slice(-1)];
    return discarding({ ...state, stack }, [cancelled.card]);
  },

  peeked: (state, { seat, slots }) =>
    withPlayer(state, seat, ({ peeked }) => ({ peeked: [...new Set([...peeked, ...slots])] })),

  'top-taken': (state, { seat, plate, card }) =>
    withPlayer(
      withPlate(state, plate, ({ cards }) => ({ cards: cards.slice(0, -1) })),
      seat,
      ({ hand }) => ({ hand: [...hand, card] }),
    ),

  'top-moved': (state, { from, to, card }) =>
    withPlate(
      withPlate(state, from, ({ cards }) => ({ cards: cards.slice(0, -1) })),
      to,
      (plate) => ({ cards: laidOn(plate, card) }),
    ),

  garnished: (state, { seat, plate, card }) =>
    withPlate(
      withPlayer(state, seat, (player) => ({ hand: handWithout(player, [card]) })),
      plate,
      (one) => ({ cards: laidOn(one, card) }),
    ),

  'bids-swapped': (state, { one, other }) => ({
    ...state,
    bids: state.bids.map((bid) =>
      bid.on === one ? { ...bid, on: other } : bid.on === other ? { ...bid, on: one } : bid,
    ),
  }),
};
