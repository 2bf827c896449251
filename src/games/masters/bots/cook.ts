/** Sees what the chef sees, but often goes with something good instead of the best. */
import { range } from '../../../shared/lists.ts';
import type { Move } from '../moves.ts';
import { headWith } from './chef.ts';
import { best, type Wish } from './hands.ts';
import { leaningOf } from './tempers.ts';

/** In ten. */
const SLIPS = 9;
/** What is so much less good than the best comes to nobody's mind. */
const LIKELY = 0.05;

const MEAN: ReadonlySet<Move['type']> = new Set<Move['type']>(['attack', 'report', 'inspect']);
/** How often each thing comes to mind, where spite makes a difference. */
const OFTEN = 5;

const onItsMind = (wishes: readonly Wish[], spite: number): readonly Wish[] =>
  spite === 1
    ? wishes
    : wishes.flatMap((wish) =>
        range(MEAN.has(wish.move.type) ? Math.round(OFTEN * spite) : OFTEN).map(() => wish),
      );

export const cook = headWith((wishes, input) => {
  const top = best(wishes);
  if (!top || input.rng.below(10) >= SLIPS) return top;
  const likely = wishes.filter(({ gain }) => gain > LIKELY * top.gain);
  const open = onItsMind(likely, leaningOf(input.temper).spite);
  return open.length > 0 ? input.rng.pick(open) : top;
});
