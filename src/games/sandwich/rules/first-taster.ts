/** S-19: who tastes first, asked when tasting begins. */
import { range } from '../../../shared/lists.ts';
import { no, type Rule } from '../../../shared/rules.ts';
import type { Draft, Event } from '../events.ts';
import type { MoveOf } from '../moves.ts';
import { frameOf, type State } from '../state.ts';
import type { Offered, RuleOf } from './rule.ts';

/** The table knows nobody's age: it takes people at their word, the first who speaks. */
export const tasteFirst: RuleOf<'taste-first'> = {
  check: (state) => (state.phase === 'asking' ? undefined : no('not-now')),
  act: (draft, seat) => draft.emit({ type: 'taster-named', seat, how: 'said' }),
};

/** For somebody without a phone, or to set right what was said. */
export const nameTaster: Rule<State, Event, MoveOf<'name-taster'>> = {
  check(state, { actor, move: { to } }) {
    if (actor !== 'table') return no('only-table');
    if (state.phase !== 'asking') return no('not-now');
    return to < state.match.seats ? undefined : no('no-such-seat');
  },
  act: (draft, { move: { to } }) => draft.emit({ type: 'taster-named', seat: to, how: 'table' }),
};

/** Ruling: when nobody says so in time, lots are drawn. */
export function drawTaster(draft: Draft): void {
  const { drawn, match } = draft.state;
  draft.emit({ type: 'taster-named', seat: drawn ?? draft.rng.below(match.seats), how: 'lot' });
}

export const firstTasterOffers = (state: State): Offered[] =>
  state.phase === 'asking'
    ? [{ id: 'taste-first', frame: frameOf(state), move: { type: 'taste-first' } }]
    : [];

export const namingOffers = (state: State): Offered[] =>
  state.phase === 'asking'
    ? [
        {
          id: 'name-taster',
          frame: frameOf(state),
          move: { type: 'name-taster' },
          slots: [{ name: 'to', kind: 'seat', from: range(state.match.seats) }],
        },
      ]
    : [];
