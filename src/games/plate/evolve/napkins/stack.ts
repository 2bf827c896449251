/** The stack of napkins, and what stays on the table: P-21 to P-25. */
import type { Evolvers } from '../../../../shared/evolvers.ts';
import { faceId } from '../../cards.ts';
import type { Event, NapkinEvent } from '../../events.ts';
import type { PlayedNapkin, State } from '../../state.ts';
import { asking, discarding, handWithout, withPlayer } from '../changes.ts';

const withNewest = (state: State, change: (napkin: PlayedNapkin) => Partial<PlayedNapkin>): State => {
  const newest = state.stack.at(-1);
  return newest
    ? { ...state, stack: [...state.stack.slice(0, -1), { ...newest, ...change(newest) }] }
    : state;
};

/** P-25: what is about to be eaten may be another thing now, so that window opens afresh. */
function goingOn(state: State): State {
  const { step, stack } = state;
  if (stack.length > 0 || step.kind !== 'verdict') return { ...state, serial: state.serial + 1 };
  return asking(state, (question) => ({ ...step, question, passed: [] }));
}

export const stack: Evolvers<State, Event, NapkinEvent['type']> = {
  'napkin-played': (state, { seat, card }) => {
    const { serial } = state;
    const napkin: PlayedNapkin = {
      id: `n${serial}`,
      question: serial,
      card,
      by: seat,
      stage: 'reaction',
      passed: [],
      answers: [],
    };
    return {
      ...withPlayer(state, seat, (player) => ({
        hand: handWithout(player, [card]),
        last: { kind: 'napkin', face: faceId(card) },
      })),
      stack: [...state.stack, napkin],
      serial: serial + 1,
    };
  },

  passed: (state, { seat }) => {
    if (state.stack.length > 0) return withNewest(state, ({ passed }) => ({ passed: [...passed, seat] }));
    if (state.step.kind !== 'verdict') return state;
    return { ...state, step: { ...state.step, passed: [...state.step.passed, seat] } };
  },

  'napkin-allowed': (state) => ({
    ...withNewest(state, () => ({ stage: 'asking', question: state.serial })),
    serial: state.serial + 1,
  }),

  answered: (state, { seat, move }) =>
    withNewest(state, ({ answers }) => ({ answers: [...answers, { seat, move }] })),

  'napkin-done': (state, { serves }) => {
    const done = state.stack.at(-1);
    if (!done) return state;
    const stack = state.stack.slice(0, -1);
    const { id, card, by } = done;
    return goingOn(
      serves === null
        ? discarding({ ...state, stack }, [card])
        : { ...state, stack, lying: [...state.lying, { id, card, by, serves }] },
    );
  },
};
