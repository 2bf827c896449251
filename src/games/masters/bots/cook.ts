/** Sees what the chef sees, but often goes with something good instead of the best. */
import { headWith } from './chef.ts';
import { best } from './hands.ts';

/** In ten. */
const SLIPS = 9;
/** What is so much less good than the best comes to nobody's mind. */
const LIKELY = 0.05;

export const cook = headWith((wishes, input) => {
  const top = best(wishes);
  if (!top || input.rng.below(10) >= SLIPS) return top;
  const likely = wishes.filter(({ gain }) => gain > LIKELY * top.gain);
  return likely.length > 0 ? input.rng.pick(likely) : top;
});
