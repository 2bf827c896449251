import type { Outcome, ReceiptLine, Standing } from '../../../src/shared/game.ts';
import { range } from '../../../src/shared/lists.ts';
import { rankBy } from '../../../src/shared/standings.ts';
import { type Dare, pointsOf, type State } from './state.ts';

export const standings = (state: State): readonly Standing[] =>
  rankBy(range(state.seats).map((seat) => pointsOf(state, seat)));

export const outcome = (state: State): Outcome | undefined =>
  state.step.kind === 'over'
    ? { standings: standings(state), reason: { key: 'rounds', params: { n: state.options.rounds } } }
    : undefined;

const keyOf = ({ deed, points }: Dare): string => {
  if (deed === 'left') return 'left';
  return points > 0 ? 'bitten' : 'burnt';
};

export const receipt = ({ dares }: State): readonly ReceiptLine[] =>
  dares.map((dare) => ({
    seat: dare.seat,
    round: dare.round,
    points: dare.points,
    rule: 'D-5',
    key: keyOf(dare),
    params: { card: { card: dare.card } },
  }));
