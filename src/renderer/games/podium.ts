/** Who stands where on the podium. */
import type { Standing } from '../../shared/game.ts';

const MOST_TOWERS = 4;
const LAST_RANK = 3;

export interface Podium {
  /** From left to right, the winner in the middle. */
  readonly towers: readonly Standing[];
  readonly others: readonly Standing[];
}

export function podium(standings: readonly Standing[]): Podium {
  const inOrder = [...standings].sort((a, b) => a.rank - b.rank || a.seat - b.seat);
  const best = inOrder.filter(({ rank }) => rank <= LAST_RANK).slice(0, MOST_TOWERS);
  const right = best.filter((_, place) => place % 2 === 0);
  const left = best.filter((_, place) => place % 2 === 1).reverse();
  const towers = [...left, ...right];
  return { towers, others: inOrder.filter((one) => !best.includes(one)) };
}
