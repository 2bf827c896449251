import type { Fit, Piece } from '../../../../games/masters/rules/matching.ts';
import type { GameWords } from '../../../i18n/words.svelte.ts';
import { listOf } from '../food.ts';
import { stillMissing } from './steps.ts';

interface Circumstances {
  readonly closed: boolean;
  readonly words: GameWords;
}

/** What a sandwich still is to an order, in a sentence. */
export function verdict(fit: Fit, { closed, words }: Circumstances): string {
  if (fit.state === 'ready') return words.say(closed ? 'ui.plan.claim' : 'ui.plan.ready', { n: fit.pays });
  if (fit.state === 'missing') return words.say('ui.plan.missing', { n: stillMissing(fit) });
  const names = [...new Set<Piece>(fit.extra)].map((piece) => words.card(piece));
  return words.say('ui.plan.impossible', { foods: listOf(names, words) });
}
