/** Points from plain numbers: for matches and for score sheets alike. */
import type { Standing } from '../../shared/game.ts';
import { sum } from '../../shared/lists.ts';

export const OPPORTUNITY_POINTS = 4;
export const ORDER_TYPES = 5;

/** W-22: points for 0, 1, 2, 3, 4, 5 different types of order. */
const DIVERSITY = [0, 0, 1, 4, 8, 15] as const;

export const differentTypes = (types: readonly number[]): number => new Set(types).size;

export const diversityPoints = (different: number): number => {
  const points = DIVERSITY[different];
  if (points === undefined) throw new RangeError(`${different} different types of order`);
  return points;
};

export interface Tally {
  readonly orders: readonly { readonly type: number; readonly points: number }[];
  readonly tokens: number;
  readonly opportunities: number;
  readonly coins: number;
}

export interface Score {
  readonly printed: number;
  readonly tokens: number;
  readonly opportunities: number;
  readonly diversity: number;
  readonly total: number;
}

/** W-22 */
export function scoreOf(tally: Omit<Tally, 'coins'>): Score {
  const printed = sum(tally.orders.map((order) => order.points));
  const opportunities = OPPORTUNITY_POINTS * tally.opportunities;
  const diversity = diversityPoints(differentTypes(tally.orders.map((order) => order.type)));
  return {
    printed,
    tokens: tally.tokens,
    opportunities,
    diversity,
    total: printed + tally.tokens + opportunities + diversity,
  };
}

/** W-23: total, then points in tokens, then coins; who is still equal shares the rank. */
export function standingsOf(tallies: readonly Tally[]): Standing[] {
  const keys = tallies.map((tally) => [scoreOf(tally).total, tally.tokens, tally.coins] as const);
  return keys
    .map((key, seat) => ({
      seat,
      score: key[0],
      rank: 1 + keys.filter((other) => isAhead(other, key)).length,
    }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}

function isAhead(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at >= 0 && a[at]! > b[at]!;
}
