/** What the person who holds the phone wants. It comes with the screens that ask, which a match does not need. */
import type { SeatIndex } from '../../shared/game.ts';
import { greetingFor, type Happening } from './guest-state.ts';
import type { Person } from './person.ts';

/** Another table: with the seat this phone may have there. */
export const goTo =
  (code: string): Happening =>
  (state, memory) => [
    { ...state, code, watching: false },
    ['showCode', code],
    ['greet', greetingFor(code, memory)],
  ];

/** The same table from the start, as after "somebody else took over". */
export const comeAgain: Happening = (state) => [state, ['greet', {}]];

export const watch: Happening = (state) => [{ ...state, watching: true }];

export const stopWatching: Happening = (state) => [{ ...state, watching: false }];

export const join =
  (person: Person): Happening =>
  (state) =>
    state.joining
      ? [state]
      : [
          { ...state, joining: true },
          ['keepPerson', person],
          ['call', { method: 'seat.join', params: person }],
        ];

/** A seat in the next match, behind whoever has this badge. */
export const sitNext =
  (person: Person, behind: number): Happening =>
  (state) => [
    state,
    ['keepPerson', person],
    ['call', { method: 'seat.next', params: { ...person, behind } }],
  ];

/** For a seat that was lost with a browser. */
export const claim =
  (seat: SeatIndex): Happening =>
  (state) => [state, ['call', { method: 'seat.claim', params: { seat } }]];

export const claimFromBot =
  (seat: SeatIndex, person: Person): Happening =>
  (state) => [
    state,
    ['keepPerson', person],
    ['call', { method: 'seat.claim', params: { seat, name: person.name, face: person.face } }],
  ];

export const stopAsking: Happening = (state) => [{ ...state, claim: undefined }];

export const leave: Happening = (state) => [state, ['call', { method: 'seat.leave', params: {} }]];

export const beCalled =
  (person: Person): Happening =>
  (state) => [state, ['keepPerson', person]];
