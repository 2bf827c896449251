/** Letting things pass: a napkin that was played, and what is about to be eaten (P-24, P-25). */
import { no } from '../../../shared/rules.ts';
import { isAsked, type Offer, type RuleOf, seatOf } from './rule.ts';

export const passOffers = (): Offer[] => [{ id: 'pass', move: { type: 'pass' } }];

export const pass: RuleOf<'pass'> = {
  check: (state, command) => (isAsked(state, command, 'reaction', 'verdict') ? undefined : no('not-now')),
  act: (draft, command) => draft.emit({ type: 'passed', seat: seatOf(command) }),
};
