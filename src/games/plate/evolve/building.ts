/** P-5 to P-10 */
import type { Evolvers } from '../../../shared/evolvers.ts';
import { faceId } from '../cards.ts';
import type { BuildingEvent, Event, Laid } from '../events.ts';
import type { State, Step } from '../state.ts';
import { asking, discarding, handWithout, laidOn, turnOf, withPlate, withPlayer } from './changes.ts';

function laid(state: State, event: Laid<'started' | 'added' | 'finished'>): State {
  const { type, seat, card, plate } = event;
  const played = withPlayer(state, seat, (player) => ({
    hand: handWithout(player, [card]),
    last: { kind: type, face: faceId(card), plate },
  }));
  return withPlate(played, plate, (one) => ({ cards: laidOn(one, card), done: type === 'finished' }));
}

export const building: Evolvers<State, Event, BuildingEvent['type']> = {
  'turn-began': (state, { seat }) => turnOf(state, seat),

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

  drawn: (state, { seat, cards }) => ({
    ...withPlayer(state, seat, (player) => ({ hand: [...player.hand, ...cards] })),
    draw: state.draw.slice(cards.length),
  }),

  reshuffled: (state, { order }) => ({ ...state, draw: [...state.draw, ...order], discard: [] }),

  'keep-asked': (state, { seat }) =>
    asking(state, (question) => ({ kind: 'keep', question, seat, drawn: [] })),

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
