/** Set-up and building: P-4 to P-10. */

import { faceId } from './cards.ts';
import { countdown } from './countdown.ts';
import type { BuildEvent, Handlers, Laid, OpeningEvent } from './events.ts';
import { openingPace } from './options.ts';
import type { State, Step } from './state.ts';
import { discarding, handWithout, laidOn, thinking, withPlate, withPlayer } from './tableau.ts';

function turnOf(state: State, seat: number, at: number): State {
  const serial = state.serial;
  const step: Step = { kind: 'build', question: serial, seat, clock: thinking(state, serial, at) };
  return { ...state, step, serial: serial + 1 };
}

function laid(state: State, event: Laid<'started' | 'added' | 'finished'>): State {
  const { type, seat, card, plate } = event;
  const played = withPlayer(state, seat, (player) => ({
    hand: handWithout(player, [card]),
    last: { kind: type, face: faceId(card), plate },
  }));
  return withPlate(played, plate, (one) => ({ cards: laidOn(one, card), done: type === 'finished' }));
}

const took = (state: State, seat: number, cards: readonly string[]): State => ({
  ...withPlayer(state, seat, (player) => ({ hand: [...player.hand, ...cards] })),
  draw: state.draw.slice(cards.length),
});

export const building: Handlers<OpeningEvent | BuildEvent> = {
  shuffled: (state, { order }) => ({ ...state, draw: order }),

  'first-drawn': (state, { draws, at }) => {
    if (state.step.kind !== 'opening') return state;
    const clock = countdown(state.serial, openingPace(state.options), at);
    return {
      ...state,
      draw: state.draw.slice(draws.length),
      step: { ...state.step, rounds: [...state.step.rounds, draws], clock },
      serial: state.serial + 1,
    };
  },

  dealt: (state, { first, hands, order, at }) => {
    const players = state.players.map((player, seat) => ({ ...player, hand: hands[seat]! }));
    return turnOf({ ...state, players, draw: order }, first, at);
  },

  'turn-began': (state, { seat, at }) => turnOf(state, seat, at),

  'turn-passed': (state, { seat }) => withPlayer(state, seat, () => ({ last: { kind: 'turn-passed' } })),

  started: laid,
  added: laid,
  finished: laid,

  discarded: (state, { seat, card }) =>
    discarding(
      withPlayer(state, seat, (player) => ({
        hand: handWithout(player, [card]),
        last: { kind: 'discarded', face: faceId(card) },
      })),
      [card],
    ),

  drawn: (state, { seat, cards }) => took(state, seat, cards),

  reshuffled: (state, { order }) => ({ ...state, draw: [...state.draw, ...order], discard: [] }),

  'keep-asked': (state, { seat, at }) => {
    const serial = state.serial;
    const clock = thinking(state, serial, at);
    return {
      ...state,
      step: { kind: 'keep', question: serial, seat, drawn: [], clock },
      serial: serial + 1,
    };
  },

  'laid-aside': (state, { cards }) =>
    state.step.kind === 'keep'
      ? {
          ...state,
          step: { ...state.step, drawn: [...state.step.drawn, ...cards] },
          draw: state.draw.slice(cards.length),
        }
      : state,

  kept: (state, { seat, card, dropped }) => {
    const chosen = withPlayer(state, seat, (player) => ({ hand: [...player.hand, card] }));
    const step: Step = chosen.step.kind === 'keep' ? { ...chosen.step, drawn: [] } : chosen.step;
    return discarding({ ...chosen, step }, dropped);
  },
};
