/** What a napkin changes: P-26 to P-29. */
import type { Evolvers } from '../../../../shared/evolvers.ts';
import type { SeatIndex } from '../../../../shared/game.ts';
import type { CardId } from '../../cards.ts';
import type { EffectEvent, Event } from '../../events.ts';
import type { State } from '../../state.ts';
import { discarding, handWithout, laidOn, withPlate, withPlayer } from '../changes.ts';

const handedOver = (state: State, from: SeatIndex, to: SeatIndex, cards: readonly CardId[]): State =>
  withPlayer(
    withPlayer(state, from, (player) => ({ hand: handWithout(player, cards) })),
    to,
    (player) => ({ hand: [...player.hand, ...cards] }),
  );

const withoutTop = (state: State, plate: string): State =>
  withPlate(state, plate, ({ cards }) => ({ cards: cards.slice(0, -1) }));

export const effects: Evolvers<State, Event, EffectEvent['type']> = {
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
    withPlayer(withoutTop(state, plate), seat, ({ hand }) => ({ hand: [...hand, card] })),

  'top-moved': (state, { from, to, card }) =>
    withPlate(withoutTop(state, from), to, (plate) => ({ cards: laidOn(plate, card) })),

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
